#pragma once

// Which sound of assets/sounds belongs to a thing, by its sprite, so that things of mods that look like one
// of the game's sound like it too; and to a spell, by what it does.

#include <torchwake/content/item_def.hpp>
#include <torchwake/content/spell_def.hpp>
#include <torchwake/content/tile_def.hpp>
#include <torchwake/content/trap_def.hpp>

#include <string_view>

namespace torchwake::view {

/// Of a blow without a weapon.
inline constexpr std::string_view unarmed_sound = "hit_fist";

/// Of what hits, in hand or in flight.
[[nodiscard]] std::string_view sound_of_weapon(const content::ItemDef& item);
/// Of a trap that goes off.
[[nodiscard]] std::string_view sound_of_trap(const content::TrapDef& trap);
/// Of a prop that is opened.
[[nodiscard]] std::string_view sound_of_prop(const content::TileDef& prop);
/// Of a spell that is cast.
[[nodiscard]] std::string_view sound_of_spell(const content::SpellDef& spell);

}  // namespace torchwake::view
