// The bots' use of what changes the next turns: flasks, charms, rings.

#include "bots/next_command.hpp"
#include "scenario/matter_catalog.hpp"
#include "scenario/power_catalog.hpp"

#include <torchwake/bots/bot.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <utility>

namespace torchwake::bots {
namespace {

using core::Direction;
using scenario::Scenario;

/// The catalog of powers, with a charm ` that strengthens, and a flask G of glue; its hero knows no spell.
const content::Catalog& tricks_catalog() {
    static const content::Catalog catalog([] {
        content::Powers powers;
        powers[content::Power::Thorns] = 1;
        content::CatalogParts parts = scenario::power_parts(powers);
        parts.monsters.front().spells.clear();
        content::ItemDef charm =
            scenario::scroll("charm", '`', content::LastingEffect{content::ConditionKind::Strength, 10, 4});
        charm.charges = 3;
        content::ItemDef glue =
            scenario::scroll("glue", 'G', content::LastingEffect{content::ConditionKind::Held, 10, 1});
        glue.aim = content::Aim{core::Cells{6}, core::Cells{1}, "missile"};
        parts.items.push_back(charm);
        parts.items.push_back(glue);
        return parts;
    }());
    return catalog;
}

}  // namespace

TEST_CASE("an explorer throws what holds those that are too strong", "[bots][explorer][tricks]") {
    Scenario scenario(R"(
        ##########
        #@....B..#
        ##########)",
                      1, tricks_catalog());
    const rules::Slot glue = scenario.give('G');
    rouse(scenario);
    CHECK(is_use(next(scenario), glue));
}

TEST_CASE("an explorer throws back what stands beside it and is too strong", "[bots][explorer][tricks]") {
    Scenario scenario(R"(
        ##########
        #@B......#
        ##########)",
                      1, tricks_catalog());
    const rules::Slot push = scenario.give('X');
    CHECK(is_use(next(scenario), push));
    Scenario far(R"(
        ##########
        #@......B#
        ##########)",
                 1, tricks_catalog());
    const rules::Slot kept = far.give('X');
    CHECK_FALSE(is_use(next(far), kept));
}

TEST_CASE("an explorer wears rings in both places, and no third that is no better",
          "[bots][explorer][tricks][I6]") {
    Scenario scenario("@..", 1, tricks_catalog());
    const rules::Slot first = scenario.give('=');
    const rules::Slot second = scenario.give('%');
    const rules::Slot third = scenario.give('=');
    CHECK(next(scenario) == rules::Command(rules::Equip{first}));
    scenario.act(rules::Equip{first});
    CHECK(next(scenario) == rules::Command(rules::Equip{second}));
    scenario.act(rules::Equip{second});
    CHECK(next(scenario) != rules::Command(rules::Equip{third}));
}

TEST_CASE("an explorer with a full pack lays gear down that it does not wear, and leaves it there",
          "[bots][explorer][I6]") {
    Scenario scenario("@........>", 1, tricks_catalog());
    for (int ring = 0; ring < 10; ++ring) {
        scenario.give('=');
    }
    const auto bot = make_bot("explorer");
    int laid_down = 0;
    for (int turn = 0; turn < 25; ++turn) {
        const rules::Command command = bot->next(scenario.knowledge());
        CHECK_FALSE(std::holds_alternative<rules::PickUp>(command));
        laid_down += std::holds_alternative<rules::DropItem>(command) ? 1 : 0;
        if (std::holds_alternative<rules::Descend>(command)) {
            break;
        }
        scenario.act(command);
    }
    CHECK(laid_down > 0);
}

TEST_CASE("an explorer strengthens itself by a charm before a fair fight, once", "[bots][explorer][tricks]") {
    Scenario scenario(R"(
        ##########
        #@.....T.#
        ##########)",
                      1, tricks_catalog());
    scenario.set_hit_points(rules::hero_id, 15);
    rouse(scenario);
    const rules::Slot charm = scenario.give('`');
    const rules::Command first = next(scenario);
    REQUIRE(is_use(first, charm));
    scenario.does(rules::hero_id, first);
    CHECK_FALSE(is_use(next(scenario), charm));
}

TEST_CASE("an explorer spends a flask on what ends the plates of a foe too strong for it, and on no other",
          "[bots][explorer][tricks][V5]") {
    for (const content::Weakness state : {content::Weakness::Acid, content::Weakness::Hold}) {
        content::CatalogParts parts = scenario::matter_parts();
        content::MonsterDef& troll = *std::ranges::find(parts.monsters, "troll", &content::MonsterDef::id);
        troll.tricks = {content::PlateTrick{9, {state}}};
        const content::Catalog catalog(std::move(parts));
        Scenario scenario("@...T.....", 1, catalog);
        const rules::Slot acid = scenario.give('U');
        CHECK(is_use(next(scenario), acid) == (state == content::Weakness::Acid));
    }
}

}  // namespace torchwake::bots
