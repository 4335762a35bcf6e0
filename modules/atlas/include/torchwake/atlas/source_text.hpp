#pragma once

#include <torchwake/core/result.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::atlas {

using core::throw_exception_from_error;

/// One text source (palette, sprites, font, sound) as read from disk.
struct SourceFile {
    std::string name;  ///< its name in messages, usually its path
    std::string text;  ///< all of it, as it stands in the file
};

/// The reason why a text source was refused.
struct SourceError {
    std::string file;      ///< as SourceFile names it
    std::size_t line = 0;  ///< from 1; 0 for the file as a whole
    std::string found;     ///< what stands there
    std::string expected;  ///< what would be valid there

    SourceError() = default;
    /// An error of a file at a line, with what was found and what was expected.
    SourceError(std::string where, std::size_t at_line, std::string what, std::string wanted);
    [[nodiscard]] bool operator==(const SourceError&) const = default;
};

/// `NAME:LINE: found ..., expected ...`, one line without a newline; `NAME: ...` for line 0.
[[nodiscard]] std::string to_string(const SourceError& error);

/// Walks the lines of a source. The reader keeps views into the text, which must outlive it.
///
/// The caller asks for one of two kinds of line: an *entry* starts something (blank lines and lines starting
/// with '#' before it are skipped), a *row* is the very next line, whatever it holds.
class LineReader {
  public:
    /// Before the first line of the file, which must outlive the reader.
    explicit LineReader(const SourceFile& file);

    /// Moves to the next entry; returns false at the end of the text.
    [[nodiscard]] bool next_entry();
    /// Moves to the next line; returns false at the end of the text.
    [[nodiscard]] bool next_row();

    /// The line that was reached last, without its end; empty before the first.
    [[nodiscard]] std::string_view line() const { return line_; }
    /// Its number, from 1; 0 before the first.
    [[nodiscard]] std::size_t number() const { return number_; }
    /// An error at the current line.
    [[nodiscard]] SourceError error(std::string found, std::string expected) const;

  private:
    const SourceFile* file_;
    std::string_view rest_;
    std::string_view line_;
    std::size_t number_ = 0;
};

/// The words of a line, separated by blanks.
[[nodiscard]] std::vector<std::string_view> split_words(std::string_view line);

/// A whole word as a number without sign in the given base; nothing if it is none.
[[nodiscard]] std::optional<unsigned> parse_number(std::string_view word, int base = 10);

/// The text in single quotes, for messages.
[[nodiscard]] std::string in_quotes(std::string_view text);

}  // namespace torchwake::atlas
