#pragma once

#include <torchwake/content/monster_def.hpp>
#include <torchwake/core/units.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace torchwake::content {

/// The most gifts of a catalog.
inline constexpr std::size_t most_gifts = 100;

/// The most gifts among which the hero chooses.
inline constexpr std::size_t most_offered_gifts = 3;

/// A gift that the hero may choose where a run begins.
struct GiftDef {
    std::string id;             ///< text id, unique among gifts
    std::string name;           ///< with its article, as in a list: "a longsword"
    std::string description;    ///< a sentence or two
    std::string sort;           ///< a run offers at most one gift of each sort
    std::vector<Supply> items;  ///< they go into the hero's pack, and the hero knows their kinds
    core::Coins coins;          ///< in pieces of copper, added to the purse

    friend bool operator==(const GiftDef&, const GiftDef&) = default;
};

}  // namespace torchwake::content
