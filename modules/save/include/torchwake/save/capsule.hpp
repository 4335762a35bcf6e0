#pragma once

// A bug capsule: one JSON document with all that is needed to see again what happened in a run.
//
//   {
//     "format": "torchwake-capsule",
//     "version": 1,
//     "game": "0.1.0",
//     "options": {"scale": 0, ...},
//     "awaiting": "play/menu",
//     "log": [
//       "You see a rat."
//     ],
//     "journal": [
//       "6b1f0c52 {\"format\":\"torchwake-journal\",\"version\":1,...}",
//       "0d1c84ab {\"do\":\"walk\",\"to\":\"east\"}"
//     ]
//   }
//
// 1. It is good as a whole or refused as a whole. The lines of the journal have their checksums, and seed,
//    rules, data and hero stand in its header.
// 2. It goes to strangers: it names no file of the player's and no folder.

#include <torchwake/content/catalog.hpp>
#include <torchwake/save/journal.hpp>
#include <torchwake/save/options.hpp>
#include <torchwake/save/record.hpp>

#include <boost/system/result.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::save {

inline constexpr std::int64_t capsule_version = 1;
inline constexpr std::size_t max_capsule_bytes = max_journal_bytes;

struct Capsule {
    JournalHeader header;
    std::vector<Record> records;  ///< all of the run
    Options options;
    std::string awaiting;          ///< the scopes that were open; empty: not known
    std::vector<std::string> log;  ///< the end of the message log, the oldest first
};

/// What a log line says of files is left out, and the name of the file of record. May be longer than
/// max_capsule_bytes: then it can't be read.
[[nodiscard]] std::string write_capsule(const Capsule& capsule);

/// Whether a text may be a capsule, and is no journal.
[[nodiscard]] bool looks_like_capsule(std::string_view text);

/// Errors: as of a journal, with the place in the file; a line of the journal as "file, /journal:3".
[[nodiscard]] boost::system::result<Capsule, JournalError> read_capsule(const content::Catalog& catalog,
                                                                        std::string_view text,
                                                                        std::string_view file);

}  // namespace torchwake::save
