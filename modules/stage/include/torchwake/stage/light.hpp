#pragma once

#include <torchwake/core/grid.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/panels/picture.hpp>
#include <torchwake/spatial/bit_grid.hpp>
#include <torchwake/spatial/field_of_view.hpp>
#include <torchwake/spatial/opacity_grid.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace torchwake::stage {

/// The light that the hero carries. Units: sprite pixels from the level's top left corner.
struct Torch {
    core::Point at;                ///< where it burns
    std::int32_t reach = 0;        ///< the distance at which its share is 0; 0: no torch
    std::int32_t strength = 1000;  ///< permille; flicker changes it

    friend bool operator==(const Torch&, const Torch&) = default;
};

/// Any other light: a missile in flight, a blast, the light of a creature. Units: those of Torch.
struct Lamp {
    core::Point at;                ///< where it shines
    std::int32_t reach = 0;        ///< the distance at which its light ends
    content::Colour hue;           ///< of its light
    std::int32_t strength = 1000;  ///< permille

    friend bool operator==(const Lamp&, const Lamp&) = default;
};

/// The share of torchlight at a place, in permille. It falls with the distance and is 0 from the torch's
/// reach on.
[[nodiscard]] std::int32_t torch_share(const Torch& torch, core::Point at);

/// The light of a visible cell by its share of torchlight: from the cell's own faint light over deep amber
/// and amber to straw. Torchlight replaces the cold light rather than adding to it, so that it stays warm.
[[nodiscard]] content::Colour lit(std::int32_t share);

/// The light of visible cells without a torch.
inline constexpr content::Colour visible_light{66, 76, 116};
/// The light of remembered cells.
inline constexpr content::Colour memory_light{42, 50, 84};
/// The light of unseen cells. Dark stone in it has the colour of the window's backdrop.
inline constexpr content::Colour unseen_light{10, 9, 14};
/// The light of visible cells by day.
inline constexpr content::Colour day_light{255, 250, 236};
/// The light of remembered cells by day.
inline constexpr content::Colour day_memory_light{206, 208, 212};

/// Light on the map. Each corner of a cell has a colour of its own, so that light varies smoothly across the
/// borders of cells.
///
/// 1. A corner's light is the mean over the four cells around it: visible cells get torchlight and a faint
///    light of their own, remembered cells a dim cold light, unseen cells (which count threefold) next to
///    none.
/// 2. The share of torchlight depends on the distance alone, and is 0 at the torch's reach.
/// 3. Lamps add their own colour to the visible cells that they shine on, and take up to half of the light
///    that is there. A lamp shines on what an eye in its cell would see within its reach; on a wall only if
///    the hero sees a clear cell beside it that it shines on.
/// 4. By day all visible cells are lit alike, and a torch adds nothing.
class LightMap {
  public:
    /// Sets which cells are visible or remembered, and which of them stop the light of lamps; none if
    /// `opaque` has no cells. Cost: linear in the cells.
    void see(const core::Grid<forecast::Visibility>& cells, bool daylight = false,
             const spatial::OpacityGrid& opaque = {});
    /// Replaces the torch and the lamps. Cost: a field of view for each lamp, and linear in the corners that
    /// they reach now and reached before; constant where none of them has changed.
    void light(const Torch& torch, std::span<const Lamp> lamps = {});

    /// The light at the top left corner of a cell. Requires: 0 <= x <= width, 0 <= y <= height.
    [[nodiscard]] content::Colour corner(core::Point at) const { return corners_[at]; }
    /// The light at the four corners of a cell, in the order of SpriteQuad. Requires: a cell of the map.
    [[nodiscard]] std::array<content::Colour, 4> tints(core::Point cell) const;
    /// The light at the corners of a row: one more than the row has cells. For loops over many cells.
    [[nodiscard]] std::span<const content::Colour> row(std::int32_t y) const { return corners_.row(y); }

  private:
    /// The corners that lie within a reach of a place.
    [[nodiscard]] core::Rect reached(core::Point at, std::int32_t reach) const;
    [[nodiscard]] content::Colour without_torch(std::uint8_t around) const;
    void relight(const Torch& torch, bool with_torch);
    void darken(const Lamp& lamp);
    void add(const Lamp& lamp);
    /// Sets `shone_on_`.
    void shine(const Lamp& lamp);
    /// The number of cells around a corner that the lamp shines on.
    [[nodiscard]] std::int32_t shone_around(core::Point corner) const;

    core::Grid<std::uint8_t> around_;  ///< per corner: visible cells + 5 * remembered cells around it
    core::Grid<content::Colour> corners_;
    std::vector<std::vector<std::uint8_t>>
        row_codes_;  ///< two rows of cells, with an unseen cell at each end
    spatial::BitGrid visible_;
    spatial::OpacityGrid opaque_;
    spatial::FieldOfView field_of_view_;
    spatial::BitGrid shone_on_;  ///< by one lamp
    spatial::BitGrid walls_;     ///< among those
    Torch torch_;
    std::vector<Lamp> lamps_;
    bool daylight_ = false;
};

}  // namespace torchwake::stage
