#include "play/screenshot.hpp"

#include <torchwake/desktop/image_writer.hpp>
#include <torchwake/save/durable_file.hpp>

#include <boost/system/errc.hpp>

#include <string>
#include <system_error>

namespace torchwake::desktop {
namespace {

namespace fs = std::filesystem;
constexpr std::size_t digits = 3;

}  // namespace

save::FileResult<void> save_screenshot(save::FilePort& files, const atlas::Picture& picture,
                                       const fs::path& path) {
    if (auto checked = save::check_target(files, path); !checked) {
        return checked;
    }
    // The file is made by us and then filled by SFML, which would follow a link and knows a format by its
    // name.
    const fs::path temporary = path.string() + ".new.png";
    auto written = files.write_and_sync(temporary, "");
    if (written && !write_png(temporary, picture)) {
        written = save::FileError{"write", path,
                                  boost::system::errc::make_error_code(boost::system::errc::io_error)};
    }
    if (written) {
        written = files.rename(temporary, path);
    }
    if (!written) {
        static_cast<void>(files.remove(temporary));
    }
    return written;
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
