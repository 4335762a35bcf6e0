#include "spawns.hpp"

#include "terrain.hpp"

#include <torchwake/spatial/field_of_view.hpp>

#include <algorithm>
#include <utility>

namespace torchwake::worldgen {
namespace {

using Cells = std::vector<core::Point>;

/// Everything that is seen from some cell of a region.
spatial::BitGrid seen_from(const content::Catalog& catalog, const rules::LevelPlan& plan,
                           const Region& region) {
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

/// The cells of a region on which things may spawn.
Cells free_cells(const content::Catalog& catalog, const rules::LevelPlan& plan, const Region& region,
                 const spatial::BitGrid& excluded) {
    Cells cells = region.cells;
    std::erase_if(cells, [&](core::Point at) {
        return excluded.get(at) || catalog.tile(plan.tiles[at]).stairs != content::Stairs::None;
    });
    return cells;
}

core::Point take_one(Cells& cells, core::RandomStream& stream) {
    const std::size_t chosen = stream.below(static_cast<std::uint32_t>(cells.size()));
    std::swap(cells[chosen], cells.back());
    const core::Point cell = cells.back();
    cells.pop_back();
    return cell;
}

/// How often each entry of a table occurs at a depth.
template <class Kind>
std::vector<std::uint32_t> weights_at(const content::SpawnTable<Kind>& table, std::int32_t depth) {
    std::vector<std::uint32_t> weights;
    for (const content::SpawnEntry<Kind>& entry : table.entries) {
        weights.push_back(entry.weight_at(depth));
    }
    return weights;
}

bool can_draw(const std::vector<std::uint32_t>& weights) {
    return std::ranges::any_of(weights, [](std::uint32_t weight) { return weight > 0; });
}

/// Where and how densely things of one sort spawn.
template <class Kind>
struct Sowing {
    const content::SpawnTable<Kind>& table;
    const content::CountWeights& counts;
    const spatial::BitGrid& excluded;
};

/// Random: for each region a count, then for each thing a kind and, unless it is nothing, a cell.
template <class Kind>
void sow(const content::Catalog& catalog, const Layout& layout, const Sowing<Kind>& sowing,
         core::RandomStream& stream, std::vector<rules::Spawn<Kind>>& spawns) {
    const std::vector<std::uint32_t> kinds = weights_at(sowing.table, layout.plan.depth);
    if (!can_draw(kinds) || !can_draw(sowing.counts)) {
        return;
    }
    for (const Region& region : layout.regions) {
        Cells cells = free_cells(catalog, layout.plan, region, sowing.excluded);
        const std::size_t count = stream.weighted(sowing.counts);
        for (std::size_t spawned = 0; spawned < count && !cells.empty(); ++spawned) {
            const Kind kind = sowing.table.entries[stream.weighted(kinds)].kind;
            if (kind.valid()) {
                const core::Point at = take_one(cells, stream);
                spawns.push_back({kind, at});
            }
        }
    }
}

}  // namespace

void spawn_monsters(const content::Catalog& catalog, const Layout& layout, std::size_t arrival_region,
                    core::RandomStream& stream, std::vector<rules::Spawn<content::MonsterId>>& spawns) {
    const content::LevelDef& level = catalog.level_at(layout.plan.depth);
    const spatial::BitGrid in_sight = seen_from(catalog, layout.plan, layout.regions[arrival_region]);
    sow<content::MonsterId>(catalog, layout,
                            {catalog.monster_table(level.monsters), level.monsters_per_region, in_sight},
                            stream, spawns);
}

void spawn_items(const content::Catalog& catalog, const Layout& layout, core::RandomStream& stream,
                 std::vector<rules::Spawn<content::ItemId>>& spawns) {
    const content::LevelDef& level = catalog.level_at(layout.plan.depth);
    const spatial::BitGrid nowhere(layout.plan.tiles.size());
    sow<content::ItemId>(catalog, layout, {catalog.item_table(level.items), level.items_per_region, nowhere},
                         stream, spawns);
}

}  // namespace torchwake::worldgen
