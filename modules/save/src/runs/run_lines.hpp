#pragma once

// The lines of a run's journal, put together from its parts.

#include "runs/run_files.hpp"

#include <boost/system/result.hpp>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace torchwake::save {

/// The parts of each line that its reader keeps.
enum class Kept : std::uint8_t { Records, Facts, Nothing };

/// The facts of a line that a list of runs needs. Its record may be unsound.
struct LineFacts {
    bool is_command = false;
    bool is_closed = false;
    std::unique_ptr<const std::string> score{};  ///< its JSON, if it is the last score of its part
};

/// How the lines of a journal are read.
struct Reading {
    const content::Catalog* catalog = nullptr;
    Kept kept = Kept::Records;
    /// The number of first lines that were read before: their records are not read again, since record_chain
    /// tells whether they are the same.
    std::int64_t known = 0;
    bool chained = true;  ///< record_chain of each line is wanted
};

struct RunLines {
    RunJournal journal;  ///< its records only if they are kept
    std::vector<LineFacts> facts;
    std::int64_t count = 0;  ///< of all lines
    bool has_header = false;
    std::ptrdiff_t lost_commands = 0;  ///< behind the damage, at most
};

/// Errors: no part can be read, or one has another version, data or rules.
[[nodiscard]] boost::system::result<RunLines, RunError> read_lines(FilePort& files, Reading reading,
                                                                   const std::filesystem::path& folder);

}  // namespace torchwake::save
