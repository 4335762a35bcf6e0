#pragma once

// Strong types: an id is not a count, a count of turns is not a count of cells, and the compiler knows.

#include <compare>
#include <concepts>
#include <cstdint>
#include <limits>

namespace torchwake::core {

/// The name of one of many things of a kind. Ids have no arithmetic; the default is "none".
template <class Tag, std::unsigned_integral Rep = std::uint32_t>
struct Id {
    using rep = Rep;
    static constexpr Rep none_value = std::numeric_limits<Rep>::max();

    Rep value = none_value;

    [[nodiscard]] constexpr bool valid() const { return value != none_value; }
    friend constexpr bool operator==(const Id&, const Id&) = default;
    friend constexpr auto operator<=>(const Id&, const Id&) = default;
};

/// A signed amount of one unit; adds and compares only with its own kind.
template <class Tag, std::signed_integral Rep = std::int32_t>
struct Quantity {
    using rep = Rep;

    Rep value = 0;

    friend constexpr bool operator==(const Quantity&, const Quantity&) = default;
    friend constexpr auto operator<=>(const Quantity&, const Quantity&) = default;
    friend constexpr Quantity operator+(Quantity a, Quantity b) {
        return {static_cast<Rep>(a.value + b.value)};
    }
    friend constexpr Quantity operator-(Quantity a, Quantity b) {
        return {static_cast<Rep>(a.value - b.value)};
    }
    friend constexpr Quantity operator*(Quantity a, Rep n) { return {static_cast<Rep>(a.value * n)}; }
    constexpr Quantity operator-() const { return {static_cast<Rep>(-value)}; }
    constexpr Quantity& operator+=(Quantity other) { return *this = *this + other; }
    constexpr Quantity& operator-=(Quantity other) { return *this = *this - other; }
};

}  // namespace torchwake::core
