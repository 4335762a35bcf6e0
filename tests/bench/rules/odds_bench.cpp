#include "bench_case.hpp"
#include "game_data.hpp"

#include <torchwake/forecast/odds.hpp>
#include <torchwake/rules/turn.hpp>

#include <functional>
#include <memory>
#include <vector>

namespace torchwake::bench {
namespace {

/// A hero in a bare hall with one of each other kind around, and all of them in view.
std::shared_ptr<rules::World> make_gathering() {
    const content::Catalog& catalog = game_data();
    const rules::Ruleset ruleset{
        &catalog, [](const content::Catalog& data, std::uint64_t, std::int32_t depth) {
            rules::LevelPlan plan;
            plan.depth = depth;
            plan.tiles.reset(core::Size{80, 43}, data.level_at(depth).tiles.floor);
            plan.arrival = {40, 20};
            std::int32_t place = 0;
            for (std::uint16_t kind = 0; kind < data.monsters().size(); ++kind) {
                if (content::MonsterId{kind} != data.hero()) {
                    plan.monsters.push_back(
                        {content::MonsterId{kind}, {38 + place % 5, 21 + place / 5}, 0, false});
                    ++place;
                }
            }
            return plan;
        }};
    return std::make_shared<rules::World>(rules::new_run(ruleset, 1));
}

std::function<Pass()> prepare_fights() {
    const auto world = make_gathering();
    return [world] {
        Pass pass;
        const forecast::Knowledge knowledge(game_data(), *world);
        for (const forecast::KnownActor& actor : knowledge.actors_in_view()) {
            pass.result +=
                static_cast<std::uint64_t>(forecast::forecast_fight(knowledge, actor).ours.hit_permille);
            ++pass.calls;
        }
        return pass;
    };
}

std::function<Pass()> prepare_aims() {
    const auto world = make_gathering();
    std::vector<content::ItemId> aimed;
    for (std::uint16_t kind = 0; kind < game_data().items().size(); ++kind) {
        if (game_data().items()[kind].aim) {
            aimed.push_back(content::ItemId{kind});
        }
    }
    return [world, aimed] {
        Pass pass;
        const forecast::Knowledge knowledge(game_data(), *world);
        for (const content::ItemId item : aimed) {
            for (const forecast::KnownActor& actor : knowledge.actors_in_view()) {
                pass.result += forecast::forecast_aim(knowledge, item, actor.at).victims.size();
                ++pass.calls;
            }
        }
        return pass;
    };
}

const bool added =
    add_case({"preview of a fight, both ways", "torchwake", Side::Ours, {0, 200}, prepare_fights}) &&
    add_case({"preview of an aim", "torchwake", Side::Ours, {0, 200}, prepare_aims});

}  // namespace
}  // namespace torchwake::bench
