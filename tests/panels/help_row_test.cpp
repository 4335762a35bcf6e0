// The labels of the help row stay in place, whatever the pointer or the cursor is on.

#include "scenario/matter_catalog.hpp"
#include "staged/staged_game.hpp"

#include <torchwake/words/labels.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::panels {
using namespace staged;
namespace {

using screen::Action;

constexpr std::string_view hall_with_door = R"(
    ###########
    #@!..T..%.#
    #....+....#
    ###########)";
constexpr core::Point listed_troll_at{5, 1};
const screen::Pointed on_help_label = screen::PointedOffer{{Action::Help, 0}};
constexpr std::array sizes{core::Size{80, 25}, core::Size{100, 36}, core::Size{160, 45}};

/// Which cells of the help row are a label's, and of what.
std::map<std::int32_t, Action> labels_at(const StagedGame& game, core::Size size) {
    std::map<std::int32_t, Action> labels;
    for (std::int32_t x = 0; x < size.width; ++x) {
        const screen::Pointed over = game.pick(size, {x, size.height - 1});
        if (const auto* offer = std::get_if<screen::PointedOffer>(&over)) {
            labels.emplace(x, offer->offer.action);
        }
    }
    return labels;
}

/// All that a pointer can be on while the game is played.
std::vector<screen::Pointed> places_of(const StagedGame& game) {
    std::vector<screen::Pointed> places{screen::PointedNothing{}, screen::PointedEntry{listed_troll_at},
                                        on_help_label, screen::PointedOffer{{Action::Explore, 0}},
                                        screen::PointedSign{"sign-health"}};
    const core::Size size = game.scenario.knowledge().size();
    for (std::int32_t y = 0; y < size.height; ++y) {
        for (std::int32_t x = 0; x < size.width; ++x) {
            places.emplace_back(screen::PointedCell{{x, y}});
        }
    }
    return places;
}

std::vector<screen::Offer> offers_of_play() {
    return {{Action::MoveNorth, 0}, {Action::Get, 0},     {Action::Use, 0},    {Action::Rest, 0},
            {Action::Explore, 0},   {Action::Examine, 0}, {Action::Travel, 0}, {Action::Drop, 0},
            {Action::Throw, 0},     {Action::Actions, 0}, {Action::Help, 0},   {Action::Pause, 0}};
}

/// Wherever the pointer is, the labels are where they were, or give their place to the text about a cell of
/// the level, a button of the other row or a sign.
void check_that_labels_stay(StagedGame& game) {
    for (const core::Size size : sizes) {
        game.presenter.point(screen::PointedNothing{});
        const std::map<std::int32_t, Action> labels = labels_at(game, size);
        REQUIRE_FALSE(labels.empty());
        for (const screen::Pointed& place : places_of(game)) {
            game.presenter.point(place);
            const std::string row = help_row(game, size);
            CAPTURE(size.width, row);
            const std::map<std::int32_t, Action> now = labels_at(game, size);
            const bool on_label = place == on_help_label;
            CHECK((on_label ? now == labels : std::ranges::includes(labels, now)));
            CHECK(words::text_width(row) <= size.width + 1);
        }
    }
}

TEST_CASE("the help row asks if the only thing beside the hero that burns is to be set on fire",
          "[panels][props][S1][H2]") {
    const content::Catalog catalog = named(scenario::matter_parts());
    StagedGame game("######\n#@,&.#\n######", catalog);
    const auto asked = [&game](screen::DirectionModel direction) {
        game.open("interact", &direction, {{Action::MoveEast, 0}, {Action::Cancel, 0}});
        std::string row = help_row(game);
        game.screens.pop_back();
        return row;
    };
    const std::string grass = catalog.matter(*catalog.find_matter("dry_grass")).name;
    CHECK(shows(asked({Action::Interact, {{2, 1}}}), "Set fire to the " + grass + "?"));
    CHECK(shows(asked({Action::Interact, {{2, 1}, {2, 0}}}), "In which direction?"));
    CHECK(shows(asked({Action::CloseDoor, {{2, 1}}}), "In which direction?"));
}

TEST_CASE("no label of the help row moves by what the pointer is on", "[panels][T1]") {
    StagedGame game(hall_with_door);
    const screen::PlayModel play{game.scenario.knowledge()};
    game.open("play", &play, offers_of_play());
    check_that_labels_stay(game);
    for (const core::Size size : sizes) {
        game.presenter.point(screen::PointedCell{listed_troll_at});
        CAPTURE(help_row(game, size));
        CHECK(help_row(game, size).find("troll  you hit") == 1);
        CHECK(help_row(game, size).find("you down in 8") != std::string::npos);
    }
}

TEST_CASE("an enemy that can't hurt the hero is told so, not by blows of which none is the last",
          "[panels][T1]") {
    content::CatalogParts parts = scenario::test_parts();
    std::ranges::find(parts.monsters, "dummy", &content::MonsterDef::id)->natural_attacks = {
        {"nudge", {1, 1, -1}}};
    const content::Catalog catalog = named(std::move(parts));
    StagedGame game("########\n#@...d.#\n########", catalog);
    const screen::PlayModel play{game.scenario.knowledge()};
    game.open("play", &play, offers_of_play());
    game.presenter.point(screen::PointedCell{{5, 1}});
    const std::string row = help_row(game, {160, 45});
    CAPTURE(row);
    CHECK(row.find("you hit") != std::string::npos);
    CHECK(row.find("; it can't hurt you") != std::string::npos);
    CHECK(row.find("you down in") == std::string::npos);
}

/// Where the labels of the most used actions stand, of a hero on the first map of `map`.
std::map<Action, std::int32_t> places_of_labels(std::string_view map, core::Size size) {
    StagedGame game(map);
    std::vector<screen::Offer> offers = offers_of_play();
    for (const Action action : {Action::Attack, Action::Fire, Action::Repeat, Action::Descend, Action::Ascend,
                                Action::CloseDoor, Action::SwapWeapons}) {
        offers.push_back({action, 0});
    }
    const screen::PlayModel play{game.scenario.knowledge()};
    game.open("play", &play, offers);
    std::map<Action, std::int32_t> first;
    for (const auto& [x, action] : labels_at(game, size)) {
        first.emplace(action, x);
    }
    return first;
}

TEST_CASE("the most used actions keep their places in a fight, in peace, on things and on stairs",
          "[panels][H3]") {
    for (const core::Size size : {core::Size{128, 36}, core::Size{160, 45}}) {
        const std::map<Action, std::int32_t> fight = places_of_labels("#######\n#@...T#\n#######", size);
        REQUIRE(fight.contains(Action::Attack));
        for (const std::string_view map : {"#######\n#@....#\n#######", "#######\n#@!...#\n#######",
                                           "#######\n#@+.>T#\n#######", "#######\n#@>..<#\n#######"}) {
            const std::map<Action, std::int32_t> other = places_of_labels(map, size);
            CAPTURE(size.width, map);
            for (const Action action :
                 {Action::Actions, Action::Help, Action::Attack, Action::Repeat, Action::Get}) {
                REQUIRE(other.contains(action));
                CHECK(other.at(action) == fight.at(action));
            }
        }
    }
}

TEST_CASE("nothing comes into the place of the attack when no enemy is left", "[panels][H3]") {
    for (const core::Size size : sizes) {
        const std::map<Action, std::int32_t> hunted = places_of_labels("#######\n#@...T#\n#######", size);
        const std::map<Action, std::int32_t> calm = places_of_labels("#######\n#@....#\n#######", size);
        CAPTURE(size.width);
        REQUIRE(hunted.contains(Action::Attack));
        CHECK(calm.at(Action::Attack) == hunted.at(Action::Attack));
    }
}

TEST_CASE("no label of a watched run moves by what the pointer is on", "[panels][watch]") {
    StagedGame game(hall_with_door);
    screen::WatchModel watch;
    watch.size = 4000;
    game.open("", &watch,
              {{Action::Confirm, 0},
               {Action::Left, 0},
               {Action::Right, 0},
               {Action::Up, 0},
               {Action::Down, 0},
               {Action::TakeOver, 0},
               {Action::Messages, 0},
               {Action::Examine, 0},
               {Action::Character, 0},
               {Action::Help, 0},
               {Action::Capsule, 0},
               {Action::Cancel, 0}});
    check_that_labels_stay(game);
    game.presenter.point(screen::PointedCell{listed_troll_at});
    CHECK(help_row(game, {160, 45}).find("troll") == 1);
}

TEST_CASE("no label of a menu moves by what its cursor is on", "[panels][F7]") {
    content::CatalogParts parts = scenario::test_parts();
    REQUIRE(parts.items.size() > 2);
    parts.items[0].description = "Short.";
    parts.items[1].description = std::string(200, 'w');
    parts.items[2].description = "It is neither long nor short, and it has to be read.";
    const content::Catalog catalog = named(std::move(parts));
    StagedGame game(hall_with_door, catalog);
    screen::MenuModel menu{screen::MenuPurpose::Use, {}, 0};
    for (std::uint16_t item = 0; item < 3; ++item) {
        menu.lines.push_back({screen::ItemLine{content::ItemId{item}}, U'a' + char32_t{item}, true});
    }
    game.open("use", &menu, {{Action::Confirm, 0}, {Action::Throw, 0}, {Action::Cancel, 0}});
    for (const core::Size size : sizes) {
        menu.cursor = 0;
        const std::map<std::int32_t, Action> labels = labels_at(game, size);
        for (menu.cursor = 0; menu.cursor < 3; ++menu.cursor) {
            CAPTURE(size.width, help_row(game, size));
            CHECK(labels_at(game, size) == labels);
            CHECK(help_row(game, size).find("[Enter] use") != std::string::npos);
            CHECK(help_row(game, size).find("[Esc] back") != std::string::npos);
        }
    }
}

TEST_CASE("with little health and an enemy in view the help row says so, and what heals", "[panels][F7]") {
    StagedGame game(hall_with_door);
    const auto told = [&game] { return help_row(game, {130, 40}); };
    rules::Vitals& vitals = game.scenario.world.entities.vitals[rules::hero_id];
    CHECK(told().find("health!") == std::string::npos);
    vitals.hit_points = vitals.max_hit_points / 4;
    const std::string left =
        std::to_string(vitals.hit_points) + " of " + std::to_string(vitals.max_hit_points);
    CHECK(told().find("Only " + left + " health!") != std::string::npos);
    CHECK(told().find("heals") == std::string::npos);
    game.scenario.give('!');
    CHECK(told().find("a a: health potion heals.") != std::string::npos);
    CHECK(help_row(game, {100, 36}).find("Only " + left + " health!") != std::string::npos);
    CHECK(help_row(game, {100, 36}).find("heals") == std::string::npos);
    vitals.hit_points = vitals.max_hit_points / 4 + 1;
    CHECK(told().find("health!") == std::string::npos);
}

}  // namespace
TEST_CASE("lighting the torch says that it takes two turns, in the row, beside its name and in the list",
          "[panels][H1][W6]") {
    StagedGame game(hall_with_door);
    game.scenario.world.entities.torches[rules::hero_id].lit = false;
    game.show_all();
    game.open("play", game.screens.front().layer, {{Action::SwitchTorch}, {Action::Help}, {Action::Actions}});
    CHECK(shows(help_row(game, {160, 45}), "torch (2 turns)"));
    const screen::MenuLine line{screen::ActionLine{Action::SwitchTorch, 2}};
    CHECK(plain_text(line_text(line, english(), named_catalog())) == "Torch (2 turns)");
    game.scenario.world.entities.torches[rules::hero_id].lit = true;
    game.show_all();
    CHECK_FALSE(shows(help_row(game, {160, 45}), "(2 turns)"));
}

}  // namespace torchwake::panels
