// What is sought: in the note, the sidebar, the hero's sheet, the title and the log; and the names of depths.

#include "scenario/market.hpp"
#include "staged/staged_game.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <utility>

namespace torchwake::panels {
using namespace staged;
namespace {

constexpr std::string_view crown_room = "#######\n#@.&..#\n#######";

content::CatalogParts parts_with_names() {
    content::CatalogParts parts = scenario::town_parts();
    parts.levels.back().name = "Sewers";
    parts.levels.back().arrival = "It smells.";
    return parts;
}

const content::Catalog& catalog_with_names() {
    static const content::Catalog catalog = named(parts_with_names());
    return catalog;
}

const content::Catalog& endless_catalog() {
    static const content::Catalog catalog = [] {
        content::CatalogParts parts = scenario::test_parts();
        std::ranges::find_if(parts.items, &content::ItemDef::prize)->prize = false;
        return named(std::move(parts));
    }();
    return catalog;
}

/// A game at its first turn, with the note.
struct Beginning {
    explicit Beginning(std::optional<core::Direction> way_down)
        : game(crown_room, catalog_with_names()),
          play{game.scenario.knowledge(), screen::QuestNote{way_down}} {
        game.screens.clear();
        game.open("play", &play, {{screen::Action::Wait}, {screen::Action::Skip}});
    }
    StagedGame game;
    screen::PlayModel play;
};

screen::TitleModel plain_title() {
    screen::TitleModel title;
    title.menu.purpose = screen::MenuPurpose::Title;
    title.menu.lines = {{screen::ActionLine{screen::Action::NewGame}, U'n'}};
    return title;
}

}  // namespace

TEST_CASE("the note tells in three lines where the prize lies, what to do with it and where to go",
          "[panels][F2][H1]") {
    Beginning beginning(core::Direction::SouthEast);
    for (const core::Size size : {smallest_size, usual_size, window_size}) {
        for (const std::string& text :
             {beginning.game.text(size), text_in(beginning.game.frame(size).text)}) {
            CAPTURE(text);
            CHECK(shows(text, "WHAT YOU SEEK"));
            CHECK(shows(text, "The crown lies on depth 3, the Sewers."));
            CHECK(shows(text, "Carry the crown up to the daylight."));
            CHECK(shows(text, "The way down is to the south-east."));
        }
    }
    CHECK(shows(Beginning(std::nullopt).game.text(usual_size), "Find the way down."));
    beginning.play.quest.reset();
    CHECK_FALSE(shows(beginning.game.text(usual_size), "WHAT YOU SEEK"));
}

TEST_CASE("the sidebar has the depth's name and below it what is sought, whole in any width",
          "[panels][E3][H1]") {
    StagedGame game(crown_room, catalog_with_names());
    for (std::int32_t width = 60; width <= 160; width += 20) {
        const std::string text = game.text({width, 30});
        CAPTURE(text);
        CHECK(text.find("Depth 1") < text.find("Sewers"));
        CHECK(text.find("Sewers") < text.find("Seek the crown"));
        CHECK(shows(text, "Seek the crown"));
    }
    game.scenario.give('&');
    const std::string found = game.text(usual_size);
    CHECK(shows(found, "Carry it to daylight"));
    CHECK_FALSE(shows(found, "Seek the crown"));
    const std::string narrow = game.text({60, 30});
    CHECK(narrow.find("Carry it to") < narrow.find("daylight"));
    CHECK_FALSE(shows(narrow, "\u2026"));
}

TEST_CASE("the hero's sheet and the title name what is sought", "[panels][F1][H1]") {
    StagedGame game(crown_room, catalog_with_names());
    const screen::CharacterModel sheet;
    game.open("character", &sheet, {{screen::Action::Cancel}});
    CHECK(shows(game.text(usual_size), "Seek the crown"));
    game.scenario.give('&');
    CHECK(shows(game.text(usual_size), "Carry it to daylight"));
    const screen::TitleModel title = plain_title();
    game.open("title", &title, {{screen::Action::NewGame}});
    for (const core::Size size : {core::Size{60, 22}, smallest_size, window_size}) {
        CHECK(shows(game.text(size), "Seek the crown. Carry it up to the daylight."));
        CHECK(shows(text_in(game.frame(size).text), "Seek the crown. Carry it up to the daylight."));
    }
}

TEST_CASE("a game without a prize and without names tells of neither", "[panels]") {
    StagedGame game(crown_room, endless_catalog());
    const std::string text = game.text(usual_size);
    CHECK(shows(text, "Depth 1"));
    CHECK_FALSE(shows(text, "Seek"));
    const screen::CharacterModel sheet;
    game.open("character", &sheet, {{screen::Action::Cancel}});
    CHECK_FALSE(shows(game.text(usual_size), "Quest"));
    const screen::TitleModel title = plain_title();
    game.open("title", &title, {{screen::Action::NewGame}});
    CHECK_FALSE(shows(game.text(usual_size), "Seek"));
    CHECK(said(rules::LevelEntered{1}, endless_catalog()).starts_with("Depth 1. "));
    CHECK(said(rules::LevelEntered{3}, endless_catalog()).starts_with("Depth 3. "));
}

TEST_CASE("the log names the place, says what is there the first time, and in the town the way down",
          "[panels][F5][W7]") {
    const content::Catalog& catalog = catalog_with_names();
    CHECK(said(rules::LevelEntered{1}, catalog) == "Depth 1, the Sewers. It smells.");
    CHECK(said(rules::LevelEntered{2, false}, catalog) == "Depth 2, the Sewers. You know this place.");
    CHECK(said(rules::LevelEntered{0, true, core::Direction::South}, catalog)
              .ends_with("The way down is to the south."));
    CHECK_FALSE(shows(said(rules::LevelEntered{0}, catalog), "way down"));
}

TEST_CASE("the first arrival names the landmark after the level's own words", "[panels][S8]") {
    content::CatalogParts parts = scenario::test_parts();
    parts.levels.front().landmarks = {{"A lake.", 1, {}}, {"A meadow.", 1, {}}};
    const content::Catalog silent(parts);
    CHECK(said(rules::LevelEntered{1, true, {}, 1}, silent) == "Depth 1. A meadow.");
    parts.levels.front().arrival = "It smells.";
    const content::Catalog smelling(parts);
    CHECK(said(rules::LevelEntered{1, true, {}, 0}, smelling) == "Depth 1. It smells. A lake.");
    CHECK(said(rules::LevelEntered{1, true}, smelling) == "Depth 1. It smells.");
}

TEST_CASE("taking the prize tells where to carry it", "[panels][F5][I2]") {
    const content::Catalog& catalog = catalog_with_names();
    CHECK(said(rules::ItemPickedUp{hero_ref(catalog), *catalog.prize(), rules::Slot{1}}, catalog) ==
          "You take the crown (b). Carry the crown up to the daylight.");
}

}  // namespace torchwake::panels
