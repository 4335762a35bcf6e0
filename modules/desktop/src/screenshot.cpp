#include "screenshot.hpp"

#include <torchwake/desktop/image_writer.hpp>

#include <cstdint>
#include <string>
#include <system_error>
#include <vector>

namespace torchwake::desktop {
namespace {

namespace fs = std::filesystem;
constexpr std::size_t digits = 3;

}  // namespace

bool save_screenshot(const atlas::Picture& picture, const fs::path& path) {
    std::error_code ignored;  // writing the file reports a missing folder
    fs::create_directories(path.parent_path(), ignored);
    std::vector<std::uint8_t> bytes;
    bytes.reserve(picture.pixels.size() * 4);
    for (const atlas::Rgba& pixel : picture.pixels) {
        bytes.insert(bytes.end(), {pixel.red, pixel.green, pixel.blue, pixel.alpha});
    }
    return write_png(path, static_cast<std::uint32_t>(picture.width),
                     static_cast<std::uint32_t>(picture.height), bytes);
}

fs::path next_screenshot(const fs::path& folder) {
    for (std::size_t number = 1;; ++number) {
        std::string text = std::to_string(number);
        text.insert(0, digits - std::min(digits, text.size()), '0');
        fs::path path = folder / ("torchwake-" + text + ".png");
        std::error_code missing;
        if (!fs::exists(path, missing)) {
            return path;
        }
    }
}

std::string short_name(const fs::path& path) {
    return (path.parent_path().filename() / path.filename()).generic_string();
}

}  // namespace torchwake::desktop
