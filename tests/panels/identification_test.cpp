// Words and pictures of unidentified items, of curses and of discoveries.

#include "scenario/identification_catalog.hpp"
#include "staged/staged_game.hpp"

#include <torchwake/forecast/odds.hpp>
#include <torchwake/rules/apparent_kind.hpp>
#include <torchwake/words/labels.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <string_view>

namespace torchwake::panels {
using namespace staged;
namespace {

const content::Catalog& named_identification_catalog() {
    static const content::Catalog catalog = named(scenario::identification_parts());
    return catalog;
}

content::ItemId item_named(std::string_view id) {
    return named_identification_catalog().find_item(id).value();
}

rules::ActorRef item_user() {
    return hero_ref(named_identification_catalog());
}

std::string said_of_items(const rules::Event& event) {
    return said(event, named_identification_catalog());
}

}  // namespace

TEST_CASE("a potion is drunk, a scroll is read, and what is put away is told as the hero's own",
          "[panels][identification][F5]") {
    CHECK(said_of_items(rules::ItemUsed{item_user(), item_named("elixir"), true}) == "You drink an elixir.");
    CHECK(said_of_items(rules::ItemUsed{item_user(), item_named("red"), true}) == "You drink a red.");
    CHECK(said_of_items(rules::ItemTakenOff{item_user(), item_named("blade"), content::EquipSlot::Melee}) ==
          "You put the blade away.");
}

TEST_CASE("what comes out is said: of a kind, of a trait, of an ordinary thing, of a curse",
          "[panels][identification][F5][I6]") {
    CHECK(said_of_items(rules::ItemRecognized{item_user(), item_named("elixir"), item_named("red")}) ==
          "A red is an elixir.");
    CHECK(said_of_items(rules::ItemRecognized{item_user(), item_named("blade.keen"),
                                              item_named("blade.unfamiliar")}) == "It is a keen blade.");
    CHECK(said_of_items(rules::ItemRecognized{item_user(), item_named("blade"),
                                              item_named("blade.unfamiliar")}) == "It is an ordinary blade.");
    CHECK(said_of_items(
              rules::ItemRecognized{item_user(), item_named("blade.dull"), item_named("blade.unfamiliar")}) ==
          "It is a cursed dull blade: it will not come off.");
    CHECK(said_of_items(
              rules::ItemEquipped{item_user(), item_named("blade.unfamiliar"), content::EquipSlot::Melee}) ==
          "You take a blade (?) in hand: weapon damage 5.");
    CHECK(said_of_items(rules::CurseLifted{item_user(), item_named("blade.dull.freed")}) ==
          "The curse is gone: now it is only the dull blade.");
    using enum rules::ChoiceKind;
    CHECK(said_of_items(rules::ChoiceWasted{item_user(), Identify, false}) ==
          "There is nothing about your things that you don't know.");
    CHECK(said_of_items(rules::ChoiceWasted{item_user(), RemoveCurse, false}) ==
          "Nothing of yours is cursed, as far as you know.");
    CHECK(said_of_items(rules::ChoiceWasted{item_user(), RemoveCurse, true}) == "You let the moment pass.");
    const rules::ActorRef hidden{
        rules::EntityId{5}, *named_identification_catalog().find_monster("goblin"), {4, 3}, false};
    CHECK(said_of_items(rules::ItemRecognized{hidden, item_named("elixir"), item_named("red")}).empty());
}

TEST_CASE("all that a screen shows of an unknown potion is its look", "[panels][identification][I1]") {
    StagedGame game("######\n#@e..#\n######", named_identification_catalog());
    const std::string look = named_identification_catalog()
                                 .item(game.scenario.knowledge().apparent_kind(item_named("elixir")))
                                 .name;
    const screen::LookModel at{{2, 1}};
    game.open("examine", &at, {{screen::Action::Cancel, 0}});
    CHECK(shows(game.text(usual_size), look));
    CHECK_FALSE(shows(game.text(usual_size), "elixir"));
    game.screens.pop_back();
    game.act(rules::Walk{core::Direction::East});
    game.act(rules::PickUp{});
    const screen::ItemModel item{screen::MenuPurpose::Use, rules::Slot{0}};
    game.open("item", &item, {{screen::Action::Cancel, 0}});
    CHECK(shows(game.text(usual_size), "What it does shows when it is used."));
    CHECK_FALSE(shows(game.text(usual_size), "Hastes"));
    CHECK_FALSE(shows(game.text(usual_size), "elixir"));
}

TEST_CASE("discoveries are listed by group, known ones with their facts, unknown ones counted",
          "[panels][identification][F6]") {
    StagedGame game("######\n#@...#\n######", named_identification_catalog());
    screen::DiscoveriesModel page{game.scenario.knowledge(), 0};
    page.page = screen::DiscoveryPage::Things;
    game.open("discoveries", &page, {{screen::Action::Cancel, 0}});
    const std::string before = game.text(usual_size);
    for (const char* part : {"What you have found out", "Potions", "Scrolls", "tonic: Heals 2",
                             "2 not yet known", "mercy: Takes the curse off"}) {
        CAPTURE(part, before);
        CHECK(shows(before, part));
    }
    CHECK_FALSE(shows(before, "elixir"));
    game.scenario.act(rules::UseItem{game.scenario.give('e')});
    const std::string after = game.text(usual_size);
    CHECK(shows(after, "elixir: Hastes for 3 turns."));
    CHECK(shows(after, "1 not yet known"));
    page.first_line = 1000;
    CHECK(shows(game.text({40, 12}), "not yet known"));
}

TEST_CASE("monsters that were met are listed with their counts, traits and odds, others are counted",
          "[panels][identification][F6]") {
    StagedGame game("######\n#@...#\n######");
    const content::MonsterId troll = named_catalog().find_monster("troll").value();
    screen::DiscoveriesModel page{game.scenario.knowledge(), 0};
    game.open("discoveries", &page, {{screen::Action::Cancel, 0}});
    const std::string unknown = std::to_string(named_catalog().monsters().size() - 1) + " not yet known";
    CHECK(shows(game.text(usual_size), unknown));
    CHECK_FALSE(shows(game.text(usual_size), "Troll"));
    page.encounters = {{{troll, 3, 2}}, {}};
    const std::string text = game.text(usual_size);
    CAPTURE(text);
    const forecast::KnownActor one = forecast::unhurt(game.scenario.knowledge(), troll);
    CHECK(shows(text, "Troll: met 3, killed 2"));
    CHECK(shows(text, "It has " + std::to_string(one.max_hit_points) + " hit point"));
    CHECK(shows(text, "Blow for blow"));
    page.text.text = "orc";
    CHECK_FALSE(shows(game.text(usual_size), "Troll"));
    CHECK(shows(game.text(usual_size), english().get("filter-none")));
}

TEST_CASE("monsters stand in a table with their figures, and the text is that of the chosen one",
          "[panels][identification][F6]") {
    StagedGame game("######\n#@...#\n######");
    const content::MonsterId troll = named_catalog().find_monster("troll").value();
    const content::MonsterId rat = named_catalog().find_monster("rat").value();
    screen::DiscoveriesModel page{game.scenario.knowledge(), 0};
    page.encounters = {{{std::min(troll, rat), 3, 2}, {std::max(troll, rat), 5, 1}}, {}};
    game.open("discoveries", &page, {{screen::Action::Cancel, 0}});
    const std::string first = game.text(usual_size);
    CAPTURE(first);
    for (const char* column : {"met", "killed", "you hit", "falls first"}) {
        CHECK(shows(first, column));
    }
    CHECK(shows(first, "> T  troll"));
    CHECK(shows(first, "Troll: met"));
    CHECK_FALSE(shows(first, "Rat: met"));
    ++page.first_line;
    CHECK(shows(game.text(usual_size), "Rat: met"));
    page.first_line = 0;
    const screen::Pointed row = game.pick(usual_size, cell_of(game, usual_size, "r  rat"));
    const auto* const offer = std::get_if<screen::PointedOffer>(&row);
    REQUIRE(offer != nullptr);
    CHECK(offer->offer == screen::Offer{screen::Action::LookAt, 1});
}

TEST_CASE("spells that the hero knows are listed with their effects, others are counted",
          "[panels][magic][F6]") {
    StagedGame game("######\n#@...#\n######");
    screen::DiscoveriesModel page{game.scenario.knowledge(), 0};
    page.page = screen::DiscoveryPage::Spells;
    game.open("discoveries", &page, {{screen::Action::Cancel, 0}});
    const std::vector<forecast::KnownSpell> spells = game.scenario.knowledge().spells();
    REQUIRE_FALSE(spells.empty());
    for (const forecast::KnownSpell& known : spells) {
        const content::SpellDef& spell = named_catalog().spell(known.spell);
        const std::string text = game.text(usual_size);
        CAPTURE(text);
        CHECK(shows(text, words::capitalised(spell.name) + ": " + std::to_string(spell.cost) + " mana"));
        CHECK(shows(text, spell.description));
        ++page.first_line;
    }
}

}  // namespace torchwake::panels
