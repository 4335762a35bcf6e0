#include "bench_case.hpp"
#include "game_data.hpp"

#include <torchwake/rules/turn.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <algorithm>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace torchwake::bench {
namespace {

constexpr std::uint64_t seeds = 10;
constexpr std::uint64_t levels = 10;
constexpr std::uint64_t actions = 300;
constexpr std::size_t awake_monsters = 11;

/// A level source that leaves a level with eleven monsters, drawn from the level's own floor where it has
/// fewer.
rules::LevelSource eleven_monsters() {
    return [](const content::Catalog& catalog, std::uint64_t seed, std::int32_t depth) {
        worldgen::LevelDraft draft = worldgen::generate_with_regions(catalog, seed, depth);
        auto& monsters = draft.plan.monsters;
        core::RandomStream stream = core::derive_stream(seed, "bench monsters");
        const auto taken = [&draft](core::Point at) {
            return at == draft.plan.arrival ||
                   std::ranges::any_of(draft.plan.monsters,
                                       [at](const auto& spawn) { return spawn.at == at; });
        };
        while (monsters.size() < awake_monsters) {
            const auto& cells =
                draft.regions[stream.below(static_cast<std::uint32_t>(draft.regions.size()))].cells;
            const core::Point at = cells[stream.below(static_cast<std::uint32_t>(cells.size()))];
            if (!taken(at)) {
                const auto kind = 1 + stream.below(static_cast<std::uint32_t>(catalog.monsters().size() - 1));
                monsters.push_back({content::MonsterId{static_cast<std::uint16_t>(kind)}, at});
            }
        }
        monsters.resize(awake_monsters);
        return draft.plan;
    };
}

/// Monsters that a blow of the random walker does not kill, so that eleven stay.
void harden(rules::World& world) {
    world.choice = {};
    constexpr std::int32_t plenty = 1000;
    for (rules::Vitals& vitals : world.entities.vitals.values()) {
        vitals.hit_points = vitals.max_hit_points = plenty;
    }
}

/// Shows the hero's place to monsters that have lost it, or never saw it.
void wake_all(rules::World& world) {
    for (rules::Mind& mind : world.entities.minds.values()) {
        if (mind.intent == rules::Intent::Sleep || mind.intent == rules::Intent::Rest ||
            mind.intent == rules::Intent::Return) {
            mind.intent = rules::Intent::Track;
            mind.last_seen = world.entities.positions[rules::hero_id].at;
        }
    }
}

struct Games {
    rules::Ruleset ruleset;
    std::vector<rules::World> starts;
    std::vector<rules::World> worlds;
    rules::Turn turn;
};

void refill(rules::World& world) {
    for (rules::Vitals& vitals : world.entities.vitals.values()) {
        vitals.hit_points = vitals.max_hit_points;
    }
}

/// Walks at random; a refused step is no action, and another direction is drawn.
std::uint64_t walk(Games& games, rules::World& world, core::RandomStream& stream) {
    std::uint64_t events = 0;
    for (std::uint64_t action = 0; action < actions;) {
        refill(world);
        wake_all(world);
        const rules::Walk step{core::all_directions[stream.below(8)]};
        rules::take_turn(games.ruleset, world, step, games.turn);
        action += games.turn.refusal ? 0U : 1U;
        events += games.turn.events.size();
    }
    return events;
}

std::shared_ptr<Games> make_games() {
    auto games = std::make_shared<Games>();
    games->ruleset = {&game_data(), eleven_monsters()};
    for (std::uint64_t number = 0; number < seeds * levels; ++number) {
        games->starts.push_back(rules::new_run(games->ruleset, number));
        harden(games->starts.back());
    }
    return games;
}

std::function<Pass()> prepare_turns() {
    const auto games = make_games();
    games->worlds = games->starts;
    return [games] {
        Pass pass;
        for (std::size_t number = 0; number < games->starts.size(); ++number) {
            rules::World& world = games->worlds[number];
            world = games->starts[number];
            core::RandomStream stream = core::derive_stream(number, "bench walker");
            pass.result += walk(*games, world, stream);
            pass.calls += actions;
        }
        return pass;
    };
}

std::function<Pass()> prepare_copies() {
    const auto games = make_games();
    return [games] {
        Pass pass;
        for (const rules::World& start : games->starts) {
            const rules::World copy = start;
            pass.result += copy.entities.creatures.size();
            ++pass.calls;
        }
        return pass;
    };
}

std::function<Pass()> prepare_hashes() {
    const auto games = make_games();
    return [games] {
        Pass pass;
        for (const rules::World& start : games->starts) {
            pass.result += rules::state_hash({game_data(), start}) & 1U;
            ++pass.calls;
        }
        return pass;
    };
}

const bool added =
    add_case({"whole turn, 80x43, 11 awake monsters", "torchwake", Side::Ours, {0, 10}, prepare_turns}) &&
    add_case({"world copy, 80x43", "torchwake", Side::Ours, {0, 30}, prepare_copies}) &&
    add_case({"state hash, 80x43", "torchwake", Side::Ours, {}, prepare_hashes});

}  // namespace
}  // namespace torchwake::bench
