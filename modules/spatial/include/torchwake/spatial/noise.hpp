#pragma once

// Smooth random values over the plane, by integers: equal on every machine, and computable for any single
// cell. For caves, patches of grass and rubble; not for anything that must not be guessed.

#include <torchwake/core/grid.hpp>
#include <torchwake/core/point.hpp>

#include <cstdint>

namespace torchwake::spatial {

/// Values are in [0, noise_range).
inline constexpr std::int32_t noise_range = 65'536;

/// A value that depends only on the cell and the seed, unrelated from cell to cell.
[[nodiscard]] std::int32_t white_noise(std::uint64_t seed, core::Point cell);

/// Value noise: random values at every period-th column and row, with smooth (3t^2 - 2t^3) blending between.
/// Requires: 1 <= period <= 65,536.
[[nodiscard]] std::int32_t value_noise(std::uint64_t seed, core::Point cell, std::int32_t period);
/// The same for each cell of an area, at a fraction of the cost.
[[nodiscard]] core::Grid<std::int32_t> value_noise_over(std::uint64_t seed, const core::Rect& area,
                                                        std::int32_t period);

/// Value noise of halving periods, each octave with half the weight of the one before.
/// Requires: 1 <= octaves <= 16; period as in value_noise (a period below 1 counts as 1).
[[nodiscard]] std::int32_t fractal_noise(std::uint64_t seed, core::Point cell, std::int32_t period,
                                         int octaves);

}  // namespace torchwake::spatial
