#include "screens.hpp"

namespace torchwake::testing {

const std::vector<ReachedScreen>& all_screens() {
    static const std::vector<ReachedScreen> screens{
        {"title", "Home", "New game", false},
        {"options", "o", "Full screen", false},
        {"help", "question", "page down", false},
        {"play", "n", "Town", true},
        {"use", "n i", "Use what?", true},
        {"drop", "n d", "Drop what?", true},
        {"pause", "n Escape", "Paused", true},
        {"messages", "n M", "What has happened", true},
        {"options in play", "n Escape o", "Full screen", true},
        {"giving up", "n Escape a", "Give up this run?", true},
    };
    return screens;
}

}  // namespace torchwake::testing
