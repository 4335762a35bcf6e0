// Stands for play_window.cpp in a program that is built without a window.

#include "command_line/window_library.hpp"
#include "play/play_window.hpp"
#include "system/console.hpp"

namespace torchwake::app {

std::string window_library() {
    return "no window";
}

int play_window(const Request& /*request*/) {
    return fail(
        "this program was built without a window; what works: torchwake headless, which plays over lines of "
        "JSON");
}

}  // namespace torchwake::app
