#include "content/game_data.hpp"
#include "scenario/trick_catalog.hpp"
#include "staged/staged_game.hpp"

#include <torchwake/words/examine.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <string_view>

namespace torchwake::panels {
using namespace staged;
namespace {

using content::TrickKind;

const content::Catalog& tricksters() {
    static const content::Catalog catalog = named(scenario::trick_parts());
    return catalog;
}

rules::ActorRef one(std::string_view kind, bool seen = true) {
    const bool hero = kind == "hero";
    return {hero ? rules::hero_id : rules::EntityId{5}, *tricksters().find_monster(kind), {4, 3}, seen};
}

std::string told(TrickKind trick, const rules::ActorRef& actor, const rules::ActorRef& other,
                 content::ItemId item = {}) {
    return said(rules::TrickUsed{actor, trick, other, item}, tricksters());
}

}  // namespace

TEST_CASE("each trick is said as it is used, where it is seen; a call is heard", "[panels][words][V5][F5]") {
    CHECK(told(TrickKind::Steal, one("thief"), one("hero"), content::ItemId{0}) ==
          "The thief steals a health potion from you and runs!");
    CHECK(told(TrickKind::Split, one("ooze"), one("ooze")) == "The ooze splits in two!");
    CHECK(told(TrickKind::Corrode, one("slug"), one("hero"), content::ItemId{10}) ==
          "The slug eats into a mail: 1 armour less.");
    CHECK(told(TrickKind::Grab, one("crab"), one("hero")) == "The crab seizes you!");
    CHECK(told(TrickKind::Phase, one("ghost"), one("ghost", false)) == "The ghost comes through the wall!");
    CHECK(told(TrickKind::Summon, one("necromancer"), one("necromancer")) ==
          "The necromancer calls, and others come!");
    CHECK(told(TrickKind::Burrow, one("worm"), one("worm")) == "The worm breaks through the rock.");
    CHECK(told(TrickKind::Burrow, one("worm", false), one("worm", false)).empty());
    CHECK(told(TrickKind::Call, one("crier", false), one("crier", false)) == "Something calls for help!");
}

TEST_CASE("a sentence foretells each trick, and one how it was used", "[panels][words][V5]") {
    for (const std::string_view id : content::trick_ids) {
        INFO(id);
        CHECK_FALSE(english().get("trick-" + std::string(id)).empty());
        CHECK_FALSE(english().get("trick-used-" + std::string(id)).empty());
    }
}

TEST_CASE("who examines a monster reads its tricks, and of a corpse that it may be none",
          "[panels][T1][V5]") {
    StagedGame game(R"(
        ########
        #@.O.K.#
        #...Z..#
        ########)",
                    tricksters());
    const auto examined = [&game](core::Point at) {
        const screen::LookModel look{at};
        game.open("examine", &look, {{screen::Action::Cancel, 0}});
        std::string text = game.text(window_size);
        game.screens.pop_back();
        return text;
    };
    CHECK(examined({3, 1}).find("4 hit points or more") != std::string::npos);
    CHECK(examined({5, 1}).find("holds you for up to 9 turns") != std::string::npos);
    game.scenario.put_to_sleep(game.scenario.actor('Z'));
    game.scenario.world.caches.memory_stale = true;
    game.scenario.does(rules::hero_id, rules::Wait{});
    CHECK(examined({4, 2}).find("only look dead") != std::string::npos);
}

TEST_CASE("a lord's page tells the way past it that its arena has", "[panels][T1][V5][M1]") {
    const StagedGame game("######\n#@...#\n######", content::game_data());
    const auto tells = [&game](std::string_view lord, std::string_view way) {
        std::string told;
        for (const words::TextLine& line : words::tell_monster(
                 game.scenario.knowledge(), *content::game_data().find_monster(lord), english())) {
            told += plain_text(line) + "\n";
        }
        CAPTURE(told);
        CHECK(shows(told, way));
    };
    tells("ratwife", "Who pays 20 gold at a toll gate gets past it.");
    tells("sluice_king", "Deep water leads past it: each step there carries something of yours away.");
    tells("mother_of_wicks", "with no torch lit, is noticed from 4 cells at most");
    tells("unlit", "Nothing in its hall leads past it.");
}

}  // namespace torchwake::panels
