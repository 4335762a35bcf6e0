#pragma once

namespace torchwake::desktop {

/// While one lives, a request to end the process (SIGTERM, SIGINT, SIGHUP) only sets a flag, so that the
/// frame loop can end the game in order, which saves it. One at a time.
class StopSignal {
  public:
    StopSignal();
    ~StopSignal();
    StopSignal(const StopSignal&) = delete;
    StopSignal& operator=(const StopSignal&) = delete;

    [[nodiscard]] bool arrived() const;
};

}  // namespace torchwake::desktop
