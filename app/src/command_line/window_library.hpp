#pragma once

#include <string>

namespace torchwake::app {

/// The compiled-in library for windows, pictures and sounds, with its version; "no window" if the program was
/// built without one. Defined beside play_window().
[[nodiscard]] std::string window_library();

}  // namespace torchwake::app
