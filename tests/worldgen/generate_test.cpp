#include "scenario/test_catalog.hpp"
#include "worldgen/sound_level.hpp"

#include <torchwake/core/hash.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <catch2/catch_template_test_macros.hpp>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::worldgen {
namespace {

constexpr std::uint64_t level_seeds = 1000;
constexpr std::array<std::string_view, 4> without_doors{"caves", "drunkard", "diffusion", "voronoi"};

const content::Catalog& catalog() {
    return scenario::test_catalog();
}

/// The catalog with a last level, by another builder, on which the crown lies.
content::Catalog catalog_with_prize(const std::string& builder) {
    content::CatalogParts parts = scenario::test_parts();
    const auto crown = std::ranges::find_if(parts.items, &content::ItemDef::prize);
    REQUIRE(crown != parts.items.end());
    content::LevelDef vault = scenario::test_level();
    vault.id = "vault";
    vault.builders = {{builder, 1}};
    vault.min_depth = vault.max_depth = 4;
    vault.prize = content::ItemId{static_cast<content::ItemId::rep>(crown - parts.items.begin())};
    parts.levels.push_back(vault);
    return content::Catalog(std::move(parts));
}

/// The catalog with packs of orcs and with rats, of which those percentages sleep.
content::Catalog catalog_with_sleepers(std::int32_t orcs, std::int32_t rats) {
    content::CatalogParts parts = scenario::test_parts();
    parts.monsters[1].pack = true;
    parts.monsters[1].asleep = orcs;
    parts.monsters[4].asleep = rats;
    return content::Catalog(std::move(parts));
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

TEMPLATE_TEST_CASE_SIG(
    "every level is connected and closed in, its stairs are far apart, its doors hang in walls, no two "
    "open cells touch by a corner alone, and things spawn where they may",
    "[worldgen][W4][W8][W9]", ((std::size_t number), number), 0, 1, 2, 3, 4, 5, 6, 7, 8, 9) {
    const std::string builder(levels::builder_names[number]);
    CAPTURE(builder);
    const content::Catalog catalog = catalog_of(builder);
    std::size_t doors = 0;
    for (std::uint64_t seed = 0; seed < level_seeds; ++seed) {
        const LevelDraft draft = generate_with_regions(catalog, seed, 1);
        doors += check_sound(draft);
        REQUIRE(generate_by(scenario::test_catalog(), builder, seed, 1) == draft);
    }
    const bool masons = std::ranges::count(without_doors, builder) == 0;
    CHECK((doors > level_seeds) == masons);
    CHECK(generate(catalog, 1, 1).tiles != generate(catalog, 2, 1).tiles);
}

TEST_CASE("the suite above has every builder", "[worldgen]") {
    CHECK(levels::builder_names.size() == 10);
}

TEST_CASE("the number of monsters in a region follows its weights", "[worldgen][W8]") {
    std::array<double, 5> regions{};
    for (std::uint64_t seed = 0; seed < level_seeds; ++seed) {
        const LevelDraft draft = generate_with_regions(catalog(), seed, 1);
        const spatial::BitGrid seen = seen_on_arrival(draft);
        const std::set<core::Point> monsters = cells_of(draft.plan.monsters);
        for (const Region& region : draft.regions) {
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
    for (std::uint64_t seed = 0; seed < level_seeds; ++seed) {
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

TEST_CASE("a level with a prize has no stairs down; the prize lies where they would be, alone on its cell",
          "[worldgen][W9]") {
    const content::Catalog catalog =
        catalog_with_prize(std::string(GENERATE(from_range(levels::builder_names))));
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const LevelDraft draft = generate_with_regions(catalog, seed, 4);
        const rules::LevelPlan& plan = draft.plan;
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
        check_farthest(draft, at);
    }
    CHECK(generate(catalog, 1, 3).stairs_down.size() == 1);
}

TEST_CASE("everything that spawns knows the region that it was made for", "[worldgen][A4]") {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const LevelDraft draft = generate_with_regions(catalog(), seed, 1);
        const auto in_its_region = [&draft](const auto& spawn) {
            const auto region = static_cast<std::size_t>(spawn.group) - 1;
            return region < draft.regions.size() &&
                   std::ranges::count(draft.regions[region].cells, spawn.at) == 1;
        };
        REQUIRE(std::ranges::all_of(draft.plan.monsters, in_its_region));
        REQUIRE(std::ranges::all_of(draft.plan.items, in_its_region));
    }
}

TEST_CASE("from depth 3 on one of every several monsters in a region resists plain blows", "[worldgen][V5]") {
    content::CatalogParts parts = scenario::test_parts();
    constexpr content::MonsterId rat{4};
    parts.monsters[rat.value].tricks = {content::PlateTrick{1, {content::Weakness::Fire}}};
    const content::Catalog catalog(std::move(parts));
    for (const std::int32_t depth : {2, 3}) {
        std::size_t several = 0;
        std::size_t without = 0;
        for (std::uint64_t seed = 0; seed < level_seeds / 4; ++seed) {
            std::map<std::int32_t, std::vector<content::MonsterId>> groups;
            for (const auto& spawn : generate(catalog, seed, depth).monsters) {
                groups[spawn.group].push_back(spawn.kind);
            }
            for (const auto& [group, kinds] : groups) {
                several += kinds.size() > 1 ? 1U : 0U;
                without += kinds.size() > 1 && std::ranges::count(kinds, rat) == 0 ? 1U : 0U;
            }
        }
        INFO("depth " << depth);
        CHECK(several > 100);
        CHECK((without == 0) == (depth == 3));
    }
}

TEST_CASE("a pack is all that a region has of monsters, asleep or awake together", "[worldgen][A4]") {
    const content::Catalog catalog = catalog_with_sleepers(50, 0);
    static constexpr content::MonsterId orc{1};
    std::size_t packs_of_two_or_more = 0;
    std::array<double, 2> awake_or_asleep{};
    std::array<double, 2> orcs_and_others{};
    for (std::uint64_t seed = 0; seed < level_seeds; ++seed) {
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
        for (std::uint64_t seed = 0; seed < level_seeds; ++seed) {
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
         {"crypts", {"rock", "aisles", "halls", "passages", "doors", "stairs", "monsters", "items"}},
         {"partition", {"rock", "rooms", "corridors", "doors", "stairs", "monsters", "items"}},
         {"drunkard",
          {"rock", "walks", "walks", "walks", "tunnels", "shortcuts", "stairs", "monsters", "items"}},
         {"maze", {"rock", "rooms", "maze", "loops", "doors", "stairs", "monsters", "items"}},
         {"diffusion",
          {"rock", "growth", "growth", "growth", "growth", "tunnels", "shortcuts", "stairs", "monsters",
           "items"}},
         {"town", {"rock", "streets", "houses", "doors", "stairs", "monsters", "items"}},
         {"voronoi", {"rock", "chambers", "gaps", "tunnels", "stairs", "monsters", "items"}},
         {"weave", {"rock", "weave", "tunnels", "doors", "stairs", "monsters", "items"}}}));
    const content::Catalog catalog = catalog_of(builder);
    const rules::LevelPlan plan = generate(catalog, 5, 1, observer);
    CHECK(steps == expected);
    CHECK(last == plan);
    CHECK(generate(catalog, 5, 1) == plan);
}

TEST_CASE("of several builders each is drawn by its weight, anew for each level", "[worldgen][builder]") {
    content::CatalogParts parts = scenario::test_parts();
    parts.levels.front().builders = {{"rooms", 3}, {"caves", 1}};
    const content::Catalog catalog(std::move(parts));
    std::array<double, 2> drawn{};
    for (std::uint64_t seed = 0; seed < level_seeds; ++seed) {
        const rules::LevelPlan plan = generate(catalog, seed, 2);
        REQUIRE(generate(catalog, seed, 2) == plan);
        const bool caves = std::ranges::count(plan.tiles.span(), scenario::test_level().tiles.door) == 0;
        const std::string builder = caves ? "caves" : "rooms";
        REQUIRE(generate_by(catalog, builder, seed, 2).plan == plan);
        drawn[caves ? 1 : 0] += 1;
    }
    CHECK(chi_square(drawn, {3, 1}) < 10.83);  // one degree of freedom, one in 1000
}

TEST_CASE("levels of known seeds are the same for ever", "[worldgen][golden]") {
    CHECK(hash_of(generate(catalog(), 1, 1)) == 0xc82ba6c2438b797aULL);
    CHECK(hash_of(generate(catalog(), 2, 1)) == 0xe61f7905c80dacdbULL);
    CHECK(hash_of(generate(catalog(), 9007199254740991ULL, 3)) == 0xd4528e61be9b20acULL);
}

}  // namespace torchwake::worldgen
