#pragma once

// The files of a run's folder, and how they are read. Nothing here changes them.

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
/// True if a file could not be locked because somebody else holds its lock.
[[nodiscard]] bool is_held(const FileError& error);

/// The highest number in the names of runs, parts and snapshots; higher ones are other people's files.
inline constexpr std::int64_t highest_number = 999'999'999'999;

/// "journal-1.log"
[[nodiscard]] std::string part_name(std::int64_t number);
/// "snapshot-250.save"
[[nodiscard]] std::string snapshot_name(std::int64_t records);

/// The numbers in the names of a folder's parts or snapshots, ascending.
[[nodiscard]] std::vector<std::int64_t> part_numbers(const std::vector<std::string>& names);
[[nodiscard]] std::vector<std::int64_t> snapshot_records(const std::vector<std::string>& names);

/// True for the name of a run's folder: [a-z0-9_]{1,48}.
[[nodiscard]] bool is_run_name(std::string_view name);
/// The number at the end of such a name; 0 if none.
[[nodiscard]] std::int64_t run_number(std::string_view name);
/// "ann_12"
[[nodiscard]] std::string run_name(std::string_view hero_name, std::int64_t number);

/// The name of a file in messages: with the folder of its run.
[[nodiscard]] std::string shown(const std::filesystem::path& path);

/// The journal of a run, assembled from its parts.
struct RunJournal {
    JournalHeader header;
    std::vector<Record> records{};      ///< empty if it was only checked
    std::vector<std::uint32_t> chain;   ///< record_chain of each
    std::int64_t last_part = 0;         ///< the highest number of a part, whatever its content
    std::uint32_t last_checksum = 0;    ///< of its last line, if the journal is whole
    std::size_t last_bytes = 0;         ///< of its text, if the journal is whole
    bool whole = false;                 ///< all of it is good, so that it can be continued
    std::optional<std::string> damage;  ///< the losses since the last part began

    [[nodiscard]] std::uint32_t last_chain() const { return chain.empty() ? 0 : chain.back(); }
};

/// Errors: no part can be read, or one has another version, data or rules.
[[nodiscard]] boost::system::result<RunJournal, RunError> read_run_journal(
    FilePort& files, const content::Catalog& catalog, const std::filesystem::path& folder);

/// Reads the journal and keeps no record of it, so that it takes little memory. The first `known` records are
/// not decoded: compare the chain to learn whether they are those that were read before. Errors: those of
/// read_run_journal().
[[nodiscard]] boost::system::result<RunJournal, RunError> check_run_journal(
    FilePort& files, const content::Catalog& catalog, const std::filesystem::path& folder, std::size_t known);

/// The newest good snapshot that the journal reaches.
struct RunBase {
    std::optional<SavedRun> run;  ///< nothing: the run's beginning
    std::int64_t records = 0;
    std::vector<std::string> unusable;  ///< file names
    std::vector<std::string> messages;
};

[[nodiscard]] RunBase read_run_base(FilePort& files, const content::Catalog& catalog,
                                    const std::filesystem::path& folder, const RunJournal& journal);

/// The state of a run, by the names of its files and the last line of its last part.
enum class RunState : std::uint8_t {
    Empty,  ///< it has no journal
    Open,   ///< also if its end can't be read
    Closed  ///< also if it can't be read with these data
};

/// Cost: a look at the folder, and a read of the last line, however long the run is.
[[nodiscard]] RunState state_of_run(FilePort& files, const std::filesystem::path& folder);

/// The entry of a run in a list; reads no more than needed. Nothing if the run has no journal.
[[nodiscard]] std::optional<RunSummary> summarize_run(FilePort& files, const content::Catalog& catalog,
                                                      const std::filesystem::path& folder);

}  // namespace torchwake::save
