// Lessons: the World that one begins with, and when each kind of goal holds.

#include "scenario/matter_catalog.hpp"
#include "scenario/test_catalog.hpp"

#include <torchwake/rules/lesson.hpp>
#include <torchwake/rules/lookups.hpp>
#include <torchwake/rules/queries.hpp>
#include <torchwake/rules/turn.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::rules {
namespace {

using content::LessonGoal;
using content::LessonPlace;

constexpr std::string_view drawn =
    "#######"
    "#@pw.d#"
    "#.z...#"
    "#######";

/// A hall with a potion p, water w, a sleeping dummy d, and a hero that holds a blade and carries a rock.
content::LessonDef hall(const content::Catalog& catalog) {
    content::LessonDef lesson;
    lesson.id = "hall";
    lesson.cells.reset({7, 4});
    std::ranges::copy(drawn, lesson.cells.span().begin());
    lesson.legend = {{.drawn = 'p', .item = *catalog.find_item("health_potion")},
                     {.drawn = 'w', .liquid = *catalog.find_matter("water"), .depth = 1},
                     {.drawn = 'd', .monster = *catalog.find_monster("dummy"), .asleep = true},
                     {.drawn = 'z'}};
    lesson.pack = {{.item = *catalog.find_item("blade"), .worn = true}, {.item = *catalog.find_item("rock")}};
    lesson.hit_points = 9;
    return lesson;
}

const content::Catalog& catalog() {
    static const content::Catalog made = [] {
        content::CatalogParts parts = scenario::matter_parts();
        parts.lessons = {hall(content::Catalog(scenario::matter_parts()))};
        return content::Catalog(std::move(parts));
    }();
    return made;
}

LevelPlan no_other_level(const content::Catalog&, std::uint64_t, std::int32_t) {
    return {};
}

struct Taught {
    World world = begin_lesson(catalog(), 0);

    [[nodiscard]] bool holds(const LessonGoal& goal) const {
        return is_over(world, catalog().lessons().front(), {{goal}});
    }
    void act(const Command& command) {
        const Ruleset rules{&catalog(), no_other_level};
        const Turn turn = take_turn(rules, world, command);
        REQUIRE_FALSE(turn.refusal.has_value());
    }
};

content::ItemId item(std::string_view id) {
    return *catalog().find_item(id);
}

}  // namespace

TEST_CASE("a lesson begins as it is drawn, for practice, and its seed tells which it is", "[rules][H1]") {
    const Taught taught;
    CHECK(lesson_of_seed(catalog(), taught.world.run.seed) == 0);
    CHECK_FALSE(lesson_of_seed(catalog(), first_lesson_seed - 1).has_value());
    CHECK(taught.world.run.cheated);
    CHECK(taught.world.entities.vitals[hero_id].hit_points == 9);
    CHECK(position_of(taught.world, hero_id) == core::Point{1, 1});
    CHECK_FALSE(step_over_at_start(catalog(), 0).has_value());
}

TEST_CASE("goals about places and things hold once the hero has done them", "[rules][H1]") {
    Taught taught;
    CHECK_FALSE(taught.holds(content::ReachGoal{{'p'}}));
    CHECK_FALSE(taught.holds(content::TakeGoal{item("health_potion")}));
    taught.act(Walk{core::Direction::East});
    CHECK(taught.holds(content::ReachGoal{{'p'}}));
    CHECK(taught.holds(content::SneakGoal{{'p'}}));
    taught.act(PickUp{});
    CHECK(taught.holds(content::TakeGoal{item("health_potion")}));
    CHECK(taught.holds(content::EquipGoal{item("blade")}));
    CHECK_FALSE(taught.holds(content::EquipGoal{item("rock")}));
    CHECK_FALSE(taught.holds(content::LackGoal{item("rock")}));
    CHECK_FALSE(taught.holds(content::DropGoal{item("rock")}));
    taught.act(DropItem{Slot{1}});
    CHECK(taught.holds(content::DropGoal{item("rock")}));
    CHECK(taught.holds(content::LackGoal{item("rock")}));
}

TEST_CASE("goals about monsters, matter, tiles, light and health are read from the level", "[rules][H1]") {
    Taught taught;
    const content::MatterId water = *catalog().find_matter("water");
    CHECK(taught.holds(content::MatterGoal{{'w'}, water}));
    CHECK_FALSE(taught.holds(content::ClearGoal{{'w'}, water}));
    CHECK(taught.holds(content::ClearGoal{{'p'}, water}));
    CHECK(taught.holds(content::TileGoal{{'z'}, *catalog().find_tile("floor")}));
    CHECK_FALSE(taught.holds(content::TileGoal{{'z'}, *catalog().find_tile("wall")}));
    CHECK_FALSE(taught.holds(content::SlayGoal{*catalog().find_monster("dummy")}));
    CHECK(taught.holds(content::SlayGoal{*catalog().find_monster("troll")}));
    CHECK(taught.holds(content::HealGoal{9}));
    CHECK_FALSE(taught.holds(content::HealGoal{10}));
    CHECK_FALSE(taught.holds(content::LearnGoal{item("health_potion")}));
    CHECK(taught.holds(content::TorchGoal{true}) != taught.holds(content::TorchGoal{false}));
}

TEST_CASE("who is sought has not sneaked by", "[rules][H1]") {
    Taught taught;
    taught.act(Walk{core::Direction::East});
    const Placed dummy = *monsters(taught.world).begin();
    Mind& mind = taught.world.entities.minds[dummy.id];
    mind.prey = hero_id;
    for (const Intent intent : {Intent::Hunt, Intent::Track, Intent::Search}) {
        mind.intent = intent;
        CHECK_FALSE(taught.holds(content::SneakGoal{{'p'}}));
    }
    mind.intent = Intent::Return;
    CHECK(taught.holds(content::SneakGoal{{'p'}}));
}

TEST_CASE("no goal holds on another level, nor on one of another size", "[rules][H1]") {
    Taught taught;
    CHECK(taught.holds(content::HealGoal{1}));
    taught.world.level.depth = 2;
    CHECK_FALSE(taught.holds(content::HealGoal{1}));
}

}  // namespace torchwake::rules
