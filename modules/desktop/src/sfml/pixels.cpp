#include "sfml/pixels.hpp"

#include <cstddef>
#include <cstring>
#include <type_traits>

namespace torchwake::desktop::sfml {
namespace {

constexpr std::size_t bytes_per_pixel = 4;
static_assert(sizeof(atlas::Rgba) == bytes_per_pixel && std::is_trivially_copyable_v<atlas::Rgba> &&
              offsetof(atlas::Rgba, red) == 0 && offsetof(atlas::Rgba, green) == 1 &&
              offsetof(atlas::Rgba, blue) == 2 && offsetof(atlas::Rgba, alpha) == 3);

}  // namespace

const std::uint8_t* bytes_of(const atlas::Picture& picture) {
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): any object may be read as bytes
    return reinterpret_cast<const std::uint8_t*>(picture.pixels.data());
}

atlas::Picture picture_of(const sf::Image& image) {
    const auto extent = [](unsigned length) { return static_cast<std::int32_t>(length); };
    atlas::Picture picture(extent(image.getSize().x), extent(image.getSize().y));
    if (!picture.pixels.empty()) {
        std::memcpy(picture.pixels.data(), image.getPixelsPtr(), picture.pixels.size() * bytes_per_pixel);
    }
    return picture;
}

}  // namespace torchwake::desktop::sfml
