#pragma once

// What a player who points at the map is shown over it: the cursor, the way to it, whom and what it would
// reach.

#include <torchwake/content/ids.hpp>
#include <torchwake/core/point.hpp>
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
    bool refused = false;               ///< that cell can't be chosen
    content::ItemId item;               ///< what is aimed; invalid: nothing is
    std::span<const core::Point> way;   ///< of a model that is open
    std::span<const core::Point> area;  ///< the same
    std::span<const rules::StrikeOutlook> victims;
    content::SpellId spell{};  ///< what is aimed in place of an item
};

/// Of the innermost of the open screens.
[[nodiscard]] MapOverlay overlay_of(std::span<const screen::Entry> screens);

/// All that tells one overlay from another while the world stands still.
struct OverlayStamp {
    std::optional<core::Point> cursor;
    bool refused = false;
    content::ItemId item;
    std::size_t way = 0;
    content::SpellId spell{};
    friend bool operator==(const OverlayStamp&, const OverlayStamp&) = default;
};
[[nodiscard]] inline OverlayStamp stamp_of(const MapOverlay& overlay) {
    return {overlay.cursor, overlay.refused, overlay.item, overlay.way.size(), overlay.spell};
}

/// Draws overlays. Marks have a light of their own, so that they are found in the dark.
class OverlayPainter {
  public:
    explicit OverlayPainter(SpriteNames& names);

    /// What lies under things and actors: whitens the cursor's cell, tints the area, dots the way.
    /// Requires: the quads are those of the terrain.
    void paint_ground(const MapOverlay& overlay, std::vector<SpriteQuad>& quads) const;
    /// What lies over all: whom it would reach, and the cursor in one of its two frames.
    void paint_top(const MapOverlay& overlay, std::size_t frame, std::vector<SpriteQuad>& quads) const;

  private:
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
