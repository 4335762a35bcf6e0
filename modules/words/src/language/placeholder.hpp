#pragma once

#include <torchwake/words/grammar.hpp>

#include <optional>
#include <string_view>

namespace torchwake::words {

/// The parts of a placeholder: "The item:accusative", "count blow|blows", "actor/his|her|its".
struct Placeholder {
    std::string_view name{};
    std::string_view in_case{};
    std::string_view by_gender{};  ///< forms with '|' between
    std::string_view by_number{};
    std::optional<Article> article{};  ///< nothing: that of the argument
    bool has_capital = false;          ///< of the article
};

/// Takes the text of a placeholder apart, which stands between braces.
[[nodiscard]] Placeholder parse_placeholder(std::string_view text);

/// Takes the text up to `end` off the front, and `end` with it; takes the whole text if it lacks `end`.
std::string_view take_until(std::string_view& text, char end);

}  // namespace torchwake::words
