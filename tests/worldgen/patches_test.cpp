#include "worldgen/sound_level.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/rules/landmark.hpp>
#include <torchwake/spatial/bit_grid.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace torchwake::worldgen {
namespace {

constexpr content::MatterId grass{0};
constexpr content::MatterId water{1};

/// Meadows and lakes on every level.
content::CatalogParts parts_with_matter() {
    content::CatalogParts parts = parts_of("caves");
    content::MatterDef meadow;
    meadow.id = "grass";
    content::MatterDef lake;
    lake.id = "water";
    lake.layer = content::MatterLayer::Liquid;
    parts.matter = {meadow, lake};
    parts.levels.front().matter = {{water, {0, 0, 1}, 80, 3}, {grass, {0, 0, 0, 1}, 50, 1}};
    return parts;
}

content::Catalog catalog_with_matter() {
    return content::Catalog(parts_with_matter());
}

/// Its depth is 1 beside dry floor, and changes by 1 at most from cell to cell.
void check_rest(const rules::LevelPlan& plan, const content::Catalog& catalog) {
    const rules::Amounts& depth = plan.matter.depth;
    for (std::size_t place = 0; place < depth.size().area(); ++place) {
        const core::Point at = depth.point(place);
        for (const core::Point beside : {at + core::Point{1, 0}, at + core::Point{0, 1}}) {
            const bool open = depth.contains(beside) && !catalog.tile(plan.tiles[at]).blocks &&
                              !catalog.tile(plan.tiles[beside]).blocks;
            REQUIRE((!open || std::abs(depth[at] - depth[beside]) <= 1));
        }
    }
}

}  // namespace

TEST_CASE("lakes are at rest, and matter lies on bare floor away from the arrival", "[worldgen][matter]") {
    const content::Catalog catalog = catalog_with_matter();
    const content::TileId floor = catalog.level_at(1).tiles.floor;
    int deep = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const rules::LevelPlan plan = generate(catalog, seed, 1);
        REQUIRE(plan == generate(catalog, seed, 1));
        check_rest(plan, catalog);
        for (std::size_t place = 0; place < plan.tiles.size().area(); ++place) {
            const core::Point at = plan.tiles.point(place);
            const rules::CellMatter here = rules::matter_at(plan.matter, at);
            deep = std::max(deep, here.depth);
            const bool bare = !here.cover.valid() && !here.liquid.valid();
            REQUIRE((bare || (plan.tiles[at] == floor && core::chebyshev_distance(at, plan.arrival) > 2)));
            REQUIRE_FALSE((here.cover.valid() && here.liquid.valid()));
        }
    }
    CHECK(deep == 3);
}

TEST_CASE("a level without matter has no planes of it", "[worldgen][matter]") {
    const content::Catalog catalog(parts_of("caves"));
    CHECK(generate(catalog, 1, 1).matter == rules::Matter{});
}

TEST_CASE("a level has the matter of its landmark, which seed and depth choose", "[worldgen][matter][S8]") {
    content::CatalogParts parts = parts_with_matter();
    content::LevelDef& level = parts.levels.front();
    level.matter.clear();
    level.landmarks = {{"A lake.", 1, {{water, {0, 1}, 80, 3}}},
                       {"A meadow.", 2, {{grass, {0, 1}, 50, 1}}},
                       {"Nothing.", 1, {}}};
    const content::Catalog catalog(std::move(parts));
    std::array<int, 3> met{};
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        const std::int32_t landmark = rules::landmark_of(catalog.level_at(1), seed, 1);
        const rules::Matter matter = generate(catalog, seed, 1).matter;
        const auto has = [](const auto& plane) {
            return std::ranges::any_of(plane.span(), [](content::MatterId kind) { return kind.valid(); });
        };
        ++met.at(static_cast<std::size_t>(landmark));
        REQUIRE((landmark == 0) == has(matter.liquid));
        REQUIRE((landmark == 1) == has(matter.cover));
    }
    CHECK(std::ranges::all_of(met, [](int times) { return times > 0; }));
    CHECK(rules::landmark_of(catalog_with_matter().level_at(1), 1, 1) == rules::no_landmark);
}

TEST_CASE("a cover that holds can be walked around", "[worldgen][matter]") {
    content::CatalogParts parts = scenario::test_parts();
    content::MatterDef web;
    web.id = "web";
    web.holds = 6;
    parts.matter = {web};
    parts.levels.front().matter = {{content::MatterId{0}, {0, 0, 0, 1}, 12, 1}};
    const content::Catalog catalog{std::move(parts)};
    const content::TileId floor = catalog.level_at(1).tiles.floor;
    int laid = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        const rules::LevelPlan plan = generate(catalog, seed, 1);
        for (std::size_t place = 0; place < plan.matter.cover.size().area(); ++place) {
            const core::Point at = plan.matter.cover.point(place);
            if (plan.matter.cover[at].valid()) {
                ++laid;
                for (const core::Direction way : core::all_directions) {
                    REQUIRE(plan.tiles[core::step(at, way)] == floor);
                }
            }
        }
    }
    CHECK(laid > 0);
}

TEST_CASE("lava cuts nothing off, and lies under nobody and nothing", "[worldgen][matter]") {
    content::CatalogParts parts = parts_of("caves");
    content::MatterDef lava;
    lava.id = "lava";
    lava.layer = content::MatterLayer::Liquid;
    lava.molten = true;
    parts.matter = {lava};
    parts.levels.front().matter = {{content::MatterId{0}, {0, 0, 0, 0, 0, 0, 1}, 40, 1}};
    const content::Catalog catalog{std::move(parts)};
    int laid = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        rules::LevelPlan plan = generate(catalog, seed, 1);
        const auto is_lava = [&plan](core::Point at) { return plan.matter.depth[at] > 0; };
        const auto reached = [&](bool without) {
            std::vector<core::Point> cells{plan.arrival};
            spatial::BitGrid met(plan.tiles.size());
            met.set(plan.arrival);
            for (std::size_t next = 0; next < cells.size(); ++next) {
                for (const core::Direction way : core::cardinal_directions) {
                    const core::Point at = core::step(cells[next], way);
                    const content::TileDef& tile = catalog.tile(plan.tiles[at]);
                    const bool open = !tile.blocks || tile.opens_to.has_value();
                    if (open && !met.get(at) && !(without && is_lava(at))) {
                        met.set(at);
                        cells.push_back(at);
                    }
                }
            }
            return static_cast<int>(cells.size());
        };
        int pools = 0;
        for (const std::uint8_t depth : plan.matter.depth.span()) {
            pools += depth > 0 ? 1 : 0;
        }
        laid += pools;
        REQUIRE(reached(true) + pools == reached(false));
        REQUIRE(std::ranges::none_of(plan.monsters, [&](const auto& spawn) { return is_lava(spawn.at); }));
        REQUIRE(std::ranges::none_of(plan.items, [&](const auto& spawn) { return is_lava(spawn.at); }));
    }
    CHECK(laid > 400);
}

}  // namespace torchwake::worldgen
