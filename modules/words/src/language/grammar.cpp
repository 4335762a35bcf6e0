#include <torchwake/words/grammar.hpp>

#include <algorithm>

namespace torchwake::words {
namespace {

constexpr char ending_mark = '~';

/// The form for a gender and a case; empty if the table lacks it.
std::string_view form(const GrammarTables::ByGender& forms, std::size_t gender, std::size_t in_case) {
    return gender < forms.size() && in_case < forms[gender].size() ? std::string_view(forms[gender][in_case])
                                                                   : std::string_view();
}

bool in_range(std::int64_t number, std::int64_t of, std::int64_t from, std::int64_t to) {
    const std::int64_t compared = of > 0 ? number % of : number;
    return compared >= from && compared <= to;
}

std::string with_ending(std::string_view pattern, std::string_view ending) {
    std::string text;
    for (const char letter : pattern) {
        if (letter == ending_mark) {
            text += ending;
        } else {
            text += letter;
        }
    }
    return text;
}

}  // namespace

bool PluralRule::fits(std::int64_t number) const {
    return in_range(number, of, from, to) && !in_range(number, not_of, not_from, not_to);
}

std::size_t Grammar::case_of(std::string_view name) const {
    const auto found = std::ranges::find(tables_.cases, name);
    return found != tables_.cases.end() ? static_cast<std::size_t>(found - tables_.cases.begin()) : 0;
}

Nouns::const_iterator Grammar::head_of(std::string_view name) const {
    for (;;) {
        const auto found = tables_.nouns.find(name);
        const std::size_t blank = name.rfind(' ');
        if (found != tables_.nouns.end() || blank == std::string_view::npos) {
            return found;
        }
        name = name.substr(0, blank);
    }
}

const Noun* Grammar::find(std::string_view name) const {
    const auto head = head_of(name);
    return head != tables_.nouns.end() ? &head->second : nullptr;
}

bool Grammar::is_plural(std::string_view name) const {
    const Noun* const noun = tables_.plural_gender.empty() ? nullptr : find(name);
    return noun != nullptr && tables_.genders[noun->gender] == tables_.plural_gender;
}

Declined Grammar::decline(std::string_view name, Article article, std::size_t in_case) const {
    const auto head = head_of(name);
    const bool known = head != tables_.nouns.end();
    Declined declined{{}, std::string(name)};
    const std::size_t gender = known ? head->second.gender : 0;
    if (known ? !head->second.takes_article : tables_.genders.size() > 1) {
        article = Article::None;
    }
    const auto place = static_cast<std::size_t>(article);
    if (known && !head->second.forms.empty()) {
        const CaseForms& forms = head->second.forms;
        declined.noun = with_ending(forms[std::min(in_case, forms.size() - 1)],
                                    form(tables_.endings[place], gender, in_case));
        declined.noun += name.substr(head->first.size());
    }
    declined.article = form(tables_.articles[place], gender, in_case);
    if (declined.article.empty()) {
        return declined;
    }
    const auto elision = tables_.elisions.find(declined.article);
    if (elision != tables_.elisions.end() && !declined.noun.empty() &&
        elision->second.before.find(declined.noun.front()) != std::string::npos) {
        declined.article = elision->second.article;
    }
    if (!declined.article.ends_with('\'')) {
        declined.article += ' ';
    }
    return declined;
}

std::size_t Grammar::plural_of(std::int64_t number) const {
    const auto rule =
        std::ranges::find_if(tables_.plurals, [number](const PluralRule& each) { return each.fits(number); });
    const auto place = static_cast<std::size_t>(rule - tables_.plurals.begin());
    return rule != tables_.plurals.end() ? place : tables_.plurals.empty() ? 0 : tables_.plurals.size() - 1;
}

}  // namespace torchwake::words
