#pragma once

// The folder of a run that is played: how it is claimed, and how a snapshot comes into it.

#include <torchwake/save/file_port.hpp>
#include <torchwake/save/run_archive.hpp>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::save {

/// The place of a run. What it refers to must outlive the run.
struct RunPlace {
    FilePort* files = nullptr;
    const content::Catalog* catalog = nullptr;
    std::filesystem::path folder;  ///< of all runs
    std::size_t max_part_bytes = default_part_bytes;
};

/// The folder of a run, locked by this process.
struct HeldFolder {
    std::string name;
    std::unique_ptr<FileLock> lock;
    std::int64_t last_part = 0;           ///< the highest number of a part
    std::vector<std::int64_t> snapshots;  ///< the number of records that each covers, ascending
    std::size_t records = 0;              ///< the length of the journal
    std::vector<std::uint32_t> chain;     ///< record_chain of each
    std::size_t last_bytes = 0;           ///< of the last part
    /// The checksum of the last line of the last part, if the journal is whole.
    std::optional<std::uint32_t> last_checksum;
};

/// Finds a free name for a new run, makes its folder and locks it.
[[nodiscard]] FileResult<void> claim_folder(const RunPlace& place, const std::string& hero_name,
                                            HeldFolder& held);

/// Writes the state of a run after that many records, and reads it back. Errors: also that of a disk that
/// kept other bytes; the file is removed then.
[[nodiscard]] FileResult<void> store_snapshot(const RunPlace& place, const std::filesystem::path& folder,
                                              const SavedRun& run, std::int64_t records);

}  // namespace torchwake::save
