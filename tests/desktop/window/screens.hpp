#pragma once

#include <string>
#include <vector>

namespace torchwake::testing {

/// A screen of the game, by the way to it.
struct ReachedScreen {
    std::string name;
    std::string keys;    ///< that lead to it from the screen before it, named as xdotool names them
    std::string shown;   ///< a text that it shows, and that the screen before it does not
    bool plays = false;  ///< there is a run to be saved
};

/// Every screen that keys alone lead to, from the title on.
[[nodiscard]] const std::vector<ReachedScreen>& all_screens();

}  // namespace torchwake::testing
