#include "scenario/test_catalog.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/core/hash.hpp>
#include <torchwake/spatial/distance_finder.hpp>
#include <torchwake/spatial/field_of_view.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace torchwake::worldgen {
namespace {

constexpr std::uint64_t seeds = 1000;

const content::Catalog& catalog() {
    return scenario::test_catalog();
}

/// The same with another builder.
content::Catalog catalog_of(const std::string& builder) {
    content::CatalogParts parts = scenario::test_parts();
    parts.levels.front().builder = builder;
    return content::Catalog(std::move(parts));
}

/// The same with a last level, of another builder, on which the crown lies.
content::Catalog catalog_with_prize(const std::string& builder) {
    content::CatalogParts parts = scenario::test_parts();
    const auto crown = std::ranges::find_if(parts.items, &content::ItemDef::prize);
    REQUIRE(crown != parts.items.end());
    content::LevelDef vault = scenario::test_level();
    vault.id = "vault";
    vault.builder = builder;
    vault.min_depth = vault.max_depth = 4;
    vault.prize = content::ItemId{static_cast<content::ItemId::rep>(crown - parts.items.begin())};
    parts.levels.push_back(vault);
    return content::Catalog(std::move(parts));
}

/// The same with orcs that go in packs, of which so many in 100 sleep, and rats of which so many do.
content::Catalog catalog_with_sleepers(std::int32_t orcs, std::int32_t rats) {
    content::CatalogParts parts = scenario::test_parts();
    parts.monsters[1].pack = true;
    parts.monsters[1].asleep = orcs;
    parts.monsters[4].asleep = rats;
    return content::Catalog(std::move(parts));
}

const content::TileDef& tile_at(const rules::LevelPlan& plan, core::Point at) {
    return catalog().tile(plan.tiles[at]);
}

bool passable(const rules::LevelPlan& plan, core::Point at) {
    return !tile_at(plan, at).blocks || tile_at(plan, at).opens_to.has_value();
}

spatial::DistanceMap steps_from_arrival(const rules::LevelPlan& plan) {
    spatial::BitGrid open(plan.tiles.size());
    for (std::size_t index = 0; index < plan.tiles.size().area(); ++index) {
        open.set(plan.tiles.point(index), passable(plan, plan.tiles.point(index)));
    }
    spatial::DistanceMap steps;
    spatial::DistanceFinder().steps({open, spatial::CornerRule::Refuse}, plan.arrival, steps);
    return steps;
}

spatial::Distance distance_to(const Region& region, const spatial::DistanceMap& steps) {
    const auto distance = [&steps](core::Point at) { return steps[at]; };
    return distance(*std::ranges::min_element(region.cells, {}, distance));
}

const Region& region_of(const Layout& layout, core::Point at) {
    const auto holds = [at](const Region& region) { return std::ranges::count(region.cells, at) > 0; };
    const auto found = std::ranges::find_if(layout.regions, holds);
    REQUIRE(found != layout.regions.end());
    return *found;
}

/// What is seen from any cell of the region of arrival.
spatial::BitGrid seen_on_arrival(const Layout& layout) {
    const core::Size size = layout.plan.tiles.size();
    spatial::BitGrid opaque(size);
    for (std::size_t index = 0; index < size.area(); ++index) {
        const core::Point at = layout.plan.tiles.point(index);
        opaque.set(at, tile_at(layout.plan, at).opaque);
    }
    spatial::BitGrid seen(size);
    spatial::BitGrid one;
    for (const core::Point eye : region_of(layout, layout.plan.arrival).cells) {
        spatial::FieldOfView().compute(spatial::OpacityGrid(opaque), eye, spatial::unlimited_sight, one);
        seen |= one;
    }
    return seen;
}

template <class Kind>
std::set<core::Point> cells_of(const std::vector<rules::Spawn<Kind>>& spawns) {
    std::set<core::Point> cells;
    for (const auto& spawn : spawns) {
        cells.insert(spawn.at);
    }
    return cells;
}

/// The chi-square statistic of observed counts against weights.
template <std::size_t size>
double chi_square(const std::array<double, size>& observed, const std::array<double, size>& weights) {
    double total = 0;
    double weight_sum = 0;
    for (std::size_t index = 0; index < size; ++index) {
        total += observed[index];
        weight_sum += weights[index];
    }
    double sum = 0;
    for (std::size_t index = 0; index < size; ++index) {
        const double expected = total * weights[index] / weight_sum;
        sum += (observed[index] - expected) * (observed[index] - expected) / expected;
    }
    return sum;
}

std::uint64_t hash_of(const rules::LevelPlan& plan) {
    core::Hasher hasher;
    hasher.add_bytes(std::as_bytes(plan.tiles.span()));
    for (const auto& spawn : plan.monsters) {
        hasher.add(spawn.kind.value);
        hasher.add(spawn.at.x);
        hasher.add(spawn.at.y);
    }
    for (const auto& spawn : plan.items) {
        hasher.add(spawn.kind.value);
        hasher.add(spawn.at.x);
        hasher.add(spawn.at.y);
    }
    return hasher.digest();
}

}  // namespace

TEST_CASE("every level is connected, closed in, and has two regions at least", "[worldgen][W9]") {
    const content::Catalog catalog = catalog_of(GENERATE("rooms", "caves", "crypts"));
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        const Layout layout = generate_with_regions(catalog, seed, 1);
        const rules::LevelPlan& plan = layout.plan;
        const spatial::DistanceMap steps = steps_from_arrival(plan);
        REQUIRE(layout.regions.size() >= 2);
        bool connected = true;
        bool closed_in = true;
        for (std::size_t index = 0; index < plan.tiles.size().area(); ++index) {
            const core::Point at = plan.tiles.point(index);
            const bool at_edge =
                at.x == 0 || at.y == 0 || at.x == plan.tiles.width() - 1 || at.y == plan.tiles.height() - 1;
            connected &= !passable(plan, at) || steps[at] != spatial::unreachable;
            closed_in &= !at_edge || !passable(plan, at);
        }
        REQUIRE(connected);
        REQUIRE(closed_in);
    }
}

TEST_CASE("stairs down stand in the region that is farthest to walk to", "[worldgen][W9]") {
    const content::Catalog catalog = catalog_of(GENERATE("rooms", "caves", "crypts"));
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        const Layout layout = generate_with_regions(catalog, seed, 1);
        const rules::LevelPlan& plan = layout.plan;
        REQUIRE(plan.stairs_down.size() == 1);
        REQUIRE(plan.stairs_up == std::vector{plan.arrival});
        const core::Point down = plan.stairs_down.front();
        REQUIRE(tile_at(plan, down).stairs == content::Stairs::Down);
        REQUIRE(tile_at(plan, plan.arrival).stairs == content::Stairs::Up);
        REQUIRE(down != plan.arrival);
        const spatial::DistanceMap steps = steps_from_arrival(plan);
        const spatial::Distance here = distance_to(region_of(layout, down), steps);
        REQUIRE(std::ranges::all_of(
            layout.regions, [&](const Region& region) { return distance_to(region, steps) <= here; }));
    }
}

TEST_CASE("a door has wall on two sides and a way on the others", "[worldgen][W9]") {
    const content::Catalog catalog = catalog_of(GENERATE("rooms", "crypts"));
    std::size_t doors = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const rules::LevelPlan plan = generate(catalog, seed, 1);
        for (std::size_t index = 0; index < plan.tiles.size().area(); ++index) {
            const core::Point at = plan.tiles.point(index);
            if (!tile_at(plan, at).opens_to) {
                continue;
            }
            ++doors;
            const auto wall = [&plan, at](core::Direction direction) {
                return !passable(plan, core::step(at, direction));
            };
            const bool upright = wall(core::Direction::North) && wall(core::Direction::South) &&
                                 !wall(core::Direction::East) && !wall(core::Direction::West);
            const bool across = wall(core::Direction::East) && wall(core::Direction::West) &&
                                !wall(core::Direction::North) && !wall(core::Direction::South);
            REQUIRE(upright != across);
        }
    }
    CHECK(doors > 1000);
}

TEST_CASE("things spawn on floor of their own, off stairs, and monsters out of sight", "[worldgen][W8][W9]") {
    const content::Catalog catalog = catalog_of(GENERATE("rooms", "caves", "crypts"));
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        const Layout layout = generate_with_regions(catalog, seed, 1);
        const rules::LevelPlan& plan = layout.plan;
        const std::set<core::Point> monsters = cells_of(plan.monsters);
        const std::set<core::Point> items = cells_of(plan.items);
        REQUIRE(monsters.size() == plan.monsters.size());
        REQUIRE(items.size() == plan.items.size());
        const auto bare = [&plan](core::Point at) {
            return !tile_at(plan, at).blocks && tile_at(plan, at).stairs == content::Stairs::None;
        };
        REQUIRE(std::ranges::all_of(monsters, bare));
        REQUIRE(std::ranges::all_of(items, bare));
        const spatial::BitGrid seen = seen_on_arrival(layout);
        REQUIRE(std::ranges::none_of(monsters, [&seen](core::Point at) { return seen.get(at); }));
    }
}

TEST_CASE("the number of monsters in a region follows its weights", "[worldgen][W8]") {
    std::array<double, 5> regions{};
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        const Layout layout = generate_with_regions(catalog(), seed, 1);
        const spatial::BitGrid seen = seen_on_arrival(layout);
        const std::set<core::Point> monsters = cells_of(layout.plan.monsters);
        for (const Region& region : layout.regions) {
            if (region.cells.size() > 5 &&
                std::ranges::none_of(region.cells, [&seen](core::Point at) { return seen.get(at); })) {
                const auto count = std::ranges::count_if(
                    region.cells, [&](core::Point at) { return monsters.contains(at); });
                regions[static_cast<std::size_t>(count)] += 1;
            }
        }
    }
    constexpr double limit_at_one_in_1000 = 18.47;  // four degrees of freedom
    CHECK(chi_square(regions, {6, 4, 3, 2, 1}) < limit_at_one_in_1000);
}

TEST_CASE("kinds follow their weights, the last entry and the lightest included", "[worldgen][W8]") {
    std::array<double, 3> monsters{};
    std::array<double, 2> items{};
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        const rules::LevelPlan plan = generate(catalog(), seed, 1);
        for (const auto& spawn : plan.monsters) {
            monsters[spawn.kind.value == 1 ? 0U : spawn.kind.value - 2U] += 1;
        }
        for (const auto& spawn : plan.items) {
            items[spawn.kind.value / 2U] += 1;
        }
    }
    CHECK(chi_square(monsters, {3, 4, 5}) < 13.82);  // two degrees of freedom, one in 1000
    CHECK(chi_square(items, {5, 1}) < 10.83);        // one degree
}

TEST_CASE("no two open cells touch by a corner alone", "[worldgen][W4][W9]") {
    const content::Catalog catalog = catalog_of(GENERATE("rooms", "caves", "crypts"));
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        const rules::LevelPlan plan = generate(catalog, seed, 1);
        std::size_t corners = 0;
        for (std::int32_t y = 0; y + 1 < plan.tiles.height(); ++y) {
            for (std::int32_t x = 0; x + 1 < plan.tiles.width(); ++x) {
                const bool here = passable(plan, {x, y});
                const bool beside = passable(plan, {x + 1, y});
                corners += here == passable(plan, {x + 1, y + 1}) && beside == passable(plan, {x, y + 1}) &&
                                   here != beside
                               ? 1U
                               : 0U;
            }
        }
        REQUIRE(corners == 0);
    }
}

TEST_CASE("a level with a prize has no stairs down; the prize lies where they would be, alone on its cell",
          "[worldgen][W9]") {
    const content::Catalog catalog = catalog_with_prize(GENERATE("rooms", "caves", "crypts"));
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        const Layout layout = generate_with_regions(catalog, seed, 4);
        const rules::LevelPlan& plan = layout.plan;
        REQUIRE(plan.stairs_down.empty());
        REQUIRE(plan.stairs_up == std::vector{plan.arrival});
        const auto down = [&catalog](content::TileId id) {
            return catalog.tile(id).stairs == content::Stairs::Down;
        };
        REQUIRE(std::ranges::none_of(plan.tiles.span(), down));
        const auto is_prize = [&catalog](const auto& item) { return item.kind == catalog.prize(); };
        REQUIRE(std::ranges::count_if(plan.items, is_prize) == 1);
        const core::Point at = std::ranges::find_if(plan.items, is_prize)->at;
        const auto lies_there = [at](const auto& spawn) { return spawn.at == at; };
        REQUIRE(std::ranges::count_if(plan.items, lies_there) == 1);
        REQUIRE(std::ranges::none_of(plan.monsters, lies_there));
        const spatial::DistanceMap steps = steps_from_arrival(plan);
        const spatial::Distance here = distance_to(region_of(layout, at), steps);
        REQUIRE(std::ranges::all_of(
            layout.regions, [&](const Region& region) { return distance_to(region, steps) <= here; }));
    }
    CHECK(generate(catalog, 1, 3).stairs_down.size() == 1);
}

TEST_CASE("everything that spawns knows the region that it was made for", "[worldgen][A4]") {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const Layout layout = generate_with_regions(catalog(), seed, 1);
        const auto in_its_region = [&layout](const auto& spawn) {
            const auto region = static_cast<std::size_t>(spawn.group) - 1;
            return region < layout.regions.size() &&
                   std::ranges::count(layout.regions[region].cells, spawn.at) == 1;
        };
        REQUIRE(std::ranges::all_of(layout.plan.monsters, in_its_region));
        REQUIRE(std::ranges::all_of(layout.plan.items, in_its_region));
    }
}

TEST_CASE("a pack is all that a region has of monsters, asleep or awake together", "[worldgen][A4]") {
    const content::Catalog catalog = catalog_with_sleepers(50, 0);
    static constexpr content::MonsterId orc{1};
    std::size_t packs_of_two_or_more = 0;
    std::array<double, 2> awake_or_asleep{};
    std::array<double, 2> orcs_and_others{};
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        std::map<std::int32_t, std::vector<rules::Spawn<content::MonsterId>>> groups;
        for (const auto& spawn : generate(catalog, seed, 1).monsters) {
            groups[spawn.group].push_back(spawn);
            orcs_and_others[spawn.kind == orc ? 0 : 1] += 1;
        }
        for (const auto& [group, spawns] : groups) {
            const auto first = spawns.front();
            const auto alike = [&first](const auto& spawn) {
                return (spawn.kind == orc) == (first.kind == orc);
            };
            REQUIRE(std::ranges::all_of(spawns, alike));
            if (first.kind == orc) {
                awake_or_asleep[first.asleep ? 1 : 0] += 1;
                packs_of_two_or_more += spawns.size() >= 2 ? 1U : 0U;
                REQUIRE(std::ranges::all_of(
                    spawns, [&first](const auto& spawn) { return spawn.asleep == first.asleep; }));
            }
        }
    }
    CHECK(packs_of_two_or_more > 500);
    CHECK(chi_square(awake_or_asleep, {1, 1}) < 10.83);
    const double share = orcs_and_others[0] / (orcs_and_others[0] + orcs_and_others[1]);
    CHECK((share > 0.23 && share < 0.27));  // a quarter: packs make a kind no more frequent
}

TEST_CASE("so many of a kind sleep as its definition says", "[worldgen][A4]") {
    const auto sleepers = [](const content::Catalog& catalog) {
        std::array<double, 2> awake_and_asleep{};
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            for (const auto& spawn : generate(catalog, seed, 1).monsters) {
                if (spawn.kind == content::MonsterId{4}) {
                    awake_and_asleep[spawn.asleep ? 1 : 0] += 1;
                }
            }
        }
        return awake_and_asleep;
    };
    CHECK(chi_square(sleepers(catalog_with_sleepers(0, 70)), {30, 70}) < 10.83);
    CHECK(chi_square(sleepers(catalog_with_sleepers(0, 1)), {99, 1}) < 10.83);
    CHECK(sleepers(catalog_with_sleepers(0, 0))[1] == 0);
    CHECK(sleepers(catalog_with_sleepers(0, 100))[0] == 0);
}

TEST_CASE("who surely sleeps or surely does not costs no draw", "[worldgen][A4]") {
    rules::LevelPlan asleep = generate(catalog_with_sleepers(0, 100), 7, 1);
    const rules::LevelPlan awake = generate(catalog_with_sleepers(0, 0), 7, 1);
    REQUIRE(asleep != awake);
    for (auto& spawn : asleep.monsters) {
        spawn.asleep = false;
    }
    CHECK(asleep == awake);
}

TEST_CASE("a level depends on seed and depth alone", "[worldgen][W7]") {
    const rules::LevelPlan first = generate(catalog(), 42, 2);
    static_cast<void>(generate(catalog(), 41, 1));
    static_cast<void>(generate(catalog(), 42, 1));
    CHECK(generate(catalog(), 42, 2) == first);
    CHECK(level_source()(catalog(), 42, 2) == first);
    CHECK(generate(catalog(), 42, 3).tiles != first.tiles);
    CHECK(generate(catalog(), 43, 2).tiles != first.tiles);
    CHECK(generate_with_regions(catalog(), 42, 2).plan == first);
}

TEST_CASE("the observer sees every step and changes nothing", "[worldgen][observer]") {
    std::vector<std::string> steps;
    rules::LevelPlan last;
    const Observer observer = [&](std::string_view step, const rules::LevelPlan& so_far) {
        steps.emplace_back(step);
        last = so_far;
    };
    using Steps = std::vector<std::string>;
    const auto [builder, expected] = GENERATE(table<std::string, Steps>(
        {{"rooms", {"rock", "rooms", "corridors", "doors", "stairs", "monsters", "items"}},
         {"caves",
          {"rock", "noise", "smoothing", "caverns", "tunnels", "shortcuts", "stairs", "monsters", "items"}},
         {"crypts", {"rock", "aisles", "halls", "passages", "doors", "stairs", "monsters", "items"}}}));
    const content::Catalog catalog = catalog_of(builder);
    const rules::LevelPlan plan = generate(catalog, 5, 1, observer);
    CHECK(steps == expected);
    CHECK(last == plan);
    CHECK(generate(catalog, 5, 1) == plan);
}

TEST_CASE("levels of known seeds are the same for ever", "[worldgen][golden]") {
    CHECK(hash_of(generate(catalog(), 1, 1)) == 0xc82ba6c2438b797aULL);
    CHECK(hash_of(generate(catalog(), 2, 1)) == 0xe61f7905c80dacdbULL);
    CHECK(hash_of(generate(catalog(), 9007199254740991ULL, 3)) == 0xd4528e61be9b20acULL);
}

}  // namespace torchwake::worldgen
