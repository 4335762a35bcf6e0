#include "files/recording.hpp"

#include <torchwake/content/plain_path.hpp>
#include <torchwake/save/capsule.hpp>
#include <torchwake/save/journal.hpp>
#include <torchwake/save/real_disk.hpp>

#include <array>
#include <string>
#include <system_error>
#include <utility>

namespace torchwake::app {
namespace {

namespace fs = std::filesystem;
using RecordingResult = boost::system::result<save::StoredRun, save::RunError>;

RecordingResult read_folder(save::RealDisk& disk, const content::Catalog& catalog, const fs::path& folder) {
    auto run = save::RunArchive(disk, catalog, folder.parent_path(), false).read(folder.filename().string());
    if (!run) {
        return run;
    }
    run->base.reset();
    run->base_records = 0;
    return run;
}

RecordingResult read_journal(save::RealDisk& disk, const content::Catalog& catalog, const fs::path& path) {
    auto journal = save::read_journal_file(disk, catalog, path);
    if (!journal) {
        return save::RunError{journal.error().message};
    }
    if (journal->header.first != 0) {
        return save::RunError{path.string() + ": it is a later part of a journal; give its folder"};
    }
    save::StoredRun run;
    run.header = std::move(journal->header);
    run.records = std::move(journal->records);
    run.message = std::move(journal->damage);
    return run;
}

RecordingResult read_capsule(save::RealDisk& disk, const content::Catalog& catalog, const fs::path& path) {
    const auto text = disk.read(path, save::max_capsule_bytes);
    if (!text) {
        return save::RunError{to_string(text.error())};
    }
    auto capsule = save::read_capsule(catalog, text->value_or(""), path.string());
    if (!capsule) {
        return save::RunError{capsule.error().message};
    }
    save::StoredRun run;
    run.header = std::move(capsule->header);
    run.records = std::move(capsule->records);
    return run;
}

RecordingResult read_file(save::RealDisk& disk, const content::Catalog& catalog, const fs::path& path) {
    const auto file = disk.open_to_read(path, save::max_journal_bytes);
    if (!file) {
        return save::RunError{to_string(file.error())};
    }
    if (*file == nullptr) {
        return save::RunError{path.string() + ": there is no such file"};
    }
    std::array<char, 256> beginning{};
    const auto got = (*file)->read(beginning);
    if (!got) {
        return save::RunError{to_string(got.error())};
    }
    return save::looks_like_capsule({beginning.data(), *got}) ? read_capsule(disk, catalog, path)
                                                              : read_journal(disk, catalog, path);
}

}  // namespace

fs::path runs_folder(const save::Folders& folders) {
    return folders.data / "runs";
}

fs::path find_recording(const fs::path& named, const save::Folders& folders) {
    std::error_code unreachable;
    const bool is_path = fs::exists(named, unreachable);
    return content::plain_path(is_path ? fs::absolute(named, unreachable) : runs_folder(folders) / named);
}

RecordingResult read_recording(const content::Catalog& catalog, const fs::path& path) {
    save::RealDisk disk;
    std::error_code unreachable;
    return fs::is_directory(path, unreachable) ? read_folder(disk, catalog, path)
                                               : read_file(disk, catalog, path);
}

}  // namespace torchwake::app
