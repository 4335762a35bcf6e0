#include "platform/system_files.hpp"

#include <torchwake/save/real_disk.hpp>

#include <boost/system/errc.hpp>

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <system_error>
#include <utility>

namespace torchwake::save {
namespace {

namespace fs = std::filesystem;

/// The result of a call of the system, as one of the port.
FileResult<void> as_result(const platform::Outcome<void>& outcome, std::string_view operation,
                           const fs::path& path) {
    return outcome ? FileResult<void>() : FileError{operation, path, outcome.error()};
}

bool is_missing(const boost::system::error_code& error) {
    return error == boost::system::errc::no_such_file_or_directory;
}

FileError not_regular(std::string_view operation, const fs::path& path) {
    return {operation, path, make_error_code(FileFault::NotRegular)};
}

FileError too_large(const fs::path& path) {
    return {"read", path, boost::system::errc::make_error_code(boost::system::errc::file_too_large)};
}

class OpenedFile final : public ReadFile {
  public:
    OpenedFile(fs::path path, platform::OpenFile file, std::size_t max_bytes)
        : path_(std::move(path)), file_(std::move(file)), allowed_(max_bytes) {}

    /// Errors: no regular file, or too many bytes.
    [[nodiscard]] FileResult<void> check() const {
        const auto facts = platform::facts_of(file_);
        if (!facts) {
            return FileError{"read", path_, facts.error()};
        }
        if (facts->kind != FileKind::Regular) {
            return not_regular("read", path_);
        }
        if (facts->bytes > allowed_) {
            return too_large(path_);
        }
        return {};
    }
    FileResult<std::size_t> read(std::span<char> into) override {
        const auto count = platform::read(file_, into);
        if (!count) {
            return FileError{"read", path_, count.error()};
        }
        if (*count > allowed_) {
            return too_large(path_);
        }
        allowed_ -= *count;
        return *count;
    }
    FileResult<void> go_to_last(std::size_t bytes) override {
        if (const auto gone = platform::go_to_last(file_, bytes); !gone) {
            return FileError{"read", path_, gone.error()};
        }
        allowed_ = bytes;
        return {};
    }

  private:
    fs::path path_;
    platform::OpenFile file_;
    std::size_t allowed_;  ///< bytes left
};

class GrowingFile final : public AppendedFile {
  public:
    /// `bytes`: the length of the file.
    GrowingFile(fs::path path, platform::OpenFile file, std::uint64_t bytes)
        : path_(std::move(path)), file_(std::move(file)), bytes_(bytes) {}

    FileResult<void> append(std::string_view bytes) override {
        if (const auto written = platform::write_all(file_, bytes); !written) {
            return FileError{"write", path_, written.error()};
        }
        bytes_ += bytes.size();
        return {};
    }
    FileResult<void> sync() override { return as_result(platform::sync_bytes(file_), "sync", path_); }

    FileResult<void> check_place() const override {
        const auto named = platform::facts_of(path_);
        const auto opened = platform::facts_of(file_);
        if (named && opened && named->device == opened->device && named->number == opened->number &&
            opened->bytes == bytes_) {
            return {};
        }
        return FileError{"keep", path_, make_error_code(FileFault::Replaced)};
    }

  private:
    fs::path path_;
    platform::OpenFile file_;
    std::uint64_t bytes_;
};

/// A lock of the open file, which vanishes when the process ends in any way.
class HeldLock final : public FileLock {
  public:
    explicit HeldLock(platform::OpenFile file) : file_(std::move(file)) {}

  private:
    platform::OpenFile file_;
};

}  // namespace

bool RealDisk::exists(const fs::path& path) {
    std::error_code ignored;
    return fs::exists(path, ignored);
}

FileResult<std::optional<std::string>> RealDisk::read(const fs::path& path, std::size_t max_bytes) {
    constexpr std::size_t block = 65536;
    const auto file = open_to_read(path, max_bytes);
    if (!file) {
        return file.error();
    }
    if (*file == nullptr) {
        return std::optional<std::string>();
    }
    std::string bytes;
    std::size_t got = block;
    while (got > 0) {
        const std::size_t before = bytes.size();
        bytes.resize(before + block);
        const auto count = (*file)->read(std::span(bytes).subspan(before));
        if (!count) {
            return count.error();
        }
        got = *count;
        bytes.resize(before + got);
    }
    return std::optional(std::move(bytes));
}

FileResult<std::unique_ptr<ReadFile>> RealDisk::open_to_read(const fs::path& path, std::size_t max_bytes) {
    auto opened = platform::open_to_read(path);
    if (!opened) {
        return is_missing(opened.error()) ? FileResult<std::unique_ptr<ReadFile>>(std::unique_ptr<ReadFile>())
                                          : FileError{"read", path, opened.error()};
    }
    auto file = std::make_unique<OpenedFile>(path, *std::move(opened), max_bytes);
    if (const auto checked = file->check(); !checked) {
        return checked.error();
    }
    return std::unique_ptr<ReadFile>(std::move(file));
}

FileResult<void> RealDisk::write_and_sync(const fs::path& path, std::string_view bytes) {
    auto file = platform::make_anew(path);
    platform::Outcome<void> done = file ? platform::write_all(*file, bytes) : file.error();
    // A failed sync is never repeated: the system may have dropped the bytes and would then report success.
    if (done) {
        done = platform::sync_all(*file);
    }
    if (done) {
        done = file->close();
    }
    return as_result(done, "write", path);
}

FileResult<void> RealDisk::rename(const fs::path& from, const fs::path& to) {
    return as_result(platform::replace(from, to), "rename", from);
}

FileResult<void> RealDisk::remove(const fs::path& path) {
    const auto removed = platform::remove_file(path);
    return !removed && is_missing(removed.error()) ? FileResult<void>() : as_result(removed, "remove", path);
}

FileKind RealDisk::kind(const fs::path& path) {
    const auto facts = platform::facts_of(path);
    return facts ? facts->kind : FileKind::None;
}

FileResult<void> RealDisk::remove_folder(const fs::path& folder) {
    return as_result(platform::remove_folder(folder), "remove", folder);
}

FileResult<void> RealDisk::sync_folder(const fs::path& folder) {
    return as_result(platform::sync_folder(folder), "sync", folder);
}

FileResult<void> RealDisk::make_folder(const fs::path& folder) {
    std::error_code error;
    if (folder.empty() || fs::is_directory(folder, error)) {
        return {};
    }
    if (auto made = make_folder(folder.parent_path()); !made) {
        return made;
    }
    const auto made = platform::make_folder(folder);
    if (!made && !fs::is_directory(folder, error)) {
        return FileError{"make the folder", folder, made.error()};
    }
    return sync_folder(folder.has_parent_path() ? folder.parent_path() : fs::path("."));
}

FileResult<std::vector<std::string>> RealDisk::list(const fs::path& folder) {
    auto names = platform::names_in(folder);
    if (!names) {
        return is_missing(names.error()) ? FileResult<std::vector<std::string>>(std::vector<std::string>())
                                         : FileError{"list", folder, names.error()};
    }
    std::ranges::sort(*names);
    return *std::move(names);
}

FileResult<std::unique_ptr<AppendedFile>> RealDisk::open_to_append(const fs::path& path) {
    auto file = platform::open_to_append(path);
    if (!file) {
        return FileError{"write", path, file.error()};
    }
    const auto facts = platform::facts_of(*file);
    if (!facts || facts->kind != FileKind::Regular) {
        return not_regular("write", path);
    }
    return std::make_unique<GrowingFile>(path, *std::move(file), facts->bytes);
}

FileResult<std::unique_ptr<FileLock>> RealDisk::lock(const fs::path& path) {
    auto file = platform::open_to_lock(path);
    if (!file) {
        return FileError{"lock", path, file.error()};
    }
    if (const auto locked = platform::lock(*file); !locked) {
        return FileError{"lock", path, locked.error()};
    }
    return std::make_unique<HeldLock>(*std::move(file));
}

}  // namespace torchwake::save
