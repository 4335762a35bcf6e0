// The words of menus and map cursors besides their lines.

#include "scenario/matter_catalog.hpp"
#include "staged/staged_game.hpp"

#include <torchwake/words/colours.hpp>
#include <torchwake/words/labels.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::panels {
using namespace staged;
namespace {

using screen::Action;

constexpr std::string_view hall_with_pillar = R"(
    ############
    #@..d..T.#.#
    #........#.#
    ############)";

std::string with_menu(const screen::MenuModel& menu) {
    StagedGame game(hall_with_pillar);
    game.open("menu", &menu, {{Action::Cancel, 0}});
    return game.text(usual_size);
}

std::string aiming(const screen::AimModel& aim) {
    StagedGame game(hall_with_pillar);
    game.open("aim", &aim, {{Action::Confirm, 0}, {Action::Cancel, 0}});
    return game.text(usual_size);
}

TEST_CASE("the menu of all actions tells their keys", "[panels][F7]") {
    const screen::MenuModel menu{screen::MenuPurpose::Actions,
                                 {{screen::ActionLine{Action::Examine}}, {screen::ActionLine{Action::Help}}},
                                 0};
    const std::string text = with_menu(menu);
    CHECK(shows(text, "> Examine   x"));
    CHECK(shows(text, "  Help      ?"));
    const screen::MenuModel pause{screen::MenuPurpose::Pause, {{screen::ActionLine{Action::Help}}}, 0};
    CHECK_FALSE(shows(with_menu(pause), "Help   ?"));
}

TEST_CASE("the columns of a list align, and numbers end in one place", "[panels][I1]") {
    const content::ItemId potion = *named_catalog().find_item("health_potion");
    const content::ItemId wand = *named_catalog().find_item("wand");
    const screen::MenuModel menu{screen::MenuPurpose::Use,
                                 {{screen::ItemLine{potion, 12, 1}, U'a'},
                                  {screen::ItemLine{wand, 1, 3, content::EquipSlot::Melee}, U'b'}},
                                 0};
    const std::string text = with_menu(menu);
    CAPTURE(text);
    CHECK(shows(text, "> a) health potion  x12"));
    CHECK(shows(text, "  b) wand           (3)  (in hand)"));
}

TEST_CASE("each line of a list has the picture of its thing", "[panels][I1]") {
    StagedGame game(hall_with_pillar);
    const content::ItemId potion = *named_catalog().find_item("health_potion");
    const screen::MenuModel menu{
        screen::MenuPurpose::Use,
        {{screen::ItemLine{potion, 1, 1}, U'a'}, {screen::FreeSlotLine{}, U'b', false}},
        0};
    game.open("use", &menu, {{Action::Cancel, 0}});
    const std::string& sprite = named_catalog().item(potion).appearance.sprite;
    CHECK(std::ranges::count(game.frame().icons, sprite, &Icon::sprite) == 1);
}

TEST_CASE("things sorted by kind have the heading of their group, on each page again", "[panels][I3]") {
    const content::ItemId potion = *named_catalog().find_item("health_potion");
    const content::ItemId blade = *named_catalog().find_item("blade");
    screen::MenuModel menu{screen::MenuPurpose::Pack, {}, 0};
    menu.order = screen::PackOrder::Kind;
    menu.lines.push_back({screen::ItemLine{blade, 1, 1}, U'a'});
    for (char32_t letter = U'b'; letter <= U'z'; ++letter) {
        menu.lines.push_back({screen::ItemLine{potion, 1, 1}, letter});
    }
    StagedGame game(hall_with_pillar);
    game.open("pack", &menu, {{Action::Cancel, 0}});
    const std::string weapons = english().get("things-weapon");
    const std::string others = english().get("things-tool");
    const std::string first = game.text(usual_size);
    CAPTURE(first);
    CHECK(shows(first, weapons));
    CHECK(shows(first, others));
    CHECK_FALSE(shows(first, "z) health potion"));
    menu.cursor = 25;
    const std::string last = game.text(usual_size);
    CAPTURE(last);
    CHECK_FALSE(shows(last, weapons));
    CHECK(shows(last, others));
    CHECK(shows(last, "z) health potion"));
    menu.order = screen::PackOrder::Letter;
    CHECK_FALSE(shows(game.text(usual_size), others));
}

TEST_CASE("where a list is too wide, its spare columns are left out", "[panels][F7]") {
    const content::ItemId potion = *named_catalog().find_item("health_potion");
    const screen::MenuModel menu{
        screen::MenuPurpose::Use, {{screen::ItemLine{potion, 12, 1, content::EquipSlot::Ring}, U'a'}}, 0};
    StagedGame game(hall_with_pillar);
    game.open("use", &menu, {{Action::Cancel, 0}});
    CHECK(shows(game.text(usual_size), "x12  (worn)  6 lb"));
    CHECK(shows(game.text({40, 25}), "x12  (worn)"));
    CHECK_FALSE(shows(game.text({40, 25}), "6 lb"));
}

TEST_CASE("what is done in play is listed under doing, disarming too", "[panels][F6]") {
    for (const Action action : {Action::CloseDoor, Action::Disarm, Action::Get, Action::Descend}) {
        CHECK(words::key_group(action) == "help-doing");
    }
}

TEST_CASE("a pack without anything for it says so", "[panels][I4][I5]") {
    const screen::MenuLine free{screen::FreeSlotLine{}, U'a', false};
    const content::ItemId potion = *named_catalog().find_item("health_potion");
    const screen::MenuLine refused{screen::ItemLine{potion, 1, 1}, U'b', false};
    const screen::MenuLine allowed{screen::ItemLine{potion, 1, 1}, U'b', true};
    using screen::MenuPurpose;
    CHECK(shows(with_menu({MenuPurpose::Use, {free}, 0}), english().get("note-nothing-to-use")));
    CHECK(shows(with_menu({MenuPurpose::Use, {free, refused}, 0}), english().get("note-nothing-to-use")));
    CHECK(shows(with_menu({MenuPurpose::Drop, {free}, 0}), english().get("note-nothing-to-drop")));
    CHECK(shows(with_menu({MenuPurpose::Drop, {free, refused}, 0}), english().get("note-no-drop-here")));
    for (const MenuPurpose purpose : {MenuPurpose::Use, MenuPurpose::Drop}) {
        CHECK(menu_note({purpose, {free, allowed}, 0}, english()).empty());
    }
}

TEST_CASE("aiming says where the flight stops short, and at what", "[panels][T2][T3]") {
    const StagedGame game(hall_with_pillar);
    CHECK(shows(aiming(aimed_at(game, {7, 1})), "It stops short of there, at a dummy."));
    CHECK(shows(aiming(aimed_at(game, {2, 3})), "It stops short of there, at a wall."));
    CHECK_FALSE(shows(aiming(aimed_at(game, {4, 1})), "stops short"));
    CHECK_FALSE(shows(aiming(aimed_at(game, {5, 2})), "stops short"));
}

TEST_CASE("aiming warns where the way leads through cells that the hero does not know", "[panels][T2][T3]") {
    const StagedGame game(hall_with_pillar);
    screen::AimModel aim = aimed_at(game, {7, 1});
    CHECK_FALSE(shows(aiming(aim), "Its way leads through cells"));
    aim.forecast.flight.cells = {{2, 1}, {10, 1}};
    REQUIRE_FALSE(game.scenario.knowledge().tile({10, 1}).has_value());
    CHECK(shows(aiming(aim), "Its way leads through cells"));
}

TEST_CASE("what hurts and confuses says both", "[panels][T2][T4]") {
    const StagedGame game(hall_with_pillar);
    screen::AimModel aim = aimed_at(game, {4, 1});
    aim.forecast.victims = {{rules::EntityId{5},
                             *named_catalog().find_monster("troll"),
                             {4, 1},
                             3,
                             18,
                             250,
                             {{content::ConditionKind::Confusion, 6}}}};
    const std::string text = aiming(aim);
    CHECK(shows(text, "Troll: 3-18 damage"));
    CHECK(shows(text, "  confused for 6 turns."));
}

TEST_CASE("the question before harm names the harm and both answers, and its arrows move nothing",
          "[panels][confirm][H2]") {
    const auto asked = [](const forecast::HarmForecast& harm) {
        StagedGame game(hall_with_pillar);
        const screen::ConfirmModel confirm{harm.at, harm};
        game.open("confirm", &confirm, {{Action::Confirm, 0}, {Action::Cancel, 0}, {Action::MoveEast, 0}});
        return game.text(usual_size);
    };
    const std::string self = asked({.kind = forecast::HarmKind::Self, .at = {1, 1}});
    CHECK(shows(self, "ARE YOU SURE?"));
    CHECK(shows(self, "You would be hit yourself."));
    CHECK(shows(asked({.kind = forecast::HarmKind::Self, .at = {1, 1}, .afterwards = true}),
                "Fire or gas would reach you."));
    CHECK(shows(self, "Do it all the same?"));
    CHECK(shows(self, "[Enter] do it"));
    CHECK(shows(self, "[Esc] back"));
    CHECK_FALSE(shows(self, "] move"));
    const content::MonsterId troll = *named_catalog().find_monster("troll");
    const std::string other = asked({.kind = forecast::HarmKind::Friend, .at = {7, 1}, .victim = troll});
    CHECK(shows(other, "Troll is no enemy"));
    CHECK(shows(asked({.kind = forecast::HarmKind::Matter, .at = {2, 1}}), "You would burn there."));
    CHECK(shows(asked({.kind = forecast::HarmKind::Waste, .at = {5, 1}}), "Nobody would be hit."));
    const std::string prize =
        asked({.kind = forecast::HarmKind::Prize, .at = {1, 1}, .item = *named_catalog().prize()});
    CHECK(shows(prize, "Fire would destroy the"));
}

TEST_CASE("the question before deep water names the whole stack that goes first",
          "[panels][confirm][H2][I9]") {
    const content::Catalog catalog = named(scenario::matter_parts());
    StagedGame game("######\n#@~..#\n######", catalog);
    const screen::ConfirmModel confirm{{2, 1},
                                       {.kind = forecast::HarmKind::Loss,
                                        .at = {2, 1},
                                        .matter = *catalog.find_matter("water"),
                                        .item = *catalog.find_item("arrow"),
                                        .count = 12}};
    game.open("confirm", &confirm, {{Action::Confirm, 0}, {Action::Cancel, 0}});
    const std::string text = game.text({120, 40});
    CAPTURE(text);
    CHECK(shows(text, "Each step in deep water carries"));
    CHECK(shows(text, "something of yours away, first arrow"));
    CHECK(shows(text, "x12."));
}

TEST_CASE("the question before harm has its answers in it, and a click on one takes it",
          "[panels][confirm][H2]") {
    StagedGame game(hall_with_pillar);
    const screen::ConfirmModel confirm{{1, 1}, {.kind = forecast::HarmKind::Self, .at = {1, 1}}};
    game.open("confirm", &confirm, {{Action::Confirm, 0}, {Action::Cancel, 0}});
    const std::string text = game.text(usual_size);
    CAPTURE(text);
    const core::Point question = find_text(text, "Do it all the same?");
    const core::Point agree = find_text(text, "[Enter] do it");
    const core::Point refuse = find_text(text, "[Esc] back");
    CHECK(agree.y == question.y + 2);
    CHECK(refuse.y == agree.y);
    const auto answered = [&](core::Point at) { return game.pick(usual_size, {at.x + 3, at.y}); };
    CHECK(answered(agree) == screen::Pointed(screen::PointedOffer{{Action::Confirm}}));
    CHECK(answered(refuse) == screen::Pointed(screen::PointedOffer{{Action::Cancel}}));
}

TEST_CASE("away from known stairs the help row offers the way there, on them the way down", "[panels][W9]") {
    const auto offered = [](std::string_view map) {
        StagedGame game(map);
        const screen::PlayModel play{game.scenario.knowledge()};
        game.open("play", &play, {{Action::Descend, 0}, {Action::Attack, 0}, {Action::Help, 0}});
        return game.text(usual_size);
    };
    CHECK(shows(offered("#######\n#@..>.#\n#######"), "[>] stairs down"));
    CHECK_FALSE(shows(offered("#######\n#@..+>#\n#######"), "[>]"));
    CHECK(shows(offered("#######\n#@..T.#\n#######"), "[Tab] attack"));
    CHECK_FALSE(shows(offered("#######\n#@..>.#\n#######"), "[Tab]"));
}

TEST_CASE("the keys that jump to stairs stand in the help row of travel, and among those of cursors",
          "[panels][F2]") {
    StagedGame game(hall_with_pillar);
    const screen::TravelModel travel{{1, 1}, {}};
    game.open("travel", &travel,
              {{Action::Confirm, 0}, {Action::Cancel, 0}, {Action::Descend, 0}, {Action::Ascend, 0}});
    CHECK(shows(game.text(usual_size), "[>] stairs down"));
    CHECK(shows(game.text(usual_size), "[<] stairs up"));
    const std::vector<Action> with_cursor = words::actions_under("help-menus", game_keys());
    CHECK(std::ranges::count(with_cursor, Action::Descend) == 1);
    CHECK(std::ranges::count(words::actions_under("help-doing", game_keys()), Action::Descend) == 1);
    CHECK(std::ranges::count(words::actions_under("help-moving", game_keys()), Action::Descend) == 0);
    game.screens.pop_back();
    const screen::HelpModel help;
    game.open("help", &help, {{Action::Cancel, 0}});
    const std::string keys = game.text({160, 60});
    CHECK(shows(keys, "go down "));
    CHECK(shows(keys, "stairs down "));
}

TEST_CASE("what has a colour too dark for words is named in a lighter one of the same hue", "[panels][F7]") {
    CHECK(words::readable(words::bright_ink) == words::bright_ink);
    CHECK(words::readable(words::key_ink) == words::key_ink);
    const content::Colour leather{133, 85, 53};
    const content::Colour word = words::readable(leather);
    CHECK(words::brightness_of(word) > words::brightness_of(leather) + 50);
    CHECK((word.red > word.green && word.green > word.blue));

    content::CatalogParts parts = scenario::test_parts();
    for (content::ItemDef& item : parts.items) {
        item.appearance.foreground = leather;
    }
    const content::Catalog catalog(std::move(parts));
    const screen::MenuLine line{screen::ItemLine{content::ItemId{0}}, U'a', true};
    CHECK(line_parts(line, english(), catalog).label.front().ink == word);
}

}  // namespace
}  // namespace torchwake::panels
