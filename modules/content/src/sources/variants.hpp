#pragma once

// The kinds of items that traits make of those of the data.

#include <torchwake/content/item_def.hpp>
#include <torchwake/content/trait_def.hpp>

#include <cstddef>
#include <vector>

namespace torchwake::content {

/// The number of kinds, including those that traits make.
[[nodiscard]] std::size_t count_kinds(const std::vector<ItemDef>& items, const std::vector<TraitDef>& traits);

/// Appends the kinds that traits make, and sets what each is taken for. Returns, by item and trait, the kind
/// with that trait: the item itself for a plain trait, invalid for an unsuitable one. The row of an item that
/// bears no trait is empty.
/// Requires: count_kinds() of them is less than ItemId::none_value.
[[nodiscard]] std::vector<std::vector<ItemId>> add_variants(std::vector<ItemDef>& items,
                                                            const std::vector<TraitDef>& traits);

}  // namespace torchwake::content
