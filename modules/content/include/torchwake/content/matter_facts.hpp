#pragma once

#include <torchwake/content/item_def.hpp>
#include <torchwake/content/matter_def.hpp>
#include <torchwake/content/tile_def.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace torchwake::content {

/// The facts of tiles and matter that each cell of a beat asks for, as small tables by id. An id that names
/// nothing has 0.
struct MatterFacts {
    /// A small number for each possible id.
    using Table = std::array<std::uint8_t, 256>;

    /// Reads them from the definitions of a catalog. Requires: at most 256 tiles and most_matter kinds of
    /// matter.
    MatterFacts(std::span<const TileDef> tiles, std::span<const MatterDef> matter,
                std::span<const ItemDef> items);

    // By tile
    Table open{};                            ///< 255: liquid and gas get through
    Table ground_ignition{};                 ///< the heat at which the tile lights; 0: it does not burn
    Table ground_fuel{};                     ///< the beats for which the tile burns
    Table spilt_depth{};                     ///< of the liquid that comes out when the ground is destroyed
    std::array<MatterId, 256> spilt_kind{};  ///< of that liquid
    // By kind of matter
    Table ignition{};                ///< the heat at which it lights; 0: it does not burn
    Table thins{};                   ///< of a gas: what each cell loses in a beat
    Table cools{};                   ///< of a gas: the heat that it takes in a beat
    Table smoke_amount{};            ///< in each beat in which it burns; 0: no smoke
    Table opaque_from{};             ///< the amount that blocks sight; 0: none does
    Table wets{};                    ///< 1: a liquid in which no heat stays
    Table slick{};                   ///< 1: a cover that floats on a liquid
    Table corrodes{};                ///< 1: a liquid that eats at what it touches
    Table brittle{};                 ///< the cold at which a cover breaks
    Table breaks_at{};               ///< the force at which a cover breaks
    Table may_hurt{};                ///< 1: a gas that takes hit points, or brings conditions
    std::vector<MatterId> chasms{};  ///< liquids that are but a drop
    std::vector<MatterId> molten{};  ///< liquids that stay hot
};

}  // namespace torchwake::content
