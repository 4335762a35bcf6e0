#include <torchwake/desktop/display.hpp>

#if defined(__unix__) && !defined(__APPLE__)

#include <cstdlib>
#include <dlfcn.h>

namespace torchwake::desktop {
namespace {

const std::string what_works = R"( What works without one:
  torchwake --terminal           the same game in this text terminal
  torchwake headless             the whole game over lines of JSON
  xvfb-run -a torchwake          a window on a virtual display (package xvfb))";

bool is_set(const char* variable) {
    const char* const value = std::getenv(variable);
    return value != nullptr && *value != '\0';
}

/// Asks the library that would open a window, without linking to it. The connection stays open as long as the
/// program runs: a server that resets itself once its last client has left, as xvfb-run starts it, would meet
/// the window halfway.
bool can_open_x_display() {
    using Open = void* (*)(const char*);
    void* const library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_LOCAL);
    if (library == nullptr) {
        return false;
    }
    const auto open = reinterpret_cast<Open>(dlsym(library, "XOpenDisplay"));
    static void* const display = open != nullptr ? open(nullptr) : nullptr;
    return display != nullptr;
}

}  // namespace

std::string display_problem() {
    if (is_set("DISPLAY")) {
        if (can_open_x_display()) {
            return {};
        }
        return "The display '" + std::string(std::getenv("DISPLAY")) +
               "' that DISPLAY names can't be opened, so there can be no window." + what_works;
    }
    if (is_set("WAYLAND_DISPLAY")) {
        return "DISPLAY is not set: on Wayland the game's window needs XWayland." + what_works;
    }
    return "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set)." + what_works;
}

}  // namespace torchwake::desktop

#else

namespace torchwake::desktop {

std::string display_problem() {
    return {};
}

}  // namespace torchwake::desktop

#endif
