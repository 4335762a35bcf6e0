// Gear that actors hold and wear: over their sprites, and what the screen tells about its use.

#include "content/game_data.hpp"
#include "staged/staged_game.hpp"

#include <torchwake/forecast/odds.hpp>

#include <catch2/catch_test_macros.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::panels {
using namespace staged;
namespace {

/// Whatever can be held or worn has a sprite for that.
const content::Catalog& wardrobe() {
    static const content::Catalog catalog = [] {
        content::CatalogParts parts = scenario::test_parts();
        for (content::ItemDef& item : parts.items) {
            if (content::equip_slot_of(item)) {
                item.worn_sprite = "worn_" + item.id;
            }
        }
        return named(std::move(parts));
    }();
    return catalog;
}

std::vector<std::string> worn_at(StagedGame& game, core::Point at) {
    game.presenter.show(screen::TurnTaken{{}, game.scenario.knowledge()});
    std::vector<std::string> worn;
    for (const SpriteQuad& quad : game.frame().map.quads) {
        const std::string& name = game.presenter.sprites().names()[quad.sprite].name;
        const bool here = quad.x == at.x * sprite_pixels && quad.y == at.y * sprite_pixels;
        if (here && name.starts_with("worn_")) {
            worn.push_back(name);
        }
    }
    return worn;
}

}  // namespace

TEST_CASE("what the hero holds and wears is drawn over it, the weapon last", "[panels][frame][I6]") {
    StagedGame game("#####\n#@..#\n#####", wardrobe());
    CHECK(worn_at(game, {1, 1}).empty());
    game.scenario.does(rules::hero_id, rules::Equip{game.scenario.give(')')});
    game.scenario.does(rules::hero_id, rules::Equip{game.scenario.give('[')});
    CHECK(worn_at(game, {1, 1}) == std::vector<std::string>{"worn_mail", "worn_blade"});
}

TEST_CASE(
    "a monster's sprite has what its kind comes with; what it found and put on is drawn over it, in view "
    "only",
    "[panels][frame][I6][I8]") {
    StagedGame game("########\n#@.b...#\n########", wardrobe());
    const rules::EntityId bandit = game.scenario.actor('b');
    REQUIRE(game.scenario.knowledge().equipment(bandit).size() == 2);
    CHECK(worn_at(game, {3, 1}).empty());
    game.scenario.does(bandit, rules::Equip{game.scenario.give('^', bandit)});
    CHECK(worn_at(game, {3, 1}) == std::vector<std::string>{"worn_hat"});

    StagedGame apart("########\n#@#b...#\n########", wardrobe());
    const rules::EntityId unseen = apart.scenario.actor('b');
    apart.scenario.does(unseen, rules::Equip{apart.scenario.give('^', unseen)});
    CHECK(worn_at(apart, {3, 1}).empty());
}

namespace {

std::string page_of(StagedGame& game, const screen::ItemModel& item) {
    game.open("item", &item, {{screen::Action::Cancel, 0}});
    const std::string text = game.text(usual_size);
    game.screens.pop_back();
    return text;
}

std::string page_of(StagedGame& game, rules::Slot slot) {
    return page_of(game, screen::ItemModel{screen::MenuPurpose::Use, slot});
}

/// The page of a ware of the game's own data.
std::string page_of(StagedGame& game, std::string_view ware) {
    return page_of(game,
                   screen::ItemModel{screen::MenuPurpose::Buy, {}, *content::game_data().find_item(ware)});
}

}  // namespace

TEST_CASE("the sidebar tells armour and damage, which change with what is worn and held",
          "[panels][I6][E3]") {
    StagedGame game("#####\n#@..#\n#####");
    CHECK(shows(game.text({160, 40}), "Armour 0"));
    CHECK(shows(game.text({160, 40}), "Damage 1-2"));
    game.scenario.does(rules::hero_id, rules::Equip{game.scenario.give(')')});
    game.scenario.does(rules::hero_id, rules::Equip{game.scenario.give('[')});
    CHECK(shows(game.text({160, 40}), "Armour 3"));
    CHECK(shows(game.text({160, 40}), "Damage 5-6"));
}

TEST_CASE("the damage in the sidebar is that of the blows which the odds of a fight foretell",
          "[panels][I6][T1]") {
    StagedGame game("#######\n#@..T.#\n#######");
    game.scenario.does(rules::hero_id, rules::Equip{game.scenario.give(')')});
    const forecast::Knowledge knowledge = game.scenario.knowledge();
    const forecast::BlowForecast ours =
        forecast::forecast_fight(knowledge, knowledge.actors_in_view().front()).ours;
    const content::MonsterDef& troll = named_catalog().monster(*named_catalog().find_monster("troll"));
    CHECK(ours.most_damage + troll.armour + troll.skills.defence == 6);
}

TEST_CASE("armour and damage give way to enemies where rows are few", "[panels][I6][E3]") {
    StagedGame game("####################\n#@T.T.T.T.T.T.T.T..#\n####################");
    const std::string low = game.text({80, 16});
    CAPTURE(low);
    CHECK_FALSE(shows(low, "Armour"));
    CHECK_FALSE(shows(low, "Damage"));
    const std::string high = game.text({80, 40});
    CHECK(shows(high, "Armour"));
    CHECK(shows(high, "Damage"));
}

TEST_CASE("who puts gear on or takes it off is told what it does", "[panels][words][I6]") {
    const auto item = [](std::string_view id) { return named_catalog().find_item(id).value(); };
    const rules::ActorRef hero = hero_ref();
    const rules::ActorRef bandit{rules::EntityId{5}, *named_catalog().find_monster("bandit"), {4, 1}, true};
    using content::EquipSlot;
    CHECK(said(rules::ItemEquipped{hero, item("mail"), EquipSlot::Torso}) == "You put a mail on: armour +3.");
    CHECK(said(rules::ItemTakenOff{hero, item("mail"), EquipSlot::Torso}) ==
          "You take the mail off: armour -3.");
    CHECK(said(rules::ItemEquipped{hero, item("blade"), EquipSlot::Melee}) ==
          "You take a blade in hand: weapon damage 5.");
    CHECK(said(rules::ItemTakenOff{hero, item("blade"), EquipSlot::Melee}) == "You put the blade away.");
    CHECK_FALSE(shows(said(rules::ItemEquipped{bandit, item("mail"), EquipSlot::Torso}), "armour"));
}

TEST_CASE("a look at gear in the pack compares it with what is held or worn", "[panels][I6][T1]") {
    StagedGame game("#####\n#@..#\n#####");
    const rules::Slot blade = game.scenario.give(')');
    const rules::Slot mail = game.scenario.give('[');
    const std::string unarmed = page_of(game, blade);
    CAPTURE(unarmed);
    CHECK(shows(unarmed, "With it:"));
    CHECK(shows(unarmed, "Damage of a blow  1-2         \u2192 5-6"));
    CHECK(shows(page_of(game, mail), "Armour            0           \u2192 3"));
    game.scenario.does(rules::hero_id, rules::Equip{blade});
    CHECK_FALSE(shows(page_of(game, blade), "\u2192"));
    const std::string other = page_of(game, game.scenario.give(')'));
    CAPTURE(other);
    CHECK(shows(other, "In place of the blade it would"));
    CHECK_FALSE(shows(other, "\u2192"));
}

TEST_CASE("a look at gear tells the odds against three enemies in view, and what is in hand its damage",
          "[panels][I6][T1]") {
    StagedGame game("#########\n#@..T.TTT#\n#########");
    const rules::Slot blade = game.scenario.give(')');
    const auto count = [](const std::string& text, std::string_view part) {
        std::size_t found = 0;
        for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
            ++found;
        }
        return found;
    };
    const std::string other = page_of(game, blade);
    CAPTURE(other);
    CHECK(count(other, "troll          ") == 3);
    CHECK(count(other, "with this") == 3);
    CHECK_FALSE(shows(other, english().get("item-in-hand")));
    game.scenario.does(rules::hero_id, rules::Equip{blade});
    const std::string held = page_of(game, blade);
    CAPTURE(held);
    CHECK(shows(held, "In your hand now: 5-6"));
    CHECK(count(held, "troll          ") == 3);
    CHECK(count(held, "with this") == 0);
    CHECK(count(held, "without it") == 3);
}

TEST_CASE("the page of gear that changes no fight in view says so in one line", "[panels][I6][T1]") {
    StagedGame game("#########\n#@..T.TT#\n#########");
    const rules::Slot blade = game.scenario.give(')');
    const rules::Slot other = game.scenario.give(')');
    game.scenario.does(rules::hero_id, rules::Equip{blade});
    const std::string text = page_of(game, other);
    CAPTURE(text);
    CHECK(shows(text, english().get("item-odds-same")));
    CHECK_FALSE(shows(text, "with this"));
    CHECK_FALSE(shows(page_of(game, blade), english().get("item-odds-same")));
}

TEST_CASE("the page of what only makes a noise tells of no enemy", "[panels][I4]") {
    StagedGame game("######\n#@.r.#\n######", content::game_data());
    CHECK_FALSE(shows(page_of(game, "bell"), "Rat: "));
    CHECK(shows(page_of(game, "wand_force"), "Rat: "));
}

TEST_CASE("the page of a missile tells the sum of its damage, and what shoots it", "[panels][I3][T2]") {
    StagedGame game("######\n#@...#\n######", content::game_data());
    game.scenario.world.entities.abilities[rules::hero_id].attributes.dexterity = 12;
    CHECK(shows(page_of(game, "arrow"), "Made to be shot with: short bow, long bow."));
    CHECK(shows(page_of(game, "bolt"), "Made to be shot with: crossbow. It deals 1 more"));
    CHECK(shows(page_of(game, "stone"), "You throw it for 2-5 = 1-2 +0-2 Dexterity +1"));
}

TEST_CASE("a look at what is aimed or thrown tells what it does to an enemy in view", "[panels][I4][T2]") {
    StagedGame game("######\n#@..T#\n######");
    CHECK(shows(page_of(game, game.scenario.give('M')), "Troll: 2-7 damage"));
    CHECK(shows(page_of(game, game.scenario.give('|')), "troll          "));
    StagedGame archery("######\n#@..T#\n######");
    const rules::Slot arrow = archery.scenario.give(':');
    CHECK_FALSE(shows(page_of(archery, arrow), "Troll: "));
    archery.scenario.does(rules::hero_id, rules::Equip{archery.scenario.give('}')});
    CHECK(shows(page_of(archery, arrow), "Troll: "));
}

TEST_CASE("the page of a thing names what Enter does with it", "[panels][F7]") {
    StagedGame game("#####\n#@..#\n#####");
    const auto row_of = [&game](rules::Slot slot, std::optional<screen::Action> deed) {
        const screen::ItemModel item{screen::MenuPurpose::Pack, slot, {}, deed};
        game.open("item", &item, {{screen::Action::Confirm, 0}, {screen::Action::Cancel, 0}});
        const std::string row = help_row(game);
        game.screens.pop_back();
        return row;
    };
    const rules::Slot blade = game.scenario.give(')');
    const rules::Slot potion = game.scenario.give('!');
    CHECK(shows(row_of(blade, screen::Action::Use), "[Enter] equip"));
    CHECK(shows(row_of(blade, screen::Action::TakeOff), "[Enter] take off"));
    CHECK(shows(row_of(potion, screen::Action::Use), "[Enter] use"));
    CHECK(shows(row_of(potion, screen::Action::Throw), "[Enter] throw"));
}

TEST_CASE("the list of the pack tells below what the chosen thing does and would change",
          "[panels][I3][I6][T1]") {
    StagedGame game("#####\n#@..#\n#####");
    game.scenario.give(')');
    game.scenario.give('[');
    const auto line = [](std::string_view id, char32_t letter) {
        return screen::MenuLine{screen::ItemLine{named_catalog().find_item(id).value(), 1, 1}, letter, true};
    };
    screen::MenuModel menu{screen::MenuPurpose::Use, {line("blade", U'a'), line("mail", U'b')}, 0};
    game.open("use", &menu, {{screen::Action::Cancel, 0}});
    const std::string blade = game.text(usual_size);
    CAPTURE(blade);
    CHECK(shows(blade, "\u2192 5-6"));
    menu.cursor = 1;
    const std::string mail = game.text(usual_size);
    CAPTURE(mail);
    CHECK(shows(mail, "\u2192 3"));
    CHECK_FALSE(shows(mail, "\u2192 5-6"));
}

TEST_CASE("lists tell the damage of weapons and the armour of what is worn", "[panels][I3][I6]") {
    const auto line = [](std::string_view id) {
        return screen::MenuLine{screen::ItemLine{named_catalog().find_item(id).value(), 1, 1}, U'a', true};
    };
    StagedGame game("#####\n#@..#\n#####");
    const screen::MenuModel menu{
        screen::MenuPurpose::Use, {line("mail"), line("blade"), {screen::FreeSlotLine{}, U'c', false}}, 0};
    game.open("use", &menu, {{screen::Action::Cancel, 0}});
    const std::string text = game.text(usual_size);
    CAPTURE(text);
    CHECK(shows(text, "lb  +3"));
    CHECK(shows(text, "lb   5"));
    CHECK(shows(text, "c) free"));
}

}  // namespace torchwake::panels
