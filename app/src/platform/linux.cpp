#include "platform/platform.hpp"

#include <algorithm>
#include <system_error>

namespace torchwake::app::platform {

namespace fs = std::filesystem;

std::optional<fs::path> program_path() {
    std::error_code unknown;
    const fs::path program = fs::read_symlink("/proc/self/exe", unknown);
    return unknown ? std::nullopt : std::optional(program);
}

/// Source: XDG Base Directory Specification 0.8; relative folders are ignored.
std::vector<fs::path> shared_data_folders() {
    std::vector<fs::path> folders;
    const std::string list = environment("XDG_DATA_DIRS").value_or("/usr/local/share:/usr/share");
    for (std::size_t start = 0; start < list.size();) {
        const std::size_t end = std::min(list.find(':', start), list.size());
        const fs::path folder = list.substr(start, end - start);
        if (folder.is_absolute()) {
            folders.push_back(folder);
        }
        start = end + 1;
    }
    return folders;
}

}  // namespace torchwake::app::platform
