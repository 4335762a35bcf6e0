#include "screens.hpp"

namespace torchwake::testing {

const std::vector<ReachedScreen>& all_screens() {
    static const std::vector<ReachedScreen> screens{
        {"title", "Home", "New game", false},
        {"options", "o", "Full screen", false},
        {"rules", "question", "What you seek", false},
        {"keys", "question question", "page down", false},
        {"gift", "n", "Take one gift with you", true},
        {"play", "n b", "Town", true},
        {"pack", "n b i", "Your pack", true},
        {"drop", "n b d", "Drop what?", true},
        {"pause", "n b Escape", "Paused", true},
        {"messages", "n b M", "What has happened", true},
        {"options in play", "n b Escape o", "Full screen", true},
        {"giving up", "n b Escape a", "Give up this run?", true},
    };
    return screens;
}

}  // namespace torchwake::testing
