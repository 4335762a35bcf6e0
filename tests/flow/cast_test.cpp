#include "flow/drawn_game.hpp"

#include <catch2/catch_test_macros.hpp>

namespace torchwake::flow {
namespace {

using rules::RefusalReason;
using screen::Action;

constexpr std::string_view range_of_dummies = R"(
    ##########
    #@...d.d.#
    ##########)";

const screen::MenuModel& menu(const DrawnGame& played) {
    return played.layer<screen::MenuModel>();
}

std::int32_t mana(const DrawnGame& played) {
    return played.knowledge().hero().mana;
}

}  // namespace

TEST_CASE("z opens a menu of the spells that the hero knows, those too dear being grey",
          "[flow][T6][F2][F6][F7]") {
    DrawnGame played(range_of_dummies);
    played.start().press("z");
    REQUIRE(played.game.awaiting() == "play/cast");
    CHECK(menu(played).purpose == screen::MenuPurpose::Cast);
    REQUIRE(menu(played).lines.size() == 3);
    CHECK(std::get<screen::SpellLine>(menu(played).lines[0].what).spell == content::SpellId{0});
    CHECK(menu(played).lines[0].enabled);
    CHECK(menu(played).lines[1].enabled);
    CHECK_FALSE(menu(played).lines[2].enabled);
    CHECK(menu(played).lines[2].key == U'c');
    played.press("Escape");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.turn() == 0);
    played.require_clean_end();
}

TEST_CASE("a spell on oneself is cast from the menu, and costs mana and a turn", "[flow][T6][F6]") {
    DrawnGame played(range_of_dummies);
    played.start().press("z b");
    CHECK(played.game.awaiting() == "play");
    CHECK(played.turn() == 1);
    CHECK(mana(played) == 6);
    CHECK(scenario::events_of<rules::SpellCast>(played.stage.events).size() == 1);
    played.require_clean_end();
}

TEST_CASE("an aimed spell awaits its target, first the nearest enemy; Escape returns to the map",
          "[flow][T2][T6][F6]") {
    DrawnGame played(range_of_dummies);
    played.start().press("z a");
    REQUIRE(played.game.awaiting() == "play/cast/aim");
    const auto& aim = played.layer<screen::AimModel>();
    CHECK(aim.at == core::Point{5, 1});
    CHECK((aim.spell == content::SpellId{0} && !aim.item.valid()));
    CHECK_FALSE(aim.refusal.has_value());
    played.press("Escape");
    CHECK(played.game.awaiting() == "play");
    CHECK((mana(played) == 10 && played.turn() == 0));
    played.press("z a Enter");
    CHECK(played.game.awaiting() == "play");
    CHECK((mana(played) == 7 && played.turn() == 1));
    const auto flown = scenario::events_of<rules::MissileFlew>(played.stage.events);
    REQUIRE(flown.size() == 1);
    CHECK(flown[0].target == core::Point{5, 1});
    played.require_clean_end();
}

TEST_CASE("a spell that costs too much says so, and the menu stays", "[flow][T6][F6][W4]") {
    DrawnGame played(range_of_dummies);
    played.start().press("z c");
    CHECK(played.game.awaiting() == "play/cast");
    CHECK(played.stage.refusals == std::vector{RefusalReason::TooLittleMana});
    CHECK((mana(played) == 10 && played.turn() == 0));
    played.require_clean_end();
}

TEST_CASE("a target that can't be hit says why, and nothing is spent", "[flow][T2][T6]") {
    DrawnGame played(range_of_dummies);
    played.start().press("z a");
    played.hover({1, 1});
    played.press("Enter");
    CHECK(played.game.awaiting() == "play/cast/aim");
    CHECK(played.stage.refusals == std::vector{RefusalReason::TargetIsSelf});
    CHECK((mana(played) == 10 && played.turn() == 0));
    played.require_clean_end();
}

}  // namespace torchwake::flow
