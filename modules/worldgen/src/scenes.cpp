#include "steps.hpp"
#include "terrain.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/rules/footing.hpp>
#include <torchwake/rules/queries.hpp>
#include <torchwake/spatial/distance_finder.hpp>

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace torchwake::worldgen {
namespace {

using content::VaultCell;
using content::VaultDef;
using content::VaultId;
using core::Point;
using core::Rect;
using levels::Region;

/// The most places that are tried for a scene.
constexpr int most_tries = 60;

bool suits(const VaultDef& scene, const content::Catalog& catalog, std::int32_t depth) {
    const auto is_here = [&](content::LevelId level) {
        return &catalog.levels()[level.value] == &catalog.level_at(depth);
    };
    return scene.min_depth <= depth && depth <= scene.max_depth &&
           (scene.levels.empty() || std::ranges::any_of(scene.levels, is_here));
}

/// The scenes that a run has for a depth.
struct Hand {
    std::int32_t depth = 0;
    std::size_t most = 0;  ///< of the level
    std::vector<VaultId> scenes{};
};

/// A hand for each depth with scenes.
std::vector<Hand> empty_hands(const content::Catalog& catalog) {
    std::vector<Hand> hands;
    for (std::int32_t depth = 1; depth <= catalog.last_depth(); ++depth) {
        if (const std::int32_t most = catalog.level_at(depth).scenes; most > 0) {
            hands.push_back({depth, static_cast<std::size_t>(most)});
        }
    }
    return hands;
}

/// Deals each scene to one depth that it suits, so that none comes twice in a run and no level that could
/// have its number goes without. Scenes that are left over stand in where another finds no place.
class Dealer {
  public:
    explicit Dealer(const content::Catalog& catalog) : catalog_(&catalog), hands_(empty_hands(catalog)) {}

    /// Random: stream "scenes" of the seed, a shuffle.
    std::vector<Hand> deal(std::uint64_t seed) {
        std::vector<VaultId> queue;
        for (const auto& [id, vault] : rules::with_ids<VaultId>(catalog_->vaults())) {
            if (vault.scene) {
                queue.push_back(id);
            }
        }
        core::RandomStream stream = core::derive_stream(seed, "scenes");
        core::shuffle(queue, stream);
        std::erase_if(queue, [this](VaultId id) {
            std::vector<bool> asked(hands_.size());
            return find_hand(id, asked);
        });
        for (const VaultId id : queue) {
            const auto hand = std::ranges::find_if(hands_, [this, id](const Hand& each) {
                return suits(catalog_->vault(id), *catalog_, each.depth);
            });
            if (hand != hands_.end()) {
                hand->scenes.push_back(id);
            }
        }
        return std::move(hands_);
    }

  private:
    /// Adds a scene to a hand with room, or to one of which another scene finds a new hand.
    /// Source: H. W. Kuhn, "The Hungarian method for the assignment problem", 1955: augmenting paths.
    bool find_hand(VaultId id, std::vector<bool>& asked) {
        for (std::size_t place = 0; place < hands_.size(); ++place) {
            Hand& hand = hands_[place];
            if (asked[place] || !suits(catalog_->vault(id), *catalog_, hand.depth)) {
                continue;
            }
            asked[place] = true;
            if (hand.scenes.size() < hand.most) {
                hand.scenes.push_back(id);
                return true;
            }
            for (VaultId& other : hand.scenes) {
                if (find_hand(other, asked)) {
                    other = id;
                    return true;
                }
            }
        }
        return false;
    }

    const content::Catalog* catalog_;
    std::vector<Hand> hands_;
};

/// Finds the places of a level where a scene can be laid over the floor, and lays it.
class SceneLayer {
  public:
    SceneLayer(const content::Catalog& catalog, const content::LevelDef& level, const Route& route,
               LevelDraft& draft, core::RandomStream& stream)
        : catalog_(&catalog),
          laid_(&level.tiles),
          route_(route),
          draft_(&draft),
          stream_(&stream),
          open_(passable_cells(catalog, draft.plan.tiles)),
          closed_(open_.size()) {
        closed_.add(cells_of_arena(draft));
        closed_.add(draft.guarded);
        closed_.add(draft.treasured);
        closed_.add(draft.regions[route.arrival_region].cells);
        for (const Point at : core::cells_of(open_.size())) {
            const content::TileDef& tile = catalog.tile(draft.plan.tiles[at]);
            if (!tile.blocks ? tile.closes_to || tile.stairs != content::Stairs::None || at == route.end
                             : tile.opens_to.has_value()) {
                close_around(at);
            }
        }
    }

    /// False if no place was found. Random: a draw for each place that is tried.
    bool lay(VaultId id) {
        const VaultDef& scene = catalog_->vault(id);
        if (!in_sight_ && std::ranges::any_of(scene.things, is_inhabited)) {
            in_sight_ = sight_of_arrival(*catalog_, *draft_, route_);
        }
        std::vector<Point> places;
        for (const Point at : core::cells_of(open_.size())) {
            if (fits(scene, at)) {
                places.push_back(at);
            }
        }
        for (int tries = 0; tries < most_tries && !places.empty(); ++tries) {
            const Point at = take_one(places, *stream_);
            if (leaves_ways(scene, at)) {
                lay(scene, at);
                const Rect area{at, scene.cells.size()};
                draft_->plan.scenes.push_back({id, area.center()});
                return true;
            }
        }
        return false;
    }

  private:
    static bool is_inhabited(const content::DrawnThing& thing) { return thing.stands.monster.valid(); }

    void close_around(Point at) {
        closed_.set(at);
        for (const core::Direction way : core::all_directions) {
            if (const Point beside = core::step(at, way); closed_.size().contains(beside)) {
                closed_.set(beside);
            }
        }
    }

    /// True if each cell that the scene draws lies over bare floor, or a wall over rock, and nobody in it is
    /// in sight of the arrival.
    [[nodiscard]] bool fits(const VaultDef& scene, Point origin) const {
        const auto fits_at = [&](Point drawn) {
            const Point at = origin + drawn;
            const VaultCell cell = scene.cells[drawn];
            if (cell == VaultCell::AsItIs) {
                return true;
            }
            if (!draft_->plan.tiles.contains(at) || closed_.get(at)) {
                return false;
            }
            const content::TileId tile = draft_->plan.tiles[at];
            return tile == laid_->floor || (cell == VaultCell::Wall && tile == laid_->wall);
        };
        const auto is_seen = [&](const content::DrawnThing& thing) {
            return is_inhabited(thing) && in_sight_->get(origin + thing.at);
        };
        const core::RectCells cells = core::cells_of(scene.cells.size());
        return std::ranges::all_of(cells, fits_at) && std::ranges::none_of(scene.things, is_seen);
    }

    [[nodiscard]] bool is_solid(const VaultDef& scene, Point drawn) const {
        return scene.cells[drawn] == VaultCell::Wall ||
               (scene.cells[drawn] == VaultCell::Tile && catalog_->tile(scene.tiles[drawn]).blocks);
    }

    /// True if somebody has to walk around what stands there.
    [[nodiscard]] bool hinders(const content::DrawnCell& cell) const {
        const auto is_bad = [this](content::MatterId id) {
            const content::MatterDef* const matter = id.valid() ? &catalog_->matter(id) : nullptr;
            return matter != nullptr &&
                   (matter->molten || matter->chasm || rules::hinders(*catalog_, *matter));
        };
        return cell.monster.valid() || (cell.trap.valid() && !cell.sprung) || is_bad(cell.cover) ||
               is_bad(cell.liquid);
    }

    /// True if all that could be walked to still can be, past the scene's walls and past all in it that one
    /// walks around, and the end of the way is still in the farthest region.
    [[nodiscard]] bool leaves_ways(const VaultDef& scene, Point origin) {
        spatial::BitGrid open = open_;
        for (const Point drawn : core::cells_of(scene.cells.size())) {
            if (is_solid(scene, drawn)) {
                open.set(origin + drawn, false);
            }
        }
        spatial::BitGrid walkable = open;
        for (const content::DrawnThing& thing : scene.things) {
            if (hinders(thing.stands)) {
                walkable.set(origin + thing.at, false);
            }
        }
        const Rect area{origin, scene.cells.size()};
        return leaves_regions(scene, origin) && joins_no_corner(open, area) && reaches_all(walkable) &&
               reaches_all(open) && ends_farthest(scene, origin);
    }

    [[nodiscard]] static bool is_drawn(const VaultDef& scene, Point origin, Point at) {
        return scene.cells.contains(at - origin) && scene.cells[at - origin] != VaultCell::AsItIs;
    }

    [[nodiscard]] bool leaves_regions(const VaultDef& scene, Point origin) const {
        return std::ranges::all_of(draft_->regions, [&](const Region& region) {
            const auto taken =
                std::ranges::count_if(region.cells, [&](Point at) { return is_drawn(scene, origin, at); });
            return taken == 0 || region.cells.size() >= least_left + static_cast<std::size_t>(taken);
        });
    }

    /// True if no two open cells in or beside an area touch by a corner alone.
    [[nodiscard]] static bool joins_no_corner(const spatial::BitGrid& open, const Rect& area) {
        return std::ranges::none_of(core::cells_of(area.grown(1)), [&open](Point at) {
            const Point across = at + Point{1, 1};
            if (!open.size().contains(at) || !open.size().contains(across)) {
                return false;
            }
            const bool here = open.get(at);
            const bool beside = open.get(at + Point{1, 0});
            return here == open.get(across) && beside == open.get(at + Point{0, 1}) && here != beside;
        });
    }

    /// True if steps that cut no corner lead from the arrival to all of some cells over them.
    [[nodiscard]] bool reaches_all(const spatial::BitGrid& cells) {
        finder_.steps({cells, spatial::CornerRule::Refuse}, draft_->plan.arrival, steps_);
        bool all = true;
        cells.for_each([&](Point at) { all = all && steps_[at] != spatial::unreachable; });
        return all;
    }

    /// True if no region is farther to walk to than the one with the end of the way, by the steps that were
    /// counted last.
    [[nodiscard]] bool ends_farthest(const VaultDef& scene, Point origin) const {
        if (draft_->end) {  // the arena has it, and is in no region
            return true;
        }
        spatial::Distance farthest = 0;
        spatial::Distance of_end = 0;
        for (const Region& region : draft_->regions) {
            spatial::Distance nearest = spatial::unreachable;
            for (const Point at : region.cells) {
                nearest = is_drawn(scene, origin, at) ? nearest : std::min(nearest, steps_[at]);
            }
            farthest = std::max(farthest, nearest);
            of_end = std::ranges::count(region.cells, route_.end) > 0 ? nearest : of_end;
        }
        return of_end == farthest;
    }

    void lay(const VaultDef& scene, Point origin) {
        for (const Point drawn : core::cells_of(scene.cells.size())) {
            const Point at = origin + drawn;
            if (scene.cells[drawn] == VaultCell::AsItIs) {
                continue;
            }
            lay_drawn(scene, drawn, *laid_, draft_->plan.tiles[at]);
            open_.set(at, !is_solid(scene, drawn));
            closed_.set(at);
            draft_->drawn.push_back(at);
        }
        for (const content::DrawnThing& thing : scene.things) {
            rules::put(draft_->plan, thing.stands, origin + thing.at);
        }
        for (Region& region : draft_->regions) {
            std::erase_if(region.cells, [&](Point at) { return is_drawn(scene, origin, at); });
            if (is_drawn(scene, origin, region.center)) {
                region.center = *std::ranges::min_element(region.cells, {}, [&region](Point at) {
                    return core::chebyshev_distance(at, region.center);
                });
            }
        }
    }

    const content::Catalog* catalog_;
    const content::LevelTiles* laid_;
    Route route_;
    LevelDraft* draft_;
    core::RandomStream* stream_;
    spatial::BitGrid open_;                     ///< to whom opens doors
    spatial::BitGrid closed_;                   ///< to scenes
    std::optional<spatial::BitGrid> in_sight_;  ///< of the arrival; nothing: not asked for yet
    spatial::DistanceFinder finder_;
    spatial::DistanceMap steps_;
};

}  // namespace

void lay_scenes(const content::Catalog& catalog, const content::LevelDef& level, const Route& route,
                LevelDraft& draft, std::uint64_t seed) {
    const std::int32_t depth = draft.plan.depth;
    const std::vector<Hand> hands = Dealer(catalog).deal(seed);
    const auto hand = std::ranges::find(hands, depth, &Hand::depth);
    core::RandomStream stream = core::derive_stream(seed, "scenes", static_cast<std::uint64_t>(depth));
    SceneLayer layer(catalog, level, route, draft, stream);
    for (const VaultId id : hand->scenes) {
        if (draft.plan.scenes.size() < hand->most) {
            static_cast<void>(layer.lay(id));
        }
    }
}

}  // namespace torchwake::worldgen
