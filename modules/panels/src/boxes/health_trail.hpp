#pragma once

// The chip behind a bar: a recent loss stays for a moment and then runs out.

#include <torchwake/core/units.hpp>

#include <cstdint>

namespace torchwake::panels {

class HealthTrail {
  public:
    static constexpr std::int64_t hold_time = 250;
    static constexpr std::int64_t run_time = 450;

    /// Sets the bar at once, without a chip.
    void set(std::int32_t permille) { now_ = shown_ = from_ = permille; }
    /// Moves the bar to a new value.
    void change(std::int32_t permille);
    void advance(core::Milliseconds time);

    /// The end of the chip in permille; never below the bar.
    [[nodiscard]] std::int32_t shown() const { return shown_; }
    [[nodiscard]] bool running() const { return shown_ > now_; }

  private:
    std::int32_t now_ = 0;
    std::int32_t from_ = 0;
    std::int32_t shown_ = 0;
    std::int64_t age_ = 0;
};

}  // namespace torchwake::panels
