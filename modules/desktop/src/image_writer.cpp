#include <torchwake/core/contract.hpp>
#include <torchwake/desktop/image_writer.hpp>

#include <SFML/Config.hpp>
#include <SFML/Graphics/Image.hpp>

#include <cstddef>

namespace torchwake::desktop {
namespace {

sf::Image make_image(std::uint32_t width, std::uint32_t height, std::span<const std::uint8_t> rgba) {
#if SFML_VERSION_MAJOR >= 3
    return sf::Image({width, height}, rgba.data());
#else
    sf::Image image;
    image.create(width, height, rgba.data());
    return image;
#endif
}

}  // namespace

bool write_png(const std::filesystem::path& path, std::uint32_t width, std::uint32_t height,
               std::span<const std::uint8_t> rgba) {
    constexpr std::size_t bytes_per_pixel = 4;
    TORCHWAKE_EXPECTS(width > 0 && height > 0);
    TORCHWAKE_EXPECTS(rgba.size() == bytes_per_pixel * width * height);
    return make_image(width, height, rgba).saveToFile(path.string());
}

}  // namespace torchwake::desktop
