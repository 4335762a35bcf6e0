#include "recording.hpp"

#include <torchwake/save/capsule.hpp>
#include <torchwake/save/journal.hpp>
#include <torchwake/save/real_disk.hpp>

#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace torchwake::app {
namespace {

namespace fs = std::filesystem;
using RecordingResult = boost::system::result<save::StoredRun, save::RunError>;

RecordingResult read_folder(save::RealDisk& disk, const content::Catalog& catalog, const fs::path& folder) {
    auto run = save::RunArchive(disk, catalog, folder.parent_path(), false).read(folder.filename());
    if (!run) {
        return run;
    }
    run->base.reset();
    run->base_records = 0;
    return run;
}

RecordingResult read_journal(const content::Catalog& catalog, std::string_view text,
                             const std::string& file) {
    auto journal = save::read_journal(catalog, text, file);
    if (!journal) {
        return save::RunError{journal.error().message};
    }
    if (journal->header.first != 0) {
        return save::RunError{file + ": it is a later part of a journal; give its folder"};
    }
    save::StoredRun run;
    run.header = std::move(journal->header);
    run.records = std::move(journal->records);
    run.message = std::move(journal->damage);
    return run;
}

RecordingResult read_capsule(const content::Catalog& catalog, std::string_view text,
                             const std::string& file) {
    auto capsule = save::read_capsule(catalog, text, file);
    if (!capsule) {
        return save::RunError{capsule.error().message};
    }
    save::StoredRun run;
    run.header = std::move(capsule->header);
    run.records = std::move(capsule->records);
    return run;
}

RecordingResult read_file(save::RealDisk& disk, const content::Catalog& catalog, const fs::path& path) {
    static_assert(save::max_capsule_bytes == save::max_journal_bytes);
    const auto text = disk.read(path, save::max_journal_bytes);
    if (!text) {
        return save::RunError{to_string(text.error())};
    }
    if (!*text) {
        return save::RunError{path.string() + ": there is no such file"};
    }
    return save::looks_like_capsule(**text) ? read_capsule(catalog, **text, path.string())
                                            : read_journal(catalog, **text, path.string());
}

}  // namespace

fs::path runs_folder(const save::Folders& folders) {
    return folders.data / "runs";
}

fs::path find_recording(const fs::path& named, const save::Folders& folders) {
    std::error_code unreachable;
    const bool is_path = fs::exists(named, unreachable);
    const fs::path path = is_path ? fs::absolute(named, unreachable) : runs_folder(folders) / named;
    const fs::path plain = path.lexically_normal();
    return plain.has_filename() ? plain : plain.parent_path();
}

RecordingResult read_recording(const content::Catalog& catalog, const fs::path& path) {
    save::RealDisk disk;
    std::error_code unreachable;
    return fs::is_directory(path, unreachable) ? read_folder(disk, catalog, path)
                                               : read_file(disk, catalog, path);
}

}  // namespace torchwake::app
