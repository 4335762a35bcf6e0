#include "painting/png_check.hpp"

#include <cstdint>

namespace torchwake::desktop {
namespace {

constexpr std::string_view signature = "\x89PNG\r\n\x1A\n";
/// A chunk: its length in four bytes, its name in four, its data, and its checksum in four. All numbers have
/// their most significant byte first.
constexpr std::size_t name_at = 4;
constexpr std::size_t data_at = 8;
constexpr std::size_t around_data = 12;
/// The length and name of the first chunk, which begins with width and height.
constexpr std::string_view header_start("\0\0\0\x0DIHDR", 8);
constexpr std::size_t width_at = 16;
constexpr std::size_t height_at = 20;
constexpr std::size_t sizes_end = 24;

std::int64_t number_at(std::string_view bytes, std::size_t at) {
    std::int64_t number = 0;
    for (const char byte : bytes.substr(at, 4)) {
        number = number * 256 + static_cast<unsigned char>(byte);
    }
    return number;
}

}  // namespace

bool is_whole_png(std::string_view bytes, core::Size size) {
    if (bytes.size() < sizes_end || !bytes.starts_with(signature) ||
        !bytes.substr(signature.size()).starts_with(header_start) ||
        number_at(bytes, width_at) != size.width || number_at(bytes, height_at) != size.height) {
        return false;
    }
    for (std::string_view rest = bytes.substr(signature.size()); rest.size() >= around_data;) {
        const auto length = static_cast<std::size_t>(number_at(rest, 0));
        if (length > rest.size() - around_data) {
            return false;
        }
        if (rest.substr(name_at, data_at - name_at) == "IEND") {
            return true;
        }
        rest.remove_prefix(around_data + length);
    }
    return false;
}

}  // namespace torchwake::desktop
