#pragma once

// The journal of a run as lines of text: a header that says what it is, then one record a line. Each line
// begins with the CRC-32 of what the line before begins with (the first: of 00000000) and of its own JSON and
// line end, and so of all text of the file so far: a line that is changed, moved, repeated or missing is
// noticed, and all that stands before it is still good.
//
//   6b1f0c52
//   {"format":"torchwake-journal","version":2,"game":"0.1.0","rules":1,"data":"...","seed":"...",...}
//   e0a41d77 {"record":"answer","action":"move-east","argument":0,"outermost":true}
//   27c39b10 {"do":"walk","to":"east"}
//   915fd2ee {"record":"ended","hash":"93d0c6d4a2b51f08"}
//
// A file that ends behind a whole line is what it was at an earlier moment: that its end is lost is only
// known where something else tells of it, such as a snapshot that stands for more records.

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

inline constexpr std::int64_t journal_version = 2;
/// Version 1 said of a later part how many records stand before it, but not which.
inline constexpr std::int64_t oldest_journal_version = 1;
/// Rules that let the same commands come to something else have another number.
inline constexpr std::int64_t rules_version = 5;
inline constexpr std::size_t max_journal_bytes = std::size_t{64} * 1024 * 1024;

/// What a journal says of its run.
struct JournalHeader {
    std::uint64_t seed = 0;
    std::string hero_name;
    std::uint64_t data = 0;           ///< the catalog's hash
    std::vector<std::string> mods{};  ///< the names of the catalog's mods
    std::uint64_t start = 0;          ///< state_hash of the new run
    std::int64_t rules = rules_version;
    std::string game;                       ///< the program's version
    std::int64_t first = 0;                 ///< number of the first record here, from 0: of a later part
    std::optional<std::uint32_t> behind{};  ///< record_chain of all records before the first one
    friend bool operator==(const JournalHeader&, const JournalHeader&) = default;
};

/// What stands for a record and all before it, in whichever parts they are; `before`: that of the record
/// before it, 0 for the first.
[[nodiscard]] std::uint32_t record_chain(std::uint32_t before, const Record& record);

/// Makes the lines of one journal, in order. Not for several journals: each line depends on those before.
class JournalWriter {
  public:
    [[nodiscard]] std::string header(const JournalHeader& header);
    [[nodiscard]] std::string line(const Record& record);
    /// Goes on behind what a journal already has; `checksum`: what its last line begins with.
    void resume(std::uint32_t checksum) { crc_ = checksum; }

  private:
    [[nodiscard]] std::string checked(std::string json);

    std::uint32_t crc_ = 0;  ///< of all lines so far
};

enum class JournalFault : std::uint8_t {
    Damaged,
    OtherVersion,
    OtherData,
    OtherRules,
    OtherMods,
    Unreadable
};

struct JournalError {
    JournalFault fault = JournalFault::Damaged;
    std::string message;  ///< a sentence that names file, line, what was found and what was expected
};

/// As much of a journal as is good.
struct ReadJournal {
    JournalHeader header;
    std::vector<Record> records;
    std::size_t good_bytes = 0;         ///< the text up to the end of the last good record
    std::uint32_t checksum = 0;         ///< what the line of that record begins with
    std::optional<std::string> damage;  ///< why the rest is not; nothing where all is good
};

/// Errors: no good header: then nothing can be said of the run. A header of another version or other data.
[[nodiscard]] boost::system::result<ReadJournal, JournalError> read_journal(const content::Catalog& catalog,
                                                                            std::string_view text,
                                                                            std::string_view file);
/// The same of a file, of which never more than a piece is in memory. Errors: the file can't be read, too.
[[nodiscard]] boost::system::result<ReadJournal, JournalError> read_journal_file(
    FilePort& files, const content::Catalog& catalog, const std::filesystem::path& path);

}  // namespace torchwake::save
