#pragma once

// Where something can be pointed at on a screen that was painted, in text cells. Painting makes it, so that
// what is hit is what is seen: of areas that overlap the last one lies on top.

#include <torchwake/core/point.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/screen/input.hpp>

#include <optional>
#include <vector>

namespace torchwake::view {

struct HotArea {
    core::Rect area;
    screen::Pointed what;  ///< PointedNothing: it hides what lies below
    friend bool operator==(const HotArea&, const HotArea&) = default;
};

/// The part of a text screen that shows the cells of a level.
struct HotMap {
    core::Rect area;
    core::Point corner;  ///< the cell of the level in its top left corner
    core::Size level;
    friend bool operator==(const HotMap&, const HotMap&) = default;
};

class HotAreas {
  public:
    void add(const core::Rect& area, screen::Pointed what) { areas_.push_back({area, what}); }
    /// The map lies below all areas.
    void set_map(const HotMap& map) { map_ = map; }
    void clear();

    /// What is at a cell; nothing where no area is, and where the map shows what is beyond the level.
    [[nodiscard]] std::optional<screen::Pointed> find(core::Point cell) const;
    /// The same, PointedNothing where there is nothing.
    [[nodiscard]] screen::Pointed at(core::Point cell) const {
        return find(cell).value_or(screen::PointedNothing{});
    }

    friend bool operator==(const HotAreas&, const HotAreas&) = default;

  private:
    std::vector<HotArea> areas_;
    std::optional<HotMap> map_;
};

}  // namespace torchwake::view
