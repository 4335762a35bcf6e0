#include "files/assets.hpp"

#include "platform/platform.hpp"

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

}  // namespace

fs::path program_folder() {
    std::error_code unknown;
    const auto program = platform::program_path();
    return program ? program->parent_path() : fs::current_path(unknown);
}

Assets::Assets(const std::optional<fs::path>& named) : named_(named) {
    if (!named_) {
        named_ = platform::environment("TORCHWAKE_DATA_DIR");
    }
    if (named_) {
        folders_.push_back(*named_);
    }
    const fs::path here = program_folder();
    folders_.push_back(here / ".." / "share" / "torchwake");
    folders_.push_back(here / "assets");
    for (const fs::path& shared : platform::shared_data_folders()) {
        folders_.push_back(shared / "torchwake");
    }
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
