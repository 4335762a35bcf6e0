#pragma once

// The facts of tiles and matter that each cell of a beat asks for, as small tables by id. An id that names
// nothing has 0.

#include <torchwake/content/item_def.hpp>
#include <torchwake/content/matter_def.hpp>
#include <torchwake/content/tile_def.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace torchwake::content {

struct MatterFacts {
    using Table = std::array<std::uint8_t, 256>;

    MatterFacts(std::span<const TileDef> tiles, std::span<const MatterDef> matter,
                std::span<const ItemDef> items);

    // By tile
    Table open{};  ///< 255: liquid and gas get through
    Table ground_ignition{};
    Table ground_fuel{};
    Table spilt_depth{};                     ///< of the liquid that comes out when the ground is destroyed
    std::array<MatterId, 256> spilt_kind{};  ///< of that liquid
    // By kind of matter
    Table ignition{};
    Table thins{};
    Table cools{};
    Table smoke_amount{};
    Table opaque_from{};
    Table wets{};       ///< 1: a liquid in which no heat stays
    Table slick{};      ///< 1: a cover that floats on a liquid
    Table corrodes{};   ///< 1: a liquid that eats at what it touches
    Table brittle{};    ///< the cold at which a cover breaks
    Table breaks_at{};  ///< the force at which a cover breaks
    Table may_hurt{};   ///< 1: a gas that takes hit points, or brings conditions
    std::vector<MatterId> chasms{};
    std::vector<MatterId> molten{};  ///< liquids
};

}  // namespace torchwake::content
