#include "platform/system_files.hpp"

#include <torchwake/save/folders.hpp>

#include <string_view>

namespace torchwake::save {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view portable_marker = "portable.txt";

Folders all_in(const fs::path& folder) {
    return {folder, folder, folder};
}

}  // namespace

boost::system::result<Folders, FolderError> find_folders(const FolderQuestion& question) {
    if (question.user_dir) {
        return all_in(*question.user_dir);
    }
    if (question.file_exists(question.binary_folder / portable_marker)) {
        return all_in(question.binary_folder / "user");
    }
    return platform::user_folders(question);
}

}  // namespace torchwake::save
