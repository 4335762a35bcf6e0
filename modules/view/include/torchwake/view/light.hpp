#pragma once

// Light on the map, one colour at each corner of a cell, so that it runs smoothly over the cells' borders.
//
// 1. A corner's light is the mean of what the four cells around it are given: visible cells the torch and a
//    faint light of their own, remembered cells a cold third, unseen cells (which count threefold) a glimmer.
// 2. The torch's share of it depends on the distance alone, and is 0 at its reach.
// 3. Lamps add their own colour to what visible cells have already.
// 4. By day all visible cells are lit alike, and a torch adds nothing.

#include <torchwake/core/grid.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/view/picture.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace torchwake::view {

/// A light carried around. Units: sprite pixels from the level's top left corner.
struct Torch {
    core::Point at;
    std::int32_t reach = 0;
    std::int32_t strength = 1000;  ///< permille; what flicker changes

    friend bool operator==(const Torch&, const Torch&) = default;
};

/// Another light: a missile in flight, a burst, what some creature carries. Units: as of Torch.
struct Lamp {
    core::Point at;
    std::int32_t reach = 0;
    Colour hue;
    std::int32_t strength = 1000;  ///< permille

    friend bool operator==(const Lamp&, const Lamp&) = default;
};

/// How much of the light at a place is the torch's, in permille: falls with the distance, 0 from its reach
/// on.
[[nodiscard]] std::int32_t torch_share(const Torch& torch, core::Point at);

/// The light of a visible cell that has such a share of torchlight: from its own faint one over deep amber
/// and amber to straw. It replaces the cold light rather than adding to it, so that it stays warm.
[[nodiscard]] Colour lit(std::int32_t share);

/// What visible cells have without a torch, what remembered ones are shown in, and what both fade into where
/// nothing is known: dark stone in it has the colour of the window's backdrop.
inline constexpr Colour visible_light{66, 76, 116};
inline constexpr Colour memory_light{42, 50, 84};
inline constexpr Colour unseen_light{10, 9, 14};
/// The first two by day.
inline constexpr Colour day_light{255, 250, 236};
inline constexpr Colour day_memory_light{112, 122, 150};

class LightMap {
  public:
    /// Which cells are visible or remembered. Cost: linear in the cells.
    void see(const core::Grid<rules::Visibility>& cells, bool daylight = false);
    /// Moves or changes the torch and the lamps. Cost: linear in the corners that they reach, and did before;
    /// nothing where none of them has changed.
    void light(const Torch& torch, std::span<const Lamp> lamps = {});

    /// The corner at the top left of a cell. Requires: 0 <= x <= width, 0 <= y <= height.
    [[nodiscard]] Colour corner(core::Point at) const { return corners_[at]; }
    /// The tints of a cell, in the order of SpriteQuad. Requires: a cell of the map.
    [[nodiscard]] std::array<Colour, 4> tints(core::Point cell) const;
    /// The corners of a row, one more than it has cells, for loops over many cells.
    [[nodiscard]] std::span<const Colour> row(std::int32_t y) const { return corners_.row(y); }

  private:
    /// The corners within a reach of a place.
    [[nodiscard]] core::Rect reached(core::Point at, std::int32_t reach) const;
    [[nodiscard]] Colour without_torch(std::uint8_t around) const;
    void relight(const Torch& torch, bool with_torch);
    void darken(const Lamp& lamp);
    void add(const Lamp& lamp);

    core::Grid<std::uint8_t> around_;  ///< per corner: visible cells + 5 x remembered cells around it
    core::Grid<Colour> corners_;
    std::vector<std::vector<std::uint8_t>>
        row_codes_;  ///< of two rows of cells, with an unseen one at each end
    Torch torch_;
    std::vector<Lamp> lamps_;
    bool daylight_ = false;
};

}  // namespace torchwake::view
