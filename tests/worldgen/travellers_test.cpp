// Kinds that travel: one level of their range in each run, where they block no way.

#include "content/game_data.hpp"
#include "worldgen/sound_level.hpp"

#include <torchwake/worldgen/generate.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace torchwake::worldgen {
namespace {

/// The cells of a level that can be walked to from the arrival, past an actor that never moves.
std::size_t cells_in_reach(const content::Catalog& catalog, const rules::LevelPlan& plan,
                           std::optional<core::Point> taken) {
    spatial::BitGrid open(plan.tiles.size());
    for_each_cell(plan, [&](core::Point at) {
        const content::TileDef& tile = catalog.tile(plan.tiles[at]);
        open.set(at, (!tile.blocks || tile.opens_to.has_value()) && at != taken);
    });
    spatial::DistanceMap steps;
    spatial::DistanceFinder().steps({open, spatial::CornerRule::Refuse}, plan.arrival, steps);
    std::size_t count = 0;
    for_each_cell(plan, [&](core::Point at) { count += steps[at] != spatial::unreachable ? 1U : 0U; });
    return count;
}

}  // namespace

TEST_CASE("each travelling kind stands on one level of its range, out of everybody's way",
          "[worldgen][V7][E6]") {
    const content::Catalog& game = content::game_data();
    std::map<std::string, std::set<std::int32_t>> depths;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        std::map<std::string, int> met;
        for (std::int32_t depth = 1; depth <= game.last_depth(); ++depth) {
            const rules::LevelPlan plan = generate(game, seed, depth);
            for (const auto& spawn : plan.monsters) {
                const content::MonsterDef& kind = game.monster(spawn.kind);
                if (!kind.travels) {
                    continue;
                }
                CAPTURE(seed, depth, kind.id);
                ++met[kind.id];
                depths[kind.id].insert(depth);
                CHECK(kind.travels->min_depth <= depth);
                CHECK(depth <= kind.travels->max_depth);
                CHECK(cells_in_reach(game, plan, spawn.at) == cells_in_reach(game, plan, {}) - 1);
            }
        }
        CHECK(met == std::map<std::string, int>{{"relic_dealer", 1}, {"tinker", 1}});
    }
    CHECK(depths["tinker"].size() == 3);
    CHECK(depths["relic_dealer"].size() == 4);
}

}  // namespace torchwake::worldgen
