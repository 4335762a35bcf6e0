#pragma once

// Chooses sounds of assets/sounds. A trap or prop gets its sound by its sprite, so that things of mods sound
// like those of the game that look alike. A blow gets its sound by its kind, a spell by its effects.

#include "stage/blow_kind.hpp"

#include <torchwake/content/item_def.hpp>
#include <torchwake/content/spell_def.hpp>
#include <torchwake/content/tile_def.hpp>
#include <torchwake/content/trap_def.hpp>

#include <string_view>

namespace torchwake::view {

/// The sound of a blow that hits.
[[nodiscard]] std::string_view sound_of_blow(BlowKind blow);
/// The sound of an item that hits in flight.
[[nodiscard]] std::string_view sound_of_missile(const content::ItemDef& item);
/// The sound of a trap that is sprung.
[[nodiscard]] std::string_view sound_of_trap(const content::TrapDef& trap);
/// The sound of a prop that is opened.
[[nodiscard]] std::string_view sound_of_prop(const content::TileDef& prop);
/// The sound of a spell that is cast.
[[nodiscard]] std::string_view sound_of_spell(const content::SpellDef& spell);

}  // namespace torchwake::view
