#pragma once

// The calls of the operating system for files, which alone say when bytes are safe. CMake chooses the sources
// of the system from this folder: posix.cpp with linux.cpp or macos.cpp, or windows.cpp. Each error is the
// system's own code.

#include <torchwake/save/file_port.hpp>
#include <torchwake/save/folders.hpp>

#include <boost/system/result.hpp>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::save::platform {

/// The value of a call of the system, or its error code.
template <class T>
using Outcome = boost::system::result<T>;

/// An open file, which its destructor closes.
class OpenFile {
  public:
    explicit OpenFile(std::intptr_t number) : number_(number) {}
    OpenFile(OpenFile&& other) noexcept : number_(std::exchange(other.number_, none)) {}
    OpenFile& operator=(OpenFile&&) = delete;
    ~OpenFile();

    /// The file descriptor; on Windows the handle.
    [[nodiscard]] std::intptr_t number() const { return number_; }
    /// Errors: the system reports only now that writing failed.
    [[nodiscard]] Outcome<void> close();

  private:
    static constexpr std::intptr_t none = -1;

    std::intptr_t number_;
};

/// The identity of a file and its length.
struct FileFacts {
    FileKind kind = FileKind::None;
    std::uint64_t bytes = 0;
    std::uint64_t device = 0;
    std::uint64_t number = 0;  ///< of the file on its device
};

/// Never waits, as for a writer of a named pipe.
[[nodiscard]] Outcome<OpenFile> open_to_read(const std::filesystem::path& path);
/// Makes a missing file, which only its owner can read. Errors: FileFault::NotRegular for a link.
[[nodiscard]] Outcome<OpenFile> open_to_append(const std::filesystem::path& path);
/// Makes a missing file. A file on a disk that can't be written to is opened too.
[[nodiscard]] Outcome<OpenFile> open_to_lock(const std::filesystem::path& path);
/// Makes a file in place of one of that name, which is no link that somebody laid, and which nobody else has
/// open.
[[nodiscard]] Outcome<OpenFile> make_anew(const std::filesystem::path& path);

[[nodiscard]] Outcome<FileFacts> facts_of(const OpenFile& file);
/// Follows no link.
[[nodiscard]] Outcome<FileFacts> facts_of(const std::filesystem::path& path);
/// Returns the number of bytes that were read; 0 at the end.
[[nodiscard]] Outcome<std::size_t> read(const OpenFile& file, std::span<char> into);
/// Goes on with the last `bytes` of the file, or with all of a shorter one.
[[nodiscard]] Outcome<void> go_to_last(const OpenFile& file, std::size_t bytes);
/// Errors: some of the bytes may be in the file.
[[nodiscard]] Outcome<void> write_all(const OpenFile& file, std::string_view bytes);
/// The bytes outlive a loss of power when this returns.
[[nodiscard]] Outcome<void> sync_bytes(const OpenFile& file);
/// The bytes and what the system notes about the file outlive a loss of power when this returns.
[[nodiscard]] Outcome<void> sync_all(const OpenFile& file);
/// Locks the file until it is closed or the process ends.
/// Errors: resource_unavailable_try_again if another has locked it.
[[nodiscard]] Outcome<void> lock(const OpenFile& file);

/// Renames atomically, over a file of the name `to`. Windows refuses that while somebody has this file open;
/// it is tried again for 0.2 s.
[[nodiscard]] Outcome<void> replace(const std::filesystem::path& from, const std::filesystem::path& to);
/// Errors: also a missing file.
[[nodiscard]] Outcome<void> remove_file(const std::filesystem::path& path);
/// Makes a folder, which only its owner can look into; on Windows it takes its parent's rights. Errors: also
/// one that exists.
[[nodiscard]] Outcome<void> make_folder(const std::filesystem::path& folder);
[[nodiscard]] Outcome<void> remove_folder(const std::filesystem::path& folder);
/// The names in a folder outlive a loss of power when this returns.
[[nodiscard]] Outcome<void> sync_folder(const std::filesystem::path& folder);
/// The names in a folder in any order, in UTF-8, without "." and "..".
[[nodiscard]] Outcome<std::vector<std::string>> names_in(const std::filesystem::path& folder);

/// The game's folders among those that the system keeps for each user. Errors: as find_folders().
[[nodiscard]] boost::system::result<Folders, FolderError> user_folders(const FolderQuestion& question);

}  // namespace torchwake::save::platform
