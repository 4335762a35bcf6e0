#pragma once

#include <torchwake/core/point.hpp>

#include <array>
#include <string_view>

namespace core = torchwake::core;

struct Dice {
    int count;
    int sides;
};

/// A try to hit: a die of twenty sides has to show this number or more.
struct Attack {
    int hits_from;
    Dice damage;
};

constexpr int hero_health = 20;
constexpr Attack hero_attack{6, {1, 6}};
constexpr Dice fire_damage{2, 6};

/// What all monsters of a kind have in common.
struct Kind {
    char letter;
    std::string_view name;
    int health;
    Attack attack;
    bool is_slow = false;  ///< it acts every other turn
};

constexpr std::array kinds{Kind{'g', "goblin", 8, {9, {1, 6}}}, Kind{'r', "rat", 3, {12, {1, 3}}},
                           Kind{'z', "zombie", 15, {7, {2, 6}}, true}};

/// True if the monsters of a kind act in the turn with that number.
[[nodiscard]] constexpr bool acts_in(const Kind& kind, int turn) {
    return !kind.is_slow || turn % 2 != 0;
}

struct Monster {
    const Kind* kind = nullptr;  ///< one of `kinds`
    core::Point at;
    int health = 0;
    bool hunts = false;  ///< it has seen the hero
};
