#include "worldgen/sound_level.hpp"

#include <torchwake/core/random.hpp>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::worldgen {
namespace {

constexpr std::uint64_t vault_seeds = 200;

/// Has a tree, which no other level has.
const std::vector<std::string> garden{"#####+#", "#!Y..M#", "+.....#", "#######"};
const std::vector<std::string> closet{"###", "#!#", "#+#"};

content::VaultCell cell_of(char drawn) {
    for (const auto& [character, cell] : content::vault_characters) {
        if (character == drawn) {
            return cell;
        }
    }
    return content::VaultCell::Tile;
}

content::VaultDef vault_of(const std::string& id, const std::vector<std::string>& rows) {
    content::VaultDef vault;
    vault.id = id;
    const core::Size size{static_cast<std::int32_t>(rows.front().size()),
                          static_cast<std::int32_t>(rows.size())};
    vault.cells.reset(size);
    vault.tiles.reset(size);
    for (std::size_t index = 0; index < size.area(); ++index) {
        const core::Point at = vault.cells.point(index);
        const char drawn = rows[static_cast<std::size_t>(at.y)][static_cast<std::size_t>(at.x)];
        vault.cells[at] = cell_of(drawn);
        if (drawn == 'Y') {
            vault.tiles[at] = content::TileId{6};
        } else if (drawn == '+') {
            vault.entrances.push_back(at);
        }
    }
    return vault;
}

content::Catalog catalog_with_vaults(const std::string& builder, const std::vector<content::VaultDef>& vaults,
                                     std::int32_t count) {
    content::CatalogParts parts = parts_of(builder);
    parts.vaults = vaults;
    parts.levels.front().vaults = count;
    return content::Catalog(std::move(parts));
}

/// The cell of the garden's tree; nothing if there is no garden.
std::optional<core::Point> tree_of(const rules::LevelPlan& plan) {
    const auto tiles = plan.tiles.span();
    const auto tree = std::ranges::find(tiles, content::TileId{6});
    return tree == tiles.end()
               ? std::nullopt
               : std::optional(plan.tiles.point(static_cast<std::size_t>(tree - tiles.begin())));
}

template <class Kind>
bool any_at(const std::vector<rules::Spawn<Kind>>& spawns, core::Point at) {
    return std::ranges::any_of(spawns, [at](const auto& spawn) { return spawn.at == at; });
}

}  // namespace

TEST_CASE("levels with vaults are as sound as others, and most builders find a place",
          "[worldgen][vault][W8][W9]") {
    const std::string builder(GENERATE(from_range(levels::builder_names)));
    CAPTURE(builder);
    const content::Catalog catalog =
        catalog_with_vaults(builder, {vault_of("garden", garden), vault_of("closet", closet)}, 2);
    std::size_t gardens = 0;
    for (std::uint64_t seed = 0; seed < vault_seeds; ++seed) {
        const LevelDraft draft = generate_with_regions(catalog, seed, 1);
        static_cast<void>(check_sound(draft));
        gardens += tree_of(draft.plan) ? 1U : 0U;
    }
    const bool rarely = builder == "crypts";
    const bool never = builder == "town";
    CHECK(gardens >= (never ? 0 : rarely ? vault_seeds / 20 : vault_seeds / 2));
}

TEST_CASE("a vault stands as it is drawn, with one of its entrances at least, and is a region",
          "[worldgen][vault][W9]") {
    const std::string builder = GENERATE("rooms", "caves", "maze");
    const content::Catalog catalog = catalog_with_vaults(builder, {vault_of("garden", garden)}, 1);
    for (std::uint64_t seed = 0; seed < vault_seeds; ++seed) {
        const LevelDraft draft = generate_with_regions(catalog, seed, 1);
        const rules::LevelPlan& plan = draft.plan;
        const auto tree = tree_of(plan);
        if (!tree) {
            continue;
        }
        const core::Point origin = *tree - core::Point{2, 1};
        std::size_t doors = 0;
        for (std::int32_t y = 0; y < 4; ++y) {
            for (std::int32_t x = 0; x < 7; ++x) {
                const char drawn = garden[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
                const content::TileDef& tile = tile_at(plan, origin + core::Point{x, y});
                doors += tile.opens_to ? 1U : 0U;
                const bool solid = drawn == '#' || drawn == 'Y';
                const bool as_drawn = drawn == '+' ? tile.blocks : tile.blocks == solid;
                REQUIRE(as_drawn);
            }
        }
        REQUIRE(doors >= 1);
        const Region& region = region_of(draft, origin + core::Point{1, 1});
        REQUIRE(region.cells.size() == 9);
    }
}

TEST_CASE("what a vault promises is there: an item, and a monster unless it would be seen on arrival",
          "[worldgen][vault][W8]") {
    const content::Catalog catalog = catalog_with_vaults("rooms", {vault_of("garden", garden)}, 1);
    std::size_t guarded = 0;
    for (std::uint64_t seed = 0; seed < vault_seeds; ++seed) {
        const LevelDraft draft = generate_with_regions(catalog, seed, 1);
        const spatial::BitGrid seen = seen_on_arrival(draft);
        for (const core::Point at : draft.treasured) {
            const bool stairs = tile_at(draft.plan, at).stairs != content::Stairs::None;
            REQUIRE(any_at(draft.plan.items, at) != stairs);
        }
        for (const core::Point at : draft.guarded) {
            const bool stairs = tile_at(draft.plan, at).stairs != content::Stairs::None;
            REQUIRE(any_at(draft.plan.monsters, at) == !(stairs || seen.get(at)));
            ++guarded;
        }
    }
    CHECK(guarded > vault_seeds / 2);
}

TEST_CASE("a vault is for its depths, and no level has it twice", "[worldgen][vault]") {
    content::VaultDef deep = vault_of("garden", garden);
    deep.min_depth = 2;
    const content::Catalog catalog = catalog_with_vaults("rooms", {deep}, 3);
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        REQUIRE_FALSE(tree_of(generate(catalog, seed, 1)).has_value());
        const auto tiles = generate(catalog, seed, 2).tiles;
        REQUIRE(std::ranges::count(tiles.span(), content::TileId{6}) <= 1);
    }
}

TEST_CASE("the observer sees vaults after the builder's work and before the stairs",
          "[worldgen][vault][observer]") {
    const content::Catalog catalog = catalog_with_vaults("maze", {vault_of("garden", garden)}, 1);
    std::vector<std::string> steps;
    const auto note = [&steps](std::string_view step, const rules::LevelPlan&) { steps.emplace_back(step); };
    static_cast<void>(generate(catalog, 1, 1, note));
    CHECK(steps == std::vector<std::string>{"rock", "rooms", "maze", "loops", "doors", "vaults", "stairs",
                                            "monsters", "items"});
}

TEST_CASE("a vault that is larger than the level is left out", "[worldgen][vault]") {
    content::CatalogParts parts = parts_of("caves");
    parts.levels.front().size = {20, 15};
    parts.levels.front().vaults = 1;
    std::vector<std::string> rows(15, "#.................#");
    rows.front() = rows.back() = "###################";
    rows[1].front() = '+';
    parts.vaults = {vault_of("hall", rows)};
    const content::Catalog catalog(std::move(parts));
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        static_cast<void>(check_sound(generate_with_regions(catalog, seed, 1)));
    }
}

TEST_CASE("overlays open more of a level and leave it as sound", "[worldgen][overlay][W8][W9]") {
    const std::string builder(GENERATE(from_range(levels::builder_names)));
    const std::string overlay(GENERATE(from_range(levels::overlay_names)));
    CAPTURE(builder, overlay);
    content::CatalogParts parts = parts_of(builder);
    parts.levels.front().overlays = {overlay};
    const content::Catalog catalog(std::move(parts));
    const content::Catalog plain = catalog_of(builder);
    std::size_t opened = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const LevelDraft draft = generate_with_regions(catalog, seed, 1);
        static_cast<void>(check_sound(draft));
        const rules::LevelPlan before = generate(plain, seed, 1);
        bool kept = true;
        for_each_cell(before, [&](core::Point at) {
            kept &= passable(draft.plan, at) || !passable(before, at);
            opened += passable(draft.plan, at) && !passable(before, at) ? 1U : 0U;
        });
        REQUIRE(kept);
    }
    CHECK(opened > 1000);
}

}  // namespace torchwake::worldgen
