#pragma once

// Chooses sounds of assets/sounds. A trap, a prop, a door or a body gets its sound by its sprite, so that
// things of mods sound like those of the game that look alike. A blow gets its sound by its kind, a spell by
// its effects.

#include "animation/swing.hpp"

#include <torchwake/content/item_def.hpp>
#include <torchwake/content/level_def.hpp>
#include <torchwake/content/monster_def.hpp>
#include <torchwake/content/spell_def.hpp>
#include <torchwake/content/tile_def.hpp>
#include <torchwake/content/trap_def.hpp>

#include <string_view>

namespace torchwake::stage {

/// The sound of a blow that hits.
[[nodiscard]] std::string_view sound_of_blow(BlowKind blow);
/// The sound of what a blow hits, which is heard with the blow's own. `in_metal`: it wears metal.
[[nodiscard]] std::string_view sound_of_body(const content::MonsterDef& body, bool in_metal);
/// True for what covers its wearer's body with metal.
[[nodiscard]] bool is_metal(const content::ItemDef& item);
/// The sound of an item that hits in flight.
[[nodiscard]] std::string_view sound_of_missile(const content::ItemDef& item);
/// The sound of a trap that is sprung.
[[nodiscard]] std::string_view sound_of_trap(const content::TrapDef& trap);
/// The sound of a prop that is opened.
[[nodiscard]] std::string_view sound_of_prop(const content::TileDef& prop);
/// The sound of an item that breaks where it ends.
[[nodiscard]] std::string_view sound_of_break(const content::ItemDef& item);
/// The sound of a door. `door`: its tile, open or closed; null: the hero does not know it.
[[nodiscard]] std::string_view sound_of_door(const content::TileDef* door, bool opens);
/// The background sound of a level, `ambience_<it>`; empty: silence. The data name the kind of place, and the
/// floor tells which one of it.
[[nodiscard]] std::string_view background_of(const content::LevelDef& level, const content::Catalog& catalog);
/// The sound of a spell that is cast.
[[nodiscard]] std::string_view sound_of_spell(const content::SpellDef& spell);

}  // namespace torchwake::stage
