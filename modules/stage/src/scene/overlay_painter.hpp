#pragma once

// Draws what a screen marks on the map as sprites: the cursor, the way to it, and whom the action would
// reach.

#include <torchwake/content/ids.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/panels/map_overlay.hpp>
#include <torchwake/panels/picture.hpp>

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace torchwake::stage {

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
[[nodiscard]] OverlayStamp stamp_of(const panels::MapOverlay& overlay);

/// Draws overlays. Marks have a light of their own, so that they are visible in the dark.
class OverlayPainter {
  public:
    explicit OverlayPainter(panels::SpriteNames& names);

    /// Draws what is below objects and actors: the way of a click in small dots; it darkens the cells out of
    /// reach, whitens that of the cursor, tints the area and marks the path with dots. Requires: the quads
    /// are those of the terrain.
    void paint_ground(const panels::MapOverlay& overlay, std::vector<panels::SpriteQuad>& quads) const;
    /// Draws what is above everything: marks on the actors that would be hit, and the cursor in one of its
    /// two frames.
    void paint_top(const panels::MapOverlay& overlay, std::size_t frame,
                   std::vector<panels::SpriteQuad>& quads) const;

  private:
    /// Marks the way of one that is thrown.
    void mark_throw(const panels::MapOverlay& overlay, core::Point from, core::Point to,
                    std::vector<panels::SpriteQuad>& quads) const;

    struct Marks {
        std::array<panels::SpriteIndex, 2> cursor{};
        panels::SpriteIndex path = 0;
        panels::SpriteIndex area = 0;
    };
    [[nodiscard]] const Marks& marks(const panels::MapOverlay& overlay) const {
        return overlay.refused ? bad_ : good_;
    }

    Marks good_;
    Marks bad_;
    panels::SpriteIndex target_;
};

}  // namespace torchwake::stage
