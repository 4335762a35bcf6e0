#include "animation/air_effects.hpp"

#include "animation/pace.hpp"

#include <algorithm>
#include <utility>

namespace torchwake::stage {
namespace {

constexpr std::int32_t hop_pixels = 9;

TossView view_of(const Toss& toss, std::int64_t age) {
    constexpr auto length = static_cast<std::int32_t>(AirEffects::toss_time);
    const auto time = static_cast<std::int32_t>(std::clamp<std::int64_t>(age, 0, length));
    const core::Point way = toss.to - toss.from;
    const std::int32_t hop = hop_pixels * 4 * time * (length - time) / (length * length);
    const core::Point at = toss.from + core::Point{way.x * time / length, way.y * time / length - hop};
    constexpr std::int32_t solid = length * 2 / 3;
    return {at,
            {toss.from.x / panels::sprite_pixels, toss.from.y / panels::sprite_pixels},
            toss.sprite,
            fading_alpha(time - solid, length - solid)};
}

}  // namespace

void AirEffects::set_style(MotionStyle style) {
    style_ = style;
    if (style != MotionStyle::Full) {
        clear();
    }
}

void AirEffects::clear() {
    swings_.clear();
    tosses_.clear();
    explosions_.clear();
    doors_.clear();
}

void AirEffects::advance(core::Milliseconds time) {
    now_ += time.value;
    std::erase_if(swings_, [this](const auto& begun) { return age(begun.start) >= swing_time; });
    std::erase_if(tosses_, [this](const auto& begun) { return age(begun.start) >= toss_time; });
    std::erase_if(doors_, [this](const auto& begun) { return age(begun.start) >= door_time; });
    std::erase_if(explosions_,
                  [this](const auto& begun) { return age(begun.start) >= begun.effect.length(); });
}

bool AirEffects::running() const {
    return !swings_.empty() || !tosses_.empty() || !explosions_.empty() || !doors_.empty();
}

void AirEffects::explode(Explosion explosion) {
    if (style_ != MotionStyle::None) {
        explosions_.push_back({std::move(explosion), now_});
    }
}

std::vector<core::Point> AirEffects::swinging_doors() const {
    std::vector<core::Point> cells;
    for (const auto& door : doors_) {
        cells.push_back(door.effect);
    }
    return cells;
}

std::vector<TossView> AirEffects::tossed() const {
    std::vector<TossView> views;
    for (const auto& [toss, start] : tosses_) {
        views.push_back(view_of(toss, age(start)));
    }
    return views;
}

void AirEffects::draw(std::vector<panels::Particle>& particles) const {
    for (const auto& [explosion, start] : explosions_) {
        explosion.draw(age(start), particles);
    }
    for (const auto& [swing, start] : swings_) {
        draw_swing(swing, age(start), particles);
    }
}

}  // namespace torchwake::stage
