#pragma once

// A bug capsule: one JSON document that lets others replay what happened in a run.
//
//   {
//     "format": "torchwake-capsule",
//     "version": 1,
//     "game": "0.1.0",
//     "options": {"scale": 0, ...},
//     "awaiting": "play/menu",
//     "fault": "broken precondition: count > 0, at pack.cpp:12 in take",
//     "log": [
//       "You see a rat."
//     ],
//     "journal": [
//       "6b1f0c52 {\"format\":\"torchwake-journal\",\"version\":1,...}",
//       "0d1c84ab {\"do\":\"walk\",\"to\":\"east\"}"
//     ]
//   }
//
// 1. It is accepted or refused as a whole. The lines of the journal have their checksums, and its header has
//    seed, rules, data and hero. Only a capsule that was written because the program failed has a fault.
// 2. It goes to strangers, so it names no file and no folder of the player's.

#include <torchwake/content/catalog.hpp>
#include <torchwake/save/journal.hpp>
#include <torchwake/save/options.hpp>
#include <torchwake/save/record.hpp>

#include <boost/system/result.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::save {

/// The version that is written; no other one is read.
inline constexpr std::int64_t capsule_version = 1;
/// The greatest size of a capsule's text.
inline constexpr std::size_t max_capsule_bytes = max_journal_bytes;
/// The usual number of log lines in a capsule.
inline constexpr std::size_t capsule_log_lines = 40;
inline constexpr std::size_t max_capsule_log_bytes = std::size_t{64} * 1024;  ///< one more for each line

/// The content of a capsule.
struct Capsule {
    JournalHeader header;          ///< of the run, as its journal has it
    std::vector<Record> records;   ///< the whole run
    Options options;               ///< of the player when the capsule was written
    std::string awaiting;          ///< the open scopes; empty: unknown
    std::vector<std::string> log;  ///< the end of the message log, oldest first
    std::string fault{};           ///< the error of the program that ended the game; empty: none
};

/// Leaves out what log lines say of files, the name of the file of record, and the oldest lines of a log that
/// is too long. Nothing if the text would be longer than its limit.
[[nodiscard]] std::optional<std::string> write_capsule(const Capsule& capsule);

/// True if a text may be a capsule, and is no journal.
[[nodiscard]] bool looks_like_capsule(std::string_view text);

/// Errors: those of a journal, with the place in the file; for a line of the journal "file, /journal:3".
/// Cost: linear; memory for the records, the log and 1 MiB for the rest.
[[nodiscard]] boost::system::result<Capsule, JournalError> read_capsule(const content::Catalog& catalog,
                                                                        std::string_view text,
                                                                        std::string_view file);

}  // namespace torchwake::save
