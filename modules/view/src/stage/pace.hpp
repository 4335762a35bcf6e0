#pragma once

#include <torchwake/core/units.hpp>
#include <torchwake/save/options.hpp>

#include <cstdint>

namespace torchwake::view {

/// How fast the time of animations goes: half as fast as real time, as fast, or twice as fast. No part of it
/// is lost between frames, so that the same real time always comes to the same.
class Pace {
  public:
    void set(save::AnimationSpeed speed) {
        halves_ = speed == save::AnimationSpeed::Slow ? 1 : speed == save::AnimationSpeed::Fast ? 4 : 2;
    }
    /// What so much more of real time comes to.
    [[nodiscard]] core::Milliseconds played(core::Milliseconds real) {
        rest_ += real.value * halves_;
        const std::int64_t time = rest_ / 2;
        rest_ %= 2;
        return core::Milliseconds{time};
    }
    /// How much real time that takes, rounded up.
    [[nodiscard]] core::Milliseconds real(core::Milliseconds played) const {
        return core::Milliseconds{(played.value * 2 + halves_ - 1) / halves_};
    }

  private:
    std::int64_t halves_ = 2;  ///< of a millisecond, for each real one
    std::int64_t rest_ = 0;
};

}  // namespace torchwake::view
