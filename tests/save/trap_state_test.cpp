#include "scenario/trap_catalog.hpp"

#include <torchwake/rules/invariants.hpp>
#include <torchwake/save/snapshot.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <catch2/catch_test_macros.hpp>

#include <utility>

namespace torchwake::save {
namespace {

const content::Catalog& trapped_catalog() {
    static const content::Catalog catalog = [] {
        content::CatalogParts parts = scenario::trapped_town_parts();
        parts.levels.back().traps_per_region = {0, 1};
        return content::Catalog(std::move(parts));
    }();
    return catalog;
}

/// The hero has come home through a portal, from a level with traps of all states.
SavedRun run_with_traps(const rules::Ruleset& ruleset) {
    SavedRun run{rules::new_run(ruleset, 3), {}};
    static_cast<void>(rules::take_turn(ruleset, run.world, rules::Cheat{rules::CheatKind::NextLevel}));
    auto& traps = run.world.level.traps;
    REQUIRE(traps.size() > 2);
    traps[0].state = rules::TrapState::Spotted;
    traps[1].state = rules::TrapState::Sprung;
    const rules::EntityId scroll{run.world.run.next_entity++};
    run.world.entities.items.insert(scroll, {*ruleset.catalog->find_item("town_portal"), 1, 1});
    run.world.entities.carried.insert(scroll, {rules::hero_id, rules::Slot{0}});
    run.world.entities.packs[rules::hero_id].slots[0] = scroll;
    rules::rebuild_caches({ruleset, run.world});
    const auto turn = rules::take_turn(ruleset, run.world, rules::UseItem{rules::Slot{0}});
    REQUIRE_FALSE(turn.refusal.has_value());
    return run;
}

}  // namespace

TEST_CASE("traps and a portal are saved as they are, and go on as they would", "[save][snapshot][traps]") {
    const rules::Ruleset ruleset{&trapped_catalog(), worldgen::level_source()};
    SavedRun run = run_with_traps(ruleset);
    REQUIRE(run.world.portal.depth == 1);
    auto read = decode_run(trapped_catalog(), encode_run(trapped_catalog(), run), "run.save");
    REQUIRE(read.has_value());
    CHECK(read->world == run.world);
    CHECK(rules::caches_are_current({trapped_catalog(), read->world}));
    CHECK(read->world.left_levels.back().level.traps == run.world.left_levels.back().level.traps);
    const core::Point here = rules::position_of(run.world, rules::hero_id);
    const auto way = core::direction_between(here, run.world.portal.at);
    REQUIRE(way.has_value());
    for (const rules::Command& command :
         {rules::Command(rules::Walk{*way}), rules::Command(rules::Descend{})}) {
        const auto expected = rules::take_turn(ruleset, run.world, command);
        CHECK(rules::take_turn(ruleset, read->world, command) == expected);
    }
    CHECK(run.world.level.depth == 1);
    CHECK(run.world.level.traps.front().state == rules::TrapState::Spotted);
}

TEST_CASE("a saved trap where none can be is refused", "[save][snapshot][traps]") {
    const rules::Ruleset ruleset{&trapped_catalog(), worldgen::level_source()};
    SavedRun run = run_with_traps(ruleset);
    run.world.left_levels.back().level.traps.front().at = {0, 0};
    const auto read = decode_run(trapped_catalog(), encode_run(trapped_catalog(), run), "run.save");
    REQUIRE_FALSE(read.has_value());
    CHECK(read.error().message.find("the level has an unsound trap") != std::string::npos);
}

}  // namespace torchwake::save
