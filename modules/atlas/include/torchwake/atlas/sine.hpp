#pragma once

// The sine in integers, for synthesis that gives the same samples on every machine.

#include <array>
#include <cstddef>
#include <cstdint>

namespace torchwake::atlas {

/// Full scale of waves and envelopes: the number one, with 15 fractional bits.
inline constexpr std::int32_t full_scale = 1 << 15;

namespace detail {

/// A quarter of a sine in 256 steps, by the odd polynomial of degree five through 0 and 1 with slope 0 at its
/// end. One more value closes the last step.
inline constexpr std::size_t quarter_steps = 256;
inline constexpr std::array<std::int32_t, quarter_steps + 2> quarter_sine = [] {
    // a x - b x^3 + c x^5 with a = pi / 2, b = 2 a - 5 / 2, c = a - 3 / 2, each times 2^15.
    constexpr std::int64_t one = full_scale;
    constexpr std::int64_t a = 51'472;
    constexpr std::int64_t b = 2 * a - 5 * one / 2;
    constexpr std::int64_t c = a - 3 * one / 2;
    std::array<std::int32_t, quarter_steps + 2> table{};
    for (std::size_t step = 0; step <= quarter_steps; ++step) {
        const std::int64_t x = static_cast<std::int64_t>(step) * one / std::int64_t{quarter_steps};
        const std::int64_t square = x * x / one;
        table[step] = static_cast<std::int32_t>(x * (a - square * (b - square * c / one) / one) / one);
    }
    table[quarter_steps + 1] = full_scale;
    return table;
}();

}  // namespace detail

/// The sine of a phase, where a full turn is 2^32.
[[nodiscard]] inline std::int32_t sine(std::uint32_t phase) {
    constexpr unsigned quadrant_shift = 30;
    constexpr unsigned step_shift = 22;
    constexpr std::uint32_t quadrant_turn = std::uint32_t{1} << quadrant_shift;
    const std::uint32_t quadrant = phase >> quadrant_shift;
    const std::uint32_t within = phase & (quadrant_turn - 1);
    const std::uint32_t place = quadrant % 2 == 0 ? within : quadrant_turn - within;
    const std::size_t step = place >> step_shift;
    const auto part = static_cast<std::int32_t>(place & ((std::uint32_t{1} << step_shift) - 1));
    const std::int32_t low = detail::quarter_sine[step];
    const std::int32_t rise = detail::quarter_sine[step + 1] - low;
    const auto height = low + static_cast<std::int32_t>((std::int64_t{rise} * part) >> step_shift);
    return quadrant < 2 ? height : -height;
}

}  // namespace torchwake::atlas
