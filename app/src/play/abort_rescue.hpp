#pragma once

#include "play/game_setup.hpp"

namespace torchwake::app {

/// While one exists, a process that aborts in the thread that plays writes a capsule of the run first that is
/// played, restored or watched, and says where: after a broken contract, an uncaught exception, or a check of
/// the standard library or the compiler. The capsule names the fault. Where memory or locks are in a state in
/// which it can't be written, the process ends without it, after three seconds at most. Only one may exist at
/// a time, made by that thread.
class AbortRescue {
  public:
    /// Requires: the setup outlives this.
    /// `before` is called first, such as to give a terminal back.
    explicit AbortRescue(GameSetup& setup, void (*before)() = nullptr);
    ~AbortRescue();
    AbortRescue(const AbortRescue&) = delete;
    AbortRescue& operator=(const AbortRescue&) = delete;
};

}  // namespace torchwake::app
