#include <torchwake/save/durable_file.hpp>

#include <boost/system/errc.hpp>

#include <algorithm>
#include <string>

namespace torchwake::save {
namespace {

namespace fs = std::filesystem;

fs::path with_suffix(const fs::path& path, std::string_view suffix) {
    return path.string() + std::string(suffix);
}

/// Removes the half-written file. One that stays does no harm, because its name is never read.
FileError abandon(FilePort& files, const fs::path& temporary, const FileError& error) {
    static_cast<void>(files.remove(temporary));
    return error;
}

/// Replaces a file in a folder that exists.
FileResult<void> replace_file(FilePort& files, const fs::path& path, std::string_view bytes) {
    const fs::path temporary = with_suffix(path, ".new");
    if (const auto written = files.write_and_sync(temporary, bytes); !written) {
        return abandon(files, temporary, written.error());
    }
    if (const auto renamed = files.rename(temporary, path); !renamed) {
        return abandon(files, temporary, renamed.error());
    }
    return files.sync_folder(path.parent_path());
}

/// The kind of what a named file replaces: none or a regular file. Errors: anything else.
FileResult<FileKind> replaced_kind(FilePort& files, const fs::path& path) {
    const FileKind kind = files.kind(path);
    if (kind == FileKind::Folder) {
        return FileError{"write", path,
                         boost::system::errc::make_error_code(boost::system::errc::is_a_directory)};
    }
    if (kind == FileKind::Other) {
        return FileError{"write", path, make_error_code(FileFault::NotRegular)};
    }
    return kind;
}

}  // namespace

FileResult<void> write_file_durably(FilePort& files, const fs::path& path, std::string_view bytes) {
    if (auto made = files.make_folder(path.parent_path()); !made) {
        return made;
    }
    return replace_file(files, path, bytes);
}

FileResult<void> check_target(FilePort& files, const fs::path& path) {
    if (const auto kind = replaced_kind(files, path); !kind) {
        return kind.error();
    }
    const fs::path trial = with_suffix(path, ".new");
    if (const auto written = files.write_and_sync(trial, ""); !written) {
        return FileError{"write", path, written.error().reason};
    }
    return files.remove(trial);
}

FileResult<void> write_named_file(FilePort& files, const fs::path& path, std::string_view bytes) {
    if (const auto kind = replaced_kind(files, path); !kind) {
        return kind.error();
    }
    if (const auto replaced = replace_file(files, fs::absolute(path), bytes); !replaced) {
        return FileError{"write", path, replaced.error().reason};
    }
    return {};
}

FileResult<std::unique_ptr<AppendedFile>> begin_named_file(FilePort& files, const fs::path& path) {
    const auto kind = replaced_kind(files, path);
    if (!kind) {
        return kind.error();
    }
    if (*kind == FileKind::Regular) {
        if (const auto removed = files.remove(path); !removed) {
            return removed.error();
        }
    }
    return files.open_to_append(path);
}

FileResult<fs::path> set_aside(FilePort& files, const fs::path& path, std::string_view why) {
    constexpr int most = 1000;
    const std::string start = path.stem().string() + "." + std::string(why);
    const std::string extension = path.extension().string();
    for (int number = 1; number <= most; ++number) {
        const std::string count = number == 1 ? "" : "-" + std::to_string(number);
        const fs::path aside = path.parent_path() / (start + count + extension);
        if (files.exists(aside)) {
            continue;
        }
        if (const auto renamed = files.rename(path, aside); !renamed) {
            return renamed.error();
        }
        // Otherwise a file that takes its place could outlive a loss of power in which the new name is lost.
        if (const auto synced = files.sync_folder(path.parent_path()); !synced) {
            return synced.error();
        }
        return aside;
    }
    return FileError{"set aside", path,
                     boost::system::errc::make_error_code(boost::system::errc::file_exists)};
}

std::filesystem::path first_free_path(FilePort& files, const std::filesystem::path& folder,
                                      std::string_view start, std::size_t digits, std::string_view end) {
    for (std::size_t number = 1;; ++number) {
        std::string text = std::to_string(number);
        text.insert(0, digits - std::min(digits, text.size()), '0');
        std::filesystem::path path = folder / std::string(start).append(text).append(end);
        if (!files.exists(path)) {
            return path;
        }
    }
}

}  // namespace torchwake::save
