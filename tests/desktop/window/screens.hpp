#pragma once

#include <string>
#include <vector>

namespace torchwake::testing {

/// A screen of the game, by the way to it.
struct ReachedScreen {
    std::string name;
    std::string keys;    ///< that lead to it from the title, named as xdotool names them
    std::string shown;   ///< a text that it shows, and that no screen before it does
    bool plays = false;  ///< there is a run to be saved
};

/// Every screen that keys alone lead to.
[[nodiscard]] const std::vector<ReachedScreen>& all_screens();

}  // namespace torchwake::testing
