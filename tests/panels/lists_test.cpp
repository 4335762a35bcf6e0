// Lists that are filtered, sorted and shown as grids, and the facts about their chosen lines.

#include "scenario/market.hpp"
#include "staged/staged_game.hpp"

#include <torchwake/rules/formulas.hpp>
#include <torchwake/words/colours.hpp>
#include <torchwake/words/labels.hpp>
#include <torchwake/words/message_log.hpp>

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
using screen::MenuPurpose;

constexpr std::string_view hall_with_dummy = R"(
    ############
    #@..d..T...#
    #..........#
    ############)";

screen::MenuModel pack_of_two() {
    const content::ItemId potion = *named_catalog().find_item("health_potion");
    const content::ItemId wand = *named_catalog().find_item("wand");
    return {
        MenuPurpose::Use, {{screen::ItemLine{potion, 12, 1}, U'a'}, {screen::ItemLine{wand, 1, 3}, U'b'}}, 0};
}

std::string shown(StagedGame& game, screen::Layer layer, core::Size size = usual_size) {
    game.open("shown", layer, {{Action::Confirm}, {Action::Cancel}});
    std::string text = game.text(size);
    game.screens.pop_back();
    return text;
}

/// The hero with one more point of an attribute.
screen::GrowLine grown(const StagedGame& game, rules::Attribute attribute) {
    screen::GrowLine line{attribute};
    line.grown = game.scenario.knowledge().hero();
    std::int32_t& value = rules::attribute_of(line.grown->attributes, attribute);
    line.value = value++;
    line.grown->capacity = rules::capacity_of(line.grown->attributes.strength);
    return line;
}

}  // namespace

TEST_CASE("a list shows the lines of its order, and what was typed to filter by", "[panels][F7]") {
    StagedGame game(hall_with_dummy);
    screen::MenuModel menu = pack_of_two();
    menu.shown = {1, 0};
    const std::string sorted = shown(game, &menu);
    CHECK(sorted.find("b) wand") < sorted.find("a) health potion"));
    menu.filter = {"wa", true};
    menu.shown = {1};
    menu.cursor = 1;
    const std::string filtered = shown(game, &menu);
    CHECK(shows(filtered, "/wa\u2588"));
    CHECK(shows(filtered, "> b) wand"));
    CHECK_FALSE(shows(filtered, "health potion"));
    menu.shown = std::vector<std::int32_t>{};
    CHECK(shows(shown(game, &menu), english().get("filter-none")));
}

TEST_CASE("the pack as a grid has its letters, its numbers and the chosen line, each cell for the pointer",
          "[panels][F7]") {
    StagedGame game(hall_with_dummy);
    screen::MenuModel menu = pack_of_two();
    menu.grid = true;
    const std::string text = shown(game, &menu);
    CAPTURE(text);
    CHECK(shows(text, ">a"));
    CHECK(shows(text, "x12"));
    CHECK(shows(text, "health potion  x12"));
    CHECK_FALSE(shows(text, "wand"));
    game.open("use", &menu, {{Action::Confirm}});
    const stage::Frame& frame = game.frame();
    CHECK(std::ranges::count(frame.icons, 3, &Icon::scale) == 2);
    const auto picture = std::ranges::find(frame.icons, 3, &Icon::scale);
    CHECK(game.pick_in_window(window_size, {picture->cell.x, picture->cell.y + 1}) ==
          screen::Pointed(screen::PointedLine{0}));
}

TEST_CASE("the list of spells tells range, effect and odds on the target", "[panels][T4][T6]") {
    StagedGame game(hall_with_dummy);
    const core::Point dummy{4, 1};
    const screen::MenuModel menu{
        MenuPurpose::Cast, {{screen::SpellLine{content::SpellId{0}, dummy}, U'a'}}, 0};
    const std::string text = shown(game, &menu);
    CAPTURE(text);
    const std::size_t head = text.find("range  damage  kills");
    const std::size_t line = text.find("> a) ");
    REQUIRE(head != std::string::npos);
    REQUIRE(line != std::string::npos);
    CHECK(head < line);
    CHECK(shows(text.substr(line, text.find('\n', line) - line), " % "));
    CHECK(shows(text, "Dummy: "));
    const screen::MenuModel without{MenuPurpose::Cast, {{screen::SpellLine{content::SpellId{0}}, U'a'}}, 0};
    CHECK_FALSE(shows(shown(game, &without), "kills"));
    CHECK(shows(shown(game, &without), "range"));
}

TEST_CASE("a choice of growth tells what it changes, before and after", "[panels][C6]") {
    StagedGame game(hall_with_dummy);
    screen::MenuModel menu{
        MenuPurpose::LevelUp,
        {{grown(game, rules::Attribute::Strength), U's'}, {grown(game, rules::Attribute::Dexterity), U'd'}},
        0};
    const std::string strength = shown(game, &menu);
    CAPTURE(strength);
    CHECK(shows(strength, "Can carry, lb     165         \u2192 180"));
    CHECK(shows(strength, "Damage of a blow  1-2         \u2192 1-3"));
    CHECK(shows(strength, "1 \u2192 2: Damage of a blow 1-2 \u2192 1-3"));
    CHECK(shows(strength, "1 \u2192 2: Dodge, each blow 0-1 \u2192 0-2"));
    CHECK_FALSE(shows(strength, "Ticks to a turn"));
    CHECK_FALSE(shows(strength, " for now"));
    menu.cursor = 1;
    const std::string dexterity = shown(game, &menu);
    CAPTURE(dexterity);
    CHECK(shows(dexterity, "Ticks to a turn   6-11        \u2192 5-10"));
    CHECK(shows(dexterity, "Dodge, each blow  0-1         \u2192 0-2"));
    CHECK(shows(dexterity, "Disarming traps   60 %        \u2192 70 %"));
}

TEST_CASE("a choice of growth tells how the attribute comes about, and also what of it stays",
          "[panels][C6][C1]") {
    StagedGame game(hall_with_dummy);
    rules::Conditions strong;
    rules::Condition& strength = strong.of.at(static_cast<std::size_t>(content::ConditionKind::Dexterity));
    strength.turns = 5;
    strength.amount = 30;
    game.scenario.world.entities.conditions.insert(rules::hero_id, strong);
    const screen::MenuModel menu{MenuPurpose::LevelUp, {{grown(game, rules::Attribute::Dexterity), U'd'}}, 0};
    const std::string text = shown(game, &menu);
    CAPTURE(text);
    CHECK(shows(text, "31 = 1 +30 for now"));
    CHECK(shows(text, "Disarming traps   95 %"));
    CHECK_FALSE(shows(text, "95 %         \u2192"));
}

TEST_CASE("a choice of growth tells the damage of known spells with more Intelligence", "[panels][C6][T4]") {
    StagedGame game(hall_with_dummy);
    const auto told = [&game](rules::Attribute attribute) {
        const screen::MenuModel menu{MenuPurpose::LevelUp, {{grown(game, attribute), U'i'}}, 0};
        return shown(game, &menu);
    };
    const forecast::KnownSpell first = game.scenario.knowledge().spells().front();
    const std::string& name = named_catalog().spell(first.spell).name;
    const std::string wiser = told(rules::Attribute::Intelligence);
    CAPTURE(wiser);
    const std::size_t at = wiser.find(name + " ");
    REQUIRE(at != std::string::npos);
    CHECK(shows(wiser.substr(at, 60), "\u2192"));
    CHECK_FALSE(shows(told(rules::Attribute::Strength), name + " "));
}

TEST_CASE(
    "a choice of growth tells what becomes of a fight with the nearest enemy in view, or the strongest met",
    "[panels][C6]") {
    const auto told = [](std::string_view map, content::MonsterId strongest) {
        StagedGame game(map);
        screen::GrowLine line = grown(game, rules::Attribute::Constitution);
        line.grown->hit_points += 30;
        line.grown->max_hit_points += 30;
        line.strongest = strongest;
        const screen::MenuModel menu{MenuPurpose::LevelUp, {{line, U'c'}}, 0};
        return shown(game, &menu);
    };
    const content::MonsterId troll = *named_catalog().find_monster("troll");
    const std::string hunted = told("#####\n#@.o#\n#####", troll);
    CAPTURE(hunted);
    CHECK(shows(hunted, "you hit  kill in  it hits   die in"));
    CHECK(shows(hunted, "orc "));
    CHECK(shows(hunted, english().get("odds-once-raised")));
    CHECK_FALSE(shows(hunted, "troll"));
    const std::string alone = told("#####\n#@..#\n#####", troll);
    CAPTURE(alone);
    CHECK(shows(alone, "troll "));
    CHECK(shows(alone, english().get("odds-once-raised")));
    CHECK_FALSE(shows(told("#####\n#@..#\n#####", {}), english().get("odds-once-raised")));
}

TEST_CASE("a choice of growth tells which attribute is behind the weapon in hand", "[panels][C6]") {
    StagedGame game(hall_with_dummy);
    game.scenario.does(rules::hero_id, rules::Equip{game.scenario.give('(')});
    const screen::MenuModel menu{MenuPurpose::Grow,
                                 {{grown(game, rules::Attribute::Strength), U's'},
                                  {grown(game, rules::Attribute::Intelligence), U'i'}},
                                 0};
    const std::string text = shown(game, &menu);
    CAPTURE(text);
    CHECK(shows(text, english().get("menu-grow")));
    CHECK(shows(text, "Your staff hits by Intelligence."));
    CHECK(shows(text, "1 \u2192 2: Can carry, lb 165 \u2192 180"));
    CHECK(shows(text, "1 \u2192 2: Damage of a blow "));
    const screen::CharacterModel sheet;
    const std::string attributes = shown(game, &sheet);
    CAPTURE(attributes);
    CHECK(attributes.find("Damage of a blow") > attributes.find("Intelligence"));
}

TEST_CASE("the hero's sheet tells how a changed attribute comes about", "[panels][C1]") {
    StagedGame game(hall_with_dummy);
    const screen::CharacterModel sheet;
    CHECK_FALSE(shows(shown(game, &sheet), " for now"));
    auto& conditions = game.scenario.world.entities.conditions;
    rules::Conditions strong;
    rules::Condition& strength = strong.of.at(static_cast<std::size_t>(content::ConditionKind::Strength));
    strength.turns = 5;
    strength.amount = 3;
    conditions.insert(rules::hero_id, strong);
    const std::string text = shown(game, &sheet);
    CAPTURE(text);
    CHECK(shows(text, "4 = 1 +3 for now"));
}

TEST_CASE("a box over the sidebar hides the bars and pictures below it", "[panels][F7]") {
    StagedGame game(hall_with_dummy);
    const screen::MenuModel menu{MenuPurpose::LevelUp,
                                 {{grown(game, rules::Attribute::Intelligence), U'i'},
                                  {grown(game, rules::Attribute::Constitution), U'c'}},
                                 0};
    constexpr core::Size narrow{70, 22};
    CHECK(game.frame(narrow).bars.size() > 1);
    game.open("grow", &menu, {{Action::Confirm}});
    const stage::Frame& frame = game.frame(narrow);
    const core::Rect box = std::ranges::find_if(frame.panels, &Panel::bordered)->area;
    REQUIRE(box.right() > frame.layout.sidebar.left());
    for (const Bar& bar : frame.bars) {
        CHECK_FALSE(box.contains(bar.area.origin));
    }
}

TEST_CASE("messages tell their turns, can be searched, and can stand turn by turn",
          "[panels][messages][F5]") {
    words::MessageLog log;
    log.add(7, {{{"A rat bites.", std::nullopt}}, words::bright_ink, words::Topic::Fight});
    log.add(7, {{{"You fall.", std::nullopt}}, words::bright_ink, words::Topic::Other});
    log.add(9, {{{"A rat flees.", std::nullopt}}, words::bright_ink, words::Topic::Fight});
    const auto texts = [&log](const words::LogChoice& choice) {
        std::vector<std::string> rows;
        for (const words::LogRow& row : log.rows(60, 9, 0, choice)) {
            rows.push_back(std::to_string(row.turn.value_or(-1)) + " " + plain_text(row.line));
        }
        return rows;
    };
    using Rows = std::vector<std::string>;
    CHECK(texts({}) == Rows{"7 A rat bites.", "7 You fall.", "9 A rat flees."});
    CHECK(texts({.filter = {"RAT"}}) == Rows{"7 A rat bites.", "9 A rat flees."});
    CHECK(texts({.joined = true}) == Rows{"7 A rat bites. You fall.", "9 A rat flees."});
    CHECK(texts({.filter = {"rat b"}, .joined = true}) == Rows{"7 A rat bites."});
    CHECK(log.rows(8, 9).front().turn == 7);
    CHECK_FALSE(log.rows(8, 9).at(1).turn.has_value());
}

TEST_CASE("the page of messages has the turn before each, once", "[panels][F5]") {
    StagedGame game(hall_with_dummy);
    game.scenario.world.run.turn = 345;
    const rules::ActorRef hero{rules::hero_id, named_catalog().hero(), {1, 1}, true};
    const content::ItemId potion = *named_catalog().find_item("health_potion");
    const std::vector<rules::Event> events{rules::ItemDropped{hero, potion},
                                           rules::ItemPickedUp{hero, potion, {}}};
    game.presenter.show(screen::TurnTaken{events, game.scenario.knowledge()});
    screen::MessagesModel page;
    const std::string text = shown(game, &page);
    CAPTURE(text);
    CHECK(shows(text, "  345  You drop a health potion."));
    page.text = {"nothing like this", false};
    CHECK(shows(shown(game, &page), english().get("filter-none")));
    CHECK(shows(shown(game, &page), "/nothing like this"));
}

}  // namespace torchwake::panels
