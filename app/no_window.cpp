// Stands for play_window.cpp in a program that is built without a window.

#include "console.hpp"
#include "play_window.hpp"

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
