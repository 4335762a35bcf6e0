#include "../picture_reader.hpp"

#include "library_log.hpp"

#include <SFML/Graphics/Image.hpp>

#include <array>
#include <cstdint>
#include <cstring>
#include <fstream>

namespace torchwake::desktop {
namespace {

/// Source: PNG specification, 5.2 and 11.2.2: the signature, then the chunk IHDR, which begins with width and
/// height, most significant byte first.
constexpr std::array<unsigned char, 8> signature{0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
constexpr std::size_t width_at = 16;
constexpr std::size_t height_at = 20;
using Header = std::array<unsigned char, 24>;

std::int64_t number_at(const Header& header, std::size_t at) {
    std::int64_t number = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        number = number * 256 + header[at + i];
    }
    return number;
}

bool has_size(const std::filesystem::path& path, core::Size size) {
    std::ifstream in(path, std::ios::binary);
    std::array<char, Header().size()> bytes{};
    if (!in.read(bytes.data(), bytes.size())) {
        return false;
    }
    Header header{};
    std::memcpy(header.data(), bytes.data(), bytes.size());
    return std::memcmp(header.data(), signature.data(), signature.size()) == 0 &&
           number_at(header, width_at) == size.width && number_at(header, height_at) == size.height;
}

}  // namespace

std::optional<Picture> read_picture(const std::filesystem::path& path, core::Size size) {
    sfml::silence_library();
    sf::Image image;
    if (!has_size(path, size) || !image.loadFromFile(path.string())) {
        return std::nullopt;
    }
    Picture picture(size.width, size.height);
    const std::uint8_t* byte = image.getPixelsPtr();
    for (Rgba& pixel : picture.pixels) {
        pixel = {byte[0], byte[1], byte[2], byte[3]};
        byte += 4;
    }
    return picture;
}

}  // namespace torchwake::desktop
