#include "animation/explosion.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/spatial/noise.hpp>
#include <torchwake/words/colours.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace torchwake::stage {
namespace {

constexpr std::int32_t dot = 2;  ///< sprite pixels
constexpr std::int32_t dots_a_cell = panels::sprite_pixels / dot;
constexpr std::int32_t lump = 5;  ///< the size of the lumps of fire, in dots
constexpr std::int64_t spread_time = 130;
constexpr std::int64_t ragged_time = 60;  ///< how much later than others a dot may catch fire
constexpr std::int64_t least_life = 110;
constexpr std::int64_t lump_life = 170;    ///< how much longer some lumps burn than others
constexpr std::int64_t grain_life = 90;    ///< likewise of single dots, so that lumps break up
constexpr std::int64_t middle_life = 60;   ///< how much longer the middle burns than the edge
constexpr std::int32_t ragged_pixels = 9;  ///< how far the edge is uneven
/// The permille of an ember's life at which each of its stages ends, from the hottest on.
constexpr std::size_t stages = 5;
constexpr std::array<std::int32_t, stages> stage_ends{70, 260, 540, 800, words::whole};
constexpr content::Colour white_heat{255, 236, 190};
constexpr content::Colour smoke{72, 70, 82};

std::int32_t distance(core::Point from, core::Point to) {
    const core::Point way = to - from;
    return static_cast<std::int32_t>(std::lround(std::hypot(way.x, way.y)));
}

}  // namespace

Explosion::Explosion(core::Point middle, std::span<const core::Point> cells,
                     const std::array<content::Colour, 3>& hues, bool flashes)
    : heat_{flashes ? white_heat : hues[0], hues[0], hues[1], hues[2], smoke} {
    TORCHWAKE_EXPECTS(!cells.empty());
    const core::Point heart = panels::middle_of(middle);
    std::int32_t radius = 0;
    for (const core::Point cell : cells) {
        radius = std::max(radius, core::chebyshev_distance(middle, cell));
    }
    const std::int32_t reach = radius * panels::sprite_pixels + panels::sprite_pixels / 2;
    constexpr std::uint64_t early_seed = 0x0B1A57;
    constexpr std::uint64_t late_seed = 0x5A0CE;
    for (const core::Point cell : cells) {
        const core::Rect dots{{cell.x * dots_a_cell, cell.y * dots_a_cell}, {dots_a_cell, dots_a_cell}};
        const core::Grid<std::int32_t> early = spatial::value_noise_over(early_seed, dots, lump);
        const core::Grid<std::int32_t> late = spatial::value_noise_over(late_seed, dots, lump);
        for (std::int32_t y = 0; y < dots_a_cell; ++y) {
            for (std::int32_t x = 0; x < dots_a_cell; ++x) {
                const core::Point at{(dots.left() + x) * dot, (dots.top() + y) * dot};
                const std::int64_t away = distance(heart, at);
                const std::int32_t edge = late[{x, y}] * ragged_pixels / spatial::noise_range;
                if (away > reach + ragged_pixels / 2 - edge) {
                    continue;
                }
                const std::int32_t grain = spatial::white_noise(late_seed, at);
                const std::int64_t start =
                    away * spread_time / reach + early[{x, y}] * ragged_time / spatial::noise_range;
                const std::int64_t life = least_life + late[{x, y}] * lump_life / spatial::noise_range +
                                          grain * grain_life / spatial::noise_range +
                                          std::max<std::int64_t>(reach - away, 0) * middle_life / reach;
                embers_.push_back({at, start, life});
                length_ = std::max(length_, start + life);
            }
        }
    }
}

void Explosion::draw(std::int64_t age, std::vector<panels::Particle>& particles) const {
    for (const Ember& ember : embers_) {
        const std::int64_t time = age - ember.start;
        if (time < 0 || time >= ember.life) {
            continue;
        }
        const auto share = static_cast<std::int32_t>(time * words::whole / ember.life);
        std::size_t stage = 0;
        while (share >= stage_ends[stage]) {
            ++stage;
        }
        const std::int32_t begin = stage == 0 ? 0 : stage_ends[stage - 1];
        const std::int32_t part = (share - begin) * words::whole / (stage_ends[stage] - begin);
        const bool fades = stage + 1 == stages;
        const content::Colour hue = fades ? heat_[stage] : words::mixed(heat_[stage], heat_[stage + 1], part);
        const std::int32_t solid = fades ? words::whole - part : words::whole;
        particles.push_back(
            {ember.at.x, ember.at.y, dot, hue, static_cast<std::uint8_t>(solid * 255 / words::whole)});
    }
}

}  // namespace torchwake::stage
