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

/// Deals each scene to one depth that it suits, so that none comes twice in a run and no level that could
/// have its number goes without. Scenes that are left over stand in where another finds no place.
class Dealer {
  public:
    explicit Dealer(const content::Catalog& catalog) : catalog_(&catalog) {
        for (std::int32_t depth = 1; depth <= catalog.last_depth(); ++depth) {
            if (const std::int32_t most = catalog.level_at(depth).scenes; most > 0) {
                hands_.push_back({depth, static_cast<std::size_t>(most)});
            }
        }
    }

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
          floor_(cells_of(level.tiles.floor)),
          floor_or_wall_(cells_of(level.tiles.wall)) {
        spatial::BitGrid kept_clear =
            cells_where(catalog, draft.plan.tiles, [](const content::TileDef& tile) {
                return tile.blocks ? tile.opens_to.has_value()
                                   : tile.closes_to || tile.stairs != content::Stairs::None;
            });
        kept_clear.set(route.end);
        spatial::BitGrid closed(open_.size());
        kept_clear.for_each([&closed](Point at) {
            const Rect around = Rect{at, {1, 1}}.grown(1);
            for (const Point near : core::cells_of(around.common_part({{0, 0}, closed.size()}))) {
                closed.set(near);
            }
        });
        closed.add(cells_of_arena(draft));
        closed.add(draft.guarded);
        closed.add(draft.treasured);
        closed.add(draft.regions[route.arrival_region].cells);
        floor_or_wall_ |= floor_;
        floor_ -= closed;
        floor_or_wall_ -= closed;
    }

    /// False if no place was found. Random: a draw for each place that is tried.
    bool lay(VaultId id) {
        const VaultDef& scene = catalog_->vault(id);
        if (!in_sight_ && std::ranges::any_of(scene.things, is_inhabited)) {
            in_sight_ = sight_of_arrival(*catalog_, *draft_, route_);
        }
        std::vector<Point> places = places_of(scene);
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

    [[nodiscard]] spatial::BitGrid cells_of(content::TileId tile) const {
        return spatial::cells_where(draft_->plan.tiles,
                                    [tile](content::TileId other) { return other == tile; });
    }

    /// The places where each cell that the scene draws lies over bare floor, or a wall over rock, and nobody
    /// in it is in sight of the arrival. Row by row.
    [[nodiscard]] std::vector<Point> places_of(const VaultDef& scene) const {
        spatial::BitGrid fitting(open_.size(), true);
        for (const Point drawn : core::cells_of(scene.cells.size())) {
            if (const VaultCell cell = scene.cells[drawn]; cell != VaultCell::AsItIs) {
                keep_before(cell == VaultCell::Wall ? floor_or_wall_ : floor_, drawn, fitting);
            }
        }
        std::vector<Point> places;
        fitting.for_each([&](Point origin) {
            const auto is_seen = [&](const content::DrawnThing& thing) {
                return is_inhabited(thing) && in_sight_->get(origin + thing.at);
            };
            if (std::ranges::none_of(scene.things, is_seen)) {
                places.push_back(origin);
            }
        });
        return places;
    }

    /// Keeps the cells from which that many columns and rows lead to one of others. Requires: neither is
    /// negative.
    static void keep_before(const spatial::BitGrid& others, Point offset, spatial::BitGrid& cells) {
        constexpr std::size_t bits = spatial::BitGrid::word_bits;
        const std::size_t words = cells.words_per_row();
        const std::size_t skipped = static_cast<std::size_t>(offset.x) / bits;
        const std::size_t shift = static_cast<std::size_t>(offset.x) % bits;
        const auto word_of = [&](std::int32_t y, std::size_t word) {
            return y < others.size().height && word < words ? others.row(y)[word] : spatial::BitGrid::Word{0};
        };
        for (std::int32_t y = 0; y < cells.size().height; ++y) {
            for (std::size_t word = 0; word < words; ++word) {
                const spatial::BitGrid::Word next = word_of(y + offset.y, word + skipped + 1);
                cells.row(y)[word] &=
                    word_of(y + offset.y, word + skipped) >> shift | (shift > 0 ? next << (bits - shift) : 0);
            }
        }
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
        return leaves_regions(scene, origin) && joins_no_corner(open, area) && reaches_all(open) &&
               ends_farthest(scene, origin) && (are_joined(walkable, area.grown(1)) || reaches_all(walkable));
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

    /// True if straight steps within an area join all of the cells that are in it. Then cells taken out of
    /// its inside have parted no others.
    [[nodiscard]] static bool are_joined(const spatial::BitGrid& cells, const Rect& area) {
        spatial::BitGrid apart(cells.size());
        std::vector<Point> pending;
        const auto take = [&apart, &pending](Point at) {
            if (apart.contains(at) && apart.get(at)) {
                apart.set(at, false);
                pending.push_back(at);
            }
        };
        Point last;
        for (const Point at : core::cells_of(area.common_part({{0, 0}, cells.size()}))) {
            apart.set(at, cells.get(at));
            last = cells.get(at) ? at : last;
        }
        for (take(last); !pending.empty();) {
            const Point at = pending.back();
            pending.pop_back();
            for (const core::Direction way : core::cardinal_directions) {
                take(core::step(at, way));
            }
        }
        return apart.count() == 0;
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
            floor_.set(at, false);
            floor_or_wall_.set(at, false);
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
    spatial::BitGrid floor_;                    ///< the floor over which a scene may be drawn
    spatial::BitGrid floor_or_wall_;            ///< the floor and rock over which its walls may
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
