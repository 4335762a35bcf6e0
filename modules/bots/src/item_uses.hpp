#pragma once

// What items are good for.

#include <torchwake/content/effect.hpp>
#include <torchwake/content/item_def.hpp>

#include <cstdint>
#include <vector>

namespace torchwake::bots {

[[nodiscard]] bool feeds(const content::ItemDef& item);
[[nodiscard]] bool heals(const content::ItemDef& item);
/// The hit points that effects restore.
[[nodiscard]] std::int32_t healed_by(const std::vector<content::ItemEffect>& effects);
[[nodiscard]] bool maps(const content::ItemDef& item);
/// True for what takes the hero to the town.
[[nodiscard]] bool recalls(const content::ItemDef& item);
/// True for what takes the hero out of a fight.
[[nodiscard]] bool escapes(const content::ItemDef& item);
/// True for a charm or a potion that helps in a fight.
[[nodiscard]] bool strengthens(const content::ItemDef& item);

}  // namespace torchwake::bots
