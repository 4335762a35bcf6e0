#pragma once

#include <string>

namespace torchwake::desktop {

/// The library that windows, pictures and sounds go through, as it was compiled in: "SFML 2.5.1".
[[nodiscard]] std::string graphics_library();

}  // namespace torchwake::desktop
