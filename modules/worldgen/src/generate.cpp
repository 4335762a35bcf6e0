#include "steps.hpp"

#include <torchwake/core/random.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/levels/builders.hpp>
#include <torchwake/rules/landmark.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <range/v3/range/conversion.hpp>
#include <range/v3/view/transform.hpp>

#include <utility>
#include <vector>

namespace torchwake::worldgen {
namespace {

/// The level with the tiles of a builder's cells, the first of which is at `corner`.
rules::LevelPlan bare_plan(const content::LevelDef& level, std::int32_t depth, const levels::Cells& cells,
                           core::Point corner) {
    rules::LevelPlan plan;
    plan.depth = depth;
    plan.tiles.reset(level.size, level.tiles.wall);
    for (const core::Point at : core::cells_of(cells.size())) {
        if (cells[at] != levels::Cell::Rock) {
            plan.tiles[corner + at] = cells[at] == levels::Cell::Door ? level.tiles.door : level.tiles.floor;
        }
    }
    return plan;
}

/// Lays the level's cells in an area of it.
LevelDraft build(const levels::Builder& builder, const content::LevelDef& level, std::int32_t depth,
                 const core::Rect& area, core::RandomStream& stream, const Observer& observer) {
    levels::Observer observe_cells;
    if (observer) {
        observe_cells = [&](std::string_view step, const levels::Cells& so_far) {
            observer(step, bare_plan(level, depth, so_far, area.origin));
        };
    }
    levels::Level built = builder.build({area.size, level.sample}, stream, observe_cells);
    for (levels::Region& region : built.regions) {
        region.center = area.origin + region.center;
        for (core::Point& at : region.cells) {
            at = area.origin + at;
        }
    }
    LevelDraft draft;
    draft.plan = bare_plan(level, depth, built.cells, area.origin);
    draft.regions = std::move(built.regions);
    draft.houses = built.houses;
    return draft;
}

/// Lays the level's cells, and its arena if it has one.
LevelDraft build_with_arena(const content::Catalog& catalog, const levels::Builder& builder,
                            std::uint64_t seed, std::int32_t depth, core::RandomStream& stream,
                            const Observer& observer) {
    const content::LevelDef& level = catalog.level_at(depth);
    if (!level.arena) {
        return build(builder, level, depth, {{0, 0}, level.size}, stream, observer);
    }
    core::RandomStream arena_stream = core::derive_stream(seed, "arena", static_cast<std::uint64_t>(depth));
    const ArenaPlace place = place_of_arena(catalog, level, arena_stream);
    LevelDraft draft = build(builder, level, depth, place.rest, stream, observer);
    lay_arena(catalog, level, place, draft, arena_stream);
    if (observer) {
        observer("arena", draft.plan);
    }
    return draft;
}

/// The builder that is drawn by the definition's weights. Random: one draw from a stream of its own, if there
/// is a choice.
std::string_view draw_builder(const content::LevelDef& level, std::uint64_t seed, std::uint64_t depth) {
    if (level.builders.size() == 1) {
        return level.builders.front().builder;
    }
    const auto weights = level.builders | ranges::views::transform(&content::BuilderChoice::weight) |
                         ranges::to<std::vector>();
    core::RandomStream stream = core::derive_stream(seed, "builder", depth);
    return level.builders[stream.weighted(weights)].builder;
}

}  // namespace

LevelDraft generate_by(const content::Catalog& catalog, std::string_view builder, std::uint64_t seed,
                       std::int32_t depth, const Observer& observer) {
    const auto number = static_cast<std::uint64_t>(depth);
    const content::LevelDef& level = catalog.level_at(depth);
    const levels::Builder& chosen =
        levels::builder_of(builder.empty() ? draw_builder(level, seed, number) : builder);
    core::RandomStream layout_stream = core::derive_stream(seed, "layout", number);
    core::RandomStream spawn_stream = core::derive_stream(seed, "spawns", number);

    LevelDraft draft = build_with_arena(catalog, chosen, seed, depth, layout_stream, observer);
    const auto show = [&observer, &draft](std::string_view step) {
        if (observer) {
            observer(step, draft.plan);
        }
    };
    for (const std::string& overlay : level.overlays) {
        lay_overlay(catalog, level, overlay, draft, layout_stream);
        show(overlay);
    }
    if (level.vaults > 0) {
        lay_vaults(catalog, level, chosen.insets, draft, layout_stream);
        show("vaults");
    }
    if (depth < 1) {
        lay_way_down(catalog, level, draft, layout_stream);
        show("stairs");
        furnish(catalog, level, draft, layout_stream);
        show("green");
        settle(catalog, level, draft, spawn_stream);
        show("monsters");
        return draft;
    }
    if (!level.props.empty()) {
        core::RandomStream prop_stream = core::derive_stream(seed, "props", number);
        lay_props(catalog, level, draft, prop_stream);
        show("props");
    }
    const Route route = lay_stairs(catalog, level, draft, layout_stream);
    show("stairs");
    if (level.scenes > 0) {
        lay_scenes(catalog, level, route, draft, seed);
        show("scenes");
    }
    spawn_monsters(catalog, draft, route, spawn_stream);
    show("monsters");
    spawn_items(catalog, draft, route, spawn_stream);
    spawn_food(catalog, draft, route, seed);
    place_travellers(catalog, draft, route, seed);
    show("items");
    if (!level.traps_per_region.empty()) {
        core::RandomStream trap_stream = core::derive_stream(seed, "traps", number);
        lay_traps(catalog, level, route, draft, trap_stream);
        show("traps");
    }
    const std::int32_t landmark = rules::landmark_of(level, seed, depth);
    if (!level.matter.empty() || landmark != rules::no_landmark) {
        core::RandomStream matter_stream = core::derive_stream(seed, "matter", number);
        lay_patches(catalog, level, landmark, route, draft, matter_stream);
        show("matter");
    }
    return draft;
}

LevelDraft generate_with_regions(const content::Catalog& catalog, std::uint64_t seed, std::int32_t depth,
                                 const Observer& observer) {
    return generate_by(catalog, {}, seed, depth, observer);
}

rules::LevelPlan generate(const content::Catalog& catalog, std::uint64_t seed, std::int32_t depth,
                          const Observer& observer) {
    return generate_with_regions(catalog, seed, depth, observer).plan;
}

rules::LevelSource level_source() {
    return [](const content::Catalog& catalog, std::uint64_t seed, std::int32_t depth) {
        return generate(catalog, seed, depth);
    };
}

}  // namespace torchwake::worldgen
