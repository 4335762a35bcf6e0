// The quickbar: a digit puts the chosen thing of a list on it, and uses it in play.

#include "flow/drawn_game.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cstddef>
#include <string_view>

namespace torchwake::flow {
namespace {

using rules::RefusalReason;
using screen::Action;

constexpr std::string_view range_with_things = R"(
    ##########
    #@!F.d...#
    ##########)";

forecast::KnownQuickSlot quick_place(const DrawnGame& played, std::size_t place) {
    return played.knowledge().quickbar().at(place - 1);
}

}  // namespace

TEST_CASE("a digit in the pack puts the chosen thing on the quickbar, and uses it in play",
          "[flow][quickbar][H2]") {
    DrawnGame played(range_with_things);
    played.start().press("Right g a 4");
    CHECK(played.game.awaiting() == "play");
    CHECK(quick_place(played, 4).at == rules::Slot{0});
    const std::int32_t turn = played.turn();
    played.press("4");
    CHECK(played.game.awaiting() == "play/confirm");  // an unhurt hero does not need it
    played.press("Enter");
    CHECK(played.turn() == turn + 1);
    CHECK(scenario::events_of<rules::ItemUsed>(played.stage.events).size() == 1);
    CHECK_FALSE(quick_place(played, 4).at.has_value());
    played.require_clean_end();
}

TEST_CASE("q asks for the place, first the first free one; the same place again frees it",
          "[flow][quickbar][H2]") {
    DrawnGame played(range_with_things);
    played.start().press("Right g a 1 a q");
    REQUIRE(played.game.awaiting() == "play/use/quick-slot");
    CHECK(played.menu()->purpose == screen::MenuPurpose::QuickSlot);
    CHECK(played.menu()->cursor == 1);
    played.press("Escape");
    CHECK(played.game.awaiting() == "play/use");
    played.press("q 1");
    CHECK(played.game.awaiting() == "play");
    CHECK(quick_place(played, 1).free());
    played.require_clean_end();
}

TEST_CASE("a thing that is gone is refused by name, and costs no turn", "[flow][quickbar][H2]") {
    DrawnGame played(range_with_things);
    played.start().press("Right g a 1 1 Enter");
    const std::uint64_t before = played.hash();
    played.press("1");
    CHECK(played.stage.refusals == std::vector{RefusalReason::NoneLeft});
    CHECK(played.hash() == before);
    CHECK(played.game.awaiting() == "play");
    played.require_clean_end();
}

TEST_CASE("a place of an aimed thing opens its aim, and that of a spell its cast", "[flow][quickbar][H2]") {
    DrawnGame played(range_with_things);
    played.start().press("Right Right g a 2 z 5");
    REQUIRE(played.game.awaiting() == "play");
    played.press("2");
    CHECK(played.game.awaiting() == "play/aim");
    CHECK(aimed(played).item == scenario::test_catalog().find_item("fireball"));
    played.press("Escape");
    CHECK(played.game.awaiting() == "play");
    played.press("5");
    CHECK(played.game.awaiting() == "play/aim");
    CHECK(aimed(played).spell == content::SpellId{0});
    played.press("Enter");
    CHECK(scenario::events_of<rules::SpellCast>(played.stage.events).size() == 1);
    played.require_clean_end();
}

TEST_CASE("a place of a throwing weapon throws it, where the pack takes it in hand", "[flow][quickbar][H2]") {
    DrawnGame played("##########\n#@||.d...#\n##########");
    played.start().press("Right g Right g a 3");
    REQUIRE(quick_place(played, 3).count == 2);
    played.press("3");
    REQUIRE(played.game.awaiting() == "play/aim");
    CHECK(aimed(played).thrown);
    played.press("Enter");
    CHECK(quick_place(played, 3).count == 1);
    CHECK_FALSE(played.knowledge().hero().weapon.valid());
    played.require_clean_end();
}

TEST_CASE("a free place asks which thing it shall use, by keys, mouse or pad", "[flow][quickbar][H2]") {
    DrawnGame played(range_with_things);
    played.start().press("7");
    REQUIRE(played.game.awaiting() == "play/quick-fill");
    CHECK(played.menu()->lines.size() == 3);
    played.press("PadDown PadA");
    CHECK(quick_place(played, 7).spell == content::SpellId{1});
    const screen::PointedOffer eighth{{Action::QuickSlot8}};
    played.game.input(screen::PointerClicked{eighth, screen::MouseButton::Left});
    REQUIRE(played.game.awaiting() == "play/quick-fill");
    played.click_line(0);
    CHECK(quick_place(played, 8).spell == content::SpellId{0});
    played.require_clean_end();
}

TEST_CASE("a right click on a place of the quickbar gives it another thing, or frees it",
          "[flow][quickbar][H2]") {
    DrawnGame played(range_with_things);
    played.start().press("Right g a 3");
    const auto right_click = [&played] {
        played.game.input(
            screen::PointerClicked{screen::PointedOffer{{Action::QuickSlot3}}, screen::MouseButton::Right});
    };
    right_click();
    REQUIRE(played.game.awaiting() == "play/quick-fill");
    played.press("c");  // below the line that frees the place, and the potion
    CHECK(quick_place(played, 3).spell == content::SpellId{0});
    right_click();
    played.press("a");
    CHECK(quick_place(played, 3).free());
    CHECK(played.game.awaiting() == "play");
    CHECK_FALSE(played.game.input(screen::OfferTaken{{Action::FillQuickSlot, 10}}));
    CHECK_FALSE(played.game.input(screen::OfferTaken{{Action::FillQuickSlot, -1}}));
    played.require_clean_end();
}

TEST_CASE("the list of actions asks for the place of the quickbar, then for its thing",
          "[flow][quickbar][H2]") {
    DrawnGame played(range_with_things);
    played.start();
    played.game.input(screen::OfferTaken{{Action::FillQuickSlot}});
    REQUIRE(played.game.awaiting() == "play/quick-slot");
    played.press("5");
    REQUIRE(played.game.awaiting() == "play/quick-fill");
    played.press("b");
    CHECK(quick_place(played, 5).spell == content::SpellId{1});
    played.require_clean_end();
}

TEST_CASE("the quickbar is part of the run: it comes back with it", "[flow][quickbar][H2][F4]") {
    DrawnGame played(range_with_things);
    played.start().press("Right g a 3 z 5");
    const save::SavedRun stored = played.stored();
    CHECK(stored.world.quickbar == played.game.world()->quickbar);
    CHECK(stored.world.quickbar.slots[2].item.valid());
    played.require_clean_end();
}

}  // namespace torchwake::flow
