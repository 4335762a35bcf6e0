#pragma once

// Reads a journal's text line by line, with only one piece and one line of it in memory. A line is good if
// its checksum is right, whatever its JSON; no line behind the first bad one is good.

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

/// The checksum of a line's JSON and line end, behind a line with checksum `before`.
[[nodiscard]] std::uint32_t chained_crc(std::uint32_t before, std::string_view json_and_line_end);

/// A checksum as eight lower-case hexadecimal digits.
[[nodiscard]] std::string crc_digits(std::uint32_t crc);
/// Errors: nothing for any text that crc_digits does not write.
[[nodiscard]] std::optional<std::uint32_t> parse_crc(std::string_view digits);
inline constexpr std::size_t crc_digit_count = 8;

/// The JSON of the last line of a text, of which the beginning may be missing; nothing if the line is not
/// good, or the text does not have all of the line before it.
[[nodiscard]] std::optional<std::string_view> last_json(std::string_view end_of_text);

/// A generous limit: a record is a line of a few members, and so is a header without a state.
inline constexpr std::size_t longest_json = std::size_t{16} * 1024;
/// The limit of a header, whose state needs four characters for three bytes.
inline constexpr std::size_t longest_header_json = longest_json + max_first_state_bytes / 3 * 4 + 4;

/// The source of a journal's text.
class TextSource {
  public:
    virtual ~TextSource() = default;
    /// Appends the next piece to a text. Returns the number of bytes; 0 at the end.
    [[nodiscard]] virtual FileResult<std::size_t> append_to(std::string& text) = 0;
};

/// A complete text. Requires: it outlives this.
class TextInMemory final : public TextSource {
  public:
    explicit TextInMemory(std::string_view text) : rest_(text) {}
    FileResult<std::size_t> append_to(std::string& text) override;

  private:
    std::string_view rest_;
};

/// The text of a file; null stands for a missing file, which is empty.
class TextInFile final : public TextSource {
  public:
    explicit TextInFile(std::unique_ptr<ReadFile> file) : file_(std::move(file)) {}
    FileResult<std::size_t> append_to(std::string& text) override;
    /// Appends the last `bytes` of the file, or all of a shorter one; nothing is left to be read then.
    [[nodiscard]] FileResult<void> append_end_to(std::string& text, std::size_t bytes);

  private:
    std::unique_ptr<ReadFile> file_;
};

/// Checks lines one after the other.
class LineChecker {
  public:
    /// `file` is the name in messages.
    explicit LineChecker(std::string_view file) : file_(file) {}

    /// The JSON of the next line, which is given with its line end; nothing if the line is not good.
    [[nodiscard]] std::optional<std::string_view> check(std::string_view line);

    [[nodiscard]] const std::string& file() const { return file_; }
    /// The number of the last line, from 1.
    [[nodiscard]] std::size_t number() const { return number_; }
    /// The checksum of the last good line.
    [[nodiscard]] std::uint32_t checksum() const { return crc_; }
    /// The reason why the last line is not good: a sentence with file and line.
    [[nodiscard]] const std::optional<std::string>& damage() const { return damage_; }

  private:
    std::string file_;
    std::size_t number_ = 0;
    std::uint32_t crc_ = 0;
    std::optional<std::string> damage_;
};

class LineReader {
  public:
    /// `file` is the name in messages. Requires: the source outlives this.
    LineReader(TextSource& source, std::string_view file) : source_(&source), checker_(file) {}

    /// The JSON of the next good line, valid until the next call; nothing at the end of what is good or
    /// readable.
    [[nodiscard]] std::optional<std::string_view> next();
    /// The number of commands in the last line, good or not, and in all of the rest. Nothing can be read or
    /// counted after that.
    [[nodiscard]] std::ptrdiff_t count_lost_commands();

    /// The checks of the lines so far.
    [[nodiscard]] const LineChecker& checker() const { return checker_; }
    /// The size of the text before the last line; of all text, if the end was reached.
    [[nodiscard]] std::size_t bytes_before() const { return before_; }
    /// The reason why the text can't be read on; the journal's end is unknown then.
    [[nodiscard]] const std::optional<FileError>& failure() const { return failure_; }

  private:
    [[nodiscard]] bool fill();
    void find_line();

    TextSource* source_;
    LineChecker checker_;
    std::string buffer_;
    std::size_t start_ = 0;  ///< of the last line, in the buffer
    std::size_t end_ = 0;    ///< of that line
    std::size_t before_ = 0;
    std::optional<FileError> failure_;
};

/// `json` is that of the first line, if it is good. Errors: as read_journal.
[[nodiscard]] boost::system::result<JournalHeader, JournalError> read_journal_header(
    const content::Catalog& catalog, const std::optional<std::string_view>& json, const LineChecker& checker);

/// Reads the record of the last line. Errors: a sentence with file and line.
[[nodiscard]] boost::system::result<Record, JournalError> read_record_line(const content::Catalog& catalog,
                                                                           std::string_view json,
                                                                           const LineChecker& checker);

}  // namespace torchwake::save
