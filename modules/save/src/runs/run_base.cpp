#include "runs/run_files.hpp"

#include <torchwake/rules/turn.hpp>
#include <torchwake/save/snapshot.hpp>

#include <boost/system/errc.hpp>
#include <ranges>

#include <utility>
#include <variant>

namespace torchwake::save {
namespace {

namespace fs = std::filesystem;

/// The state hash after that many records; nothing if a command had begun there and not ended.
std::optional<std::uint64_t> hash_behind(const RunJournal& journal, std::int64_t records) {
    for (std::int64_t place = records; place > 0; --place) {
        const Record& record = journal.records[static_cast<std::size_t>(place - 1)];
        if (const auto* const ended = std::get_if<CommandEnded>(&record)) {
            return ended->hash;
        }
        if (is_command(record)) {
            return std::nullopt;
        }
    }
    return journal.header.start;
}

/// Reads one snapshot into the base. Returns false if an older one must be used.
bool read_snapshot(FilePort& files, const content::Catalog& catalog, const fs::path& path,
                   const RunJournal& journal, RunBase& base) {
    const std::string file = shown(path);
    const auto bytes = files.read(path, max_snapshot_bytes);
    if (!bytes && bytes.error().reason != boost::system::errc::file_too_large) {
        base.messages.push_back(to_string(bytes.error()));
        return false;
    }
    const auto refuse = [&](std::string why) {
        base.unusable.push_back(path.filename().string());
        base.messages.push_back(std::move(why) + "; the file is kept, and the journal has all that it had");
        return false;
    };
    if (!bytes) {
        return refuse(to_string(bytes.error()));
    }
    auto run = decode_run(catalog, bytes->value_or(std::string()), file);
    if (!run && run.error().fault == SnapshotFault::OtherVersion) {
        return false;  // the journal has everything that is in it
    }
    if (!run) {
        return refuse(run.error().message);
    }
    if (hash_behind(journal, base.records) != rules::state_hash({catalog, run->world})) {
        return refuse(file + ": it is not what the journal came to");
    }
    base.run = *std::move(run);
    return true;
}

/// Tells of a snapshot of which the journal has only the beginning, and how far the run had come in it.
std::string tell_ahead(FilePort& files, const content::Catalog& catalog, const fs::path& path,
                       std::int64_t records, const RunJournal& journal) {
    const auto bytes = files.read(path, max_snapshot_bytes);
    const auto run = decode_run(catalog, bytes ? bytes->value_or(std::string()) : std::string(), shown(path));
    const std::string turn = run ? " (up to turn " + std::to_string(run->world.run.turn) + ")" : "";
    return shown(path) + " stands for " + std::to_string(records) + " records" + turn +
           ", and the journal has only " + std::to_string(journal.records.size()) +
           ": what came behind them is lost; the file is kept";
}

}  // namespace

RunBase read_run_base(FilePort& files, const content::Catalog& catalog, const fs::path& folder,
                      const RunJournal& journal) {
    RunBase base;
    const auto names = files.list(folder);
    if (!names) {
        base.messages.push_back(to_string(names.error()));
        return base;
    }
    const std::vector<std::int64_t> snapshots = snapshot_records(*names);
    for (const std::int64_t records : std::views::reverse(snapshots)) {
        const fs::path path = folder / snapshot_name(records);
        if (records > std::ssize(journal.records)) {
            base.unusable.push_back(path.filename().string());
            base.messages.push_back(tell_ahead(files, catalog, path, records, journal));
            continue;
        }
        base.records = records;
        if (read_snapshot(files, catalog, path, journal, base)) {
            return base;
        }
    }
    base.records = 0;
    return base;
}

}  // namespace torchwake::save
