#include "scenario/power_catalog.hpp"

#include <torchwake/rules/invariants.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <variant>

namespace torchwake::scenario {
namespace {

content::ItemDef ring(std::string id, char letter) {
    content::ItemDef made = item(std::move(id), letter);
    made.wear = content::Wear{content::EquipSlot::Ring, 0};
    return made;
}

content::ItemDef thrown(std::string id, char letter, const content::ItemEffect& effect) {
    content::ItemDef made = scroll(std::move(id), letter, effect);
    made.aim = content::Aim{core::Cells{6}, core::Cells{0}, "missile"};
    return made;
}

content::Powers only(content::Power power, std::int32_t amount) {
    content::Powers powers;
    powers[power] = amount;
    return powers;
}

}  // namespace

content::CatalogParts power_parts(const content::Powers& powers) {
    content::CatalogParts parts = test_parts();
    parts.monsters.front().pack_slots = 10;
    content::ItemDef powerful = ring("ring_of_powers", '=');
    powerful.powers = powers;
    content::ItemDef nimble = ring("nimble_ring", '%');
    nimble.bonus.dexterity = 2;
    content::ItemDef cursed = ring("cursed_ring", '~');
    cursed.cursed = true;
    for (const content::ItemDef& made :
         {powerful, nimble, cursed, thrown("push", 'X', content::PushEffect{3}),
          thrown("swap", 'W', content::SwapEffect{}), thrown("dig", 'V', content::DigEffect{2}),
          thrown("bell", 'L', content::NoiseEffect{20})}) {
        parts.items.push_back(made);
    }
    return parts;
}

PowerScenario::PowerScenario(std::string_view map, content::Power power, std::int32_t amount,
                             std::uint64_t seed)
    : PowerCatalog{content::Catalog(power_parts(only(power, amount)))}, Scenario(map, seed, own_catalog) {
    does(rules::hero_id, rules::Equip{give('=')});
}

rules::Events PowerScenario::lands(rules::EntityId actor, core::Direction way) {
    constexpr int tries = 60;
    for (int count = 0; count < tries; ++count) {
        rules::Events events = does(actor, rules::Walk{way});
        if (!events_of<rules::BlowLanded>(events).empty()) {
            return events;
        }
    }
    FAIL("no blow lands");
    return {};
}

}  // namespace torchwake::scenario
