#pragma once

// The journal of a run as lines of text: a header, then one record a line. Each line is a checksum and JSON.
// The checksum is the CRC-32 of the previous one (at first 00000000), the JSON and the line end, so it covers
// all text so far: a changed, moved, repeated or missing line is noticed, and all before it is good.
//
//   6b1f0c52
//   {"format":"torchwake-journal","version":4,"game":"0.1.0","rules":1,"data":"...","seed":"...",...}
//   e0a41d77 {"record":"answer","action":"move-east","argument":0,"outermost":true}
//   27c39b10 {"do":"walk","to":"east"}
//   915fd2ee {"record":"ended","hash":"93d0c6d4a2b51f08"}
//
// The header of a run that began under other data also has the state in which it begins under these, a
// snapshot in base64 (`state`); otherwise a run begins as the new run of its seed.
//
// A file that was cut off after a whole line is a valid earlier state. Only other evidence shows the loss,
// for example a snapshot that covers more records.

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/result.hpp>
#include <torchwake/save/file_port.hpp>
#include <torchwake/save/record.hpp>

#include <boost/system/result.hpp>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::save {

using core::throw_exception_from_error;

/// The version of the form that is written.
inline constexpr std::int64_t journal_version = 5;
/// Version 1 had no `behind` in the header of a later part, version 2 no records of keys, version
/// 3 none of remarks, version 4 no state in the header.
inline constexpr std::int64_t oldest_journal_version = 1;
/// Raised when the same commands would lead to another result.
inline constexpr std::int64_t rules_version = 23;
/// So that the worst text of this size is read within 2 s and 256 MiB. A longer run has several parts.
inline constexpr std::size_t max_journal_bytes = std::size_t{32} * 1024 * 1024;

/// The greatest size of the snapshot in a header, so that a capsule has room for it.
inline constexpr std::size_t max_first_state_bytes = std::size_t{512} * 1024;

/// The header of a journal.
struct JournalHeader {
    std::uint64_t seed = 0;                 ///< of the run, from which all its levels and draws follow
    std::string hero_name;                  ///< a file has its first longest_hero_name printable characters
    std::uint64_t data = 0;                 ///< the catalog's hash
    std::vector<std::string> mods{};        ///< the names of the catalog's mods
    std::uint64_t start = 0;                ///< state_hash of the first moment
    std::int64_t rules = rules_version;     ///< the rules' version under which its commands were recorded
    std::string game;                       ///< the program's version
    std::int64_t first = 0;                 ///< number of the first record of a later part, from 0
    std::optional<std::uint32_t> behind{};  ///< record_chain of all records before the first
    std::string state{};  ///< of the first moment, by encode_run; empty: that of the new run of the seed
    friend bool operator==(const JournalHeader&, const JournalHeader&) = default;
};

/// The checksum of all records up to this one, however parts divide them; `before`: that of the previous
/// record, or 0.
[[nodiscard]] std::uint32_t record_chain(std::uint32_t before, const Record& record);

/// Makes the lines of one journal, in order. Each line depends on those before, so every journal needs its
/// own writer.
class JournalWriter {
  public:
    /// Begins a journal: its first line, with the checksum before it and the line's end behind it.
    [[nodiscard]] std::string header(const JournalHeader& header);
    /// The next line, likewise. Requires: header() or resume() was called.
    [[nodiscard]] std::string line(const Record& record);
    /// Continues a journal; `checksum` is that of its last line.
    void resume(std::uint32_t checksum) { crc_ = checksum; }

  private:
    [[nodiscard]] std::string checked(std::string json);

    std::uint32_t crc_ = 0;  ///< of all lines so far
};

/// The reasons why a journal can't be read.
enum class JournalFault : std::uint8_t {
    Damaged,       ///< its header is not as it was written
    OtherVersion,  ///< of a form that this version of the game does not read
    OtherData,     ///< played with other monsters, items or levels
    OtherRules,    ///< recorded under rules of another version
    OtherMods,     ///< played with other mods
    Unreadable     ///< the file could not be read
};

/// Why a journal can't be read.
struct JournalError {
    JournalFault fault = JournalFault::Damaged;  ///< the kind of the reason
    std::string message;  ///< a sentence that names file, line, what was found and what was expected
};

/// The good part of a journal.
struct ReadJournal {
    JournalHeader header;               ///< of the whole journal, from its first line
    std::vector<Record> records;        ///< the good ones, from number `header.first` on
    std::size_t good_bytes = 0;         ///< the size of the text up to its last good record
    std::uint32_t checksum = 0;         ///< of the line of that record
    std::optional<std::string> damage;  ///< why the rest is bad; nothing: all of it is good
};

/// Errors: no good header; a header of another version, other rules, mods or data.
[[nodiscard]] boost::system::result<ReadJournal, JournalError> read_journal(const content::Catalog& catalog,
                                                                            std::string_view text,
                                                                            std::string_view file);
/// Reads a file, with no more than a piece of it in memory. Errors: also an unreadable file.
[[nodiscard]] boost::system::result<ReadJournal, JournalError> read_journal_file(
    FilePort& files, const content::Catalog& catalog, const std::filesystem::path& path);

}  // namespace torchwake::save
