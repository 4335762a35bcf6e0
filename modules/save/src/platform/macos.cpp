// Written by reading; never run.

#include "platform/base_folder.hpp"
#include "platform/system_files.hpp"

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace torchwake::save::platform {

/// fsync() leaves the bytes in the drive's own cache there. A disk that can't empty it, such as one of the
/// network, is synced as well as it can be. Source: fsync(2) of macOS.
Outcome<void> sync_all(const OpenFile& file) {
    const int number = static_cast<int>(file.number());
    if (::fcntl(number, F_FULLFSYNC) == 0) {
        return {};
    }
    const bool unable = errno == ENOTSUP || errno == EINVAL || errno == ENOTTY;
    if (unable && ::fsync(number) == 0) {
        return {};
    }
    return boost::system::error_code(errno, boost::system::system_category());
}

Outcome<void> sync_bytes(const OpenFile& file) {
    return sync_all(file);
}

/// Source: File System Programming Guide of Apple, "The Library Directory Stores App-Specific Files".
boost::system::result<Folders, FolderError> user_folders(const FolderQuestion& question) {
    const auto support = own_folder(question, "HOME", "Library/Application Support");
    const auto logs = own_folder(question, "HOME", "Library/Logs");
    if (!support || !logs) {
        return FolderError{"no folder for your files is known: HOME is not set; name one with --user-dir"};
    }
    return Folders{*support, *support, *logs};
}

}  // namespace torchwake::save::platform
