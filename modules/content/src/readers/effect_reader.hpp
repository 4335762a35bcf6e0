#pragma once

#include "readers/definition_readers.hpp"

#include <torchwake/content/item_def.hpp>
#include <torchwake/json/decode.hpp>

namespace torchwake::content {

/// Reads the member "save" of a source that reaches others.
void read_save(json::Fields& in, std::optional<SavingThrow>& save);

/// Reads the member "effects" alone. `ids` are the definitions that effects may name.
void read_effects(json::Fields& in, std::vector<ItemEffect>& effects, const AllIds& ids);
/// Reads the members "effects" and "aim" of an item or a spell.
void read_effects(json::Fields& in, std::vector<ItemEffect>& effects, std::optional<Aim>& aim,
                  const AllIds& ids);

}  // namespace torchwake::content
