#pragma once

#include <torchwake/flow/game.hpp>

namespace torchwake::desktop {

/// While one lives, a library that ends the process closes the game first, which saves it: so does the X
/// library when its server dies, and no destructor runs then. One at a time.
class ExitRescue {
  public:
    /// Requires: the game outlives this.
    explicit ExitRescue(flow::Game& game);
    ~ExitRescue();
    ExitRescue(const ExitRescue&) = delete;
    ExitRescue& operator=(const ExitRescue&) = delete;
};

}  // namespace torchwake::desktop
