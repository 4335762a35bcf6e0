#pragma once

// How a sentence of the word list becomes coloured text. In a sentence
//   {name}      stands for an argument, {Name} for the same with a capital first letter;
//   [hit|hits]  is the form for "you" as its subject, then that for others.

#include <torchwake/content/appearance.hpp>
#include <torchwake/core/units.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::view {

using content::Colour;

/// A piece of text; without ink it has that of the line it stands in.
struct TextSpan {
    std::string text;
    std::optional<Colour> ink;

    friend bool operator==(const TextSpan&, const TextSpan&) = default;
};
using TextLine = std::vector<TextSpan>;

/// What an argument of a sentence stands for.
struct Argument {
    std::string_view name;
    std::string text;
    std::optional<Colour> ink;
};

enum class Subject : std::uint8_t { You, Other };

/// Fills a sentence in. An argument that is not given stays as it is written.
[[nodiscard]] TextLine compose(std::string_view sentence, std::span<const Argument> arguments,
                               Subject subject = Subject::Other);

/// The text alone.
[[nodiscard]] std::string plain_text(const TextLine& line);

/// "a potion", "an orc".
[[nodiscard]] std::string with_article(std::string_view noun);
/// "12g 3s 4c": pieces of gold, silver and copper, without those of which there are none; "0c" for nothing.
/// Requires: no debt.
[[nodiscard]] std::string coins_text(core::Coins coins);
/// The first letter as a capital, where it is an ASCII letter.
[[nodiscard]] std::string capitalised(std::string text);

/// The line, or what of it fits before an ellipsis.
/// Ensures: no longer than `width`.
[[nodiscard]] TextLine cut_to(const TextLine& line, std::int32_t width);
[[nodiscard]] std::string cut_to(std::string_view text, std::int32_t width);

/// Breaks a line at blanks so that no row is longer than `width`; a longer word is cut.
/// Requires: width > 0. Ensures: at least one row; no row begins or ends with a blank of the break.
[[nodiscard]] std::vector<TextLine> wrapped(const TextLine& line, std::int32_t width);

}  // namespace torchwake::view
