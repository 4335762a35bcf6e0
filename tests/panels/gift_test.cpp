// The choice of a gift: what is sought, the gifts, and what the chosen one is and does.

#include "scenario/market.hpp"
#include "staged/staged_game.hpp"

#include <torchwake/rules/gifts.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

namespace torchwake::panels {
using namespace staged;
namespace {

const content::Catalog& gifts() {
    static const content::Catalog catalog = [] {
        content::CatalogParts parts = scenario::market_parts();
        const auto axe = std::ranges::find(parts.items, "axe", &content::ItemDef::id);
        const content::ItemId id{static_cast<content::ItemId::rep>(axe - parts.items.begin())};
        parts.gifts = {{"axe", "an axe", "It was your aunt's.", "weapon", {{id, 1}}, {}},
                       {"pouch", "a pouch of coins", "It clinks.", "coins", {}, core::Coins{4000}}};
        return named(std::move(parts));
    }();
    return catalog;
}

screen::GiftModel gift_model(std::int32_t cursor) {
    screen::GiftModel model{{screen::MenuPurpose::Gift, {}, cursor},
                            screen::QuestNote{core::Direction::South}};
    for (std::size_t place = 0; place < gifts().gifts().size(); ++place) {
        const char32_t letter = U'a' + static_cast<char32_t>(place);
        model.menu.lines.push_back(
            {screen::GiftLine{content::GiftId{static_cast<std::uint8_t>(place)}}, letter});
    }
    return model;
}

}  // namespace

TEST_CASE("the choice of a gift tells what is sought, each gift, and what the chosen one does",
          "[panels][gift][F7][H1]") {
    for (const core::Size size : {smallest_size, usual_size, window_size}) {
        StagedGame game("@..", gifts());
        screen::GiftModel model = gift_model(0);
        game.open("gift", &model, {{screen::Action::Confirm}, {screen::Action::Pause}});
        const std::string text = game.text(size);
        CAPTURE(text);
        CHECK(shows(text, "WHAT YOU SEEK"));
        CHECK(shows(text, "The way down is to the south."));
        CHECK(shows(text, "Take one gift with you:"));
        CHECK(shows(text, "> a) an axe"));
        CHECK(shows(text, "b) a pouch of coins"));
        CHECK(shows(text, "It was your aunt's."));
        CHECK_FALSE(shows(text, "Esc:"));
        CHECK(shows(text, "[Esc] menu"));
    }
    StagedGame game("@..", gifts());
    screen::GiftModel model = gift_model(1);
    game.open("gift", &model, {{screen::Action::Confirm}, {screen::Action::Cancel}});
    const std::string text = game.text(usual_size);
    CAPTURE(text);
    CHECK(shows(text, "> b) a pouch of coins"));
    CHECK(shows(text, "40g to spend in the shops."));
    model.quest.reset();
    CHECK(shows(game.text(usual_size), "Choose a gift"));
    CHECK_FALSE(shows(game.text(usual_size), "WHAT YOU SEEK"));
}

TEST_CASE("long facts about a gift leave room for the names of all gifts", "[panels][gift][F7][H4]") {
    const content::Catalog catalog = [] {
        content::CatalogParts parts = scenario::market_parts();
        parts.gifts = {{"axe", "an axe", "It was your aunt's.", "weapon", {{content::ItemId{0}, 1}}, {}},
                       {"pouch", "a pouch of coins", "It clinks.", "coins", {}, core::Coins{4000}},
                       {"sack", "a sack", "It is full.", "weapon", {}, {}}};
        for (std::uint8_t item = 0; item < 12; ++item) {
            parts.gifts.back().items.push_back({content::ItemId{item}, 1});
        }
        return named(std::move(parts));
    }();
    for (std::int32_t height = 24; height <= 60; ++height) {
        StagedGame game("@..", catalog);
        screen::GiftModel model = gift_model(0);
        model.menu.lines.push_back({screen::GiftLine{content::GiftId{2}}, U'c'});
        game.open("gift", &model, {{screen::Action::Confirm}, {screen::Action::Pause}});
        for (model.menu.cursor = 0; model.menu.cursor < 3; ++model.menu.cursor) {
            const std::string text = game.text({110, height});
            CAPTURE(height, text);
            CHECK(shows(text, "a) an axe"));
            CHECK(shows(text, "b) a pouch of coins"));
            CHECK(shows(text, "c) a sack"));
        }
    }
}

TEST_CASE("the names of all that a gift holds are shown where there is no room for what each does",
          "[panels][gift][F7][H4]") {
    content::CatalogParts parts = scenario::market_parts();
    parts.gifts = {{"axe", "an axe", "It was your aunt's.", "weapon", {{content::ItemId{0}, 1}}, {}},
                   {"sack", "a sack", "It is full.", "weapon", {}, {}}};
    for (std::uint8_t item = 0; item < 5; ++item) {
        parts.gifts.back().items.push_back({content::ItemId{item}, 1 + item % 2});
    }
    const content::Catalog catalog = named(std::move(parts));
    StagedGame game("@..", catalog);
    screen::GiftModel model = gift_model(1);
    game.open("gift", &model, {{screen::Action::Confirm}, {screen::Action::Pause}});
    const std::string text = game.text(smallest_size);
    CAPTURE(text);
    for (const content::Supply& supply : catalog.gifts().back().items) {
        CHECK(shows(text, catalog.item(supply.item).name + (supply.count > 1 ? " x2" : "")));
    }
}

TEST_CASE("no text of the log stands beside a box that covers it", "[panels][gift][H1]") {
    constexpr core::Size low{80, 24};
    StagedGame game("@..", gifts());
    for (std::int32_t entry = 0; entry < 5; ++entry) {
        game.presenter.show(screen::Notice{"stop-explored", ""});
        game.presenter.show(screen::Notice{"rules-first-letters", ""});
    }
    const std::string_view told = "shows the thing. Escape goes back";
    const std::string before = game.text(low);
    CAPTURE(before);
    REQUIRE(shows(before, "never chooses"));
    screen::GiftModel model = gift_model(0);
    game.open("gift", &model, {{screen::Action::Confirm}, {screen::Action::Pause}});
    const std::string text = game.text(low);
    CAPTURE(text, told);
    const core::Point corner = find_text(text, "└");
    REQUIRE(corner.y > 0);
    std::istringstream rows(text);
    std::string row;
    for (std::int32_t y = 0; std::getline(rows, row); ++y) {
        const std::size_t edge = row.rfind("│");
        if (edge != std::string::npos && y >= 17) {
            CHECK(row.find_first_not_of(' ', edge + std::string_view("│").size()) == std::string::npos);
        }
    }
}

TEST_CASE("the gift that was taken is told", "[panels][gift][F5]") {
    StagedGame game("@..", gifts());
    game.act(rules::AnswerChoice{rules::Slot{1}});
    CHECK(shows(game.text(window_size), "You take a pouch of coins."));
}

}  // namespace torchwake::panels
