#pragma once

// A journal's text, read line by line with no more of it in memory than a piece and a line. A line is good
// where its checksum is right, whatever its JSON says; behind the first that is not nothing is.

#include <torchwake/content/catalog.hpp>
#include <torchwake/save/file_port.hpp>
#include <torchwake/save/journal.hpp>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace torchwake::save {

/// What the checksum of a line's JSON and line end is behind a line of that checksum.
[[nodiscard]] std::uint32_t chained_crc(std::uint32_t before, std::string_view json_and_line_end);

/// A checksum as eight lower-case hexadecimal digits.
[[nodiscard]] std::string crc_digits(std::uint32_t crc);
/// Errors: nothing for any text that crc_digits does not write.
[[nodiscard]] std::optional<std::uint32_t> parse_crc(std::string_view digits);
inline constexpr std::size_t crc_digit_count = 8;

/// A record is a line of a few members; a header has ten.
inline constexpr std::size_t longest_json = std::size_t{16} * 1024;

/// Where a journal's text comes from.
class TextSource {
  public:
    virtual ~TextSource() = default;
    /// Puts the next piece behind a text. Answers how many bytes that are; 0: the end.
    [[nodiscard]] virtual FileResult<std::size_t> append_to(std::string& text) = 0;
};

/// A text that is all there. Requires: it outlives this.
class TextInMemory final : public TextSource {
  public:
    explicit TextInMemory(std::string_view text) : rest_(text) {}
    FileResult<std::size_t> append_to(std::string& text) override;

  private:
    std::string_view rest_;
};

/// Null: a file that is not there is empty.
class TextInFile final : public TextSource {
  public:
    explicit TextInFile(std::unique_ptr<ReadFile> file) : file_(std::move(file)) {}
    FileResult<std::size_t> append_to(std::string& text) override;

  private:
    std::unique_ptr<ReadFile> file_;
};

class LineReader {
  public:
    /// Requires: the source outlives this. `file`: as messages name it.
    LineReader(TextSource& source, std::string_view file) : source_(&source), file_(file) {}

    /// The JSON of the next good line, until the next call; nothing at the end of what is good or can be
    /// read.
    [[nodiscard]] std::optional<std::string_view> next();
    /// How many commands stand in the line that came last, good or not, and in all of the rest. Nothing else
    /// can be read or asked behind it.
    [[nodiscard]] std::ptrdiff_t count_lost_commands();

    [[nodiscard]] const std::string& file() const { return file_; }
    /// Of the line that came last, from 1.
    [[nodiscard]] std::size_t number() const { return number_; }
    /// How much text stands before that line; all of it, where the end was reached.
    [[nodiscard]] std::size_t bytes_before() const { return before_; }
    /// What the last good line begins with.
    [[nodiscard]] std::uint32_t checksum() const { return crc_; }
    /// Why the line that came last is not good: a sentence with file and line.
    [[nodiscard]] const std::optional<std::string>& damage() const { return damage_; }
    /// Why the text can't be read on; what was read so far says nothing of the journal then.
    [[nodiscard]] const std::optional<FileError>& failure() const { return failure_; }

  private:
    [[nodiscard]] bool fill();
    void find_line();

    TextSource* source_;
    std::string file_;
    std::string buffer_;
    std::size_t start_ = 0;  ///< of the line that came last, in the buffer
    std::size_t end_ = 0;    ///< of that line
    std::size_t number_ = 0;
    std::size_t before_ = 0;
    std::uint32_t crc_ = 0;
    std::optional<std::string> damage_;
    std::optional<FileError> failure_;
};

/// `json`: of the first line, where there is a good one. Errors: as read_journal.
[[nodiscard]] boost::system::result<JournalHeader, JournalError> read_journal_header(
    const content::Catalog& catalog, const std::optional<std::string_view>& json, const LineReader& lines);

/// Of the line that came last. Errors: a sentence with file and line.
[[nodiscard]] boost::system::result<Record, JournalError> read_record_line(std::string_view json,
                                                                           const LineReader& lines);

}  // namespace torchwake::save
