#include "adapter.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/desktop/image_writer.hpp>

#include <cstddef>

namespace torchwake::desktop {

bool write_png(const std::filesystem::path& path, std::uint32_t width, std::uint32_t height,
               std::span<const std::uint8_t> rgba) {
    constexpr std::size_t bytes_per_pixel = 4;
    TORCHWAKE_EXPECTS(width > 0 && height > 0);
    TORCHWAKE_EXPECTS(rgba.size() == bytes_per_pixel * width * height);
    const core::Size size{static_cast<std::int32_t>(width), static_cast<std::int32_t>(height)};
    return sfml::make_image(size, rgba).saveToFile(path.string());
}

}  // namespace torchwake::desktop
