#include "language/placeholder.hpp"

#include <torchwake/words/sentence.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace torchwake::words {
namespace {

constexpr std::array<std::pair<std::string_view, Article>, 2> written_articles{
    {{"the ", Article::The}, {"a ", Article::A}}};

}  // namespace

Placeholder parse_placeholder(std::string_view text) {
    Placeholder placeholder;
    for (const auto& [word, article] : written_articles) {
        const bool is_capital = text.starts_with(capitalised(std::string(word)));
        if (is_capital || text.starts_with(word)) {
            placeholder.article = article;
            placeholder.has_capital = is_capital;
            text.remove_prefix(word.size());
        }
    }
    placeholder.by_gender = text;
    text = take_until(placeholder.by_gender, '/');
    placeholder.by_number = text;
    text = take_until(placeholder.by_number, ' ');
    placeholder.in_case = text;
    placeholder.name = take_until(placeholder.in_case, ':');
    return placeholder;
}

std::string_view take_until(std::string_view& text, char end) {
    const std::size_t at = std::min(text.find(end), text.size());
    const std::string_view taken = text.substr(0, at);
    text.remove_prefix(std::min(at + 1, text.size()));
    return taken;
}

}  // namespace torchwake::words
