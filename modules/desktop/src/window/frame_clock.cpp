#include "window/frame_clock.hpp"

#include <algorithm>
#include <thread>

namespace torchwake::desktop {

core::Milliseconds FrameClock::elapsed() {
    const auto whole = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - last_);
    last_ += whole;
    return std::min(core::Milliseconds{whole.count()}, longest_frame);
}

void FrameClock::sleep(std::optional<core::Milliseconds> until_due) const {
    const core::Milliseconds time =
        until_due ? std::clamp(*until_due, core::Milliseconds{1}, longest_sleep) : longest_rest;
    std::this_thread::sleep_until(last_ + std::chrono::milliseconds(time.value));
}

}  // namespace torchwake::desktop
