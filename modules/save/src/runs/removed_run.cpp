#include "runs/removed_run.hpp"

#include "runs/run_files.hpp"

#include <torchwake/save/durable_file.hpp>
#include <torchwake/save/journal.hpp>

#include <algorithm>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::save {
namespace {

namespace fs = std::filesystem;

/// The files of a run's folder, by kind.
struct RunContents {
    std::vector<std::string> snapshots;  ///< including half-written ones
    std::vector<std::string> parts;      ///< in the order of their numbers
    bool only_those = true;              ///< besides the lock
};

/// True for a file that was being written when the process ended.
bool is_half_made(const std::string& name) {
    constexpr std::string_view suffix = ".new";
    const std::vector<std::string> whole{name.substr(0, name.size() - std::min(name.size(), suffix.size()))};
    return name.ends_with(suffix) && (!snapshot_records(whole).empty() || !part_numbers(whole).empty());
}

/// True for a snapshot of records that were taken back.
bool is_ahead(const std::string& name) {
    const std::size_t mark = name.find(".ahead");
    const std::vector<std::string> whole{name.substr(0, mark) + fs::path(name).extension().string()};
    return mark != std::string::npos && !snapshot_records(whole).empty();
}

RunContents contents_of(const std::vector<std::string>& names) {
    RunContents contents;
    for (const std::int64_t number : part_numbers(names)) {
        contents.parts.push_back(part_name(number));
    }
    for (const std::int64_t records : snapshot_records(names)) {
        contents.snapshots.push_back(snapshot_name(records));
    }
    std::ranges::copy_if(names, std::back_inserter(contents.snapshots),
                         [](const std::string& name) { return is_half_made(name) || is_ahead(name); });
    const auto has_lock = static_cast<std::size_t>(std::ranges::count(names, lock_name));
    contents.only_those = contents.parts.size() + contents.snapshots.size() + has_lock == names.size();
    return contents;
}

/// Errors: the first one; the files behind it stay.
FileResult<void> remove_all(FilePort& files, const fs::path& folder, const std::vector<std::string>& names) {
    for (const std::string& name : names) {
        if (auto removed = files.remove(folder / name); !removed) {
            return removed;
        }
    }
    return files.sync_folder(folder);
}

bool is_closed(const RunJournal& journal) {
    return journal.whole && !journal.damage && !journal.records.empty() &&
           std::holds_alternative<core::Boxed<Closed>>(journal.records.back());
}

/// Adds a part that stands for all others and says that the run is closed. Without it, a journal that has
/// lost its last parts would look like an open run.
FileResult<void> add_closed_part(FilePort& files, const fs::path& folder, const RunJournal& journal) {
    JournalHeader header = journal.header;
    header.first = 0;
    JournalWriter writer;
    std::string text = writer.header(header);
    text += writer.line(Closed{});
    return write_file_durably(files, folder / part_name(journal.last_part + 1), text);
}

FileResult<void> remove_journal(FilePort& files, const fs::path& folder, const RunContents& contents,
                                const RunJournal& journal) {
    std::string last = contents.parts.back();
    if (contents.parts.size() > 1) {
        if (auto added = add_closed_part(files, folder, journal); !added) {
            return added;
        }
        if (auto removed = remove_all(files, folder, contents.parts); !removed) {
            return removed;
        }
        last = part_name(journal.last_part + 1);
    }
    return remove_all(files, folder, {std::move(last)});
}

/// Removes a folder that holds only the lock of this process.
bool remove_lock_and_folder(FilePort& files, const fs::path& folder) {
    return files.remove(folder / lock_name) && files.remove_folder(folder);
}

}  // namespace

bool remove_closed_run(FilePort& files, const content::Catalog& catalog, const fs::path& folder) {
    if (files.kind(folder) != FileKind::Folder) {
        return false;
    }
    const auto lock = files.lock(folder / lock_name);
    const auto names = files.list(folder);
    const auto journal = read_run_journal(files, catalog, folder);
    if (!lock || !names || !journal || !is_closed(*journal)) {
        return false;
    }
    const RunContents contents = contents_of(*names);
    return contents.only_those && remove_all(files, folder, contents.snapshots) &&
           remove_journal(files, folder, contents, *journal) && remove_lock_and_folder(files, folder);
}

void remove_empty_run(FilePort& files, const fs::path& folder) {
    const auto has_lock_alone = [&] {
        const auto names = files.list(folder);
        return names && names->size() == 1 && names->front() == lock_name;
    };
    if (files.kind(folder) != FileKind::Folder || !has_lock_alone()) {
        return;
    }
    const auto lock = files.lock(folder / lock_name);
    if (lock && has_lock_alone()) {
        static_cast<void>(remove_lock_and_folder(files, folder));
    }
}

}  // namespace torchwake::save
