// Words and pictures of unidentified items, of curses and of discoveries.

#include "scenario/identification_catalog.hpp"
#include "view/stage.hpp"

#include <torchwake/rules/apparent_kind.hpp>
#include <torchwake/view/labels.hpp>
#include <torchwake/view/message_writer.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <string_view>

namespace torchwake::view {
namespace {

const content::Catalog& catalog() {
    static const content::Catalog catalog = named(scenario::identification_parts());
    return catalog;
}

content::ItemId kind(std::string_view id) {
    return catalog().find_item(id).value();
}

rules::ActorRef hero_ref(bool seen = true) {
    return {rules::hero_id, catalog().hero(), {1, 1}, seen};
}

std::string said(const rules::Event& event) {
    const auto message = MessageWriter(catalog(), english()).tell(event);
    return message ? plain_text(message->line) : "";
}

constexpr core::Size usual{100, 36};

}  // namespace

TEST_CASE("a potion is drunk, a scroll is read, and what is put away is told as the hero's own",
          "[view][identification][F5]") {
    CHECK(said(rules::ItemUsed{hero_ref(), kind("elixir"), true}) == "You drink an elixir.");
    CHECK(said(rules::ItemUsed{hero_ref(), kind("red"), true}) == "You drink a red.");
    CHECK(said(rules::ItemTakenOff{hero_ref(), kind("blade"), content::EquipSlot::Melee}) ==
          "You put the blade away.");
}

TEST_CASE("what comes out is said: of a kind, of a trait, of an ordinary thing, of a curse",
          "[view][identification][F5][I6]") {
    CHECK(said(rules::ItemRecognized{hero_ref(), kind("elixir"), kind("red")}) == "A red is an elixir.");
    CHECK(said(rules::ItemRecognized{hero_ref(), kind("blade.keen"), kind("blade.unfamiliar")}) ==
          "It is a keen blade.");
    CHECK(said(rules::ItemRecognized{hero_ref(), kind("blade"), kind("blade.unfamiliar")}) ==
          "It is an ordinary blade.");
    CHECK(said(rules::ItemRecognized{hero_ref(), kind("blade.dull"), kind("blade.unfamiliar")}) ==
          "It is a cursed dull blade: it will not come off.");
    CHECK(said(rules::ItemEquipped{hero_ref(), kind("blade.unfamiliar"), content::EquipSlot::Melee}) ==
          "You take a blade (?) in hand.");
    CHECK(said(rules::CurseLifted{hero_ref(), kind("blade.dull.freed")}) ==
          "The curse is gone: now it is only the dull blade.");
    using enum rules::ChoiceKind;
    CHECK(said(rules::ChoiceWasted{hero_ref(), Identify, false}) ==
          "There is nothing about your things that you don't know.");
    CHECK(said(rules::ChoiceWasted{hero_ref(), RemoveCurse, false}) ==
          "Nothing of yours is cursed, as far as you know.");
    CHECK(said(rules::ChoiceWasted{hero_ref(), RemoveCurse, true}) == "You let the moment pass.");
    const rules::ActorRef hidden{rules::EntityId{5}, *catalog().find_monster("goblin"), {4, 3}, false};
    CHECK(said(rules::ItemRecognized{hidden, kind("elixir"), kind("red")}).empty());
}

TEST_CASE("all that a screen shows of an unknown potion is its look", "[view][identification][I1]") {
    StagedGame game("######\n#@e..#\n######", catalog());
    const std::string look = catalog().item(game.scenario.knowledge().apparent_kind(kind("elixir"))).name;
    const screen::LookModel at{{2, 1}};
    game.open("examine", &at, {{screen::Action::Cancel, 0}});
    CHECK(shows(game.text(usual), look));
    CHECK_FALSE(shows(game.text(usual), "elixir"));
    game.screens.pop_back();
    game.act(rules::Walk{core::Direction::East});
    game.act(rules::PickUp{});
    const screen::ItemModel item{rules::Slot{0}};
    game.open("item", &item, {{screen::Action::Cancel, 0}});
    CHECK(shows(game.text(usual), "What it does shows when it is used."));
    CHECK_FALSE(shows(game.text(usual), "Hastes"));
    CHECK_FALSE(shows(game.text(usual), "elixir"));
}

TEST_CASE("discoveries are listed by group, known ones with their facts, unknown ones counted",
          "[view][identification][F6]") {
    StagedGame game("######\n#@...#\n######", catalog());
    screen::DiscoveriesModel page{game.scenario.knowledge(), 0};
    game.open("discoveries", &page, {{screen::Action::Cancel, 0}});
    const std::string before = game.text(usual);
    for (const char* part : {"What you have found out", "Potions", "Scrolls", "tonic: Heals 2",
                             "2 not yet known", "mercy: Takes the curse off"}) {
        CAPTURE(part, before);
        CHECK(shows(before, part));
    }
    CHECK_FALSE(shows(before, "elixir"));
    game.scenario.act(rules::UseItem{game.scenario.give('e')});
    const std::string after = game.text(usual);
    CHECK(shows(after, "elixir: Hastes for 3 turns."));
    CHECK(shows(after, "1 not yet known"));
    page.first_line = 1000;
    CHECK(shows(game.text({40, 12}), "not yet known"));
}

}  // namespace torchwake::view
