// The only code of the libraries with system calls for files, because only those say when bytes are safe.

#include <torchwake/save/real_disk.hpp>

#include <boost/system/errc.hpp>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <dirent.h>
#include <fcntl.h>
#include <memory>
#include <optional>
#include <span>
#include <sys/file.h>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace torchwake::save {
namespace {

namespace fs = std::filesystem;

constexpr mode_t owner_only_file = 0600;

FileError last_error(std::string_view operation, const fs::path& path) {
    return {operation, path, boost::system::error_code(errno, boost::system::system_category())};
}

/// An open file that its destructor closes.
class Descriptor {
  public:
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() { close(); }

    [[nodiscard]] bool open() const { return number_ >= 0; }
    [[nodiscard]] int number() const { return number_; }
    /// Returns false if the system reports only now that writing failed.
    bool close() {
        const int number = std::exchange(number_, -1);
        return number < 0 || ::close(number) == 0;
    }

  private:
    int number_;
};

/// Repeats a call that a signal interrupted. Returns its last result.
template <class Call>
auto retried(Call call) {
    auto result = call();
    while (result < 0 && errno == EINTR) {
        result = call();
    }
    return result;
}

bool write_all(int file, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = retried([&] { return ::write(file, bytes.data(), bytes.size()); });
        if (written < 0) {
            return false;
        }
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

FileError not_regular(std::string_view operation, const fs::path& path) {
    return {operation, path, make_error_code(FileFault::NotRegular)};
}

FileError refused(std::string_view operation, const fs::path& path, boost::system::errc::errc_t why) {
    return {operation, path, boost::system::errc::make_error_code(why)};
}

/// A descriptor of a new file in place of one of that name; -1 with errno. What is made anew is no link that
/// somebody laid, and nobody else has it open.
int make_anew(const fs::path& path) {
    constexpr int tries = 8;  // another process may make it as often meanwhile
    int file = -1;
    for (int attempt = 0; attempt < tries && file < 0; ++attempt) {
        if (::unlink(path.c_str()) != 0 && errno != ENOENT) {
            return -1;
        }
        file = retried(
            [&] { return ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, owner_only_file); });
        if (file < 0 && errno != EEXIST) {
            return -1;
        }
    }
    return file;
}

class OpenedFile final : public ReadFile {
  public:
    /// O_NONBLOCK, because opening a named pipe would wait for a writer for ever.
    OpenedFile(const fs::path& path, std::size_t max_bytes)
        : path_(path),
          file_(retried([&] { return ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK); })),
          allowed_(max_bytes) {}
    [[nodiscard]] bool open() const { return file_.open(); }

    /// Errors: no regular file, or too many bytes.
    [[nodiscard]] FileResult<void> check() const {
        struct stat facts{};
        if (::fstat(file_.number(), &facts) != 0) {
            return last_error("read", path_);
        }
        if (!S_ISREG(facts.st_mode)) {
            return not_regular("read", path_);
        }
        if (std::cmp_greater(facts.st_size, allowed_)) {
            return refused("read", path_, boost::system::errc::file_too_large);
        }
        return {};
    }
    FileResult<std::size_t> read(std::span<char> into) override {
        const ssize_t got = retried([&] { return ::read(file_.number(), into.data(), into.size()); });
        if (got < 0) {
            return last_error("read", path_);
        }
        const auto count = static_cast<std::size_t>(got);
        if (count > allowed_) {
            return refused("read", path_, boost::system::errc::file_too_large);
        }
        allowed_ -= count;
        return count;
    }
    FileResult<void> go_to_last(std::size_t bytes) override {
        const off_t size = ::lseek(file_.number(), 0, SEEK_END);
        const auto last =
            static_cast<off_t>(std::min(bytes, static_cast<std::size_t>(std::max<off_t>(size, 0))));
        if (size < 0 || ::lseek(file_.number(), size - last, SEEK_SET) < 0) {
            return last_error("read", path_);
        }
        allowed_ = bytes;
        return {};
    }

  private:
    fs::path path_;
    Descriptor file_;
    std::size_t allowed_;  ///< bytes left
};

class GrowingFile final : public AppendedFile {
  public:
    GrowingFile(int number, fs::path path) : file_(number), path_(std::move(path)) {}
    [[nodiscard]] bool open() const { return file_.open(); }
    /// Notes the length of the file. Returns false if it is no regular file.
    [[nodiscard]] bool measure() {
        struct stat facts{};
        const bool regular = ::fstat(file_.number(), &facts) == 0 && S_ISREG(facts.st_mode);
        bytes_ = facts.st_size;
        return regular;
    }

    FileResult<void> append(std::string_view bytes) override {
        if (!write_all(file_.number(), bytes)) {
            return last_error("write", path_);
        }
        bytes_ += static_cast<off_t>(bytes.size());
        return {};
    }
    FileResult<void> sync() override {
        return ::fdatasync(file_.number()) == 0 ? FileResult<void>() : last_error("sync", path_);
    }

    FileResult<void> check_place() const override {
        struct stat named{};
        struct stat opened{};
        const bool found = ::lstat(path_.c_str(), &named) == 0 && ::fstat(file_.number(), &opened) == 0;
        if (found && named.st_dev == opened.st_dev && named.st_ino == opened.st_ino &&
            opened.st_size == bytes_) {
            return {};
        }
        return FileError{"keep", path_, make_error_code(FileFault::Replaced)};
    }

  private:
    Descriptor file_;
    fs::path path_;
    off_t bytes_ = 0;
};

/// A lock of the open file, which vanishes when the process ends in any way.
class HeldLock final : public FileLock {
  public:
    explicit HeldLock(int number) : file_(number) {}
    [[nodiscard]] bool open() const { return file_.open(); }
    [[nodiscard]] bool take() const {
        return retried([this] { return ::flock(file_.number(), LOCK_EX | LOCK_NB); }) == 0;
    }

  private:
    Descriptor file_;
};

struct CloseFolder {
    void operator()(DIR* folder) const { ::closedir(folder); }
};
using OpenFolder = std::unique_ptr<DIR, CloseFolder>;

/// The next name in a folder except "." and ".."; nothing, with errno, if there is none.
std::optional<std::string> next_name(DIR& folder) {
    errno = 0;
    while (const dirent* const entry = ::readdir(&folder)) {
        const std::string_view name = entry->d_name;
        if (name != "." && name != "..") {
            return std::string(name);
        }
    }
    return std::nullopt;
}

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
    auto file = std::make_unique<OpenedFile>(path, max_bytes);
    if (!file->open()) {
        if (errno == ENOENT) {
            return std::unique_ptr<ReadFile>();
        }
        return last_error("read", path);
    }
    if (const auto checked = file->check(); !checked) {
        return checked.error();
    }
    return std::unique_ptr<ReadFile>(std::move(file));
}

FileResult<void> RealDisk::write_and_sync(const fs::path& path, std::string_view bytes) {
    Descriptor file(make_anew(path));
    // A failed sync is never repeated: the system may have dropped the bytes and would then report success.
    if (!file.open() || !write_all(file.number(), bytes) || ::fsync(file.number()) != 0 || !file.close()) {
        return last_error("write", path);
    }
    return {};
}

FileResult<void> RealDisk::rename(const fs::path& from, const fs::path& to) {
    if (std::rename(from.c_str(), to.c_str()) != 0) {
        return last_error("rename", from);
    }
    return {};
}

FileResult<void> RealDisk::remove(const fs::path& path) {
    if (::unlink(path.c_str()) != 0 && errno != ENOENT) {
        return last_error("remove", path);
    }
    return {};
}

FileKind RealDisk::kind(const fs::path& path) {
    struct stat facts{};
    if (::lstat(path.c_str(), &facts) != 0) {
        return FileKind::None;
    }
    const FileKind no_folder = S_ISREG(facts.st_mode) ? FileKind::Regular : FileKind::Other;
    return S_ISDIR(facts.st_mode) ? FileKind::Folder : no_folder;
}

FileResult<void> RealDisk::remove_folder(const fs::path& folder) {
    if (::rmdir(folder.c_str()) != 0) {
        return last_error("remove", folder);
    }
    return {};
}

FileResult<void> RealDisk::sync_folder(const fs::path& folder) {
    const Descriptor opened(
        retried([&] { return ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC); }));
    if (!opened.open() || ::fsync(opened.number()) != 0) {
        return last_error("sync", folder);
    }
    return {};
}

FileResult<void> RealDisk::make_folder(const fs::path& folder) {
    std::error_code error;
    if (folder.empty() || fs::is_directory(folder, error)) {
        return {};
    }
    if (auto made = make_folder(folder.parent_path()); !made) {
        return made;
    }
    if (!fs::create_directory(folder, error) && error) {
        return FileError{"make the folder", folder, error};
    }
    return sync_folder(folder.has_parent_path() ? folder.parent_path() : fs::path("."));
}

FileResult<std::vector<std::string>> RealDisk::list(const fs::path& folder) {
    // The standard library's folder iterator ends the program if it gets no memory.
    const OpenFolder opened(::opendir(folder.c_str()));
    if (!opened && errno != ENOENT) {
        return last_error("list", folder);
    }
    std::vector<std::string> names;
    while (const auto name = opened ? next_name(*opened) : std::nullopt) {
        names.push_back(*name);
    }
    if (opened && errno != 0) {
        return last_error("list", folder);
    }
    std::ranges::sort(names);
    return names;
}

FileResult<std::unique_ptr<AppendedFile>> RealDisk::open_to_append(const fs::path& path) {
    constexpr int flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;
    const int number = retried([&] { return ::open(path.c_str(), flags, owner_only_file); });
    auto file = std::make_unique<GrowingFile>(number, path);
    if (!file->open()) {
        return errno == ELOOP ? not_regular("write", path) : last_error("write", path);
    }
    if (!file->measure()) {
        return not_regular("write", path);
    }
    return std::unique_ptr<AppendedFile>(std::move(file));
}

FileResult<std::unique_ptr<FileLock>> RealDisk::lock(const fs::path& path) {
    // Opened for reading only, so that a run on a disk that became read-only can still be locked.
    constexpr int flags = O_RDONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;
    const int number = retried([&] { return ::open(path.c_str(), flags, owner_only_file); });
    auto held = std::make_unique<HeldLock>(number);
    if (!held->open() || !held->take()) {
        return last_error("lock", path);
    }
    return std::unique_ptr<FileLock>(std::move(held));
}

}  // namespace torchwake::save
