#include "steps.hpp"
#include "terrain.hpp"

#include <torchwake/spatial/field_of_view.hpp>

#include <range/v3/view/iota.hpp>
#include <range/v3/view/zip.hpp>

#include <algorithm>
#include <iterator>
#include <optional>

namespace torchwake::worldgen {
namespace {

using Cells = std::vector<core::Point>;

/// All cells that can be seen from some cell of a region.
spatial::BitGrid seen_from(const content::Catalog& catalog, const rules::LevelPlan& plan,
                           const levels::Region& region) {
    const spatial::OpacityGrid opaque(opaque_cells(catalog, plan.tiles));
    spatial::FieldOfView field_of_view;
    spatial::BitGrid seen(plan.tiles.size());
    spatial::BitGrid seen_from_cell;
    for (const core::Point eye : region.cells) {
        field_of_view.compute(opaque, eye, spatial::unlimited_sight, seen_from_cell);
        seen |= seen_from_cell;
    }
    return seen;
}

/// The given cells without stairs and excluded cells.
Cells free_cells(const content::Catalog& catalog, const rules::LevelPlan& plan, Cells cells,
                 const spatial::BitGrid& excluded) {
    std::erase_if(cells, [&](core::Point at) {
        return excluded.get(at) || catalog.tile(plan.tiles[at]).stairs != content::Stairs::None;
    });
    return cells;
}

core::Point take_nearest(Cells& cells, core::Point to) {
    const auto distance = [to](core::Point at) { return core::chebyshev_distance(at, to); };
    const auto nearest = std::ranges::min_element(cells, {}, distance);
    const core::Point cell = *nearest;
    cells.erase(nearest);
    return cell;
}

bool goes_in_packs(const content::Catalog& catalog, content::MonsterId kind) {
    return kind.valid() && catalog.monster(kind).pack;
}
bool goes_in_packs(const content::Catalog&, content::ItemId) {
    return false;
}

/// From this depth on somebody in each group of monsters resists plain blows.
constexpr std::int32_t first_depth_of_resistance = 3;

bool resists_blows(const content::Catalog& catalog, content::MonsterId kind) {
    return kind.valid() && content::resists_blows(catalog.monster(kind).tricks, true);
}
bool resists_blows(const content::Catalog&, content::ItemId) {
    return false;
}

/// True if the monster sleeps. Random: one draw if that is not certain.
bool draw_asleep(const content::MonsterDef& monster, core::RandomStream& stream) {
    constexpr std::int32_t all = 100;
    if (monster.asleep <= 0 || monster.asleep >= all) {
        return monster.asleep >= all;
    }
    return stream.chance(static_cast<std::uint32_t>(monster.asleep), all);
}

bool draw_asleep(const content::Catalog& catalog, content::MonsterId kind, core::RandomStream& stream) {
    return draw_asleep(catalog.monster(kind), stream);
}
bool draw_asleep(const content::Catalog&, content::ItemId, core::RandomStream&) {
    return false;
}

/// The table, counts and excluded cells for items or for monsters.
template <class Kind>
struct SpawnRules {
    const content::SpawnTable<Kind>& table;
    const content::CountWeights& counts;
    const spatial::BitGrid& excluded;
};

template <class Kind>
class Spawner {
  public:
    Spawner(const content::Catalog& catalog, const LevelDraft& draft, const SpawnRules<Kind>& spawn_rules,
            core::RandomStream& stream)
        : catalog_(&catalog), draft_(&draft), rules_(&spawn_rules), stream_(&stream) {
        for (const content::SpawnEntry<Kind>& entry : spawn_rules.table.entries) {
            const std::uint32_t weight = entry.weight_at(draft.plan.depth);
            weights_.push_back(weight);
            single_weights_.push_back(goes_in_packs(catalog, entry.kind) ? 0 : weight);
            sure_weights_.push_back(entry.kind.valid() ? single_weights_.back() : 0);
            const bool resists = draft.plan.depth >= first_depth_of_resistance;
            resisting_weights_.push_back(
                resists && resists_blows(catalog, entry.kind) ? single_weights_.back() : 0);
        }
    }

    /// Spawns things in all regions. Random: for each region a count, then for each thing a kind and, unless
    /// the kind is nothing, a cell, and whether it sleeps. For a pack, kind and sleep are drawn once for all,
    /// and a cell only for the first.
    void spawn_all(std::vector<rules::Spawn<Kind>>& spawns) {
        if (!can_draw(weights_) || !can_draw(rules_->counts)) {
            return;
        }
        for (const auto& [group, region] : ranges::views::zip(groups(), draft_->regions)) {
            Cells cells = free_cells(*catalog_, draft_->plan, region.cells, rules_->excluded);
            const std::size_t count = stream_->weighted(rules_->counts);
            if (count > 0 && !cells.empty()) {
                fill(cells, count, group, spawns);
            }
        }
    }

    /// Spawns a thing in each of the given cells that may hold one. Random: for each a
    /// kind, and whether it sleeps.
    void spawn_at(const Cells& cells, std::vector<rules::Spawn<Kind>>& spawns) {
        if (!can_draw(sure_weights_)) {
            return;
        }
        for (const auto& [group, region] : ranges::views::zip(groups(), draft_->regions)) {
            for (const core::Point at : free_cells(*catalog_, draft_->plan, cells, rules_->excluded)) {
                if (std::ranges::count(region.cells, at) > 0) {
                    const Kind kind = draw_kind(sure_weights_);
                    const bool asleep = draw_asleep(*catalog_, kind, *stream_);
                    spawns.push_back({kind, at, group, asleep});
                }
            }
        }
    }

  private:
    /// The monsters of a region are a group, and the groups count from 1.
    static auto groups() { return ranges::views::iota(std::int32_t{1}); }

    static bool can_draw(const std::vector<std::uint32_t>& weights) {
        return std::ranges::any_of(weights, [](std::uint32_t weight) { return weight > 0; });
    }

    Kind draw_kind(const std::vector<std::uint32_t>& weights) {
        return rules_->table.entries[stream_->weighted(weights)].kind;
    }

    /// Spawns at most `count` things in a region, the last of several monsters of a kind that resists blows
    /// if no other does and the table has one. Requires: there is a cell.
    void fill(Cells& cells, std::size_t count, std::int32_t group, std::vector<rules::Spawn<Kind>>& spawns) {
        Kind kind = draw_kind(weights_);
        if (goes_in_packs(*catalog_, kind)) {
            fill_with_pack(kind, cells, count, group, spawns);
            return;
        }
        bool resists = !can_draw(resisting_weights_);
        for (std::size_t number = 0; number < count && !cells.empty(); ++number) {
            const bool is_last = number + 1 == count || cells.size() == 1;
            if (number > 0) {
                kind = draw_kind(is_last && !resists ? resisting_weights_ : single_weights_);
            }
            resists = resists || resists_blows(*catalog_, kind);
            if (kind.valid()) {
                const core::Point at = take_one(cells, *stream_);
                const bool asleep = draw_asleep(*catalog_, kind, *stream_);
                spawns.push_back({kind, at, group, asleep});
            }
        }
    }

    void fill_with_pack(Kind kind, Cells& cells, std::size_t count, std::int32_t group,
                        std::vector<rules::Spawn<Kind>>& spawns) {
        const core::Point first = take_one(cells, *stream_);
        const bool asleep = draw_asleep(*catalog_, kind, *stream_);
        spawns.push_back({kind, first, group, asleep});
        for (std::size_t number = 1; number < count && !cells.empty(); ++number) {
            spawns.push_back({kind, take_nearest(cells, first), group, asleep});
        }
    }

    const content::Catalog* catalog_;
    const LevelDraft* draft_;
    const SpawnRules<Kind>* rules_;
    core::RandomStream* stream_;
    std::vector<std::uint32_t> weights_;
    std::vector<std::uint32_t> single_weights_;
    std::vector<std::uint32_t> sure_weights_;
    std::vector<std::uint32_t> resisting_weights_;
};

/// The number of meals on a level of a run.
std::int32_t meals_at(const content::Catalog& catalog, std::uint64_t seed, std::int32_t depth) {
    constexpr std::int32_t whole = 10;
    core::RandomStream stream = core::derive_stream(seed, "meals");
    std::int32_t before = static_cast<std::int32_t>(stream.below(whole));
    for (std::int32_t above = 1; above < depth; ++above) {
        before += catalog.level_at(above).meals.value;
    }
    return (before + catalog.level_at(depth).meals.value) / whole - before / whole;
}

/// A cell for a meal, from a random region with room; nothing if there is none.
std::optional<core::Point> draw_meal_cell(const content::Catalog& catalog, const LevelDraft& draft,
                                          const spatial::BitGrid& excluded, core::RandomStream& stream) {
    const std::size_t regions = draft.regions.size();
    const std::size_t first = stream.below(static_cast<std::uint32_t>(regions));
    for (std::size_t number = 0; number < regions; ++number) {
        const levels::Region& region = draft.regions[(first + number) % regions];
        Cells cells = free_cells(catalog, draft.plan, region.cells, excluded);
        if (!cells.empty()) {
            return take_one(cells, stream);
        }
    }
    return std::nullopt;
}

}  // namespace

spatial::BitGrid sight_of_arrival(const content::Catalog& catalog, const LevelDraft& draft,
                                  const Route& route) {
    return seen_from(catalog, draft.plan, draft.regions[route.arrival_region]);
}

void spawn_monsters(const content::Catalog& catalog, LevelDraft& draft, const Route& route,
                    core::RandomStream& stream) {
    const content::LevelDef& level = catalog.level_at(draft.plan.depth);
    spatial::BitGrid excluded = sight_of_arrival(catalog, draft, route);
    excluded.set(route.end);
    const SpawnRules<content::MonsterId> spawn_rules{catalog.monster_table(level.monsters),
                                                     level.monsters_per_region, excluded};
    Spawner<content::MonsterId> spawner(catalog, draft, spawn_rules, stream);
    spawner.spawn_at(draft.guarded, draft.plan.monsters);
    excluded.add(draft.guarded);
    spawner.spawn_all(draft.plan.monsters);
}

void spawn_items(const content::Catalog& catalog, LevelDraft& draft, const Route& route,
                 core::RandomStream& stream) {
    const content::LevelDef& level = catalog.level_at(draft.plan.depth);
    spatial::BitGrid excluded(draft.plan.tiles.size());
    excluded.set(route.end);
    if (level.prize.valid()) {
        draft.plan.items.push_back({level.prize, route.end, 0, false});
    }
    const SpawnRules<content::ItemId> spawn_rules{catalog.item_table(level.items), level.items_per_region,
                                                  excluded};
    Spawner<content::ItemId> spawner(catalog, draft, spawn_rules, stream);
    spawner.spawn_at(draft.treasured, draft.plan.items);
    excluded.add(draft.treasured);
    spawner.spawn_all(draft.plan.items);
    for (rules::Spawn<content::ItemId>& item : draft.plan.items) {
        item.kind = catalog.draw_find(item.kind, draft.plan.depth, stream);
    }
}

void spawn_food(const content::Catalog& catalog, LevelDraft& draft, const Route& route, std::uint64_t seed) {
    const std::int32_t depth = draft.plan.depth;
    const content::LevelDef& level = catalog.level_at(depth);
    spatial::BitGrid excluded(draft.plan.tiles.size());
    excluded.set(route.end);
    add_cells(draft.plan.items, excluded);
    core::RandomStream stream = core::derive_stream(seed, "food", static_cast<std::uint64_t>(depth));
    for (std::int32_t left = level.meals.value > 0 ? meals_at(catalog, seed, depth) : 0; left > 0; --left) {
        const std::vector<content::SpawnEntry<content::ItemId>>& entries =
            catalog.item_table(level.food).entries;
        std::vector<std::uint32_t> weights;
        std::ranges::transform(entries, std::back_inserter(weights),
                               [depth](const auto& entry) { return entry.weight_at(depth); });
        const std::optional<core::Point> at = draw_meal_cell(catalog, draft, excluded, stream);
        if (at) {
            draft.plan.items.push_back({entries[stream.weighted(weights)].kind, *at, 0, false});
            excluded.set(*at);
        }
    }
}

}  // namespace torchwake::worldgen
