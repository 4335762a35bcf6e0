#include "scenario/caster_catalog.hpp"
#include "staged/staged_game.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>

namespace torchwake::panels {
using namespace staged;
namespace {

const content::Catalog& casters() {
    static const content::Catalog catalog = named(scenario::caster_parts());
    return catalog;
}

rules::ActorRef actor(std::string_view kind, bool seen = true) {
    return {rules::EntityId{5}, *casters().find_monster(kind), {4, 3}, seen};
}

content::SpellId spell(std::string_view id) {
    const auto found = std::ranges::find(casters().spells(), id, &content::SpellDef::id);
    return content::SpellId{static_cast<content::SpellId::rep>(found - casters().spells().begin())};
}

}  // namespace

TEST_CASE("what a monster casts is said as it is done, where it is seen", "[panels][words][A2][F5]") {
    CHECK(said(rules::SpellCast{actor("mage"), spell("zap")}, casters()) == "The mage casts a spell: zap.");
    CHECK(said(rules::SpellCast{actor("spitter"), spell("spit")}, casters()) == "The spitter spits spit.");
    CHECK(said(rules::SpellCast{actor("dragon"), spell("breath")}, casters()) ==
          "The dragon breathes breath.");
    CHECK(said(rules::SpellCast{actor("mage", false), spell("zap")}, casters()).empty());
}

TEST_CASE("a spell of the hero that ends short of its target says so", "[panels][words][T2]") {
    const auto flown = [](std::int32_t steps) {
        rules::MissileFlew flight{hero_ref(casters()), {}, {1, 1}, {6, 2}, steps};
        flight.spell = spell("zap");
        return said(flight, casters());
    };
    CHECK(flown(3) == "Zap ends short of where you aimed.");
    CHECK(flown(5).empty());
}

TEST_CASE("one whom the hero's arrow turns says so", "[panels][words][A3][F5]") {
    CHECK(said(rules::ActorTurned{actor("wanderer")}, casters()) == "The wanderer turns against you!");
    CHECK(said(rules::ActorTurned{actor("wanderer", false)}, casters()).empty());
}

TEST_CASE("who examines a monster reads what it is able to do", "[panels][T1][A2]") {
    StagedGame game(R"(
        ########
        #@.S.o.#
        #......#
        ########)",
                    casters());
    const auto examined = [&game](core::Point at) {
        const screen::LookModel look{at};
        game.open("examine", &look, {{screen::Action::Cancel, 0}});
        std::string text = game.text(window_size);
        game.screens.pop_back();
        return text;
    };
    CHECK(examined({3, 1}).find("It knows how to use mend, hurry.") != std::string::npos);
    CHECK(examined({5, 1}).find("It knows how to use") == std::string::npos);
}

}  // namespace torchwake::panels
