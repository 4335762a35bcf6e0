#pragma once

#include <torchwake/content/level_def.hpp>
#include <torchwake/core/contract.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <algorithm>
#include <string_view>
#include <utility>

namespace torchwake::worldgen {

/// No builder is asked for a smaller level.
inline constexpr core::Size least_size{12, 5};

/// A level while it is laid: rock at first, then chambers, ways and doors, shown to an observer step by step.
class Building {
  public:
    /// Requires: level and observer outlive the building; the level is of the least size at least.
    Building(const content::LevelDef& level, std::int32_t depth, const Observer& observer)
        : tiles_(level.tiles), observer_(observer) {
        TORCHWAKE_EXPECTS(level.size.width >= least_size.width && level.size.height >= least_size.height);
        layout_.plan.depth = depth;
        layout_.plan.tiles.reset(level.size, tiles_.wall);
        show("rock");
    }

    void show(std::string_view step) const {
        if (observer_) {
            observer_(step, layout_.plan);
        }
    }

    /// Lays the floor of a chamber, which is then a region. A Chamber has a rectangle `floor` and says by
    /// has_floor(cell) which of its cells are open.
    template <class Chamber>
    void lay_chamber(const Chamber& chamber) {
        Region region{{}, chamber.floor.center()};
        for (std::int32_t y = chamber.floor.top(); y < chamber.floor.bottom(); ++y) {
            for (std::int32_t x = chamber.floor.left(); x < chamber.floor.right(); ++x) {
                if (chamber.has_floor({x, y})) {
                    lay({x, y}, tiles_.floor);
                    region.cells.push_back({x, y});
                }
            }
        }
        const auto from_center = [&chamber](core::Point at) {
            return core::chebyshev_distance(at, chamber.floor.center());
        };
        region.center = *std::ranges::min_element(region.cells, {}, from_center);
        layout_.regions.push_back(std::move(region));
    }

    void lay(core::Point at, content::TileId tile) { layout_.plan.tiles[at] = tile; }
    [[nodiscard]] const content::LevelTiles& tiles() const { return tiles_; }

    [[nodiscard]] Layout take() { return std::move(layout_); }

  private:
    const content::LevelTiles& tiles_;
    const Observer& observer_;
    Layout layout_;
};

}  // namespace torchwake::worldgen
