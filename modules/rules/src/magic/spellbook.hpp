#pragma once

#include <torchwake/rules/world.hpp>

#include <algorithm>

namespace torchwake::rules {

/// The turns of safe waiting that restore one mana.
inline constexpr std::int32_t turns_for_a_mana = 5;

[[nodiscard]] inline bool knows_spell(const World& world, EntityId actor, content::SpellId spell) {
    const Spellbook* book = world.entities.spellbooks.find(actor);
    return book != nullptr && spell.valid() && std::ranges::find(book->spells, spell) != book->spells.end();
}

/// The spell in a place of an actor's spellbook; invalid if none.
[[nodiscard]] inline content::SpellId spell_at(const World& world, EntityId actor, Slot place) {
    const Spellbook* book = world.entities.spellbooks.find(actor);
    return book != nullptr && place.value < book->spells.size() ? book->spells[place.value]
                                                                : content::SpellId{};
}

/// Requires: the actor has a Spellbook without that spell.
inline void learn_spell(World& world, EntityId actor, content::SpellId spell) {
    auto& spells = world.entities.spellbooks[actor].spells;
    *std::ranges::find(spells, content::SpellId{}) = spell;
}

}  // namespace torchwake::rules
