#include "sfml/library_log.hpp"

#include <torchwake/desktop/display.hpp>

#include <SFML/Graphics/Texture.hpp>

namespace torchwake::desktop {

/// SFML loads the drivers with the first object that may have something in graphics memory, and keeps them as
/// long as there is one.
struct GraphicsDrivers::Inner {
    sf::Texture nothing;
};

GraphicsDrivers::GraphicsDrivers() {
    sfml::silence_library();
    inner_ = std::make_unique<Inner>();
}
GraphicsDrivers::~GraphicsDrivers() = default;

}  // namespace torchwake::desktop
