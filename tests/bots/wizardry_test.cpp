#include "bots/next_command.hpp"
#include "scenario/lasting_catalog.hpp"
#include "scenario/scenario.hpp"

#include <catch2/catch_test_macros.hpp>

#include <utility>
#include <vector>

namespace torchwake::bots {
namespace {

using core::Direction;
using scenario::Scenario;

/// A spell that is cast on the hero itself.
content::SpellDef charm(std::string id, const content::ItemEffect& effect) {
    content::SpellDef spell;
    spell.id = spell.name = std::move(id);
    spell.cost = 2;
    spell.effects = {effect};
    return spell;
}

/// The hero knows dart (2 a hit here), mending (5), quicken and, where wanted, mapping, in that order.
const content::Catalog& wizards() {
    static const content::Catalog catalog = [] {
        content::CatalogParts parts = scenario::test_parts();
        parts.spells[0].effects = {content::DamageEffect{{0, 0, 2}}};
        parts.spells.push_back(charm("mending", content::HealEffect{5}));
        parts.monsters.front().spells = {content::SpellId{0}, content::SpellId{3}, content::SpellId{1}};
        parts.monsters.front().mana = 10;
        return content::Catalog(std::move(parts));
    }();
    return catalog;
}

constexpr rules::Slot dart{0};
constexpr rules::Slot mending{1};
constexpr rules::Slot quicken{2};

}  // namespace

TEST_CASE("an explorer reads a book of what it does not know yet", "[bots][explorer][T6]") {
    Scenario scenario("@..+..", 1, scenario::lasting_catalog());
    const rules::Slot book = scenario.give('q');
    CHECK(next(scenario) == rules::Command(rules::UseItem{book}));
    scenario.does(rules::hero_id, rules::UseItem{book});
    scenario.give('q');
    CHECK_FALSE(std::holds_alternative<rules::UseItem>(next(scenario)));
}

TEST_CASE("an explorer casts where that is the better forecast, and saves its mana else",
          "[bots][explorer][T2]") {
    Scenario afar("@...r.", 1, wizards());
    CHECK(next(afar) == rules::Command(rules::Cast{dart, core::Point{4, 0}}));
    Scenario beside("@r...", 1, wizards());
    CHECK(next(beside) == rules::Command(rules::Walk{Direction::East}));
    Scenario spent("@...r.", 1, wizards());
    spent.world.entities.vitals[rules::hero_id].mana = 1;
    CHECK(next(spent) == rules::Command(rules::Walk{Direction::East}));
}

TEST_CASE("an explorer in a hard fight strengthens itself first, and mends itself when it is hurt",
          "[bots][explorer][T6]") {
    Scenario scenario("@.....B.", 1, wizards());
    rouse(scenario);
    CHECK(next(scenario) == rules::Command(rules::Cast{quicken}));
    scenario.set_hit_points(rules::hero_id, 6);
    CHECK(next(scenario) == rules::Command(rules::Cast{mending}));
}

}  // namespace torchwake::bots
