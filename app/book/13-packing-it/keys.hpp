#pragma once

#include <torchwake/core/direction.hpp>

#include <string_view>

namespace core = torchwake::core;

/// The keys for the four directions, in the order of core::cardinal_directions: up, right, down, left.
constexpr std::string_view walk_keys = "kljh";
/// Take the stairs that the map shows by the same letter.
constexpr char down_key = '>';
constexpr char up_key = '<';
constexpr char buy_key = 'b';
constexpr char wait_key = '.';
constexpr char drink_key = 'd';
/// Opens the menu of what to throw, and throws when the cursor is at its place.
constexpr char throw_key = 't';

[[nodiscard]] inline core::Direction direction_of(char key) {
    return core::cardinal_directions.at(walk_keys.find(key));
}
