// The levels above the prize, on the game's own data.

#include "content/game_data.hpp"
#include "rules/dungeon.hpp"

#include <torchwake/core/rect.hpp>
#include <torchwake/rules/invariants.hpp>
#include <torchwake/rules/lookups.hpp>
#include <torchwake/rules/queries.hpp>
#include <torchwake/spatial/path_finder.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace torchwake::bots {
namespace {

using rules::CellFlag;

const rules::Ruleset& game_rules() {
    static const rules::Ruleset ruleset{&content::game_data(), worldgen::level_source()};
    return ruleset;
}

rules::Turn take(rules::World& world, const rules::Command& command) {
    rules::Turn turn = rules::take_turn(game_rules(), world, command);
    REQUIRE_FALSE(turn.refusal);
    return turn;
}

/// An undying hero on the last level, on the prize.
rules::World at_the_prize(std::uint64_t seed) {
    rules::World world = rules::new_run(game_rules(), seed);
    if (world.choice.kind == rules::ChoiceKind::Gift) {
        take(world, rules::AnswerChoice{rules::Slot{0}});
    }
    take(world, rules::Cheat{rules::CheatKind::Undying});
    while (world.level.depth < content::game_data().last_depth()) {
        take(world, rules::Cheat{rules::CheatKind::NextLevel});
    }
    for (const auto& [id, item] : rules::entries(world.entities.items)) {
        if (item.kind == content::game_data().prize()) {
            const core::Point at = world.entities.positions[id].at;
            rules::put_hero(content::game_data(), world, at);
            break;
        }
    }
    return world;
}

core::Point stairs_up(const rules::World& world) {
    const auto& flags = world.caches.flags;
    const auto cells = flags.span();
    const auto found =
        std::ranges::find_if(cells, [](rules::CellFlags cell) { return cell.has(CellFlag::StairsUp); });
    REQUIRE(found != cells.end());
    return flags.point(static_cast<std::size_t>(found - cells.begin()));
}

/// True if the hero can walk to the stairs up, without a step into flames or into what is about to burn.
bool has_clean_way(const rules::World& world) {
    const rules::Activity& active = world.level.matter.active;
    spatial::BitGrid flames(world.level.tiles.size());
    for (const core::Point at : core::cells_of(world.level.tiles.size())) {
        if (!active.at_rest() && (active.fuel[at] > 0 || active.coming[at] > 0)) {
            flames.set(at);
        }
    }
    spatial::PathFinder finder;
    const core::Point here = rules::position_of(world, rules::hero_id);
    const core::Point up = stairs_up(world);
    return here == up || !finder.find(world.caches.steps, here, up, &flames).empty();
}

/// Climbs from the last level to the first, and looks at each level that has changed.
void climb(std::uint64_t seed, std::size_t& changed) {
    rules::World world = at_the_prize(seed);
    take(world, rules::PickUp{});
    REQUIRE(world.hunt.ending == rules::Ending::CarriedOut);
    while (world.level.depth > 1) {
        rules::put_hero(content::game_data(), world, stairs_up(world));
        const rules::Turn turn = take(world, rules::Ascend{});
        CAPTURE(seed, world.level.depth);
        changed += std::ranges::any_of(turn.events, [](const rules::Event& event) {
            return std::holds_alternative<rules::LevelChanged>(event);
        });
        REQUIRE(rules::broken_invariant({content::game_data(), world}).value_or("none") == "none");
        constexpr int burnt_out = 300;
        int waits = 0;
        while (!has_clean_way(world) && waits < burnt_out) {
            take(world, rules::Wait{});
            ++waits;
        }
        REQUIRE(waits < burnt_out);
    }
}

}  // namespace

TEST_CASE("levels above the prize change, and each keeps a way up that harms nobody or burns free",
          "[bots][hunt][V8]") {
    std::size_t changed = 0;
    constexpr std::uint64_t seeds = 8;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        climb(seed, changed);
    }
    CHECK(changed > seeds * 5);
}

TEST_CASE("a thousand runs keep a way up on each level", "[bots][hunt][V8][.nightly]") {
    std::size_t changed = 0;
    constexpr std::uint64_t seeds = 1000;
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        climb(seed, changed);
    }
    CHECK(changed > seeds * 5);
}

}  // namespace torchwake::bots
