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
    using rep = Rep;  ///< the integer type of the value
    /// The value of no thing, the largest of its type.
    static constexpr Rep none_value = std::numeric_limits<Rep>::max();

    Rep value = none_value;  ///< which one of its kind; a catalog or a world says what it counts

    /// True unless it is none.
    [[nodiscard]] constexpr bool valid() const { return value != none_value; }
    friend constexpr bool operator==(const Id&, const Id&) = default;
    friend constexpr auto operator<=>(const Id&, const Id&) = default;
};

/// A signed amount of one unit; adds and compares only with its own kind.
template <class Tag, std::signed_integral Rep = std::int32_t>
struct Quantity {
    using rep = Rep;  ///< the integer type of the value

    Rep value = 0;  ///< in units of the tag

    friend constexpr bool operator==(const Quantity&, const Quantity&) = default;
    friend constexpr auto operator<=>(const Quantity&, const Quantity&) = default;
    /// The sum, in the same unit; it must fit the type.
    friend constexpr Quantity operator+(Quantity a, Quantity b) {
        return {static_cast<Rep>(a.value + b.value)};
    }
    /// The difference, in the same unit.
    friend constexpr Quantity operator-(Quantity a, Quantity b) {
        return {static_cast<Rep>(a.value - b.value)};
    }
    /// The amount n times.
    friend constexpr Quantity operator*(Quantity a, Rep n) { return {static_cast<Rep>(a.value * n)}; }
    /// The amount with the other sign.
    constexpr Quantity operator-() const { return {static_cast<Rep>(-value)}; }
    /// Adds an amount of the same unit.
    constexpr Quantity& operator+=(Quantity other) { return *this = *this + other; }
    /// Subtracts an amount of the same unit.
    constexpr Quantity& operator-=(Quantity other) { return *this = *this - other; }
};

}  // namespace torchwake::core
