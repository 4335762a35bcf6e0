#include <torchwake/core/contract.hpp>
#include <torchwake/spatial/noise.hpp>

#include <algorithm>
#include <array>
#include <vector>

namespace torchwake::spatial {
namespace {

/// The finishing step of splitmix64. Source: S. Vigna, splitmix64.c, 2015.
std::uint64_t mix(std::uint64_t z) {
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31U);
}

/// Rounds down also below zero, so that cells left of the origin are blended like those right of it.
std::int32_t floor_divide(std::int32_t value, std::int32_t divisor) {
    return value / divisor - (value % divisor < 0 ? 1 : 0);
}

std::int32_t floor_remainder(std::int32_t value, std::int32_t divisor) {
    const std::int32_t remainder = value % divisor;
    return remainder < 0 ? remainder + divisor : remainder;
}

/// Wraps around at the end of the plane.
std::int32_t wrapping_add(std::int32_t a, std::int32_t b) {
    return static_cast<std::int32_t>(static_cast<std::uint32_t>(a) + static_cast<std::uint32_t>(b));
}

/// 3t^2 - 2t^3 for t = offset / period, in units of 1 / noise_range.
std::int64_t smooth(std::int64_t offset, std::int64_t period) {
    const std::int64_t t = offset * noise_range / period;
    return t * t / noise_range * (3 * noise_range - 2 * t) / noise_range;
}

std::int64_t blend(std::int64_t from, std::int64_t to, std::int64_t weight) {
    return (from * (noise_range - weight) + to * weight) / noise_range;
}

/// The random values around the cells of one period.
struct Corners {
    Corners() = default;
    Corners(std::uint64_t seed, core::Point corner) {
        const std::int32_t right = wrapping_add(corner.x, 1);
        const std::int32_t below = wrapping_add(corner.y, 1);
        values = {white_noise(seed, corner), white_noise(seed, {right, corner.y}),
                  white_noise(seed, {corner.x, below}), white_noise(seed, {right, below})};
    }

    [[nodiscard]] std::int32_t blended(std::int64_t across, std::int64_t down) const {
        const std::int64_t above = blend(values[0], values[1], across);
        const std::int64_t below = blend(values[2], values[3], across);
        return static_cast<std::int32_t>(blend(above, below, down));
    }

    std::array<std::int64_t, 4> values{};  ///< row by row
};

}  // namespace

std::int32_t white_noise(std::uint64_t seed, core::Point cell) {
    const auto x = static_cast<std::uint64_t>(static_cast<std::uint32_t>(cell.x));
    const auto y = static_cast<std::uint64_t>(static_cast<std::uint32_t>(cell.y));
    const std::uint64_t mixed = mix(mix(seed + 0x9e3779b97f4a7c15ULL) ^ (y << 32U | x));
    return static_cast<std::int32_t>(mixed >> 48U);
}

std::int32_t value_noise(std::uint64_t seed, core::Point cell, std::int32_t period) {
    TORCHWAKE_EXPECTS(period >= 1 && period <= 65'536);
    const Corners corners(seed, {floor_divide(cell.x, period), floor_divide(cell.y, period)});
    return corners.blended(smooth(floor_remainder(cell.x, period), period),
                           smooth(floor_remainder(cell.y, period), period));
}

core::Grid<std::int32_t> value_noise_over(std::uint64_t seed, const core::Rect& area, std::int32_t period) {
    TORCHWAKE_EXPECTS(period >= 1 && period <= 65'536);
    core::Grid<std::int32_t> values(area.size);
    std::vector<std::int64_t> across;
    for (std::int32_t x = area.left(); x < area.right(); ++x) {
        across.push_back(smooth(floor_remainder(x, period), period));
    }
    for (std::int32_t y = area.top(); y < area.bottom(); ++y) {
        const std::int64_t down = smooth(floor_remainder(y, period), period);
        Corners corners;
        for (std::int32_t x = 0; x < area.size.width; ++x) {
            if (x == 0 || floor_remainder(area.left() + x, period) == 0) {
                corners = Corners(seed, {floor_divide(area.left() + x, period), floor_divide(y, period)});
            }
            values[{x, y - area.top()}] = corners.blended(across[static_cast<std::size_t>(x)], down);
        }
    }
    return values;
}

std::int32_t fractal_noise(std::uint64_t seed, core::Point cell, std::int32_t period, int octaves) {
    TORCHWAKE_EXPECTS(octaves >= 1 && octaves <= 16);
    std::int64_t sum = 0;
    std::int64_t weights = 0;
    for (int octave = 0; octave < octaves; ++octave) {
        const std::int64_t weight = std::int64_t{1} << static_cast<unsigned>(octaves - 1 - octave);
        sum += weight * value_noise(seed + static_cast<std::uint64_t>(octave), cell, std::max(period, 1));
        weights += weight;
        period /= 2;
    }
    return static_cast<std::int32_t>(sum / weights);
}

}  // namespace torchwake::spatial
