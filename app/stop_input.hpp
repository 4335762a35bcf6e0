#pragma once

#include <array>
#include <csignal>

namespace torchwake::app {

/// While one exists, a request to end the process (SIGTERM, SIGINT, SIGHUP) ends standard input instead,
/// which ends a headless game in order; writing to a closed pipe is an error of the stream, and no signal.
/// Only one may exist at a time, made by the reading thread. The input stays ended.
class StopInput {
  public:
    /// Errors: std::runtime_error if /dev/null can't be opened.
    StopInput();
    ~StopInput();
    StopInput(const StopInput&) = delete;
    StopInput& operator=(const StopInput&) = delete;

  private:
    static constexpr std::array stops{SIGTERM, SIGINT, SIGHUP};

    void (*broken_pipe_)(int);                             ///< what SIGPIPE did before
    std::array<struct sigaction, stops.size()> before_{};  ///< what the stops did
};

}  // namespace torchwake::app
