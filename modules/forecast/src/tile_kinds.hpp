#pragma once

#include <torchwake/content/catalog.hpp>

#include <array>
#include <cstddef>

namespace torchwake::forecast {

/// A yes or no for each kind of tile, by number; false for the invalid one.
using TileKinds = std::array<bool, content::TileId::none_value + 1>;

/// Evaluates a property once for each kind of tile, for passes over all cells of a level.
template <class Is>
[[nodiscard]] TileKinds tile_kinds(const content::Catalog& catalog, const Is& is) {
    TileKinds kinds{};
    for (std::size_t kind = 0; kind < catalog.tiles().size(); ++kind) {
        kinds[kind] = is(catalog.tiles()[kind]);
    }
    return kinds;
}

}  // namespace torchwake::forecast
