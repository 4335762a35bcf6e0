#pragma once

namespace torchwake::app {

/// While one lives, a request to end the process (SIGTERM, SIGINT, SIGHUP) ends standard input instead, which
/// ends a headless game in order; writing to a reader that is gone is an error of the stream, and no signal.
/// One at a time. The input stays ended.
class StopInput {
  public:
    StopInput();
    ~StopInput();
    StopInput(const StopInput&) = delete;
    StopInput& operator=(const StopInput&) = delete;
};

}  // namespace torchwake::app
