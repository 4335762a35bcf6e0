#include "flow/drawn_game.hpp"

#include <torchwake/forecast/shooting.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::flow {
namespace {

using rules::RefusalReason;

/// The hero takes bow and arrow; two dummies stand in range, one of them nearer.
constexpr std::string_view range_with_bow = R"(
    ##########
    #@}:.d.d.#
    #........#
    #+########
    #........#
    ##########)";

/// Takes bow and arrow, and holds the bow.
void arm(DrawnGame& played) {
    played.start().press("Right g Right g a a");
    REQUIRE(played.game.awaiting() == "play");
    REQUIRE(played.knowledge().hero().shooter == scenario::test_catalog().find_item("bow"));
}

}  // namespace

TEST_CASE("firing awaits a target, first the nearest enemy, and shows what would come of it",
          "[flow][T2][F6]") {
    DrawnGame played(range_with_bow);
    arm(played);
    const std::int32_t turn = played.turn();
    played.press("f");
    REQUIRE(played.game.awaiting() == "play/aim");
    CHECK(aimed(played).at == core::Point{5, 1});
    CHECK(scenario::test_catalog().item(aimed(played).item).id == "arrow");
    CHECK(scenario::test_catalog().item(aimed(played).weapon).id == "bow");
    const forecast::AimForecast known = forecast::forecast_shot(
        played.knowledge(), {aimed(played).item, aimed(played).weapon}, aimed(played).at);
    CHECK(aimed(played).forecast.flight.cells == known.flight.cells);
    CHECK(aimed(played).forecast.victims == known.victims);
    CHECK(aimed(played).forecast.victims.size() == 1);
    played.press("Tab");
    CHECK(aimed(played).at == core::Point{7, 1});
    CHECK(played.turn() == turn);
    played.require_clean_end();
}

TEST_CASE("Enter fires, Escape spends nothing", "[flow][T2][T3]") {
    DrawnGame played(range_with_bow);
    arm(played);
    const std::uint64_t before = played.hash();
    const std::int32_t turn = played.turn();
    played.press("f Escape");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.hash() == before);
    played.press("f Enter");
    CHECK(played.turn() == turn + 1);
    CHECK_FALSE(forecast::ammunition_at_hand(played.knowledge()).has_value());
    played.require_clean_end();
}

TEST_CASE("a shot at an unseen cell or oneself is refused, and the aim stays", "[flow][T2]") {
    DrawnGame played(range_with_bow);
    arm(played);
    const std::uint64_t before = played.hash();
    played.press("f");
    played.hover({4, 4});
    played.press("Enter");
    played.hover(played.hero_at());
    played.press("Enter");
    CHECK(played.stage.refusals == std::vector{RefusalReason::TargetUnseen, RefusalReason::TargetIsSelf});
    CHECK(played.game.awaiting() == "play/aim");
    CHECK(played.hash() == before);
    played.require_clean_end();
}

TEST_CASE("the place of the quickbar with the bow in hand aims it, and holds it where it is not in hand",
          "[flow][quickbar][H2][T2]") {
    DrawnGame played(range_with_bow);
    played.start().press("Right g Right g a 1 1");
    REQUIRE(played.knowledge().hero().shooter.valid());
    const std::int32_t turn = played.turn();
    played.press("1");
    REQUIRE(played.game.awaiting() == "play/aim");
    CHECK(played.turn() == turn);
    played.press("Enter");
    CHECK(played.turn() == turn + 1);
    CHECK(played.knowledge().hero().shooter.valid());
    played.require_clean_end();
}

TEST_CASE("without a bow, and without arrows, firing is refused at once", "[flow][T2]") {
    DrawnGame played("#####\n#@}.#\n#####");
    played.start().press("f");
    played.press("Right g a a f w");
    CHECK(played.stage.refusals == std::vector{RefusalReason::NothingToShootWith, RefusalReason::NoAmmunition,
                                               RefusalReason::NoOtherWeapon});
    CHECK(played.game.awaiting() == "play");
    played.require_clean_end();
}

TEST_CASE("throwing asks what and then where; Escape goes back to the map", "[flow][T2][F6]") {
    DrawnGame played(range_with_bow);
    arm(played);
    const std::uint64_t before = played.hash();
    played.press("v b");
    REQUIRE(played.game.awaiting() == "play/throw/aim");
    CHECK_FALSE(aimed(played).weapon.valid());
    played.press("Escape");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.hash() == before);
    const std::int32_t turn = played.turn();
    played.press("v b Enter");
    CHECK(played.turn() == turn + 1);
    CHECK_FALSE(played.knowledge().pack()[1].item.has_value());
    played.require_clean_end();
}

TEST_CASE("arrows that are chosen in the pack are shot by the bow in hand", "[flow][I3][T3]") {
    DrawnGame played(range_with_bow);
    arm(played);
    played.press("i b");
    CHECK(played.game.awaiting() == "play/pack/aim");
    CHECK(played.layer<screen::AimModel>().weapon.valid());
    played.press("Escape");
    played.require_clean_end();
}

TEST_CASE("the list of things to throw opens at what is made to be thrown", "[flow][T2][F7]") {
    DrawnGame played(range_with_bow);
    arm(played);
    played.press("v");
    REQUIRE(played.game.awaiting() == "play/throw");
    const auto& menu = played.layer<screen::MenuModel>();
    CHECK(menu.cursor == 1);
    const auto& line = std::get<screen::ItemLine>(menu.lines[1].what);
    CHECK(scenario::test_catalog().item(line.item).id == "arrow");
    played.press("Escape");
    played.require_clean_end();
}

TEST_CASE("the list of things to throw opens at throwing weapons before all else", "[flow][T2][F7]") {
    DrawnGame played("##########\n#@!|.d...#\n##########");
    played.start().press("Right g Right g v");
    const auto& menu = played.layer<screen::MenuModel>();
    const auto& line = std::get<screen::ItemLine>(menu.lines.at(static_cast<std::size_t>(menu.cursor)).what);
    CHECK(scenario::test_catalog().item(line.item).id == "javelin");
    played.press("Escape");
    played.require_clean_end();
}

TEST_CASE("the list of things to throw opens at what was thrown last, and never at the weapon in hand",
          "[flow][T2][F7]") {
    DrawnGame played("##########\n#@!||d...#\n##########");
    played.start().press("Right g Right g Right g a b v");
    const auto under_cursor = [&played] {
        const auto& menu = played.layer<screen::MenuModel>();
        const auto& line = menu.lines.at(static_cast<std::size_t>(menu.cursor));
        return std::get<screen::ItemLine>(line.what);
    };
    CHECK_FALSE(under_cursor().worn);
    played.press("Escape v a Enter");  // the potion
    REQUIRE(played.game.awaiting() == "play");
    CHECK(scenario::events_of<rules::MissileFlew>(played.stage.events).size() == 1);
    played.press("v");
    CHECK_FALSE(scenario::test_catalog().item(under_cursor().item).id == "health_potion");  // none is left
    played.press("Escape");
    played.require_clean_end();
}

TEST_CASE("what is chosen to be used may be thrown instead", "[flow][I3][T2]") {
    DrawnGame played(range_with_bow);
    arm(played);
    played.press("a Down v");
    REQUIRE(played.game.awaiting() == "play/use/aim");
    CHECK(aimed(played).thrown);
    played.press("Escape");
    CHECK(played.game.awaiting() == "play");
    const std::int32_t turn = played.turn();
    played.press("a Down v Enter");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.turn() == turn + 1);
    CHECK_FALSE(played.knowledge().pack()[1].item.has_value());
    played.require_clean_end();
}

TEST_CASE("w takes the other weapon in hand again", "[flow][I6]") {
    DrawnGame played("######\n#@}).#\n######");
    played.start().press("Right g Right g a a a b");
    CHECK(played.knowledge().hero().weapon == scenario::test_catalog().find_item("blade"));
    const std::int32_t turn = played.turn();
    played.press("w");
    CHECK(played.knowledge().hero().shooter == scenario::test_catalog().find_item("bow"));
    CHECK(played.turn() == turn + 1);
    played.require_clean_end();
}

TEST_CASE("of a stack so many are dropped as are asked for", "[flow][I5][I9]") {
    DrawnGame played("########\n#@::...#\n########");
    played.start().press("Right g Right g d a");
    REQUIRE(played.game.awaiting() == "play/drop/count");
    CHECK(played.menu()->lines.size() == 2);
    played.press("Escape");
    CHECK(played.game.awaiting() == "play/drop");
    played.press("a 1");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.knowledge().pack()[0].count == 1);
    played.require_clean_end();
}

}  // namespace torchwake::flow
