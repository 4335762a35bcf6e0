#pragma once

#include <torchwake/core/result.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::desktop {

using core::throw_exception_from_error;

/// One text source (palette, sprites, font, sound) as read from disk.
struct SourceFile {
    std::string name;  ///< How messages call it, usually its path.
    std::string text;
};

/// Why a text source was refused: the place, what stood there and what should have.
struct SourceError {
    std::string file;
    std::size_t line = 0;  ///< Counted from 1; 0 for the file as a whole.
    std::string found;
    std::string expected;

    SourceError() = default;
    SourceError(std::string where, std::size_t at_line, std::string what, std::string wanted);
    [[nodiscard]] bool operator==(const SourceError&) const = default;
};

/// `file:line: found ..., expected ...`, one line without a newline; `file: ...` for line 0.
[[nodiscard]] std::string to_string(const SourceError& error);

/// Walks the lines of a source. The reader keeps views into the text, which must outlive it.
///
/// Two kinds of line are told apart by the caller, not by their looks: an *entry* starts something (blank
/// lines and lines starting with '#' before it are skipped), a *row* is the very next line whatever it holds.
class LineReader {
  public:
    explicit LineReader(const SourceFile& file);

    /// Moves to the next entry; false at the end of the text.
    [[nodiscard]] bool next_entry();
    /// Moves to the next line; false at the end of the text.
    [[nodiscard]] bool next_row();

    [[nodiscard]] std::string_view line() const { return line_; }
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

/// A whole word as a number without sign in the given base, or nothing.
[[nodiscard]] std::optional<unsigned> parse_number(std::string_view word, int base = 10);

/// The text in single quotes, for messages.
[[nodiscard]] std::string in_quotes(std::string_view text);

}  // namespace torchwake::desktop
