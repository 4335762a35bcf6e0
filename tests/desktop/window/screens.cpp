#include "screens.hpp"

namespace torchwake::testing {

const std::vector<ReachedScreen>& all_screens() {
    static const std::vector<ReachedScreen> screens{
        {"title", "Home", "New game", false},
        {"options", "o", "Full screen", false},
        {"rules", "Escape question", "What you seek", false},
        {"keys", "question", "page down", false},
        {"gift", "Escape Escape n", "Take one gift with you", true},
        {"play", "b", "You take a pouch of coins", true},
        {"pack", "i", "Your pack", true},
        {"drop", "Escape d", "Drop what?", true},
        {"pause", "Escape Escape", "Paused", true},
        {"messages", "Escape M", "What has happened", true},
        {"options in play", "Escape Escape o", "Full screen", true},
        {"giving up", "Escape a", "Give up this run?", true},
    };
    return screens;
}

}  // namespace torchwake::testing
