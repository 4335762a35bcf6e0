#include "content/game_data.hpp"

#include <torchwake/worldgen/generate.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstdint>
#include <variant>
#include <vector>

namespace torchwake::worldgen {
namespace {

bool feeds(const content::ItemDef& item) {
    return std::ranges::any_of(item.effects, [](const content::ItemEffect& effect) {
        return std::holds_alternative<content::FoodEffect>(effect);
    });
}

std::int32_t meals_of(const content::Catalog& catalog, std::uint64_t seed, std::int32_t depth) {
    const rules::LevelPlan plan = generate(catalog, seed, depth);
    return static_cast<std::int32_t>(std::ranges::count_if(
        plan.items, [&catalog](const auto& item) { return feeds(catalog.item(item.kind)); }));
}

/// The turn at which the hero of a run starves who spends so many turns on each level, finds the food of a
/// level at its end, and eats when hunger begins to starve; nothing if the run is over before.
bool starves(const content::Catalog& catalog, std::uint64_t seed, std::int32_t turns, std::int32_t depths) {
    const content::MonsterDef& hero = catalog.monster(catalog.hero());
    const std::int32_t lasts = hero.hunger->well_fed + hero.hunger->normal + hero.hunger->hungry;
    std::int32_t meals = 0;
    for (const content::Supply& supply : hero.supplies) {
        meals += feeds(catalog.item(supply.item)) ? supply.count : 0;
    }
    std::int32_t fed_until = lasts + meals * lasts;
    for (std::int32_t depth = 1; depth <= depths; ++depth) {
        if (turns * depth / depths >= fed_until) {
            return true;
        }
        fed_until += meals_of(catalog, seed, depth) * lasts;
    }
    return false;
}

}  // namespace

TEST_CASE("food is metered by depth: who takes 9,000 turns never starves, who takes 15,000 does",
          "[worldgen][E7]") {
    const content::Catalog& catalog = content::game_data();
    constexpr std::int32_t depths = 11;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        CAPTURE(seed);
        CHECK_FALSE(starves(catalog, seed, 9000, depths));
        CHECK(starves(catalog, seed, 15000, depths));
    }
}

TEST_CASE("the meals of levels add up, whatever share a run begins with", "[worldgen][E7]") {
    const content::Catalog& catalog = content::game_data();
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        std::int32_t tenths = 0;
        std::int32_t meals = 0;
        for (std::int32_t depth = 1; depth <= 11; ++depth) {
            tenths += catalog.level_at(depth).meals.value;
            meals += meals_of(catalog, seed, depth);
            CAPTURE(seed, depth);
            CHECK(meals >= tenths / 10);
            CHECK(meals <= (tenths + 9) / 10);
        }
    }
}

}  // namespace torchwake::worldgen
