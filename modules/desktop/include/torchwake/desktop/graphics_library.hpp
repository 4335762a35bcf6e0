#pragma once

#include <string>

namespace torchwake::desktop {

/// The compiled-in library for windows, pictures and sounds, with its version: "SFML 2.5.1".
[[nodiscard]] std::string graphics_library();

}  // namespace torchwake::desktop
