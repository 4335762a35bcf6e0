#pragma once

// The kinds of items that traits make of those of the data.

#include <torchwake/content/item_def.hpp>
#include <torchwake/content/trait_def.hpp>

#include <cstddef>
#include <vector>

namespace torchwake::content {

/// How many kinds there are with all that traits make.
[[nodiscard]] std::size_t count_kinds(const std::vector<ItemDef>& items, const std::vector<TraitDef>& traits);

/// Appends what traits make of the items, and says of these what they are taken for. Answers, by item and
/// trait, the kind with that trait: the item itself with a plain one, invalid where it does not suit it. An
/// item that bears none has no row of its own length.
/// Requires: count_kinds() of them is less than ItemId::none_value.
[[nodiscard]] std::vector<std::vector<ItemId>> add_variants(std::vector<ItemDef>& items,
                                                            const std::vector<TraitDef>& traits);

}  // namespace torchwake::content
