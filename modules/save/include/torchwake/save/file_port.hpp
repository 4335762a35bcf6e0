#pragma once

// The few things that saving asks of a file system, so that tests can let each of them fail.

#include <torchwake/core/result.hpp>

#include <boost/system/error_code.hpp>
#include <boost/system/result.hpp>

#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::save {

using core::throw_exception_from_error;

/// What could not be done with which file, and why.
struct FileError {
    std::string_view operation;  ///< of static storage: "read", "write", ...
    std::filesystem::path path;
    boost::system::error_code reason;
};

/// "can't write /home/ann/.config/torchwake/options.json: No space left on device"
[[nodiscard]] std::string to_string(const FileError& error);

template <class T>
using FileResult = boost::system::result<T, FileError>;

/// A file that is read from its beginning on, piece by piece; closed when this goes.
class ReadFile {
  public:
    virtual ~ReadFile() = default;

    /// Puts the next bytes there, as many as are at hand, and answers how many that are; 0: the end.
    /// Errors: it has more bytes than was allowed by now, too.
    [[nodiscard]] virtual FileResult<std::size_t> read(std::span<char> into) = 0;
};

/// A file that grows at its end; closed when this goes.
class AppendedFile {
  public:
    virtual ~AppendedFile() = default;

    /// Gives bytes to the system: they outlive the process when this returns, but no loss of power.
    /// Errors: some of the bytes may stand there.
    [[nodiscard]] virtual FileResult<void> append(std::string_view bytes) = 0;
    /// What was appended outlives a loss of power when this returns; the file's name may not.
    /// Errors: what is there is not known; it may never be asked again of this file, since the system may
    /// have dropped the bytes and would then say that it succeeded. Another thread may append meanwhile.
    [[nodiscard]] virtual FileResult<void> sync() = 0;
};

/// Held until this goes, or the process.
class FileLock {
  public:
    virtual ~FileLock() = default;
};

class FilePort {
  public:
    virtual ~FilePort() = default;

    [[nodiscard]] virtual bool exists(const std::filesystem::path& path) = 0;
    /// The bytes of a regular file; nothing where there is none of that name.
    /// Errors: more bytes than that, too.
    [[nodiscard]] virtual FileResult<std::optional<std::string>> read(const std::filesystem::path& path,
                                                                      std::size_t max_bytes) = 0;
    /// Opens a regular file to read it; null where there is none of that name.
    /// Errors: more bytes than that, too: then nothing of it is read.
    [[nodiscard]] virtual FileResult<std::unique_ptr<ReadFile>> open_to_read(
        const std::filesystem::path& path, std::size_t max_bytes) = 0;
    /// Makes or replaces a file; what it holds outlives a loss of power when this returns, its name may not.
    [[nodiscard]] virtual FileResult<void> write_and_sync(const std::filesystem::path& path,
                                                          std::string_view bytes) = 0;
    /// At once and whole: there is never a moment without a file of that name.
    [[nodiscard]] virtual FileResult<void> rename(const std::filesystem::path& from,
                                                  const std::filesystem::path& to) = 0;
    /// Errors: none where there is no such file.
    [[nodiscard]] virtual FileResult<void> remove(const std::filesystem::path& path) = 0;
    /// Whether that is a folder, and no link to one.
    [[nodiscard]] virtual bool is_folder(const std::filesystem::path& path) = 0;
    /// Removes a folder. Errors: something is in it.
    [[nodiscard]] virtual FileResult<void> remove_folder(const std::filesystem::path& folder) = 0;
    /// The names in a folder outlive a loss of power when this returns.
    [[nodiscard]] virtual FileResult<void> sync_folder(const std::filesystem::path& folder) = 0;
    /// With all folders above it; the names of those that are new outlive a loss of power.
    [[nodiscard]] virtual FileResult<void> make_folder(const std::filesystem::path& folder) = 0;
    /// The names of all that is in a folder, in the order of their bytes; none where there is no such folder.
    [[nodiscard]] virtual FileResult<std::vector<std::string>> list(const std::filesystem::path& folder) = 0;
    /// Opens a file to go on behind its end; makes it where it is missing.
    [[nodiscard]] virtual FileResult<std::unique_ptr<AppendedFile>> open_to_append(
        const std::filesystem::path& path) = 0;
    /// Locks a file that is there for nothing else, for this process alone; makes it where it is missing.
    /// Errors: resource_unavailable_try_again where somebody holds it.
    [[nodiscard]] virtual FileResult<std::unique_ptr<FileLock>> lock(const std::filesystem::path& path) = 0;
};

}  // namespace torchwake::save
