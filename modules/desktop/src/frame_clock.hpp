#pragma once

#include <torchwake/core/units.hpp>

#include <chrono>
#include <optional>

namespace torchwake::desktop {

/// Real time for the frame loop, the only place of the game that has any.
class FrameClock {
  public:
    /// Input is looked for at least so often while nothing else is due.
    static constexpr core::Milliseconds longest_sleep{10};
    /// After a longer stall the game goes on from where it stood. Shorter than the delay before a key
    /// repeats: otherwise a key whose release waits behind the stall would seem to be held.
    static constexpr core::Milliseconds longest_frame{100};

    /// Whole milliseconds since the last call, at most `longest_frame`; the rest is kept for the next.
    [[nodiscard]] core::Milliseconds elapsed();
    /// Sleeps until that much time has passed since the last elapsed(), at most `longest_sleep`.
    void sleep(std::optional<core::Milliseconds> until_due) const;

  private:
    using Clock = std::chrono::steady_clock;
    Clock::time_point last_ = Clock::now();
};

}  // namespace torchwake::desktop
