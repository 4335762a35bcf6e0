#pragma once

#include <torchwake/core/point.hpp>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace core = torchwake::core;

enum class Potion : std::uint8_t { Healing, Maps, Wishes, Fire };

[[nodiscard]] inline std::string name_of(Potion potion) {
    constexpr std::array<std::string_view, 4> names{"healing", "maps", "wishes", "fire"};
    return "potion of " + std::string(names.at(static_cast<std::size_t>(potion)));
}

/// The greatest number of potions in the pack, which is that of lines in a menu.
constexpr std::size_t pack_size = 8;

/// Potions of a kind that a vendor sells.
struct Offer {
    Potion potion;
    int count;
    int price;  ///< of each, in coins
};

/// A potion on the floor.
struct Item {
    Potion potion;
    core::Point at;
};
