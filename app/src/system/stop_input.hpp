#pragma once

namespace torchwake::app {

/// While one exists, a request to end the process (SIGTERM, SIGINT, SIGHUP; on Windows an event of the
/// console) ends standard input instead, which ends a headless game in order; writing to a closed pipe is an
/// error of the stream, and no signal. Only one may exist at a time, made by the reading thread. The input
/// stays ended.
class StopInput {
  public:
    /// Errors: std::runtime_error if the system has no empty file.
    StopInput();
    ~StopInput();
    StopInput(const StopInput&) = delete;
    StopInput& operator=(const StopInput&) = delete;
};

}  // namespace torchwake::app
