#pragma once

#include "source.hpp"

#include <torchwake/content/item_def.hpp>
#include <torchwake/json/decode.hpp>

namespace torchwake::content {

/// Reads the member "save" of a source that reaches others.
void read_save(json::Fields& in, std::optional<SavingThrow>& save);

/// Reads the member "effects" alone. `spells` are those that can be learned.
void read_effects(json::Fields& in, std::vector<ItemEffect>& effects, const Ids& spells);
/// Reads the members "effects" and "aim" of an item or a spell. `spells` are those that can be learned.
void read_effects(json::Fields& in, std::vector<ItemEffect>& effects, std::optional<Aim>& aim,
                  const Ids& spells);

}  // namespace torchwake::content
