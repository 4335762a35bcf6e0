#include "virtual_display.hpp"

#include <array>
#include <cstdint>
#include <cstdio>
#include <stdexcept>

namespace torchwake::testing {
namespace {

/// Source: X11/XWDFile.h: numbers of four bytes, the most significant first; behind the header and the
/// colours stand the rows, here with the lowest byte first: blue, green, red, nothing.
constexpr std::size_t header_size_at = 0;
constexpr std::size_t width_at = 16;
constexpr std::size_t height_at = 20;
constexpr std::size_t row_bytes_at = 48;
constexpr std::size_t colours_at = 76;
constexpr std::size_t colour_bytes = 12;
constexpr std::size_t least_bytes = 100;

std::size_t header_number_at(const std::string& bytes, std::size_t at) {
    std::size_t number = 0;
    for (std::size_t i = 0; i < 4; ++i) {
        number = number * 256 + static_cast<unsigned char>(bytes[at + i]);
    }
    return number;
}

}  // namespace

VirtualDisplay::VirtualDisplay(LastClientLeft then) {
    // The number of a free display comes on standard output once the server answers.
    server_ = std::make_unique<ChildProcess>(
        Launch{{"Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-fbdir", folder_.path().string(),
                "-nolisten", "tcp", then == LastClientLeft::Stay ? "-noreset" : "-reset"},
               {},
               {}});
    const bool answers = eventually([this] { return server_->output().ends_with('\n') || !server_->runs(); });
    const std::string number = server_->output();
    if (!answers || number.size() < 2) {
        throw std::runtime_error("Xvfb does not start: " + server_->errors());
    }
    name_ = ":" + number.substr(0, number.size() - 1);
}

atlas::Picture VirtualDisplay::pixels() const {
    const std::string bytes = read_text(folder_.path() / "Xvfb_screen0");
    if (bytes.size() < least_bytes) {
        throw std::runtime_error("Xvfb shows no screen");
    }
    const std::size_t rows_at =
        header_number_at(bytes, header_size_at) + colour_bytes * header_number_at(bytes, colours_at);
    atlas::Picture picture(static_cast<std::int32_t>(header_number_at(bytes, width_at)),
                           static_cast<std::int32_t>(header_number_at(bytes, height_at)));
    const std::size_t row_bytes = header_number_at(bytes, row_bytes_at);
    const auto width = static_cast<std::size_t>(picture.width);
    for (std::size_t pixel = 0; pixel < picture.pixels.size(); ++pixel) {
        const std::size_t at = rows_at + pixel / width * row_bytes + pixel % width * 4;
        const auto channel = [&](std::size_t offset) {
            return static_cast<std::uint8_t>(bytes[at + offset]);
        };
        picture.pixels[pixel] = {channel(2), channel(1), channel(0), 255};
    }
    return picture;
}

std::string run_on(const VirtualDisplay& display, const std::string& command) {
    std::FILE* const pipe = popen(("DISPLAY=" + display.name() + " " + command + " 2>&1").c_str(), "r");
    if (pipe == nullptr) {
        throw std::runtime_error("can't run " + command);
    }
    std::string printed;
    std::array<char, 256> part{};
    while (std::fgets(part.data(), part.size(), pipe) != nullptr) {
        printed += part.data();
    }
    pclose(pipe);
    return printed;
}

}  // namespace torchwake::testing
