#include <torchwake/core/contract.hpp>
#include <torchwake/core/utf8.hpp>
#include <torchwake/view/sentence.hpp>
#include <torchwake/view/text_screen.hpp>

#include <algorithm>
#include <utility>

namespace torchwake::view {
namespace {

constexpr bool is_lower(char letter) {
    return letter >= 'a' && letter <= 'z';
}

/// Takes the text up to `end` off the front, and `end` with it; takes the whole text if it lacks `end`.
std::string_view take_until(std::string_view& text, char end) {
    const std::size_t at = std::min(text.find(end), text.size());
    const std::string_view taken = text.substr(0, at);
    text.remove_prefix(std::min(at + 1, text.size()));
    return taken;
}

void append(TextLine& line, std::string text, std::optional<Colour> ink) {
    if (!line.empty() && line.back().ink == ink) {
        line.back().text += text;
    } else if (!text.empty()) {
        line.push_back({std::move(text), ink});
    }
}

/// Appends the argument, and behind a blank its form for one or for several: "{count blow|blows}".
void append_argument(TextLine& line, std::string_view placeholder, std::span<const Argument> arguments) {
    std::string_view forms = placeholder;
    const std::string_view name = take_until(forms, ' ');
    const auto same = [&](const Argument& argument) {
        return argument.name == name || capitalised(std::string(argument.name)) == name;
    };
    const auto found = std::find_if(arguments.begin(), arguments.end(), same);
    if (found == arguments.end()) {
        append(line, "{" + std::string(placeholder) + "}", std::nullopt);
        return;
    }
    const bool capital = found->name != name;
    append(line, capital ? capitalised(found->text) : found->text, found->ink);
    if (!forms.empty()) {
        const std::string_view one = take_until(forms, '|');
        append(line, " " + std::string(found->text == "1" ? one : forms), std::nullopt);
    }
}

/// A word with its ink. `after_blank`: true if a blank precedes it.
struct Word {
    TextLine spans;
    std::int32_t width = 0;
    bool after_blank = false;
};

std::vector<Word> words_of(const TextLine& line) {
    std::vector<Word> words(1);
    for (const TextSpan& span : line) {
        std::string_view rest = span.text;
        while (!rest.empty()) {
            if (rest.front() == ' ') {
                words.push_back({{}, 0, true});
                rest.remove_prefix(1);
                continue;
            }
            const std::string_view piece = rest.substr(0, rest.find(' '));
            append(words.back().spans, std::string(piece), span.ink);
            words.back().width += text_width(piece);
            rest.remove_prefix(piece.size());
        }
    }
    std::erase_if(words, [](const Word& word) { return word.spans.empty(); });
    return words;
}

/// The first `count` characters of a text.
std::string_view first_of(std::string_view text, std::int32_t count) {
    std::size_t end = 0;
    for (; count > 0 && end < text.size(); --count) {
        const auto next = core::first_code_point(text.substr(end));
        end += next ? next->bytes : 1;
    }
    return text.substr(0, end);
}

/// Cuts a word down to a width.
void cut(Word& word, std::int32_t width) {
    word.width = 0;
    for (TextSpan& span : word.spans) {
        span.text.resize(first_of(span.text, width - word.width).size());
        word.width += text_width(span.text);
    }
}

}  // namespace

TextLine compose(std::string_view sentence, std::span<const Argument> arguments, Subject subject) {
    TextLine line;
    while (!sentence.empty()) {
        const std::size_t mark = std::min(sentence.find_first_of("{["), sentence.size());
        append(line, std::string(sentence.substr(0, mark)), std::nullopt);
        sentence.remove_prefix(mark);
        if (sentence.empty()) {
            break;
        }
        const bool is_argument = sentence.front() == '{';
        sentence.remove_prefix(1);
        if (is_argument) {
            append_argument(line, take_until(sentence, '}'), arguments);
        } else {
            std::string_view forms = take_until(sentence, ']');
            const std::string_view yours = take_until(forms, '|');
            append(line, std::string(subject == Subject::You ? yours : forms), std::nullopt);
        }
    }
    return line;
}

std::string plain_text(const TextLine& line) {
    std::string text;
    for (const TextSpan& span : line) {
        text += span.text;
    }
    return text;
}

std::string coins_text(core::Coins coins) {
    constexpr std::int64_t copper_in_silver = 10;
    constexpr std::int64_t silver_in_gold = 10;
    const std::int64_t silver = coins.value / copper_in_silver;
    const std::pair<std::int64_t, char> parts[] = {{silver / silver_in_gold, 'g'},
                                                   {silver % silver_in_gold, 's'},
                                                   {coins.value % copper_in_silver, 'c'}};
    std::string text;
    for (const auto& [count, letter] : parts) {
        if (count > 0) {
            text += (text.empty() ? "" : " ") + std::to_string(count) + letter;
        }
    }
    return text.empty() ? "0c" : text;
}

std::string with_article(std::string_view noun) {
    constexpr std::string_view vowels = "aeiouAEIOU";
    const bool vowel = !noun.empty() && vowels.find(noun.front()) != std::string_view::npos;
    return (vowel ? "an " : "a ") + std::string(noun);
}

std::string capitalised(std::string text) {
    if (!text.empty() && is_lower(text.front())) {
        text.front() = static_cast<char>(text.front() - 'a' + 'A');
    }
    return text;
}

TextLine cut_to(const TextLine& line, std::int32_t width) {
    if (text_width(plain_text(line)) <= width) {
        return line;
    }
    TextLine shown;
    std::int32_t room = width - 1;
    for (const TextSpan& span : line) {
        if (room <= 0) {
            break;
        }
        shown.push_back({std::string(first_of(span.text, room)), span.ink});
        room -= text_width(shown.back().text);
    }
    if (width > 0) {
        shown.push_back({"\u2026", std::nullopt});
    }
    return shown;
}

std::string cut_to(std::string_view text, std::int32_t width) {
    return plain_text(cut_to(TextLine{{std::string(text), std::nullopt}}, width));
}

std::vector<TextLine> wrapped(const TextLine& line, std::int32_t width) {
    TORCHWAKE_EXPECTS(width > 0);
    std::vector<TextLine> rows(1);
    std::int32_t used = 0;
    std::vector<Word> words = words_of(line);
    for (Word& word : words) {
        cut(word, width);
        const std::int32_t blank = word.after_blank && used > 0 ? 1 : 0;
        if (used > 0 && used + blank + word.width > width) {
            rows.emplace_back();
            used = 0;
        } else if (blank > 0) {
            append(rows.back(), " ", rows.back().back().ink);
            ++used;
        }
        for (const TextSpan& span : word.spans) {
            append(rows.back(), span.text, span.ink);
        }
        used += word.width;
    }
    return rows;
}

}  // namespace torchwake::view
