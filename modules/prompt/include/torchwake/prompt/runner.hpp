#pragma once

#include <torchwake/prompt/task.hpp>

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/system/error_code.hpp>

#include <cstdint>
#include <exception>

namespace torchwake::prompt {

/// The error with which asker and clock are closed to end a game on purpose.
[[nodiscard]] boost::system::error_code closing();

/// Runs the coroutine of a whole game on the calling thread, between one input and the next.
///
/// Requires: what the coroutine uses outlives the runner; the coroutine has ended before the runner does, so
/// close what it waits for first.
class Runner {
  public:
    Runner() = default;
    Runner(const Runner&) = delete;
    Runner& operator=(const Runner&) = delete;
    Runner(Runner&&) = delete;
    Runner& operator=(Runner&&) = delete;
    ~Runner() = default;

    /// Runs the game until it waits. Requires: none was started. Errors: as run().
    void start(Task<void> game);
    /// Runs ready coroutines until the game waits again. Errors: throws, once, the exception that left the
    /// game, except closing().
    void run();
    /// As run(), but an exception of the game is kept for the next run().
    void poll() { context_.poll(); }

    /// True if a game was started and has not ended.
    [[nodiscard]] bool running() const { return state_ == State::Running; }
    /// True if a game was started and has ended, by return or by an exception.
    [[nodiscard]] bool ended() const { return state_ == State::Ended; }

  private:
    enum class State : std::uint8_t { Idle, Running, Ended };

    void end(const std::exception_ptr& reason);

    State state_ = State::Idle;
    std::exception_ptr failure_;
    boost::asio::io_context context_{1};
    boost::asio::executor_work_guard<Executor> work_{context_.get_executor()};
};

}  // namespace torchwake::prompt
