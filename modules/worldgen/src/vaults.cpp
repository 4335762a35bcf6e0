#include "steps.hpp"
#include "terrain.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/levels/regions.hpp>
#include <torchwake/levels/rock.hpp>

#include <range/v3/view/zip.hpp>

#include <algorithm>
#include <optional>
#include <vector>

namespace torchwake::worldgen {
namespace {

using content::VaultCell;
using core::Point;
using core::Rect;
using levels::inside;
using levels::Region;
using levels::Rock;

constexpr int tries_per_vault = 80;
constexpr std::size_t longest_way = 14;

/// The cells between an entrance and the floor that a way reaches.
using Way = std::vector<Point>;

/// The step that leads out of a vault at an entrance.
Point way_out(const content::VaultDef& vault, Point entrance) {
    if (entrance.x == 0 || entrance.x == vault.cells.width() - 1) {
        return {entrance.x == 0 ? -1 : 1, 0};
    }
    return {0, entrance.y == 0 ? -1 : 1};
}

template <class Holds>
bool all_of(const Rect& rect, Holds holds) {
    return std::ranges::all_of(core::cells_of(rect), holds);
}

class Mason {
  public:
    Mason(const content::Catalog& catalog, const content::LevelDef& level, LevelDraft& draft,
          core::RandomStream& stream)
        : catalog_(&catalog),
          laid_(&level.tiles),
          draft_(&draft),
          stream_(&stream),
          rock_(levels::rock_of(passable_cells(catalog, draft.plan.tiles))),
          taken_(draft.plan.tiles.size()) {
        taken_.add(cells_of_arena(draft));
    }

    /// Lays the vault at a place where it fits. False if none was found.
    bool place(const content::VaultDef& vault, levels::Insets insets) {
        const core::Size level = rock_.size();
        const core::Size size = vault.cells.size();
        // The way around the vault and the edge of the level need room too.
        const Point last{level.width - size.width - 2, level.height - size.height - 2};
        for (int attempt = 0; attempt < tries_per_vault && last.x >= 2 && last.y >= 2; ++attempt) {
            const std::int32_t x = stream_->between(2, last.x);
            const std::int32_t y = stream_->between(2, last.y);
            const Rect area{{x, y}, size};
            if (!is_free(area.grown(1))) {
                continue;
            }
            if (within_rock(vault, area) ||
                (insets == levels::Insets::Anywhere && stands_free(vault, area))) {
                return true;
            }
        }
        return false;
    }

  private:
    [[nodiscard]] bool is_rock(Point at) const { return rock_[at] != 0; }
    /// True if no vault covers a cell of the area.
    [[nodiscard]] bool is_free(const Rect& area) const {
        return all_of(area, [this](Point at) { return !taken_.get(at); });
    }

    bool within_rock(const content::VaultDef& vault, const Rect& area) {
        if (!all_of(area.grown(1), [this](Point at) { return is_rock(at); })) {
            return false;
        }
        std::vector<std::optional<Way>> ways;
        for (const Point entrance : vault.entrances) {
            ways.push_back(way_from(area.origin + entrance, way_out(vault, entrance)));
        }
        if (std::ranges::none_of(ways, [](const auto& way) { return way.has_value(); })) {
            return false;
        }
        lay(vault, area);
        for (const auto& [way, entrance] : ranges::views::zip(ways, vault.entrances)) {
            if (way) {
                open(*way);
            } else {
                seal(area.origin + entrance);
            }
        }
        return true;
    }

    /// The straight way through rock from an entrance to floor, with rock on both sides; nothing if there is
    /// none.
    [[nodiscard]] std::optional<Way> way_from(Point entrance, Point step) const {
        const Point along{step.y, step.x};
        Way way;
        for (Point at = entrance + step; inside(rock_.size()).contains(at); at = at + step) {
            if (!is_rock(at)) {
                return draft_->plan.tiles[at] == laid_->floor ? std::optional(way) : std::nullopt;
            }
            const bool walled = is_rock(at + along) && is_rock(at - along);
            if (!walled || taken_.get(at) || way.size() == longest_way) {
                return std::nullopt;
            }
            way.push_back(at);
        }
        return std::nullopt;
    }

    bool stands_free(const content::VaultDef& vault, const Rect& area) {
        const Rect around = area.grown(1);
        const auto no_door = [this](Point at) {
            return !catalog_->tile(draft_->plan.tiles[at]).opens_to.has_value();
        };
        const auto is_shut_off = [this, &area](Point at) { return area.contains(at) || is_rock(at); };
        if (!all_of(area.grown(2), no_door) || all_of(around, is_shut_off) || holds_all_regions(area)) {
            return false;
        }
        for (const Point at : core::cells_of(around)) {
            rock_[at] = 0;
        }
        lay(vault, area);
        levels::open_corners(rock_, *stream_);
        open_more(rock_, *laid_, draft_->plan.tiles);
        return true;
    }

    [[nodiscard]] bool holds_all_regions(const Rect& area) const {
        const auto within = [&area](Point at) { return area.contains(at); };
        return std::ranges::all_of(draft_->regions, [&within](const Region& region) {
            return std::ranges::all_of(region.cells, within);
        });
    }

    void lay(const content::VaultDef& vault, const Rect& area) {
        spatial::BitGrid covered(rock_.size());
        Region region;
        for (const Point drawn : core::cells_of(vault.cells.size())) {
            const Point at = area.origin + drawn;
            covered.set(at);
            lay_drawn(vault, drawn, *laid_, draft_->plan.tiles[at]);
            if (vault.cells[drawn] == VaultCell::Item) {
                draft_->treasured.push_back(at);
            } else if (vault.cells[drawn] == VaultCell::Monster) {
                draft_->guarded.push_back(at);
            }
            const content::TileDef& tile = catalog_->tile(draft_->plan.tiles[at]);
            rock_[at] = content::is_passable(tile) ? 0 : 1;
            if (!tile.blocks) {
                region.cells.push_back(at);
            }
        }
        taken_ |= covered;
        levels::take_out(covered, draft_->regions);
        const auto from_middle = [&area](Point at) { return core::chebyshev_distance(at, area.center()); };
        region.center = *std::ranges::min_element(region.cells, {}, from_middle);
        draft_->regions.push_back(std::move(region));
    }

    void open(const Way& way) {
        for (const Point at : way) {
            rock_[at] = 0;
            draft_->plan.tiles[at] = laid_->floor;
        }
    }

    void seal(Point entrance) {
        rock_[entrance] = 1;
        draft_->plan.tiles[entrance] = laid_->wall;
        spatial::BitGrid sealed(rock_.size());
        sealed.set(entrance);
        levels::take_out(sealed, draft_->regions);
    }

    const content::Catalog* catalog_;
    const content::LevelTiles* laid_;
    LevelDraft* draft_;
    core::RandomStream* stream_;
    Rock rock_;
    spatial::BitGrid taken_;
};

}  // namespace

void lay_vaults(const content::Catalog& catalog, const content::LevelDef& level, levels::Insets insets,
                LevelDraft& draft, core::RandomStream& stream) {
    std::vector<std::uint32_t> weights;
    for (const content::VaultDef& vault : catalog.vaults()) {
        const bool is_here = !vault.scene && !vault.is_arena() && vault.min_depth <= draft.plan.depth &&
                             draft.plan.depth <= vault.max_depth;
        weights.push_back(is_here ? vault.weight : 0);
    }
    Mason mason(catalog, level, draft, stream);
    for (std::int32_t number = 0; number < level.vaults; ++number) {
        if (std::ranges::all_of(weights, [](std::uint32_t weight) { return weight == 0; })) {
            return;
        }
        const std::size_t chosen = stream.weighted(weights);
        weights[chosen] = 0;
        static_cast<void>(mason.place(catalog.vaults()[chosen], insets));
    }
}

}  // namespace torchwake::worldgen
