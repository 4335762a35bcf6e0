#include "play/screenshot.hpp"

#include <torchwake/desktop/image_writer.hpp>
#include <torchwake/save/durable_file.hpp>

#include <boost/system/errc.hpp>

#include <string>

namespace torchwake::desktop {

save::FileResult<void> save_screenshot(save::FilePort& files, const atlas::Picture& picture,
                                       const std::filesystem::path& path) {
    if (auto checked = save::check_target(files, path); !checked) {
        return checked;
    }
    // The file is made by us and then filled by SFML, which would follow a link and knows a format by its
    // name.
    const std::filesystem::path temporary = path.string() + ".new.png";
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

std::string short_name(const std::filesystem::path& path) {
    return (path.parent_path().filename() / path.filename()).generic_string();
}

}  // namespace torchwake::desktop
