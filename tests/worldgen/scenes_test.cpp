#include "content/game_data.hpp"
#include "worldgen/sound_level.hpp"

#include <torchwake/core/rect.hpp>
#include <torchwake/rules/footing.hpp>
#include <torchwake/rules/queries.hpp>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace torchwake::worldgen {
namespace {

using content::game_data;

constexpr std::uint64_t runs = 30;

content::VaultDef scene_of(const std::string& id, const std::vector<std::string>& rows) {
    content::VaultDef scene;
    scene.id = id;
    scene.scene = true;
    scene.cells.reset(
        {static_cast<std::int32_t>(rows.front().size()), static_cast<std::int32_t>(rows.size())});
    scene.tiles.reset(scene.cells.size());
    for (const core::Point at : core::cells_of(scene.cells.size())) {
        const char drawn = rows[static_cast<std::size_t>(at.y)][static_cast<std::size_t>(at.x)];
        scene.cells[at] = drawn == '#'   ? content::VaultCell::Wall
                          : drawn == ' ' ? content::VaultCell::AsItIs
                                         : content::VaultCell::Floor;
    }
    return scene;
}

/// True if whoever treads there is held, harmed or lost, or has somebody or something to fear.
bool is_shunned(const content::DrawnCell& cell) {
    const auto is_bad = [](content::MatterId id) {
        return id.valid() && (game_data().matter(id).molten || game_data().matter(id).chasm ||
                              rules::hinders(game_data(), game_data().matter(id)));
    };
    return cell.monster.valid() || (cell.trap.valid() && !cell.sprung) || is_bad(cell.cover) ||
           is_bad(cell.liquid);
}

bool is_passable(const rules::LevelPlan& plan, core::Point at) {
    return content::is_passable(game_data().tile(plan.tiles[at]));
}

/// Steps lead from the arrival to all but the shunned cells of scenes, past these.
void check_ways_past_scenes(const rules::LevelPlan& plan) {
    spatial::BitGrid open = cells_that(plan, [&](core::Point at) { return is_passable(plan, at); });
    for (const auto& scene : plan.scenes) {
        const content::VaultDef& kind = game_data().vault(scene.kind);
        const core::Point origin = scene.at - core::Rect{{}, kind.cells.size()}.center();
        for (const content::DrawnThing& thing : kind.things) {
            if (is_shunned(thing.stands)) {
                open.set(origin + thing.at, false);
            }
        }
    }
    spatial::DistanceMap steps;
    spatial::DistanceFinder().steps({open, spatial::CornerRule::Refuse}, plan.arrival, steps);
    bool reached = true;
    open.for_each([&](core::Point at) { reached = reached && steps[at] != spatial::unreachable; });
    REQUIRE(reached);
}

}  // namespace

TEST_CASE("levels have two scenes, of which none comes twice in a run and none shuts the only way",
          "[worldgen][scene][V9]") {
    std::map<content::VaultId, int> times;
    std::map<std::int32_t, std::uint64_t> full;
    std::uint64_t levels = 0;
    for (std::uint64_t seed = 0; seed < runs; ++seed) {
        std::set<content::VaultId> met;
        for (std::int32_t depth = 1; depth <= game_data().last_depth(); ++depth) {
            const LevelDraft draft = generate_with_regions(game_data(), seed, depth);
            for (const auto& scene : draft.plan.scenes) {
                REQUIRE(met.insert(scene.kind).second);
                REQUIRE(chebyshev_distance(scene.at, draft.plan.arrival) > 1);
                ++times[scene.kind];
            }
            REQUIRE(draft.plan.scenes.size() <= 2);
            full[depth] += draft.plan.scenes.size() == 2 ? 1U : 0U;
            ++levels;
            check_ways_past_scenes(draft.plan);
        }
    }
    std::uint64_t all_full = 0;
    for (const auto& [depth, count] : full) {
        CAPTURE(depth, count);
        CHECK(count >= runs * 3 / 4);
        all_full += count;
    }
    CHECK(all_full * 100 >= levels * 95);
    for (const auto& [id, vault] : rules::with_ids<content::VaultId>(game_data().vaults())) {
        CAPTURE(vault.id);
        CHECK((!vault.scene || times[id] > 0));
    }
}

TEST_CASE("a scene of walls leaves a level as sound as it was, and is left out where it would shut a way",
          "[worldgen][scene][V9][W9]") {
    const std::string builder(GENERATE(from_range(levels::builder_names)));
    CAPTURE(builder);
    content::CatalogParts parts = parts_of(builder);
    parts.levels.front().scenes = 2;
    parts.vaults = {scene_of("bar", {"...", "###", "..."}), scene_of("post", {"   ", " # ", "   "}),
                    scene_of("nook", {"###", "#..", "###"})};
    const content::Catalog catalog(std::move(parts));
    std::size_t laid = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const LevelDraft draft = generate_with_regions(catalog, seed, 1);
        if (builder != "town") {
            static_cast<void>(check_sound(draft));
        }
        laid += draft.plan.scenes.size();
    }
    CHECK(laid > 0);
}

TEST_CASE("the scenes of a level depend on seed and depth alone, and other levels stay as they are",
          "[worldgen][scene][V9]") {
    const rules::LevelPlan plan = generate(game_data(), 7, 4);
    static_cast<void>(generate(game_data(), 7, 3));
    CHECK(generate(game_data(), 7, 4) == plan);
}

}  // namespace torchwake::worldgen
