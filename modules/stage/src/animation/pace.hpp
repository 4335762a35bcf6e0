#pragma once

#include <torchwake/core/units.hpp>
#include <torchwake/save/options.hpp>

#include <algorithm>
#include <cstdint>

namespace torchwake::stage {

constexpr std::int64_t one_second = 1000;  ///< in the milliseconds of animations

/// The opacity of what fades out: 255 until the age is 0, none from the length on.
[[nodiscard]] constexpr std::uint8_t fading_alpha(std::int64_t age, std::int64_t length) {
    return static_cast<std::uint8_t>(255 - std::clamp<std::int64_t>(age * 255 / length, 0, 255));
}

/// Converts between real time and the time of animations, which runs at half, equal or double speed.
/// Fractions carry over between frames, so that a span of real time always gives the same total.
class Pace {
  public:
    void set(save::AnimationSpeed speed) {
        halves_ = speed == save::AnimationSpeed::Slow ? 1 : speed == save::AnimationSpeed::Fast ? 4 : 2;
    }
    /// The time of animations that passes in a further span of real time.
    [[nodiscard]] core::Milliseconds played(core::Milliseconds real) {
        rest_ += real.value * halves_;
        const std::int64_t time = rest_ / 2;
        rest_ %= 2;
        return core::Milliseconds{time};
    }
    /// The real time that a span of animation time takes, rounded up.
    [[nodiscard]] core::Milliseconds real(core::Milliseconds played) const {
        return core::Milliseconds{(played.value * 2 + halves_ - 1) / halves_};
    }

  private:
    std::int64_t halves_ = 2;  ///< half milliseconds per real millisecond
    std::int64_t rest_ = 0;
};

}  // namespace torchwake::stage
