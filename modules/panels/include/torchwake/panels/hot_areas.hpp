#pragma once

#include <torchwake/core/point.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/screen/input.hpp>

#include <optional>
#include <vector>

namespace torchwake::panels {

/// A part of a painted screen, and what it stands for.
struct HotArea {
    core::Rect area;       ///< in text cells
    screen::Pointed what;  ///< PointedNothing: the area hides those below it
    friend bool operator==(const HotArea&, const HotArea&) = default;
};

/// The part of a text screen that shows the cells of a level.
struct HotMap {
    core::Rect area;     ///< in text cells
    core::Point corner;  ///< the cell of the level in the top left corner of the area
    core::Size level;    ///< the level's extents
    friend bool operator==(const HotMap&, const HotMap&) = default;
};

/// The areas of a painted screen that react to the pointer, in text cells. Painting records them, so that
/// they agree with what is visible. Where areas overlap, the last one is on top.
class HotAreas {
  public:
    /// Adds an area above all others.
    void add(const core::Rect& area, screen::Pointed what) { areas_.push_back({area, what}); }
    /// Sets the map, which lies below all areas.
    void set_map(const HotMap& map) { map_ = map; }
    /// Removes all areas and the map.
    void clear();

    /// The target of the pointer at a cell. Nothing if no area is there, or if the map shows no cell of the
    /// level.
    [[nodiscard]] std::optional<screen::Pointed> find(core::Point cell) const;
    /// As find, but PointedNothing where there is nothing.
    [[nodiscard]] screen::Pointed at(core::Point cell) const {
        return find(cell).value_or(screen::PointedNothing{});
    }

    friend bool operator==(const HotAreas&, const HotAreas&) = default;

  private:
    std::vector<HotArea> areas_;
    std::optional<HotMap> map_;
};

}  // namespace torchwake::panels
