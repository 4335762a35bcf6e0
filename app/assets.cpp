#include "assets.hpp"

#include <algorithm>
#include <cstdlib>
#include <system_error>

namespace torchwake::app {
namespace {

namespace fs = std::filesystem;

bool is_there(const fs::path& path) {
    std::error_code unreachable;
    return fs::exists(path, unreachable);
}

bool is_folder(const fs::path& path) {
    std::error_code unreachable;
    return fs::is_directory(path, unreachable);
}

/// Source: XDG Base Directory Specification 0.8; relative folders are ignored.
std::vector<fs::path> desktop_data_folders() {
    std::vector<fs::path> folders;
    std::string list = environment("XDG_DATA_DIRS").value_or("/usr/local/share:/usr/share");
    for (std::size_t start = 0; start < list.size();) {
        const std::size_t end = std::min(list.find(':', start), list.size());
        const fs::path folder = list.substr(start, end - start);
        if (folder.is_absolute()) {
            folders.push_back(folder / "torchwake");
        }
        start = end + 1;
    }
    return folders;
}

}  // namespace

fs::path program_folder() {
    std::error_code unknown;
    const fs::path program = fs::read_symlink("/proc/self/exe", unknown);
    return unknown ? fs::current_path(unknown) : program.parent_path();
}

std::optional<std::string> environment(const std::string& name) {
    const char* const value = std::getenv(name.c_str());
    return value != nullptr && *value != '\0' ? std::optional<std::string>(value) : std::nullopt;
}

Assets::Assets(const std::optional<fs::path>& named) : named_(named) {
    if (!named_) {
        named_ = environment("TORCHWAKE_DATA_DIR");
    }
    if (named_) {
        folders_.push_back(*named_);
    }
    const fs::path here = program_folder();
    folders_.push_back(here / ".." / "share" / "torchwake");
    folders_.push_back(here / "assets");
    const std::vector<fs::path> shared = desktop_data_folders();
    folders_.insert(folders_.end(), shared.begin(), shared.end());
}

fs::path Assets::data() const {
    if (!named_) {
        return find("data");
    }
    return is_folder(*named_ / "data") ? *named_ / "data" : *named_;
}

fs::path Assets::find(std::string_view name) const {
    return find_from(0, name);
}

fs::path Assets::find_own(std::string_view name) const {
    return find_from(named_ ? 1 : 0, name);
}

fs::path Assets::find_from(std::size_t first_folder, std::string_view name) const {
    for (std::size_t place = first_folder; place < folders_.size(); ++place) {
        if (is_there(folders_[place] / name)) {
            return (folders_[place] / name).lexically_normal();
        }
    }
    return (folders_[first_folder] / name).lexically_normal();
}

}  // namespace torchwake::app
