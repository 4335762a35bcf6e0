#include "files/capsule_folder.hpp"

#include <torchwake/save/durable_file.hpp>

#include <boost/system/errc.hpp>

#include <algorithm>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace torchwake::app {
namespace {

namespace fs = std::filesystem;

constexpr const char* extension = ".json";

/// An unused path in the folder.
fs::path free_path(save::FilePort& files, const fs::path& folder, const std::string& name) {
    fs::path path = folder / (name + extension);
    for (int number = 2; files.exists(path); ++number) {
        path = folder / (name + '_' + std::to_string(number) + extension);
    }
    return path;
}

/// Removes the oldest capsules of a folder except one. A capsule that can't be removed does no harm.
void remove_oldest(save::FilePort& files, const fs::path& folder, const fs::path& kept) {
    std::vector<std::pair<fs::file_time_type, fs::path>> others;
    const auto names = files.list(folder);
    for (const std::string& name : names ? *names : std::vector<std::string>()) {
        const fs::path path = folder / name;
        std::error_code unreachable;
        if (path.extension() == extension && path != kept) {
            others.emplace_back(fs::last_write_time(path, unreachable), path);
        }
    }
    std::ranges::sort(others);
    for (std::size_t place = 0; place + most_capsules <= others.size(); ++place) {
        static_cast<void>(files.remove(others[place].second));
    }
}

using Write = save::FileResult<void> (*)(save::FilePort&, const fs::path&, std::string_view);

/// Errors: also a capsule that would be too long to be read again.
save::FileResult<void> write_text(save::FilePort& files, const save::Capsule& capsule, const fs::path& path,
                                  Write write) {
    const std::optional<std::string> text = save::write_capsule(capsule);
    if (!text) {
        return save::FileError{"write", path,
                               boost::system::errc::make_error_code(boost::system::errc::file_too_large)};
    }
    return write(files, path, *text);
}

}  // namespace

save::FileResult<fs::path> write_capsule_file(save::FilePort& files, const fs::path& path,
                                              const save::Capsule& capsule) {
    if (const auto written = write_text(files, capsule, path, save::write_named_file); !written) {
        return written.error();
    }
    return path;
}

save::FileResult<fs::path> add_capsule(save::FilePort& files, const fs::path& folder, const std::string& run,
                                       const save::Capsule& capsule) {
    const auto commands = std::ranges::count_if(capsule.records, save::is_command);
    fs::path path = free_path(files, folder, run + '_' + std::to_string(commands));
    if (const auto written = write_text(files, capsule, path, save::write_file_durably); !written) {
        return written.error();
    }
    remove_oldest(files, folder, path);
    return path;
}

}  // namespace torchwake::app
