// Stands for play_terminal.cpp in a program that is built without a terminal's game.

#include "play/play_terminal.hpp"
#include "system/console.hpp"

namespace torchwake::app {

int play_terminal(const Request& /*request*/) {
    return fail("this program was built without the game in a terminal");
}

}  // namespace torchwake::app
