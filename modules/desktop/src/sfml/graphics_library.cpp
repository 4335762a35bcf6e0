#include <torchwake/desktop/graphics_library.hpp>

#include <SFML/Config.hpp>

namespace torchwake::desktop {

std::string graphics_library() {
    return "SFML " + std::to_string(SFML_VERSION_MAJOR) + "." + std::to_string(SFML_VERSION_MINOR) + "." +
           std::to_string(SFML_VERSION_PATCH);
}

}  // namespace torchwake::desktop
