#include <torchwake/core/contract.hpp>
#include <torchwake/prompt/virtual_clock.hpp>

#include <boost/system/system_error.hpp>

#include <algorithm>
#include <functional>

namespace torchwake::prompt {

std::optional<core::Milliseconds> VirtualClock::next_due() const {
    return timers_.empty() ? std::nullopt : std::optional(timers_.back().due);
}

void VirtualClock::advance_to(core::Milliseconds moment) {
    TORCHWAKE_EXPECTS(now_ <= moment);
    while (!timers_.empty() && timers_.back().due <= moment) {
        now_ = timers_.back().due;
        wake_next();
    }
    now_ = moment;
}

void VirtualClock::wake_next() {
    TORCHWAKE_EXPECTS(!timers_.empty());
    Timer timer = std::move(timers_.back());
    timers_.pop_back();
    ++wakes_;
    timer.wake.complete({});
}

VirtualClock::TimerId VirtualClock::schedule(core::Milliseconds due, Wake wake) {
    const core::Milliseconds at = std::max(due, now_);
    // Timers are sorted by descending time, and of equal times the last scheduled comes first.
    const auto place = std::ranges::lower_bound(timers_, at, std::ranges::greater{}, &Timer::due);
    const TimerId id = next_id_++;
    timers_.insert(place, Timer{at, id, std::move(wake)});
    return id;
}

void VirtualClock::cancel(TimerId timer) {
    std::erase_if(timers_, [timer](const Timer& waiting) { return waiting.id == timer; });
}

void VirtualClock::close(boost::system::error_code reason) {
    TORCHWAKE_EXPECTS(reason.failed());
    closed_ = reason;
    while (!timers_.empty()) {
        Timer timer = std::move(timers_.back());
        timers_.pop_back();
        timer.wake.complete(closed_);
    }
}

void VirtualClock::throw_if_closed() const {
    if (closed_) {
        throw boost::system::system_error(closed_);
    }
}

}  // namespace torchwake::prompt
