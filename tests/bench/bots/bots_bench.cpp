#include "../rules/game_data.hpp"
#include "bench_case.hpp"

#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/bots/play_out.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <functional>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::bench {
namespace {

constexpr std::uint64_t games = 10;
constexpr std::uint64_t explored_levels = 5;

/// Whole games; a call is a turn of the hero with all that follows from it.
std::function<Pass()> prepare_games(std::string_view bot) {
    return [bot] {
        const rules::Ruleset ruleset{&game_data(), worldgen::level_source()};
        Pass pass;
        for (std::uint64_t seed = 0; seed < games; ++seed) {
            const bots::PlayedRun run = bots::play_out(ruleset, seed, *bots::make_bot(bot));
            pass.calls += static_cast<std::uint64_t>(run.world.run.turn);
            pass.result += static_cast<std::uint64_t>(run.world.run.deepest_depth);
        }
        return pass;
    };
}

/// Levels without anyone on them, as they are known after each step of exploring them.
std::shared_ptr<std::vector<rules::World>> explored_worlds() {
    const rules::Ruleset ruleset{&game_data(),
                                 [](const content::Catalog& catalog, std::uint64_t seed, std::int32_t depth) {
                                     rules::LevelPlan plan = worldgen::generate(catalog, seed, depth);
                                     plan.monsters.clear();
                                     return plan;
                                 }};
    auto worlds = std::make_shared<std::vector<rules::World>>();
    for (std::uint64_t seed = 0; seed < explored_levels; ++seed) {
        rules::World world = rules::new_run(ruleset, seed);
        world.choice = {};
        autopilot::AutoActionRunner runner(autopilot::Explore{});
        auto step = runner.next({game_data(), world});
        while (const auto* command = std::get_if<rules::Command>(&step)) {
            worlds->push_back(world);
            static_cast<void>(rules::take_turn(ruleset, world, *command));
            step = runner.next({game_data(), world});
        }
    }
    return worlds;
}

/// The decisions of one long automatic action; a call is a step.
std::function<Pass()> prepare_explore_steps() {
    const auto worlds = explored_worlds();
    return [worlds] {
        Pass pass;
        autopilot::AutoActionRunner runner(autopilot::Explore{});
        for (const rules::World& world : *worlds) {
            if (world.run.turn == 0) {
                runner = autopilot::AutoActionRunner(autopilot::Explore{});
            }
            pass.result += runner.next({game_data(), world}).index();
            ++pass.calls;
        }
        return pass;
    };
}

/// The way back to where the level was entered, found from nothing; a call is a way.
std::function<Pass()> prepare_ways() {
    const auto worlds = explored_worlds();
    return [worlds] {
        Pass pass;
        for (const rules::World& world : *worlds) {
            const forecast::Knowledge knowledge(game_data(), world);
            const auto stairs = knowledge.stairs(content::Stairs::Up);
            const core::Point to = stairs.empty() ? knowledge.hero().at : stairs.front();
            pass.result += autopilot::known_path(knowledge, to).size();
            ++pass.calls;
        }
        return pass;
    };
}

const bool added =
    add_case({"fighter, whole games",
              "torchwake",
              Side::Ours,
              {0, 20},
              [] { return prepare_games("fighter"); }}) &&
    add_case(
        {"explorer, whole games", "torchwake", Side::Ours, {}, [] { return prepare_games("explorer"); }}) &&
    add_case({"step of exploring, 80x43", "torchwake", Side::Ours, {0, 30}, prepare_explore_steps}) &&
    add_case({"known way, 80x43", "torchwake", Side::Ours, {0, 100}, prepare_ways});

}  // namespace
}  // namespace torchwake::bench
