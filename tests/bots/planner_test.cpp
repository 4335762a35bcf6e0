#include "bots/next_command.hpp"
#include "content/game_data.hpp"
#include "scenario/scenario.hpp"

#include <torchwake/bots/play_out.hpp>
#include <torchwake/core/direction.hpp>
#include <torchwake/rules/announcement.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <string_view>

namespace torchwake::bots {
namespace {

using core::Direction;
using scenario::Scenario;

/// The test's catalog with a hero that knows no spell.
const content::Catalog& plain_catalog() {
    static const content::Catalog catalog([] {
        content::CatalogParts parts = scenario::test_parts();
        parts.monsters.front().spells.clear();
        return parts;
    }());
    return catalog;
}

constexpr std::string_view mouth_of_a_corridor = R"(
    ##########
    ####..o..#
    #...@..o.#
    ####..o..#
    ##########)";

/// The name of a command and where it leads, for a failed check.
std::string told(const rules::Command& command) {
    const auto* const walk = std::get_if<rules::Walk>(&command);
    return std::visit([](const auto& each) { return std::string(each.id); }, command) +
           (walk != nullptr ? " " + std::to_string(static_cast<int>(walk->direction)) : "");
}

}  // namespace

TEST_CASE("a planner lets a hunter come, and so strikes first, where an explorer goes up to it",
          "[bots][planner]") {
    Scenario scenario(R"(
        #######
        #@.T..#
        #######)",
                      1, plain_catalog());
    rouse(scenario);
    CAPTURE(told(next(scenario, "explorer")), told(next(scenario, "planner")));
    CHECK(next(scenario, "explorer") == rules::Command(rules::Walk{Direction::East}));
    CHECK(next(scenario, "planner") == rules::Command(rules::Wait{}));
}

TEST_CASE("a planner steps back to where only one of a pack can strike, where an explorer stays in the open",
          "[bots][planner]") {
    Scenario scenario(mouth_of_a_corridor, 1, plain_catalog());
    scenario.set_hit_points(rules::hero_id, 14);
    rouse(scenario);
    CAPTURE(told(next(scenario, "explorer")), told(next(scenario, "planner")));
    CHECK(next(scenario, "explorer") != rules::Command(rules::Walk{Direction::West}));
    CHECK(next(scenario, "planner") == rules::Command(rules::Walk{Direction::West}));
}

TEST_CASE("a planner strikes the weakest of those beside it", "[bots][planner]") {
    Scenario scenario(R"(
        #####
        #.T.#
        #.@.#
        #.o.#
        #####)",
                      1, plain_catalog());
    rouse(scenario);
    CHECK(next(scenario, "planner") == rules::Command(rules::Walk{Direction::South}));
}

TEST_CASE("a planner steps into no cell that an announced spell reaches next", "[bots][planner][V6]") {
    Scenario scenario(mouth_of_a_corridor, 1, plain_catalog());
    scenario.set_hit_points(rules::hero_id, 14);
    rouse(scenario);
    const core::Point west = core::step(scenario.hero_at(), Direction::West);
    const rules::EntityId other = scenario.knowledge().actors_in_view().back().id;
    rules::Announcement announced{.spell = content::SpellId{0}, .target = west, .from = west, .seen = true};
    announced.rows[rules::Announcement::reach] = 1U << unsigned{rules::Announcement::reach};
    REQUIRE(reaches(announced, west));
    scenario.world.entities.announcements.insert(other, announced);
    scenario.world.entities.initiatives[other].counter = 1;
    CHECK(next(scenario, "planner") != rules::Command(rules::Walk{Direction::West}));
}

TEST_CASE("a planner out of a fight does as an explorer does", "[bots][planner]") {
    const Scenario scenario("@...>..", 1);
    CHECK(next(scenario, "planner") == next(scenario, "explorer"));
    Scenario asleep(R"(
        ##########
        #>.@..B..#
        ##########)");
    asleep.put_to_sleep(asleep.actor('B'));
    asleep.act(rules::SwitchTorch{});
    CHECK(next(asleep, "planner") == next(asleep, "explorer"));
}

TEST_CASE("a planner plays a run twice in the same way, and otherwise than an explorer", "[bots][planner]") {
    const rules::Ruleset ruleset{&content::game_data(), worldgen::level_source()};
    const auto trail = [&ruleset](std::string_view name) {
        return play_out(ruleset, 770'000, *make_bot(name), 1200).trail;
    };
    CHECK(trail("planner") == trail("planner"));
    CHECK(trail("planner") != trail("explorer"));
}

}  // namespace torchwake::bots
