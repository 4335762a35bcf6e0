#pragma once

#include <torchwake/flow/game.hpp>

namespace torchwake::desktop {

/// While one exists, a library that ends the process closes the game first, which saves it. The X library
/// does so when its server dies, and no destructor runs then. Only one may exist at a time.
class ExitRescue {
  public:
    /// Requires: the game outlives this.
    explicit ExitRescue(flow::Game& game);
    ~ExitRescue();
    ExitRescue(const ExitRescue&) = delete;
    ExitRescue& operator=(const ExitRescue&) = delete;
};

}  // namespace torchwake::desktop
