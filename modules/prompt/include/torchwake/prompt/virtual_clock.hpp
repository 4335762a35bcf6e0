#pragma once

// The time of the game. It stands still until the frame loop, a test or the headless protocol advances it.
// Equal due times fire in the order in which they were scheduled.

#include <torchwake/core/units.hpp>
#include <torchwake/prompt/parked_handler.hpp>

#include <boost/asio/async_result.hpp>
#include <boost/asio/deferred.hpp>
#include <boost/system/error_code.hpp>

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace torchwake::prompt {

/// The game's own time, in milliseconds from 0, and all that waits for a moment of it.
class VirtualClock {
  public:
    /// Called with success when its time has come, or with the reason if the clock is closed before.
    using Wake = ParkedHandler<boost::system::error_code>;
    /// The number of a scheduled wake-up; none is given twice.
    using TimerId = std::uint64_t;

    /// The time that has been advanced since the beginning.
    [[nodiscard]] core::Milliseconds now() const { return now_; }
    /// The next due time; nothing if there is none.
    [[nodiscard]] std::optional<core::Milliseconds> next_due() const;

    /// How many waits have ended because their time had come.
    [[nodiscard]] std::uint64_t wakes() const { return wakes_; }

    /// Advances to that moment and wakes all that is due up to it, each at its own time.
    /// Requires: now() <= moment.
    void advance_to(core::Milliseconds moment);

    /// Wakes what is due next, without advancing the time. Requires: next_due().
    void wake_next();

    /// Schedules a wake-up, at the present moment at the earliest. Cost: linear in the waiting timers; no
    /// allocation once the queue has had its greatest length.
    TimerId schedule(core::Milliseconds due, Wake wake);
    /// Cancels a timer; does nothing if it has fired.
    void cancel(TimerId timer);

    /// Ends each wait with that error, and refuses new ones with it. Requires: an error.
    void close(boost::system::error_code reason);

    /// Awaitable: resumes when that much time has passed.
    /// Awaits: advance_to; close() ends it. Errors: throws the reason if the clock is closed.
    [[nodiscard]] auto sleep_for(core::Milliseconds time) {
        throw_if_closed();
        const auto initiate = [](auto handler, VirtualClock* clock, core::Milliseconds due) {
            clock->schedule(due, Wake(std::move(handler)));
        };
        return boost::asio::async_initiate<const boost::asio::deferred_t, void(boost::system::error_code)>(
            initiate, boost::asio::deferred, this, now_ + time);
    }

  private:
    struct Timer {
        core::Milliseconds due;
        TimerId id = 0;
        Wake wake;
    };

    void throw_if_closed() const;

    core::Milliseconds now_;
    TimerId next_id_ = 1;
    std::uint64_t wakes_ = 0;
    std::vector<Timer> timers_;  ///< the next one last
    boost::system::error_code closed_;
};

}  // namespace torchwake::prompt
