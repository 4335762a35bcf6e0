#pragma once

// The overlay of a cursor on the map: the cursor, the path to it, and the cells and actors that the action
// would reach.

#include <torchwake/content/ids.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/screen/input.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/view/picture.hpp>

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace torchwake::view {

struct MapOverlay {
    std::optional<core::Point> cursor;
    bool refused = false;               ///< true if the cell can't be chosen
    content::ItemId item;               ///< the aimed item; invalid if there is none
    std::span<const core::Point> way;   ///< refers into an open model
    std::span<const core::Point> area;  ///< refers into an open model
    std::span<const forecast::StrikeForecast> victims;
    content::SpellId spell{};                ///< the aimed spell, in place of an item
    std::span<const core::Point> choices{};  ///< cells of which one is chosen by its direction
    std::optional<core::Rect> reach{};       ///< the cells that are not too far for what is aimed
    /// Where the present step of a lesson leads, and what the pointer is on in the sidebar.
    std::vector<core::Point> goals{};
    bool pointed = false;                    ///< the pointer is over the cursor, whose cell stays under it
    std::span<const core::Point> clicked{};  ///< where a click would lead; refers into an open model
};

/// The overlay of the innermost open screen, and of an aim with a question about it; `over` is under the
/// pointer.
[[nodiscard]] MapOverlay overlay_of(std::span<const screen::Entry> screens, const screen::Pointed& over = {});

/// The facts that tell overlays apart while the world does not change.
struct OverlayStamp {
    std::optional<core::Point> cursor;
    bool refused = false;
    content::ItemId item;
    std::size_t way = 0;
    content::SpellId spell{};
    bool pointed = false;
    std::vector<core::Point> goals{};
    std::size_t clicked = 0;
    std::optional<core::Point> click_ends{};
    friend bool operator==(const OverlayStamp&, const OverlayStamp&) = default;
};
[[nodiscard]] OverlayStamp stamp_of(const MapOverlay& overlay);

/// Draws overlays. Marks have a light of their own, so that they are visible in the dark.
class OverlayPainter {
  public:
    explicit OverlayPainter(SpriteNames& names);

    /// Draws what is below objects and actors: the way of a click in small dots; it darkens the cells out of
    /// reach, whitens that of the cursor, tints the area and marks the path with dots. Requires: the quads
    /// are those of the terrain.
    void paint_ground(const MapOverlay& overlay, std::vector<SpriteQuad>& quads) const;
    /// Draws what is above everything: marks on the actors that would be hit, and the cursor in one of its
    /// two frames.
    void paint_top(const MapOverlay& overlay, std::size_t frame, std::vector<SpriteQuad>& quads) const;

  private:
    /// Marks the way of one that is thrown.
    void mark_throw(const MapOverlay& overlay, core::Point from, core::Point to,
                    std::vector<SpriteQuad>& quads) const;

    struct Marks {
        std::array<SpriteIndex, 2> cursor{};
        SpriteIndex path = 0;
        SpriteIndex area = 0;
    };
    [[nodiscard]] const Marks& marks(const MapOverlay& overlay) const {
        return overlay.refused ? bad_ : good_;
    }

    Marks good_;
    Marks bad_;
    SpriteIndex target_;
};

}  // namespace torchwake::view
