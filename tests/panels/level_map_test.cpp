// The page with the map of a level, and the quickbar of the sidebar.

#include "staged/staged_game.hpp"

#include <torchwake/panels/layout.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <variant>

namespace torchwake::panels {
using namespace staged;
namespace {

using screen::Action;

constexpr std::string_view hall = R"(
    #########
    #@.!..>.#
    #...#####
    #########)";
constexpr core::Size smallest_window{80, 30};

}  // namespace

TEST_CASE("the map shows the level whole, with the hero and a legend", "[panels][map][H2]") {
    StagedGame game(hall);
    const screen::MapModel map{game.scenario.knowledge(), 1, core::Point{3, 1}};
    game.open("map", &map, {{Action::Confirm, 0}, {Action::Cancel, 0}});
    for (const core::Size size : {core::Size{40, 16}, smallest_window, core::Size{240, 67}}) {
        const std::string text = game.text(size);
        CAPTURE(text);
        CHECK(shows(text, "#@.!..>.#"));
        CHECK(shows(text, "! health potion"));
        CHECK(shows(text, "(map 1 of 1)"));
    }
}

TEST_CASE("the map's page has clickable ways to the levels above and below", "[panels][map][H2]") {
    StagedGame game(hall);
    rules::World& world = game.scenario.world;
    rules::LeftLevel left;
    left.level = world.level;
    left.level.depth = 2;
    left.memory = world.memory;
    world.left_levels.push_back(left);
    const screen::MapModel map{game.scenario.knowledge(), 1, core::Point{3, 1}};
    game.open("map", &map, {{Action::PageUp, 0}, {Action::PageDown, 0}, {Action::Cancel, 0}});
    const std::string text = game.text(smallest_window);
    CAPTURE(text);
    CHECK(shows(text, "] level below"));
    CHECK(shows(text, "level above"));
    const std::int32_t row = find_text(text, "level below").y;
    const auto takes = [&](Action action) {
        bool taken = false;
        for (std::int32_t x = 0; x < smallest_window.width; ++x) {
            taken = taken ||
                    game.pick(smallest_window, {x, row}) == screen::Pointed(screen::PointedOffer{{action}});
        }
        return taken;
    };
    CHECK(takes(Action::PageDown));
    CHECK_FALSE(takes(Action::PageUp));
}

TEST_CASE("the legend of the map names the stairs on which the hero stands", "[panels][map][H2]") {
    StagedGame game("#####\n#@>.#\n#####");
    const auto legend = [&game] {
        const screen::MapModel map{game.scenario.knowledge(), 1, core::Point{3, 1}};
        game.open("map", &map, {{Action::Confirm, 0}, {Action::Cancel, 0}});
        return game.text(smallest_window);
    };
    const std::string name = game.scenario.catalog().tile(game.scenario.world.level.tiles[{2, 1}]).name;
    CHECK(shows(legend(), "> " + name));
    game.scenario.act(rules::Walk{core::Direction::East});
    CHECK(shows(legend(), "> " + name));
}

TEST_CASE("the map has the traps that were spotted and can go off, and its legend names them",
          "[panels][map][H2]") {
    for (const auto state : {rules::TrapState::Hidden, rules::TrapState::Spotted, rules::TrapState::Sprung}) {
        StagedGame game("#######\n#@....#\n#######");
        game.scenario.world.level.traps.push_back({{4, 1}, content::TrapId{0}, state});
        rules::rebuild_caches({game.scenario.catalog(), game.scenario.world});
        const screen::MapModel map{game.scenario.knowledge(), 1, core::Point{3, 1}};
        game.open("map", &map, {{Action::Confirm, 0}, {Action::Cancel, 0}});
        CHECK(shows(game.text(smallest_window), "^ dart trap") == (state == rules::TrapState::Spotted));
    }
}

TEST_CASE("a level larger than the page is scaled down, and its stairs, items and hero stay visible",
          "[panels][map][H2]") {
    std::string wide(120, '.');
    wide[1] = '@';
    wide[60] = '!';
    wide[118] = '>';
    const std::string level = std::string(120, '#') + "\n" + wide + "\n" + std::string(120, '#');
    StagedGame game(level);
    game.scenario.act(rules::Cheat{rules::CheatKind::Reveal});
    const screen::MapModel map{game.scenario.knowledge(), 1, core::Point{1, 1}};
    game.open("map", &map, {{Action::Confirm, 0}, {Action::Cancel, 0}});
    const std::string text = game.text(smallest_window);
    CAPTURE(text);
    CHECK(shows(text, "@"));
    CHECK(shows(text, ">"));
}

TEST_CASE("the cells of the map's present page react to the pointer", "[panels][map][H2]") {
    StagedGame game(hall);
    const screen::MapModel map{game.scenario.knowledge(), 1, core::Point{1, 1}};
    game.open("map", &map, {{Action::Confirm, 0}, {Action::Cancel, 0}});
    bool found = false;
    for (std::int32_t y = 0; y < smallest_window.height; ++y) {
        for (std::int32_t x = 0; x < smallest_window.width; ++x) {
            const screen::Pointed over = game.pick(smallest_window, {x, y});
            const auto* cell = std::get_if<screen::PointedCell>(&over);
            found = found || (cell != nullptr && cell->at == core::Point{6, 1});
        }
    }
    CHECK(found);
}

TEST_CASE("the quickbar stands at the foot of the sidebar, and each place reacts to the pointer",
          "[panels][quickbar][H2]") {
    StagedGame game(hall);
    game.scenario.act(rules::SetQuickSlot{2, game.scenario.give('!'), {}});
    for (const core::Size size : {smallest_window, core::Size{100, 36}, core::Size{160, 45}}) {
        const std::string text = game.text(size);
        CAPTURE(text);
        CHECK(shows(text, "2!"));
        std::size_t places = 0;
        for (std::int32_t y = 0; y < size.height; ++y) {
            for (std::int32_t x = 0; x < size.width; ++x) {
                const screen::Pointed over = game.pick(size, {x, y});
                const auto* offer = std::get_if<screen::PointedOffer>(&over);
                if (offer != nullptr && screen::is_quick_slot(offer->offer.action)) {
                    ++places;
                }
            }
        }
        CHECK(places % 9 == 0);
        CHECK(places >= 27);
    }
}

TEST_CASE("a place of the quickbar says what it does, and what is gone", "[panels][quickbar][H2]") {
    StagedGame game(hall);
    const rules::Slot potion = game.scenario.give('!');
    game.scenario.act(rules::SetQuickSlot{2, potion, {}});
    game.presenter.point(screen::PointedOffer{{Action::QuickSlot2}});
    CHECK(shows(help_row(game, {160, 45}), "Use health potion (you have 1)."));
    game.scenario.act(rules::UseItem{potion});
    CHECK(shows(help_row(game, {160, 45}), "The health potion is used up."));
    game.presenter.point(screen::PointedOffer{{Action::QuickSlot1}});
    CHECK(shows(help_row(game, {160, 45}), english().get("quick-free")));
}

TEST_CASE("a text screen's sidebar maps the level where it has eight free rows", "[panels][map][panels]") {
    StagedGame game("#########\n#@......#\n#########");
    const auto drawn = [&game](core::Size size) {
        const core::Rect sidebar = lay_out(size).sidebar;
        TextScreen page(size);
        game.presenter.draw_text(game.screens, page);
        int heroes = 0;
        for (std::int32_t y = sidebar.top(); y < sidebar.bottom(); ++y) {
            for (std::int32_t x = sidebar.left(); x < sidebar.right(); ++x) {
                heroes += page.at({x, y}).glyph == U'@' ? 1 : 0;
            }
        }
        return heroes;
    };
    CHECK(drawn({100, 45}) == 1);
    CHECK(drawn({80, 22}) == 0);
}

TEST_CASE("a window has the level's picture below the sidebar, always in the same place",
          "[panels][map][panels]") {
    StagedGame game("#########\n#@..>..r#\n#########");
    const stage::Frame& frame = game.frame({128, 40});
    REQUIRE(frame.levels.size() == 1);
    const LevelPicture& level = frame.levels.front();
    CHECK(level.area == with_minimap(lay_out({128, 40})).minimap);
    CHECK(level.reacts);
    CHECK(level.squares.size() == game.scenario.knowledge().size());
    REQUIRE_FALSE(level.marks.empty());
    CHECK(level.marks.back().at == core::Point{1, 1});
    CHECK(level.marks.back().small == SmallMark::Large);
    const auto at = [&level](core::Point cell) {
        return std::ranges::count(level.marks, cell, &LevelMark::at);
    };
    CHECK(at({4, 1}) == 1);
    CHECK(at({7, 1}) == 1);
    for (std::int32_t y = level.area.top(); y < level.area.bottom(); ++y) {
        for (std::int32_t x = level.area.left(); x < level.area.right(); ++x) {
            CHECK(frame.text.at({x, y}).glyph == U' ');
        }
    }
    CHECK(game.frame({90, 40}).levels.empty());
}

TEST_CASE("the small map tells stairs, things and enemies apart by shape", "[panels][map][panels]") {
    StagedGame game("##########\n#@..>.!.o#\n##########");
    const LevelPicture& level = game.frame({128, 40}).levels.front();
    const auto mark = [&level](core::Point cell) {
        const auto found = std::ranges::find(level.marks, cell, &LevelMark::at);
        REQUIRE(found != level.marks.end());
        return *found;
    };
    CHECK(mark({4, 1}).small == SmallMark::Down);
    CHECK(mark({6, 1}).small == SmallMark::Diamond);
    CHECK(mark({8, 1}).small == SmallMark::Square);
    CHECK(mark({8, 1}).ink == words::blood_fill);
}

TEST_CASE("the legend of a window's map names those in view, and tells the floor in view from the rest",
          "[panels][map][H2]") {
    StagedGame game("##########\n#@.....r.#\n##########");
    const screen::MapModel map{game.scenario.knowledge(), 1, core::Point{3, 1}};
    game.open("map", &map, {{Action::Confirm, 0}, {Action::Cancel, 0}});
    const std::string text = text_in(game.frame({128, 40}).text);
    CAPTURE(text);
    CHECK(shows(text, "rat"));
    CHECK(shows(text, english().get("map-in-view")));
    CHECK_FALSE(shows(text, english().get("map-seen-before")));
    const core::Point name = find_text(text, "rat");
    CHECK(game.pick_in_window({128, 40}, name) == screen::Pointed(screen::PointedCell{{7, 1}}));
    const core::Point floor = find_text(text, english().get("map-in-view"));
    CHECK(game.pick_in_window({128, 40}, floor) != screen::Pointed(screen::PointedCell{{7, 1}}));
}

TEST_CASE("while little is known, the small map shows a quarter of the level", "[panels][map][panels]") {
    std::string map = "#####" + std::string(35, '#');
    map += "\n#@..#" + std::string(35, '#');
    map += "\n#####" + std::string(35, '#');
    for (std::int32_t row = 0; row < 17; ++row) {
        map += "\n" + std::string(40, '#');
    }
    StagedGame game(map);
    const stage::Frame& frame = game.frame({128, 40});
    REQUIRE(frame.levels.size() == 1);
    CHECK(frame.levels.front().squares.size() == core::Size{20, 10});
    CHECK(frame.levels.front().corner == core::Point{0, 0});
}

TEST_CASE("a window's map page shows one picture, of the known cells, with its cursor", "[panels][map][H2]") {
    StagedGame game("#########\n#@..>..r#\n#########");
    const screen::MapModel map{game.scenario.knowledge(), 1, core::Point{1, 1}};
    game.open("map", &map, {{Action::Confirm, 0}, {Action::Cancel, 0}});
    const stage::Frame& frame = game.frame({128, 40});
    REQUIRE(frame.levels.size() == 1);
    CHECK(frame.levels.front().cursor == core::Point{1, 1} - frame.levels.front().corner);
}

}  // namespace torchwake::panels
