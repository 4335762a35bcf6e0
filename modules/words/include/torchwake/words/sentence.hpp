#pragma once

// Turns a sentence of the word list into coloured text. In a sentence
//   {name}      stands for an argument, {Name} for the same argument with a capital first letter;
//   {name:dative}  gives it in a case of the language, {the name} and {a name} with that article;
//   {name hit|hits}  gives a number and the noun in the form for that number;
//   {name/his|her|its}  gives only the form for the argument's gender;
//   [hit|hits]  gives the verb form for "you" as the subject, then the form for any other subject. A third
//   form is for
//               a subject in the plural: the first argument in the first case.

#include <torchwake/content/appearance.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/words/grammar.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::words {

using content::Colour;

/// A piece of text. Without ink it has the ink of its line.
struct TextSpan {
    std::string text;           ///< in UTF-8
    std::optional<Colour> ink;  ///< nothing: that of its line

    friend bool operator==(const TextSpan&, const TextSpan&) = default;
};
/// A line of text in pieces, from left to right.
using TextLine = std::vector<TextSpan>;

/// The text of a placeholder in a sentence. With an article the text is a noun.
struct Argument {
    std::string_view name;            ///< of the placeholder
    std::string text;                 ///< in UTF-8, without an article
    std::optional<Colour> ink{};      ///< nothing: that of the line
    Article article = Article::None;  ///< that stands before it
};

/// The subject of a sentence, by which verbs have their form.
enum class Subject : std::uint8_t {
    You,   ///< the hero
    Other  ///< anybody or anything else
};

/// Fills the placeholders of a sentence. A placeholder without an argument stays as it is written.
[[nodiscard]] TextLine compose(const Grammar& grammar, std::string_view sentence,
                               std::span<const Argument> arguments, Subject subject = Subject::Other);

/// Adds the pieces of a line to the end of another.
void append(TextLine& line, const TextLine& more);
/// Adds lines below others.
void append(std::vector<TextLine>& lines, std::vector<TextLine> more);
/// The text without its colours.
[[nodiscard]] std::string plain_text(const TextLine& line);
/// The cells of a line.
[[nodiscard]] std::int32_t text_width(const TextLine& line);
/// The cells of the widest of some lines.
[[nodiscard]] std::int32_t widest(std::span<const TextLine> lines);

/// An amount of gold, silver and copper coins: "12g 3s 4c". Kinds of which there are none are left out; "0c"
/// for no money. Requires: coins not negative.
[[nodiscard]] std::string coins_text(core::Coins coins);
/// The text with its first letter as a capital, if that is a small letter of the Latin, Greek or Cyrillic
/// script.
[[nodiscard]] std::string capitalised(std::string text);

/// The line, cut off with an ellipsis if it is too long. Ensures: no longer than `width`.
[[nodiscard]] TextLine cut_to(const TextLine& line, std::int32_t width);
/// The text in UTF-8, cut off with an ellipsis if it is too long. Ensures: no longer than `width`.
[[nodiscard]] std::string cut_to(std::string_view text, std::int32_t width);

/// Breaks a line at blanks so that no row is longer than `width`; one that fits stays as it is. A single word
/// that is longer is cut. The blanks before the first word, up to half of the width, indent each row.
/// Requires: width > 0. Ensures: at least one row; no row begins or ends with the blank of a break.
[[nodiscard]] std::vector<TextLine> wrapped(const TextLine& line, std::int32_t width);

}  // namespace torchwake::words
