#pragma once

// The operations of a file system that saving needs, as an interface in which tests can let each of them
// fail.

#include <torchwake/core/result.hpp>

#include <boost/system/error_code.hpp>
#include <boost/system/result.hpp>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::save {

using core::throw_exception_from_error;

/// The faults of files that the system has no error code for.
enum class FileFault : std::uint8_t {
    NotRegular = 1,  ///< a link, a device or a pipe stands where only a regular file is written
    Replaced = 2     ///< the name of an open file leads to another one or to none, or its length was changed
};
/// The fault as an error code of its own category, so that it travels as the system's errors do.
[[nodiscard]] boost::system::error_code make_error_code(FileFault fault);

/// The kind of what a name in a folder leads to.
enum class FileKind : std::uint8_t {
    None,     ///< there is no such name
    Regular,  ///< a file of bytes
    Folder,   ///< a folder
    Other     ///< a link, a device, a pipe or a socket
};

/// A failed operation, its file and the reason.
struct FileError {
    std::string_view operation;        ///< of static storage: "read", "write", ...
    std::filesystem::path path;        ///< of the file, as the caller named it
    boost::system::error_code reason;  ///< the system's code, or a FileFault
};

/// "can't write /home/ann/.config/torchwake/options.json: No space left on device"
[[nodiscard]] std::string to_string(const FileError& error);

template <class T>
/// The value of an operation, or the reason why it failed.
using FileResult = boost::system::result<T, FileError>;

/// A file that is read piece by piece from its beginning; its destructor closes it.
class ReadFile {
  public:
    virtual ~ReadFile() = default;

    /// Reads the next available bytes into `into`, and returns how many; 0 at the end.
    /// Errors: also a file that has become longer than was allowed.
    [[nodiscard]] virtual FileResult<std::size_t> read(std::span<char> into) = 0;
    /// Goes on with the last `bytes` of the file, or with all of a shorter one.
    [[nodiscard]] virtual FileResult<void> go_to_last(std::size_t bytes) = 0;
};

/// A file that grows at its end; its destructor closes it.
class AppendedFile {
  public:
    virtual ~AppendedFile() = default;

    /// Hands bytes to the system: they outlive the process when this returns, but no loss of power.
    /// Errors: some of the bytes may be in the file.
    [[nodiscard]] virtual FileResult<void> append(std::string_view bytes) = 0;
    /// The appended bytes outlive a loss of power when this returns; the file's name may not.
    /// Errors: the content is unknown. Never sync this file again: the system may have dropped the bytes and
    /// would then report success. Another thread may append meanwhile.
    [[nodiscard]] virtual FileResult<void> sync() = 0;
    /// Checks that the file's name still leads to it, and that nobody else has written to it. No other thread
    /// may append meanwhile. Errors: FileFault::Replaced.
    [[nodiscard]] virtual FileResult<void> check_place() const = 0;
};

/// A lock that is held until its destruction, or until the process ends.
class FileLock {
  public:
    virtual ~FileLock() = default;
};

/// A file system. Tests let each operation fail; RealDisk is the machine's own.
class FilePort {
  public:
    virtual ~FilePort() = default;

    /// True if the name leads to anything; false also if that can't be found out.
    [[nodiscard]] virtual bool exists(const std::filesystem::path& path) = 0;
    /// The bytes of a regular file; nothing if there is none of that name.
    /// Errors: also a file of more than `max_bytes`.
    [[nodiscard]] virtual FileResult<std::optional<std::string>> read(const std::filesystem::path& path,
                                                                      std::size_t max_bytes) = 0;
    /// Opens a regular file for reading; null if there is none of that name.
    /// Errors: also a file of more than `max_bytes`, of which nothing is read.
    [[nodiscard]] virtual FileResult<std::unique_ptr<ReadFile>> open_to_read(
        const std::filesystem::path& path, std::size_t max_bytes) = 0;
    /// Makes a file anew, and removes one of that name first; its content outlives a loss of power when this
    /// returns, its name may not. No link is followed.
    [[nodiscard]] virtual FileResult<void> write_and_sync(const std::filesystem::path& path,
                                                          std::string_view bytes) = 0;
    /// Renames atomically: a file of the name `to` exists at every moment.
    [[nodiscard]] virtual FileResult<void> rename(const std::filesystem::path& from,
                                                  const std::filesystem::path& to) = 0;
    /// Errors: a missing file is none.
    [[nodiscard]] virtual FileResult<void> remove(const std::filesystem::path& path) = 0;
    /// Follows no link.
    [[nodiscard]] virtual FileKind kind(const std::filesystem::path& path) = 0;
    /// Removes a folder. Errors: it is not empty.
    [[nodiscard]] virtual FileResult<void> remove_folder(const std::filesystem::path& folder) = 0;
    /// The names in a folder outlive a loss of power when this returns.
    [[nodiscard]] virtual FileResult<void> sync_folder(const std::filesystem::path& folder) = 0;
    /// Makes a folder and all above it, new ones for their owner alone; their names outlive a loss of power.
    [[nodiscard]] virtual FileResult<void> make_folder(const std::filesystem::path& folder) = 0;
    /// The names of all that is in a folder, in the order of their bytes; none if it does not exist.
    [[nodiscard]] virtual FileResult<std::vector<std::string>> list(const std::filesystem::path& folder) = 0;
    /// Opens a regular file to append to it, and makes a missing one. Errors: also a link.
    [[nodiscard]] virtual FileResult<std::unique_ptr<AppendedFile>> open_to_append(
        const std::filesystem::path& path) = 0;
    /// Locks a file that serves only as a lock, for this process alone, and makes a missing one.
    /// Errors: resource_unavailable_try_again if the lock is held.
    [[nodiscard]] virtual FileResult<std::unique_ptr<FileLock>> lock(const std::filesystem::path& path) = 0;
};

}  // namespace torchwake::save
