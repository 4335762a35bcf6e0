#include "painting/picture_reader.hpp"

#include "painting/png_check.hpp"
#include "sfml/library_log.hpp"
#include "sfml/pixels.hpp"

#include <SFML/Graphics/Image.hpp>

#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>
#include <system_error>

namespace torchwake::desktop {
namespace {

/// The bytes of a file; empty if there is none, or if it is too long.
std::string bytes_of(const std::filesystem::path& path) {
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(path, error);
    if (error || size > max_png_bytes) {
        return {};
    }
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

std::optional<atlas::Picture> read_picture(const std::filesystem::path& path, core::Size size) {
    sfml::silence_library();
    const std::string bytes = bytes_of(path);
    sf::Image image;
    if (!is_whole_png(bytes, size) || !image.loadFromMemory(bytes.data(), bytes.size())) {
        return std::nullopt;
    }
    return sfml::picture_of(image);
}

}  // namespace torchwake::desktop
