#pragma once

// The few things that saving asks of a file system, so that tests can let each of them fail.

#include <torchwake/core/result.hpp>

#include <boost/system/error_code.hpp>
#include <boost/system/result.hpp>

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

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

class FilePort {
  public:
    virtual ~FilePort() = default;

    [[nodiscard]] virtual bool exists(const std::filesystem::path& path) = 0;
    /// The bytes of a regular file; nothing where there is none of that name.
    /// Errors: more bytes than that, too.
    [[nodiscard]] virtual FileResult<std::optional<std::string>> read(const std::filesystem::path& path,
                                                                      std::size_t max_bytes) = 0;
    /// Makes or replaces a file; what it holds outlives a loss of power when this returns, its name may not.
    [[nodiscard]] virtual FileResult<void> write_and_sync(const std::filesystem::path& path,
                                                          std::string_view bytes) = 0;
    /// At once and whole: there is never a moment without a file of that name.
    [[nodiscard]] virtual FileResult<void> rename(const std::filesystem::path& from,
                                                  const std::filesystem::path& to) = 0;
    /// Errors: none where there is no such file.
    [[nodiscard]] virtual FileResult<void> remove(const std::filesystem::path& path) = 0;
    /// The names in a folder outlive a loss of power when this returns.
    [[nodiscard]] virtual FileResult<void> sync_folder(const std::filesystem::path& folder) = 0;
    /// With all folders above it.
    [[nodiscard]] virtual FileResult<void> make_folder(const std::filesystem::path& folder) = 0;
};

}  // namespace torchwake::save
