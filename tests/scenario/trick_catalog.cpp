#include "scenario/trick_catalog.hpp"

#include <utility>

namespace torchwake::scenario {
namespace {

content::MonsterDef trickster(std::string id, char letter, const content::Trick& trick) {
    content::MonsterDef kind = monster(
        std::move(id), letter, {.strength = 10, .dexterity = 10, .hit_points = 10, .damage = {0, 0, 3}});
    kind.faction = orcs;
    kind.tricks = {trick};
    return kind;
}

}  // namespace

content::CatalogParts trick_parts() {
    content::CatalogParts parts = faction_parts();
    constexpr content::MonsterId rat{4};
    content::MonsterDef thief = trickster("thief", 'f', content::StealTrick{});
    thief.pack_slots = 1;
    content::MonsterDef necromancer = trickster("necromancer", 'N', content::SummonTrick{rat, 2, 3, 2});
    necromancer.mana = 4;
    for (const content::MonsterDef& added :
         {thief, trickster("ooze", 'O', content::SplitTrick{2}),
          trickster("slug", 'z', content::CorrodeTrick{2}), trickster("crab", 'K', content::GrabTrick{9}),
          trickster("ghost", 'G', content::PhaseTrick{core::Cells{6}}), necromancer,
          trickster("worm", 'W', content::BurrowTrick{}),
          trickster("crier", 'H', content::CallTrick{core::Cells{8}}),
          trickster("sleeper", 'Z', content::PlayDeadTrick{}),
          trickster("mimic", 'D', content::PlayDeadTrick{content::ItemId{0}}),
          trickster("guard", 'V', content::ShieldTrick{2})}) {
        parts.monsters.push_back(added);
    }
    return parts;
}

const content::Catalog& trick_catalog() {
    static const content::Catalog catalog(trick_parts());
    return catalog;
}

Scenario among_tricksters(std::string_view map) {
    return Scenario(map, 1, trick_catalog());
}

}  // namespace torchwake::scenario
