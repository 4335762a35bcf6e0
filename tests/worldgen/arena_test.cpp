// Arenas: each stands beside the rest of its level, is joined to it, and holds the lord and the end of the
// way.

#include "worldgen/sound_level.hpp"

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <array>
#include <string>
#include <string_view>

namespace torchwake::worldgen {
namespace {

constexpr std::uint64_t arena_seeds = 60;

/// With two entrances, on its left edge.
constexpr std::array<std::string_view, 7> hall{"##########", "#........#", "+...L....#", "#........#",
                                               "####.###.#", "....>....#", "##########"};

content::VaultDef arena_of_hall() {
    content::VaultDef vault;
    vault.id = "hall";
    const core::Size size{static_cast<std::int32_t>(hall.front().size()),
                          static_cast<std::int32_t>(hall.size())};
    vault.cells.reset(size);
    vault.tiles.reset(size);
    for (const core::Point at : core::cells_of(size)) {
        const char drawn = hall.at(static_cast<std::size_t>(at.y)).at(static_cast<std::size_t>(at.x));
        const auto found =
            std::ranges::find(content::vault_characters, drawn, &std::pair<char, content::VaultCell>::first);
        vault.cells[at] = found->second;
    }
    vault.entrances = {{0, 2}, {0, 5}};
    return vault;
}

/// The test catalog, with an arena on its level; the first monster but the hero is its lord.
content::Catalog catalog_with_arena(const std::string& builder) {
    content::CatalogParts parts = parts_of(builder);
    parts.vaults = {arena_of_hall()};
    constexpr content::MonsterId lord{1};
    parts.monsters[lord.value].lord = content::Lord{{50}, {"met", "second"}};
    parts.levels.front().arena = content::Arena{content::VaultId{0}, lord};
    parts.levels.front().vaults = 1;
    return content::Catalog(std::move(parts));
}

bool is_lord(const rules::Spawn<content::MonsterId>& spawn) {
    return spawn.group == 0;
}

}  // namespace

TEST_CASE("a level has its arena with the lord and the way on, joined to the rest by each entrance",
          "[worldgen][arena]") {
    const std::string builder(GENERATE(from_range(levels::builder_names)));
    CAPTURE(builder);
    const content::Catalog catalog = catalog_with_arena(builder);
    std::size_t mirrored = 0;
    for (std::uint64_t seed = 0; seed < arena_seeds; ++seed) {
        const LevelDraft draft = generate_with_regions(catalog, seed, 1);
        const rules::LevelPlan& plan = draft.plan;
        check_connected(draft);
        check_regions(draft);
        static_cast<void>(check_doors(plan));
        check_corners(plan);
        check_spawns(draft);
        REQUIRE(plan.stairs_down.size() == 1);
        REQUIRE(draft.end == plan.stairs_down.front());
        REQUIRE(draft.arena.contains(*draft.end));
        REQUIRE(std::ranges::count_if(plan.monsters, is_lord) == 1);
        for (const auto& monster : plan.monsters) {
            REQUIRE(draft.arena.contains(monster.at) == is_lord(monster));
        }
        REQUIRE(std::ranges::none_of(plan.items,
                                     [&](const auto& item) { return draft.arena.contains(item.at); }));
        mirrored += draft.arena.left() == 1 ? 1U : 0U;
    }
    CHECK(mirrored > arena_seeds / 4);
    CHECK(mirrored < 3 * arena_seeds / 4);
}

TEST_CASE("who arrives on a level with an arena is far from its end", "[worldgen][arena]") {
    const content::Catalog catalog = catalog_with_arena("rooms");
    for (std::uint64_t seed = 0; seed < arena_seeds; ++seed) {
        const LevelDraft draft = generate_with_regions(catalog, seed, 1);
        const spatial::DistanceMap steps = steps_from_arrival(draft.plan);
        CAPTURE(seed);
        CHECK(steps[*draft.end] > 20);
    }
}

}  // namespace torchwake::worldgen
