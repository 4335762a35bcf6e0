// The curve of the game's own monsters: hit points and damage by the first depth at which a kind occurs
// (docs/adding.md). A kind lies within a band around it; what tells the kinds of a depth apart is what they
// do.

#include "content/game_data.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <string>

namespace torchwake::content {
namespace {

/// The middle of the band at a depth.
struct Middle {
    std::int32_t hit_points;
    std::int32_t damage;  ///< in tenths, without armour, in the time of an action of the hero
};

constexpr std::int32_t deepest_newcomer = 9;
constexpr std::array<Middle, deepest_newcomer> curve{
    {{5, 20}, {10, 34}, {25, 62}, {30, 102}, {51, 152}, {62, 166}, {62, 166}, {76, 188}, {89, 256}}};

// The band, in percent of the middle.
constexpr std::int32_t least = 50;
constexpr std::int32_t most = 170;

/// The level of newcomers at a depth, by which a kill brings experience.
std::int32_t level_at(std::int32_t depth) {
    constexpr std::int32_t last_of_first = 3;
    constexpr std::int32_t last_of_second = 7;
    return depth <= last_of_first ? 1 : depth <= last_of_second ? 2 : 3;
}

/// Half the ticks of an action with that dexterity, doubled twice: 9.5 at 10 and less.
std::int32_t half_ticks(std::int32_t dexterity) {
    constexpr std::int32_t slowest = 19;
    return slowest - 2 * std::clamp(dexterity - 10, 0, 4);
}

/// Twice the mean damage of an attack.
std::int32_t doubled(const Attack& attack) {
    return attack.damage.minimum() + attack.damage.maximum() + 2 * attack.hit_bonus;
}

/// Twice the mean of a kind's attacks, of the weapon in its hand if it has one.
std::int32_t doubled_attacks(const Catalog& catalog, const MonsterDef& kind) {
    for (const ItemId held : kind.equipment) {
        if (const auto& weapon = catalog.item(held).weapon) {
            return doubled(weapon->attack);
        }
    }
    std::int32_t sum = 0;
    for (const Attack& attack : kind.natural_attacks) {
        sum += doubled(attack);
    }
    return sum / std::max(1, static_cast<std::int32_t>(kind.natural_attacks.size()));
}

/// The mean damage of a kind in tenths, in the time of an action of the hero, whose dexterity is 11.
std::int32_t damage_of(const Catalog& catalog, const MonsterDef& kind) {
    const std::int32_t twice =
        doubled_attacks(catalog, kind) + std::max(0, kind.attributes.strength - 10) + 2 * kind.skills.melee;
    return twice * 5 * half_ticks(11) / half_ticks(kind.attributes.dexterity);
}

/// The first depth at which each kind occurs.
std::map<std::string, std::int32_t> first_depths(const Catalog& catalog) {
    std::map<std::string, std::int32_t> first;
    for (std::int32_t depth = 1; depth <= catalog.last_depth(); ++depth) {
        const LevelDef& level = catalog.level_at(depth);
        for (const auto& entry : catalog.monster_table(level.monsters).entries) {
            if (entry.kind.valid() && entry.weight_at(depth) > 0) {
                first.emplace(catalog.monster(entry.kind).id, depth);
            }
        }
    }
    return first;
}

}  // namespace

TEST_CASE("every kind's hit points, damage and level follow one curve by depth", "[content][data][V7]") {
    const Catalog& catalog = game_data();
    const auto depths = first_depths(catalog);
    REQUIRE(depths.size() > 50);
    for (const auto& [id, depth] : depths) {
        const MonsterDef& kind = catalog.monster(*catalog.find_monster(id));
        const Middle& middle = curve.at(static_cast<std::size_t>(depth - 1));
        const std::int32_t hit_points = kind.hit_points.value_or(0);
        const std::int32_t damage = damage_of(catalog, kind);
        INFO(id << ", from depth " << depth << ": " << hit_points << " hit points, damage " << damage
                << " tenths");
        CHECK(100 * hit_points >= least * middle.hit_points);
        CHECK(100 * hit_points <= most * middle.hit_points);
        CHECK(100 * damage >= least * middle.damage);
        CHECK(100 * damage <= most * middle.damage);
        CHECK(kind.level == level_at(depth));
    }
}

TEST_CASE("the curve rises from depth to depth without a wall", "[content][data][V7]") {
    for (std::size_t depth = 3; depth < curve.size(); ++depth) {
        INFO("from depth " << depth << " to " << depth + 1);
        CHECK(curve[depth].hit_points >= curve[depth - 1].hit_points);
        CHECK(curve[depth].damage >= curve[depth - 1].damage);
        CHECK(10 * curve[depth].hit_points <= 17 * curve[depth - 1].hit_points);
        CHECK(10 * curve[depth].damage <= 17 * curve[depth - 1].damage);
    }
}

}  // namespace torchwake::content
