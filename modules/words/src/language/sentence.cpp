#include "language/placeholder.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/core/utf8.hpp>
#include <torchwake/words/sentence.hpp>
#include <torchwake/words/text_width.hpp>

#include <algorithm>
#include <charconv>
#include <iterator>
#include <utility>

namespace torchwake::words {
namespace {

void append(TextLine& line, std::string text, std::optional<Colour> ink) {
    if (!line.empty() && line.back().ink == ink) {
        line.back().text += text;
    } else if (!text.empty()) {
        line.push_back({std::move(text), ink});
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

/// The form at a place of "blow|blows"; the last if there are fewer.
std::string_view form_at(std::string_view forms, std::size_t place) {
    for (; place > 0 && forms.find('|') != std::string_view::npos; --place) {
        take_until(forms, '|');
    }
    return take_until(forms, '|');
}

/// The number that a text is; nothing for any other text.
std::optional<std::int64_t> number_of(std::string_view text) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

/// Fills the placeholders of one sentence.
class Composer {
  public:
    Composer(const Grammar& grammar, std::span<const Argument> arguments, Subject subject)
        : grammar_(&grammar), arguments_(arguments), subject_(subject) {}

    TextLine compose(std::string_view sentence) {
        const bool is_plural = subject_ == Subject::Other && has_plural_subject(sentence);
        while (!sentence.empty()) {
            const std::size_t mark = std::min(sentence.find_first_of("{["), sentence.size());
            append(line_, std::string(sentence.substr(0, mark)), std::nullopt);
            sentence.remove_prefix(mark);
            if (sentence.empty()) {
                break;
            }
            const bool is_argument = sentence.front() == '{';
            sentence.remove_prefix(1);
            if (is_argument) {
                fill(take_until(sentence, '}'));
            } else {
                const std::size_t form = subject_ == Subject::You ? 0 : is_plural ? 2 : 1;
                append(line_, std::string(form_at(take_until(sentence, ']'), form)), std::nullopt);
            }
        }
        return std::move(line_);
    }

  private:
    struct Found {
        const Argument* argument = nullptr;
        bool has_capital = false;
    };

    [[nodiscard]] Found find(std::string_view name) const {
        for (const Argument& argument : arguments_) {
            if (argument.name == name) {
                return {&argument, false};
            }
            if (capitalised(std::string(argument.name)) == name) {
                return {&argument, true};
            }
        }
        return {};
    }

    /// True if the first argument that stands in the first case is a plural.
    [[nodiscard]] bool has_plural_subject(std::string_view sentence) const {
        if (grammar_->tables().plural_gender.empty()) {
            return false;
        }
        while (sentence.find('{') != std::string_view::npos) {
            take_until(sentence, '{');
            const Placeholder placeholder = parse_placeholder(take_until(sentence, '}'));
            const Found found = find(placeholder.name);
            if (found.argument != nullptr && placeholder.in_case.empty() && placeholder.by_gender.empty()) {
                return grammar_->is_plural(found.argument->text);
            }
        }
        return false;
    }

    void fill(std::string_view written) {
        const Placeholder placeholder = parse_placeholder(written);
        const Found found = find(placeholder.name);
        if (found.argument == nullptr) {
            append(line_, "{" + std::string(written) + "}", std::nullopt);
            return;
        }
        const Argument& argument = *found.argument;
        if (!placeholder.by_gender.empty()) {
            const Noun* const noun = grammar_->find(argument.text);
            const std::string_view form = form_at(placeholder.by_gender, noun != nullptr ? noun->gender : 0);
            append(line_, std::string(form), std::nullopt);
            return;
        }
        const Declined declined =
            grammar_->decline(argument.text, placeholder.article.value_or(argument.article),
                              grammar_->case_of(placeholder.in_case));
        std::string text = contracted(declined.article) + declined.noun;
        append(line_,
               placeholder.has_capital || found.has_capital ? capitalised(std::move(text)) : std::move(text),
               argument.ink);
        if (!placeholder.by_number.empty()) {
            const auto number = number_of(argument.text);
            const auto last = static_cast<std::size_t>(std::ranges::count(placeholder.by_number, '|'));
            const std::size_t form = number ? grammar_->plural_of(*number) : last;
            append(line_, " " + std::string(form_at(placeholder.by_number, form)), std::nullopt);
        }
    }

    /// The article; nothing if the preposition before it takes it in, as "in dem" becomes "im".
    std::string contracted(const std::string& article) {
        const auto& contractions = grammar_->tables().contractions;
        if (contractions.empty() || article.empty() || line_.empty() || !line_.back().text.ends_with(' ')) {
            return article;
        }
        std::string& text = line_.back().text;
        text.pop_back();
        const std::size_t begin = text.rfind(' ') + 1;  // 0 without a blank
        const std::string preposition = text.substr(begin);
        text += ' ';
        const std::string both = preposition + ' ' + article.substr(0, article.find(' '));
        for (const auto& [words, contraction] : contractions) {
            if (words == both) {
                text.replace(begin, preposition.size(), contraction);
                return {};
            }
            if (capitalised(words) == both) {
                text.replace(begin, preposition.size(), capitalised(contraction));
                return {};
            }
        }
        return article;
    }

    const Grammar* grammar_;
    std::span<const Argument> arguments_;
    Subject subject_;
    TextLine line_;
};

std::int32_t leading_blanks(const TextLine& line) {
    const std::string text = plain_text(line);
    const std::size_t first = text.find_first_not_of(' ');
    return first == std::string::npos ? 0 : static_cast<std::int32_t>(first);
}

}  // namespace

TextLine compose(const Grammar& grammar, std::string_view sentence, std::span<const Argument> arguments,
                 Subject subject) {
    return Composer(grammar, arguments, subject).compose(sentence);
}

void append(TextLine& line, const TextLine& more) {
    line.insert(line.end(), more.begin(), more.end());
}

void append(std::vector<TextLine>& lines, std::vector<TextLine> more) {
    std::ranges::move(more, std::back_inserter(lines));
}

std::int32_t text_width(const TextLine& line) {
    return text_width(plain_text(line));
}

std::int32_t widest(std::span<const TextLine> lines) {
    std::int32_t widest = 0;
    for (const TextLine& line : lines) {
        widest = std::max(widest, text_width(line));
    }
    return widest;
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

std::string capitalised(std::string text) {
    if (const auto first = core::first_code_point(text)) {
        std::string capital;
        core::append_utf8(capital, core::capital_of(first->value));
        text.replace(0, first->bytes, capital);
    }
    return text;
}

TextLine cut_to(const TextLine& line, std::int32_t width) {
    if (text_width(line) <= width) {
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
    if (text_width(line) <= width) {
        return {line};
    }
    const std::int32_t indent = std::min(leading_blanks(line), width / 2);
    width -= indent;
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
    if (indent > 0) {
        for (TextLine& row : rows) {
            row.insert(row.begin(), {std::string(static_cast<std::size_t>(indent), ' '), std::nullopt});
        }
    }
    return rows;
}

}  // namespace torchwake::words
