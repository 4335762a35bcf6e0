#include "boxes/health_trail.hpp"

#include <algorithm>

namespace torchwake::panels {

void HealthTrail::change(std::int32_t permille) {
    if (permille >= shown_) {
        set(permille);
    } else if (permille != now_) {
        now_ = permille;
        from_ = shown_;
        age_ = 0;
    }
}

void HealthTrail::advance(core::Milliseconds time) {
    if (!running()) {
        return;
    }
    age_ += time.value;
    const auto run = std::clamp<std::int64_t>(age_ - hold_time, 0, run_time);
    shown_ = static_cast<std::int32_t>(from_ - (from_ - now_) * run / run_time);
}

}  // namespace torchwake::panels
