#pragma once

// A journal's text as lines whose checksums are right, whatever their JSON says.

#include <torchwake/content/catalog.hpp>
#include <torchwake/save/journal.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::save {

/// What the checksum of a line's JSON and line end is behind a line of that checksum.
[[nodiscard]] std::uint32_t chained_crc(std::uint32_t before, std::string_view json_and_line_end);

/// A checksum as eight lower-case hexadecimal digits.
[[nodiscard]] std::string crc_digits(std::uint32_t crc);
/// Errors: nothing for any text that crc_digits does not write.
[[nodiscard]] std::optional<std::uint32_t> parse_crc(std::string_view digits);
inline constexpr std::size_t crc_digit_count = 8;

struct JournalLines {
    std::vector<std::string_view> json;  ///< of each good line, the header's first; refers to the text
    std::size_t good_bytes = 0;
    std::optional<std::string> damage;  ///< why the rest is not good: a sentence with file and line
};

[[nodiscard]] JournalLines split_journal(std::string_view text, std::string_view file);

/// Errors: as read_journal.
[[nodiscard]] boost::system::result<JournalHeader, JournalError> read_journal_header(
    const content::Catalog& catalog, const JournalLines& lines, std::string_view file);

/// Errors: a sentence with file and line.
[[nodiscard]] boost::system::result<Record, JournalError> read_record_line(std::string_view json,
                                                                           std::string_view file,
                                                                           std::size_t line);

}  // namespace torchwake::save
