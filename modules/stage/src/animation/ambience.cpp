#include "animation/ambience.hpp"

#include <array>
#include <cmath>
#include <numbers>

namespace torchwake::stage {
namespace {

constexpr std::int32_t most_noise = 10;  ///< permille
/// The periods of two waves in milliseconds, and their heights in permille.
constexpr double slow_period = 2300;
constexpr double slow_height = 27;
constexpr double quick_period = 870;
constexpr double quick_height = 18;

/// How much earlier a cell's motion is, in milliseconds.
std::int64_t phase_of(core::Point at) {
    constexpr std::int64_t by_column = 1103;
    constexpr std::int64_t by_row = 1741;
    return by_column * at.x + by_row * at.y;
}

double wave(std::int64_t time, double period) {
    return std::sin(static_cast<double>(time) / period * 2 * std::numbers::pi);
}

}  // namespace

bool Ambience::active() const {
    return allowed_ && focused_ && (now_ - last_input_).value < attention_time;
}

void Ambience::advance(core::Milliseconds time, core::RandomStream& stream) {
    const bool was_active = active();
    now_ += time;
    const std::int64_t step = now_.value / step_time;
    if (was_active && active() && step != step_) {
        step_ = step;
        noise_ = stream.between(-most_noise, most_noise);
    }
}

std::optional<core::Milliseconds> Ambience::next_step() const {
    if (!active()) {
        return std::nullopt;
    }
    return core::Milliseconds{step_time - now_.value % step_time};
}

std::int32_t Ambience::torch_strength() const {
    if (!allowed_) {
        return 1000;
    }
    const std::int64_t time = step_ * step_time;
    const double waves = slow_height * wave(time, slow_period) + quick_height * wave(time, quick_period);
    return 1000 + static_cast<std::int32_t>(waves) + noise_;
}

std::size_t Ambience::idle_frame(rules::EntityId who) const {
    if (!allowed_) {
        return 0;
    }
    constexpr std::int64_t phase = 173;  ///< has no common factor with the frame time
    const std::int64_t time = step_ * step_time + phase * who.value;
    return static_cast<std::size_t>(time / idle_frame_time % 2);
}

std::size_t Ambience::frame_of(std::size_t frames, std::int64_t length) const {
    return allowed_ ? static_cast<std::size_t>(step_ * step_time / length) % frames : 0;
}

std::size_t Ambience::frame_at(core::Point at, std::size_t frames, std::int64_t length) const {
    const std::int64_t time = step_ * step_time + phase_of(at);
    return allowed_ ? static_cast<std::size_t>(time / length) % frames : 0;
}

std::int32_t Ambience::flame_strength(core::Point at) const {
    if (!allowed_) {
        return 1000;
    }
    constexpr double slow = 90;  ///< permille
    constexpr double quick = 70;
    const std::int64_t time = step_ * step_time + phase_of(at);
    const double waves = slow * wave(time, quick_period) + quick * wave(time, quick_period / 3);
    return 1000 + static_cast<std::int32_t>(waves);
}

std::optional<std::size_t> Ambience::glint(core::Point at) const {
    constexpr std::int64_t pause = 4700;
    constexpr std::array<std::size_t, 5> frames{0, 1, 2, 1, 0};
    const std::int64_t time = (step_ * step_time + phase_of(at)) % pause;
    const auto place = static_cast<std::size_t>(time / step_time);
    return allowed_ && place < frames.size() ? std::optional(frames[place]) : std::nullopt;
}

}  // namespace torchwake::stage
