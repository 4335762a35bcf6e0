#include "flow/drawn_game.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace torchwake::flow {
namespace {

constexpr std::string_view row_of_items = R"(
    #######
    #@!?*.#
    #######)";

/// Picks up what lies on the next cells to the east.
void collect(DrawnGame& played, int items) {
    for (int item = 0; item < items; ++item) {
        played.press("Right g");
    }
}

bool holds(const forecast::Knowledge& known, std::size_t slot, std::string_view id) {
    const std::optional<content::ItemId> item = known.pack().at(slot).item;
    return item && scenario::test_catalog().item(*item).id == id;
}

}  // namespace

TEST_CASE("an item underfoot is taken into the first free slot", "[flow][I2][I10]") {
    DrawnGame played(row_of_items);
    played.start().press("Right g");
    CHECK(holds(played.knowledge(), 0, "health_potion"));
    CHECK(scenario::events_of<rules::ItemPickedUp>(played.stage.events).size() == 1);
    played.require_clean_end();
}

TEST_CASE("taking nothing is said and costs no turn", "[flow][I2]") {
    DrawnGame played(row_of_items);
    played.start();
    const std::uint64_t before = played.hash();
    CHECK(played.press("g"));
    CHECK(played.stage.refusals == std::vector{rules::RefusalReason::NothingToPickUp});
    CHECK(played.hash() == before);
    played.require_clean_end();
}

TEST_CASE("a full pack takes nothing more", "[flow][I2][I10]") {
    DrawnGame played("#######\n#@!!!!#\n#######");
    played.start();
    collect(played, 4);
    CHECK(played.stage.refusals == std::vector{rules::RefusalReason::PackFull});
    played.require_clean_end();
}

TEST_CASE("the pack opens as a menu with a line and a letter for each slot up to the first behind all",
          "[flow][I3][I10][F6][F7]") {
    DrawnGame played(row_of_items);
    played.start();
    collect(played, 1);
    CHECK(played.press("a"));
    CHECK(played.game.awaiting() == "play/use");
    const screen::MenuModel* const menu = played.menu();
    REQUIRE(menu != nullptr);
    REQUIRE(menu->lines.size() == 2);
    CHECK(std::holds_alternative<screen::ItemLine>(menu->lines[0].what));
    CHECK(std::holds_alternative<screen::FreeSlotLine>(menu->lines[1].what));
    CHECK(menu->lines[1].key == U'b');
    CHECK(played.offers({screen::Action::Choose, 1}));
    CHECK_FALSE(played.offers({screen::Action::Choose, 2}));
    played.require_clean_end();
}

TEST_CASE("the cursor of a menu starts on the first line that can be chosen", "[flow][I3][F7]") {
    DrawnGame played("#####\n#@*!#\n#####");
    played.start();
    collect(played, 2);
    played.press("a");
    REQUIRE(played.menu() != nullptr);
    CHECK_FALSE(played.menu()->lines[0].enabled);
    CHECK(played.menu()->cursor == 1);
    played.require_clean_end();
}

TEST_CASE("Escape closes the pack and nothing has happened", "[flow][I3]") {
    DrawnGame played(row_of_items);
    played.start();
    collect(played, 1);
    const std::uint64_t before = played.hash();
    played.press("a Down Escape");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.hash() == before);
    played.require_clean_end();
}

TEST_CASE("a potion is used by its letter, by Enter, by a click or by its offer", "[flow][I3][I4][I7]") {
    const auto use = [](auto choose) {
        DrawnGame played(row_of_items);
        played.start();
        collect(played, 1);
        const std::int32_t turn = played.turn();
        played.press("a");
        choose(played);
        CHECK(played.game.awaiting() == "play/confirm");  // an unhurt hero does not need it
        CHECK(played.turn() == turn);
        played.press("Enter");
        CHECK(played.game.awaiting() == "play");
        CHECK(played.turn() == turn + 1);
        CHECK_FALSE(played.knowledge().pack().at(0).item.has_value());
        CHECK(scenario::events_of<rules::ActorHealed>(played.stage.events).size() == 1);
        played.require_clean_end();
    };
    use([](DrawnGame& played) { played.press("a"); });
    use([](DrawnGame& played) { played.press("Enter"); });
    use([](DrawnGame& played) { played.click_line(0); });
    use([](DrawnGame& played) { played.game.input(screen::OfferTaken{{screen::Action::Choose, 0}}); });
}

TEST_CASE("a refused use says why, costs no turn and leaves the menu open", "[flow][I4]") {
    DrawnGame played("####\n#@*#\n####");
    played.start();
    collect(played, 1);
    const std::uint64_t before = played.hash();
    played.press("a a");
    CHECK(played.stage.refusals == std::vector{rules::RefusalReason::ItemHasNoUse});
    CHECK(played.game.awaiting() == "play/use");
    CHECK(played.hash() == before);
    played.require_clean_end();
}

TEST_CASE("gear is used by equipping it, and by taking it off again", "[flow][I3][I4][I6]") {
    DrawnGame played("#####\n#@).#\n#####");
    played.start();
    collect(played, 1);
    played.press("a a");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.knowledge().hero().weapon == scenario::test_catalog().find_item("blade"));
    played.press("a");
    CHECK(std::get<screen::ItemLine>(played.menu()->lines[0].what).worn == content::EquipSlot::Melee);
    played.press("a");
    CHECK_FALSE(played.knowledge().hero().weapon.valid());
    CHECK(played.turn() == 4);
    played.require_clean_end();
}

TEST_CASE("what is worn is taken off from a menu of its own", "[flow][I6][F6]") {
    DrawnGame played("#####\n#@^.#\n#####");
    played.start();
    collect(played, 1);
    played.press("t a");
    CHECK(played.stage.refusals == std::vector{rules::RefusalReason::NotEquipped});
    CHECK(played.game.awaiting() == "play/take-off");
    played.press("Escape a a");
    CHECK(played.knowledge().hero().armour == 1);
    played.press("t a");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.knowledge().hero().armour == 0);
    played.require_clean_end();
}

TEST_CASE("choosing a free slot says so, costs nothing and leaves the menu open", "[flow][I10]") {
    DrawnGame played(row_of_items);
    played.start();
    collect(played, 1);
    const std::uint64_t before = played.hash();
    played.press("a b");
    CHECK(played.stage.refusals == std::vector{rules::RefusalReason::SlotEmpty});
    CHECK(played.game.awaiting() == "play/use");
    CHECK(played.menu()->cursor == 1);
    CHECK(played.hash() == before);
    played.require_clean_end();
}

TEST_CASE("a dropped item lies underfoot", "[flow][I5]") {
    DrawnGame played(row_of_items);
    played.start();
    collect(played, 1);
    const std::int32_t turn = played.turn();
    played.press("d");
    CHECK(played.game.awaiting() == "play/drop");
    played.press("a");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.turn() == turn + 1);
    CHECK(played.knowledge().object(played.hero_at()).has_value());
    played.require_clean_end();
}

TEST_CASE("a drop onto another item is refused and the menu stays", "[flow][I5]") {
    DrawnGame played(row_of_items);
    played.start();
    collect(played, 1);
    played.press("Right");
    const std::uint64_t before = played.hash();
    played.press("d a");
    CHECK(played.stage.refusals == std::vector{rules::RefusalReason::ItemLiesHere});
    CHECK(played.game.awaiting() == "play/drop");
    CHECK(played.hash() == before);
    played.require_clean_end();
}

TEST_CASE("in the pack, as in every list, a letter or a click takes a thing at once", "[flow][I3][F7]") {
    DrawnGame played(row_of_items);
    played.start();
    collect(played, 2);
    const std::int32_t turn = played.turn();
    played.press("i Down a");
    REQUIRE(played.game.awaiting() == "play/confirm");  // it would heal nothing
    CHECK(played.turn() == turn);
    played.press("Escape i Down");
    played.game.input(screen::PointerClicked{screen::PointedLine{0}});
    REQUIRE(played.game.awaiting() == "play/confirm");
    played.press("Enter");
    CHECK(played.turn() == turn + 1);
    CHECK_FALSE(played.knowledge().pack().front().item.has_value());
    played.require_clean_end();
}

TEST_CASE("a key that confirms, pressed after a letter has closed a list, does not reach the game",
          "[flow][I3][F7]") {
    for (const std::string_view key : {"Enter", "Space"}) {
        CAPTURE(key);
        DrawnGame played(row_of_items);
        played.start();
        collect(played, 2);
        const std::int32_t turn = played.turn();
        played.press("d b");
        REQUIRE(played.game.awaiting() == "play");
        REQUIRE(played.turn() == turn + 1);
        CHECK_FALSE(played.press(key));
        CHECK(played.game.awaiting() == "play");
        CHECK(played.turn() == turn + 1);
        CHECK(played.press(key));
        CHECK((played.game.awaiting() == "play/actions" || played.turn() == turn + 2));
        played.game.close();
    }
}

TEST_CASE("by the key for use a letter uses at once", "[flow][I3][F7]") {
    DrawnGame played(row_of_items);
    played.start();
    collect(played, 1);
    played.press("a a");
    REQUIRE(played.game.awaiting() == "play/confirm");  // it would heal nothing
    played.press("Enter");
    CHECK_FALSE(played.knowledge().pack().front().item.has_value());
    played.require_clean_end();
}

TEST_CASE("a thing is dropped from the page that tells of it", "[flow][I3][I5]") {
    DrawnGame played(row_of_items);
    played.start();
    collect(played, 1);
    played.press("Right Right Right i Tab");
    REQUIRE(played.game.awaiting() == "play/pack/item");
    played.press("d");
    CHECK(played.game.awaiting() == "play");
    CHECK(scenario::events_of<rules::ItemDropped>(played.stage.events).size() == 1);
    played.require_clean_end();
}

TEST_CASE("a hero without a pack is told so, and no menu opens", "[flow][I3][I4][I5]") {
    content::CatalogParts parts = scenario::test_parts();
    std::ranges::find(parts.monsters, std::string("hero"), &content::MonsterDef::id)->pack_slots = 0;
    const content::Catalog catalog(std::move(parts));
    DrawnGame played(row_of_items, catalog);
    played.start();
    for (const screen::Action action : {screen::Action::Use, screen::Action::Pack, screen::Action::Drop}) {
        played.stage.refusals.clear();
        CHECK(played.take(action));
        CHECK(played.stage.refusals == std::vector{rules::RefusalReason::NoSuchSlot});
        CHECK(played.game.awaiting() == "play");
    }
    played.game.close();
    CHECK(played.game.ended());
}

}  // namespace torchwake::flow
