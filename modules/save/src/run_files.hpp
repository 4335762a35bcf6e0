#pragma once

// What lies in a run's folder, and how it is read. Nothing here changes it.

#include <torchwake/save/file_port.hpp>
#include <torchwake/save/journal.hpp>
#include <torchwake/save/run_archive.hpp>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::save {

inline constexpr std::string_view lock_name = "lock";

/// "journal-1.log"
[[nodiscard]] std::string part_name(std::int64_t number);
/// "snapshot-250.save"
[[nodiscard]] std::string snapshot_name(std::int64_t records);

/// What names of a folder stand for: the numbers in them, ascending.
[[nodiscard]] std::vector<std::int64_t> part_numbers(const std::vector<std::string>& names);
[[nodiscard]] std::vector<std::int64_t> snapshot_records(const std::vector<std::string>& names);

/// A run's folder is named by [a-z0-9_]{1,48}.
[[nodiscard]] bool is_run_name(std::string_view name);
/// The number at the end of such a name; 0: none.
[[nodiscard]] std::int64_t run_number(std::string_view name);
/// "ann_12"
[[nodiscard]] std::string run_name(std::string_view hero_name, std::int64_t number);

/// The journal of a run, put together from its parts.
struct RunJournal {
    JournalHeader header;
    std::vector<Record> records;
    std::vector<std::uint32_t> chain;   ///< record_chain of each
    std::int64_t last_part = 0;         ///< the highest number of a part, whatever is in it
    std::uint32_t last_checksum = 0;    ///< what its last line begins with, where the journal is whole
    std::size_t last_bytes = 0;         ///< of its text, where the journal is whole
    bool whole = false;                 ///< it is all good, so that one can go on behind it
    std::optional<std::string> damage;  ///< what was lost since the last part was begun
};

/// Errors: no part can be read, or one is of another version, data or rules.
[[nodiscard]] boost::system::result<RunJournal, RunError> read_run_journal(
    FilePort& files, const content::Catalog& catalog, const std::filesystem::path& folder);

/// The newest good snapshot that the journal reaches.
struct RunBase {
    std::optional<SavedRun> run;  ///< nothing: the run's beginning
    std::int64_t records = 0;
    std::vector<std::string> unusable;  ///< file names
    std::vector<std::string> messages;
};

[[nodiscard]] RunBase read_run_base(FilePort& files, const content::Catalog& catalog,
                                    const std::filesystem::path& folder, const RunJournal& journal);

/// What a list says of a run, without reading more of it than is needed; nothing where it has no journal.
[[nodiscard]] std::optional<RunSummary> summarize_run(FilePort& files, const content::Catalog& catalog,
                                                      const std::filesystem::path& folder);

}  // namespace torchwake::save
