#include "platform/base_folder.hpp"
#include "platform/system_files.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <memory>

#define WIN32_LEAN_AND_MEAN
#ifndef NOMINMAX  // mingw's standard library defines it
#define NOMINMAX
#endif
#include <windows.h>

namespace torchwake::save::platform {
namespace {

namespace fs = std::filesystem;

/// As on other systems, an open file can be read, written to, renamed and removed by others.
constexpr DWORD shared_with_all = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

boost::system::error_code code_of(DWORD error) {
    return {static_cast<int>(error), boost::system::system_category()};
}

boost::system::error_code last_error() {
    return code_of(::GetLastError());
}

Outcome<void> outcome(BOOL succeeded) {
    return succeeded != FALSE ? Outcome<void>() : last_error();
}

HANDLE handle_of(const OpenFile& file) {
    return reinterpret_cast<HANDLE>(file.number());
}

Outcome<OpenFile> open(const fs::path& path, DWORD access, DWORD disposition, DWORD flags = 0) {
    const HANDLE file = ::CreateFileW(path.c_str(), access, shared_with_all, nullptr, disposition,
                                      FILE_ATTRIBUTE_NORMAL | flags, nullptr);
    if (file == INVALID_HANDLE_VALUE) {
        return last_error();
    }
    return OpenFile(reinterpret_cast<std::intptr_t>(file));
}

/// Links are reparse points, but so are files that a service keeps elsewhere.
bool is_link(HANDLE file) {
    FILE_ATTRIBUTE_TAG_INFO info{};
    return ::GetFileInformationByHandleEx(file, FileAttributeTagInfo, &info, sizeof info) != FALSE &&
           (info.FileAttributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0 &&
           IsReparseTagNameSurrogate(info.ReparseTag);
}

FileKind kind_of(HANDLE file, DWORD attributes) {
    if (::GetFileType(file) != FILE_TYPE_DISK || is_link(file)) {
        return FileKind::Other;
    }
    return (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0 ? FileKind::Folder : FileKind::Regular;
}

constexpr std::uint64_t joined(DWORD high, DWORD low) {
    return std::uint64_t{high} << 32U | low;
}

/// Also in UTF-8 where it is no valid UTF-16, with a sign in place of what is wrong.
std::string utf8(std::wstring_view name) {
    const int units = static_cast<int>(name.size());
    const int bytes = ::WideCharToMultiByte(CP_UTF8, 0, name.data(), units, nullptr, 0, nullptr, nullptr);
    std::string text(static_cast<std::size_t>(bytes), '\0');
    ::WideCharToMultiByte(CP_UTF8, 0, name.data(), units, text.data(), bytes, nullptr, nullptr);
    return text;
}

struct CloseSearch {
    using pointer = HANDLE;
    void operator()(HANDLE search) const { ::FindClose(search); }
};
using Search = std::unique_ptr<HANDLE, CloseSearch>;

}  // namespace

OpenFile::~OpenFile() {
    static_cast<void>(close());
}

Outcome<void> OpenFile::close() {
    const auto number = std::exchange(number_, none);
    return number == none ? Outcome<void>() : outcome(::CloseHandle(reinterpret_cast<HANDLE>(number)));
}

/// Folders are opened too, so that they are told from files that may not be read.
Outcome<OpenFile> open_to_read(const fs::path& path) {
    return open(path, GENERIC_READ, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS);
}

Outcome<OpenFile> open_to_append(const fs::path& path) {
    auto file = open(path, FILE_APPEND_DATA | FILE_READ_ATTRIBUTES | SYNCHRONIZE, OPEN_ALWAYS,
                     FILE_FLAG_OPEN_REPARSE_POINT);
    if (file && is_link(handle_of(*file))) {
        return make_error_code(FileFault::NotRegular);
    }
    return file;
}

Outcome<OpenFile> open_to_lock(const fs::path& path) {
    auto file = open(path, GENERIC_READ, OPEN_ALWAYS, FILE_FLAG_OPEN_REPARSE_POINT);
    if (file && is_link(handle_of(*file))) {
        return make_error_code(FileFault::NotRegular);
    }
    return file;
}

Outcome<OpenFile> make_anew(const fs::path& path) {
    constexpr int tries = 8;  // another process may make it as often meanwhile
    for (int attempt = 1;; ++attempt) {
        if (::DeleteFileW(path.c_str()) == FALSE && ::GetLastError() != ERROR_FILE_NOT_FOUND) {
            return last_error();
        }
        auto file = open(path, GENERIC_WRITE, CREATE_NEW);
        if (file || file.error().value() != ERROR_FILE_EXISTS || attempt == tries) {
            return file;
        }
    }
}

Outcome<FileFacts> facts_of(const OpenFile& file) {
    BY_HANDLE_FILE_INFORMATION info{};
    if (::GetFileInformationByHandle(handle_of(file), &info) == FALSE) {
        return last_error();
    }
    return FileFacts{kind_of(handle_of(file), info.dwFileAttributes),
                     joined(info.nFileSizeHigh, info.nFileSizeLow), info.dwVolumeSerialNumber,
                     joined(info.nFileIndexHigh, info.nFileIndexLow)};
}

Outcome<FileFacts> facts_of(const fs::path& path) {
    const auto file = open(path, FILE_READ_ATTRIBUTES, OPEN_EXISTING,
                           FILE_FLAG_BACKUP_SEMANTICS | FILE_FLAG_OPEN_REPARSE_POINT);
    return file ? facts_of(*file) : file.error();
}

Outcome<std::size_t> read(const OpenFile& file, std::span<char> into) {
    const auto most =
        static_cast<DWORD>(std::min<std::size_t>(into.size(), std::numeric_limits<DWORD>::max()));
    DWORD got = 0;
    if (::ReadFile(handle_of(file), into.data(), most, &got, nullptr) == FALSE) {
        return last_error();
    }
    return std::size_t{got};
}

Outcome<void> go_to_last(const OpenFile& file, std::size_t bytes) {
    LARGE_INTEGER place{};
    if (::GetFileSizeEx(handle_of(file), &place) == FALSE) {
        return last_error();
    }
    place.QuadPart = std::cmp_less(bytes, place.QuadPart) ? place.QuadPart - static_cast<LONGLONG>(bytes) : 0;
    return outcome(::SetFilePointerEx(handle_of(file), place, nullptr, FILE_BEGIN));
}

Outcome<void> write_all(const OpenFile& file, std::string_view bytes) {
    constexpr std::size_t most = std::size_t{1} << 30U;  // the system counts in 32 bits
    while (!bytes.empty()) {
        DWORD written = 0;
        if (::WriteFile(handle_of(file), bytes.data(), static_cast<DWORD>(std::min(bytes.size(), most)),
                        &written, nullptr) == FALSE) {
            return last_error();
        }
        bytes.remove_prefix(written);
    }
    return {};
}

Outcome<void> sync_bytes(const OpenFile& file) {
    return sync_all(file);
}

Outcome<void> sync_all(const OpenFile& file) {
    return outcome(::FlushFileBuffers(handle_of(file)));
}

/// Others can't read what is locked here, so that a byte is locked that no file reaches.
Outcome<void> lock(const OpenFile& file) {
    OVERLAPPED place{};
    place.OffsetHigh = 0x40000000;
    if (::LockFileEx(handle_of(file), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &place) !=
        FALSE) {
        return {};
    }
    const DWORD error = ::GetLastError();
    return error == ERROR_LOCK_VIOLATION || error == ERROR_IO_PENDING
               ? make_error_code(boost::system::errc::resource_unavailable_try_again)
               : code_of(error);
}

/// Programs that look through new files, such as virus scanners, refuse a renaming for as long as they have
/// one open.
Outcome<void> replace(const fs::path& from, const fs::path& to) {
    constexpr int tries = 20;
    constexpr DWORD milliseconds_between = 10;
    for (int attempt = 1;; ++attempt) {
        if (::MoveFileExW(from.c_str(), to.c_str(), MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) !=
            FALSE) {
            return {};
        }
        const DWORD error = ::GetLastError();
        if ((error != ERROR_ACCESS_DENIED && error != ERROR_SHARING_VIOLATION) || attempt == tries) {
            return code_of(error);
        }
        ::Sleep(milliseconds_between);
    }
}

Outcome<void> remove_file(const fs::path& path) {
    return outcome(::DeleteFileW(path.c_str()));
}

Outcome<void> make_folder(const fs::path& folder) {
    return outcome(::CreateDirectoryW(folder.c_str(), nullptr));
}

Outcome<void> remove_folder(const fs::path& folder) {
    return outcome(::RemoveDirectoryW(folder.c_str()));
}

/// Folders can't be flushed. Renamings are written through, and the file system's journal keeps the order of
/// the rest.
Outcome<void> sync_folder(const fs::path& folder) {
    const auto facts = facts_of(folder);
    if (!facts) {
        return facts.error();
    }
    return facts->kind == FileKind::Folder ? Outcome<void>() : code_of(ERROR_DIRECTORY);
}

Outcome<std::vector<std::string>> names_in(const fs::path& folder) {
    const auto facts = facts_of(folder);
    if (!facts) {
        return facts.error();
    }
    if (facts->kind != FileKind::Folder) {
        return code_of(ERROR_DIRECTORY);
    }
    WIN32_FIND_DATAW found{};
    const HANDLE started = ::FindFirstFileW((folder / L"*").c_str(), &found);
    if (started == INVALID_HANDLE_VALUE) {
        return last_error();
    }
    const Search search(started);
    std::vector<std::string> names;
    do {
        const std::wstring_view name = found.cFileName;
        if (name != L"." && name != L"..") {
            names.push_back(utf8(name));
        }
    } while (::FindNextFileW(search.get(), &found) != FALSE);
    const DWORD end = ::GetLastError();
    return end == ERROR_NO_MORE_FILES ? Outcome<std::vector<std::string>>(std::move(names)) : code_of(end);
}

/// Options may follow a person to other machines; runs are large and locked, and stay on this one.
boost::system::result<Folders, FolderError> user_folders(const FolderQuestion& question) {
    const auto roaming = own_folder(question, "APPDATA");
    const auto local = own_folder(question, "LOCALAPPDATA");
    if (!roaming || !local) {
        return FolderError{
            "no folder for your files is known: APPDATA or LOCALAPPDATA is not set; name one with "
            "--user-dir"};
    }
    return Folders{*roaming, *local, *local};
}

}  // namespace torchwake::save::platform
