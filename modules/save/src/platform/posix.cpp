#include "platform/system_files.hpp"

#include <cerrno>
#include <cstdio>
#include <dirent.h>
#include <fcntl.h>
#include <memory>
#include <optional>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace torchwake::save::platform {
namespace {

namespace fs = std::filesystem;

constexpr mode_t owner_only_file = 0600;
constexpr mode_t owner_only_folder = 0700;

boost::system::error_code last_error() {
    return {errno, boost::system::system_category()};
}

int descriptor_of(const OpenFile& file) {
    return static_cast<int>(file.number());
}

/// Repeats a call that a signal interrupted. Returns its last result.
template <class Call>
auto retried(Call call) {
    auto result = call();
    while (result < 0 && errno == EINTR) {
        result = call();
    }
    return result;
}

Outcome<void> outcome(bool succeeded) {
    return succeeded ? Outcome<void>() : last_error();
}

Outcome<OpenFile> open(const fs::path& path, int flags) {
    const int number = retried([&] { return ::open(path.c_str(), flags | O_CLOEXEC, owner_only_file); });
    if (number < 0) {
        return last_error();
    }
    return OpenFile(number);
}

FileFacts facts_from(const struct stat& facts) {
    const FileKind no_folder = S_ISREG(facts.st_mode) ? FileKind::Regular : FileKind::Other;
    return {S_ISDIR(facts.st_mode) ? FileKind::Folder : no_folder, static_cast<std::uint64_t>(facts.st_size),
            static_cast<std::uint64_t>(facts.st_dev), static_cast<std::uint64_t>(facts.st_ino)};
}

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

OpenFile::~OpenFile() {
    static_cast<void>(close());
}

Outcome<void> OpenFile::close() {
    const auto number = std::exchange(number_, none);
    return outcome(number == none || ::close(static_cast<int>(number)) == 0);
}

Outcome<OpenFile> open_to_read(const fs::path& path) {
    return open(path, O_RDONLY | O_NONBLOCK);
}

Outcome<OpenFile> open_to_append(const fs::path& path) {
    auto file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK);
    if (!file && file.error().value() == ELOOP) {
        return make_error_code(FileFault::NotRegular);
    }
    return file;
}

Outcome<OpenFile> open_to_lock(const fs::path& path) {
    return open(path, O_RDONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK);
}

Outcome<OpenFile> make_anew(const fs::path& path) {
    constexpr int tries = 8;  // another process may make it as often meanwhile
    for (int attempt = 1;; ++attempt) {
        if (::unlink(path.c_str()) != 0 && errno != ENOENT) {
            return last_error();
        }
        auto file = open(path, O_WRONLY | O_CREAT | O_EXCL);
        if (file || file.error().value() != EEXIST || attempt == tries) {
            return file;
        }
    }
}

Outcome<FileFacts> facts_of(const OpenFile& file) {
    struct stat facts{};
    if (::fstat(descriptor_of(file), &facts) != 0) {
        return last_error();
    }
    return facts_from(facts);
}

Outcome<FileFacts> facts_of(const fs::path& path) {
    struct stat facts{};
    if (::lstat(path.c_str(), &facts) != 0) {
        return last_error();
    }
    return facts_from(facts);
}

Outcome<std::size_t> read(const OpenFile& file, std::span<char> into) {
    const ssize_t got = retried([&] { return ::read(descriptor_of(file), into.data(), into.size()); });
    if (got < 0) {
        return last_error();
    }
    return static_cast<std::size_t>(got);
}

Outcome<void> go_to_last(const OpenFile& file, std::size_t bytes) {
    const off_t size = ::lseek(descriptor_of(file), 0, SEEK_END);
    if (size < 0) {
        return last_error();
    }
    const off_t start = std::cmp_less(bytes, size) ? size - static_cast<off_t>(bytes) : 0;
    return outcome(::lseek(descriptor_of(file), start, SEEK_SET) >= 0);
}

Outcome<void> write_all(const OpenFile& file, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written =
            retried([&] { return ::write(descriptor_of(file), bytes.data(), bytes.size()); });
        if (written < 0) {
            return last_error();
        }
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return {};
}

Outcome<void> lock(const OpenFile& file) {
    return outcome(retried([&] { return ::flock(descriptor_of(file), LOCK_EX | LOCK_NB); }) == 0);
}

Outcome<void> replace(const fs::path& from, const fs::path& to) {
    return outcome(std::rename(from.c_str(), to.c_str()) == 0);
}

Outcome<void> remove_file(const fs::path& path) {
    return outcome(::unlink(path.c_str()) == 0);
}

Outcome<void> make_folder(const fs::path& folder) {
    return outcome(::mkdir(folder.c_str(), owner_only_folder) == 0);
}

Outcome<void> remove_folder(const fs::path& folder) {
    return outcome(::rmdir(folder.c_str()) == 0);
}

Outcome<void> sync_folder(const fs::path& folder) {
    const auto opened = open(folder, O_RDONLY | O_DIRECTORY);
    return opened ? sync_all(*opened) : opened.error();
}

Outcome<std::vector<std::string>> names_in(const fs::path& folder) {
    // The standard library's folder iterator ends the program if it gets no memory.
    const OpenFolder opened(::opendir(folder.c_str()));
    if (!opened) {
        return last_error();
    }
    std::vector<std::string> names;
    while (auto name = next_name(*opened)) {
        names.push_back(*std::move(name));
    }
    if (errno != 0) {
        return last_error();
    }
    return names;
}

}  // namespace torchwake::save::platform
