// The list of next actions, and the meaning of the sidebar's entries.

#include "staged/staged_game.hpp"

#include <torchwake/forecast/turn_order.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace torchwake::panels {
using namespace staged;
namespace {

constexpr std::string_view hall_with_troll_and_dummy = R"(
    ###########
    #@!.....T.#
    #......d..#
    ###########)";

/// The letters of the row that tells who acts next; empty: there is none.
std::string strip(const StagedGame& game) {
    const std::string text = game.text(usual_size);
    const std::size_t at = text.find("Next ");
    if (at == std::string::npos) {
        return {};
    }
    std::string letters = text.substr(at + 5, text.find('\n', at) - at - 5);
    std::erase(letters, ' ');
    return letters;
}

/// The place of a text on the text screen. Requires: it is there.
core::Point place_of(const StagedGame& game, std::string_view part) {
    TextScreen page(usual_size);
    game.presenter.draw_text(game.screens, page);
    const std::vector<std::string> rows = page.rows();
    for (std::size_t y = 0; y < rows.size(); ++y) {
        if (const std::size_t x = rows[y].find(part); x != std::string::npos) {
            return {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
        }
    }
    FAIL("not shown: " << part);
    return {};
}

screen::Pointed pointed(const StagedGame& game, core::Point cell) {
    return game.pick(usual_size, cell);
}

void see_anew(StagedGame& game) {
    game.presenter.show(screen::TurnTaken{{}, game.scenario.knowledge()});
}

}  // namespace

TEST_CASE("the sidebar tells in letters who acts next, as far as the rules know, and then what is likely",
          "[panels][E3]") {
    StagedGame game(hall_with_troll_and_dummy);
    auto& initiatives = game.scenario.world.entities.initiatives;
    initiatives[rules::hero_id] = {0, 6};            // and again at 11
    initiatives[game.scenario.actor('T')] = {3, 6};  // at 3 and 14 or 15
    initiatives[game.scenario.actor('d')] = {5, 1};  // at 5 and 12
    CHECK(strip(game).starts_with("@Td@dT"));
    TextScreen page(usual_size);
    game.presenter.draw_text(game.screens, page);
    const core::Point first = place_of(game, "Next ") + core::Point{5, 0};
    CHECK(page.at(first).glyph == U'@');
    CHECK(page.at(first).bold);
    CHECK(page.at(first + core::Point{10, 0}).bold);
    CHECK_FALSE(page.at(first + core::Point{12, 0}).bold);  // it follows a wait that is not drawn yet
}

TEST_CASE("who carries more acts visibly later", "[panels][E3]") {
    StagedGame game(hall_with_troll_and_dummy);
    const std::size_t usual_place = strip(game).find('@', 1);
    game.scenario.world.caches.encumbrances[rules::hero_id].penalty = core::Tenths{90};
    CHECK(strip(game).find('@', 1) > usual_place);
}

TEST_CASE("nobody out of view stands in the order, and none does where the hero is alone", "[panels][E3]") {
    StagedGame alone("#####\n#@..#\n#####\n#T..#\n#####");
    CHECK(strip(alone).empty());
    StagedGame game("#########\n#@.....d#\n#########\n#T......#\n#########");
    CHECK(strip(game).find('d') != std::string::npos);
    CHECK(strip(game).find('T') == std::string::npos);
}

TEST_CASE("in the window the order is told in small figures, dim where it is only likely", "[panels][E3]") {
    StagedGame game(hall_with_troll_and_dummy);
    game.scenario.world.entities.initiatives[game.scenario.actor('T')].counter = 3;
    see_anew(game);
    std::vector<Icon> icons = game.frame().icons;
    std::erase_if(icons, [](const Icon& icon) { return icon.sprite == "eye_open"; });
    REQUIRE(icons.size() == 8);
    CHECK(icons[0].sprite == named_catalog().monster(named_catalog().hero()).appearance.sprite);
    CHECK(icons[0].alpha == 255);
    CHECK(icons.back().alpha < 255);
    CHECK(icons[1].cell.x == icons[0].cell.x + 2);
}

TEST_CASE("what the sidebar lists stands for its cell, in the text screen and in the window",
          "[panels][E3][T1]") {
    StagedGame game(hall_with_troll_and_dummy);
    const core::Point troll = place_of(game, "troll");
    CHECK(pointed(game, troll) == screen::Pointed{screen::PointedEntry{{8, 1}}});
    CHECK(pointed(game, place_of(game, "health potion")) == screen::Pointed{screen::PointedEntry{{2, 1}}});
    CHECK(pointed(game, place_of(game, "Next ") + core::Point{5, 0}) ==
          screen::Pointed{screen::PointedEntry{{1, 1}}});
    const auto opens = [](std::string_view about, screen::RulePage page) {
        return screen::Pointed{
            screen::PointedSign{about, screen::Action::Help, static_cast<std::int32_t>(page)}};
    };
    CHECK(pointed(game, place_of(game, "Gold")) == opens("sign-gold", screen::RulePage::Carrying));
    CHECK(pointed(game, place_of(game, "Next ")) == opens("sign-order", screen::RulePage::Turns));
    CHECK(pointed(game, place_of(game, "Next turn")) == opens("sign-next-turn", screen::RulePage::Turns));
    CHECK(pointed(game, place_of(game, "seen from")) == opens("sign-light", screen::RulePage::Light));

    const stage::Frame& frame = game.frame();
    const std::vector<std::string> rows = frame.text.rows();
    const auto row = std::ranges::find_if(
        rows, [](const std::string& text) { return text.find("troll") != std::string::npos; });
    REQUIRE(row != rows.end());
    const core::Point at{frame.layout.sidebar.left() + 3, static_cast<std::int32_t>(row - rows.begin())};
    CHECK(game.pick_in_window(window_size, at) == screen::Pointed{screen::PointedEntry{{8, 1}}});
}

TEST_CASE("pointing at an entry names it in the help row, with how a fight would go", "[panels][E3][T1]") {
    StagedGame game(hall_with_troll_and_dummy);
    game.scenario.does(game.scenario.actor('T'), rules::Walk{core::Direction::West});
    game.presenter.point(screen::PointedEntry{{7, 1}});
    const std::string text = game.text(usual_size);
    const std::string help = text.substr(text.rfind('\n', text.size() - 2) + 1);
    CHECK(help.find("troll") != std::string::npos);
    CHECK(help.find("you hit") != std::string::npos);
}

TEST_CASE("a high sidebar has the pictures of what is held and worn, which name themselves", "[panels][E3]") {
    StagedGame game(hall_with_troll_and_dummy);
    game.scenario.does(rules::hero_id, rules::Equip{game.scenario.give(')')});
    see_anew(game);
    const content::ItemId blade = *named_catalog().find_item("blade");
    const std::string& sprite = named_catalog().item(blade).appearance.sprite;
    const std::vector<Icon> icons = game.frame({160, 60}).icons;
    const auto shown = std::ranges::find(icons, sprite, &Icon::sprite);
    REQUIRE(shown != icons.end());
    CHECK(game.pick_in_window({160, 60}, shown->cell) == screen::Pointed{screen::PointedThing{blade}});
    CHECK(std::ranges::count(game.frame({100, 25}).icons, sprite, &Icon::sprite) == 0);
    game.presenter.point(screen::PointedThing{blade});
    CHECK(shows(help_row(game), "blade"));
}

TEST_CASE("each sign of the sidebar explains itself under the pointer", "[panels][E3]") {
    StagedGame game(hall_with_troll_and_dummy);
    for (const std::string_view sign : {"HP", "Level", "STR", "lb", "Gold", "Turn", "Next "}) {
        const screen::Pointed over = pointed(game, place_of(game, sign));
        const auto* const told = std::get_if<screen::PointedSign>(&over);
        CAPTURE(sign);
        REQUIRE(told != nullptr);
        game.presenter.point(over);
        CHECK(shows(help_row(game), english().get(told->about)));
    }
}

TEST_CASE("hunger has a picture beside its word in the window", "[panels][E3][E7]") {
    StagedGame game(hall_with_troll_and_dummy);
    const auto pictures = [&] {
        see_anew(game);
        const std::vector<Icon>& icons = game.frame().icons;
        return std::ranges::count_if(icons,
                                     [](const Icon& icon) { return icon.sprite.starts_with("hunger_"); });
    };
    CHECK(pictures() == 0);
    game.scenario.world.entities.hungers.insert(rules::hero_id, rules::Hunger{300});
    REQUIRE(game.scenario.knowledge().hero().hunger == rules::HungerStage::Hungry);
    CHECK(pictures() == 1);
}

}  // namespace torchwake::panels
