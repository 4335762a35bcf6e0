#pragma once

#include <torchwake/core/units.hpp>

#include <chrono>
#include <optional>

namespace torchwake::desktop {

/// Real time for the frame loop; no other part of the game has a real clock.
class FrameClock {
  public:
    /// The interval at which input is polled while something else is due later.
    static constexpr core::Milliseconds longest_sleep{10};
    /// The interval at which input is polled while nothing is due at all: nothing moves, and nothing is
    /// waited for.
    static constexpr core::Milliseconds longest_rest{20};
    /// The interval at which a still picture is shown again, because not every uncovering of the window is
    /// reported.
    static constexpr core::Milliseconds longest_still{2000};
    /// The most time that one call reports; after a longer stall the game continues from where it was. It is
    /// shorter than the delay before a key repeats: otherwise a key whose release waits behind the stall
    /// would seem to be held.
    static constexpr core::Milliseconds longest_frame{100};

    /// Whole milliseconds since the last call, at most `longest_frame`; the fraction is kept for the next
    /// call.
    [[nodiscard]] core::Milliseconds elapsed();
    /// Sleeps until that much time has passed since the last elapsed(), at most `longest_sleep`; without a
    /// time for `longest_rest`.
    void sleep(std::optional<core::Milliseconds> until_due) const;

  private:
    using Clock = std::chrono::steady_clock;
    Clock::time_point last_ = Clock::now();
};

}  // namespace torchwake::desktop
