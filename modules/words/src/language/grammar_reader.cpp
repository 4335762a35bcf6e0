#include "language/grammar_reader.hpp"

#include <torchwake/json/decode.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::words {
namespace {

constexpr std::size_t longest_word = 40;
constexpr std::int64_t largest_number = 1'000'000;

/// A text that may be empty, as the article of a plural.
std::optional<std::string> one_form(const json::Node& node) {
    const auto text = node.value().if_string();
    if (text && text->empty()) {
        return std::string();
    }
    return json::Text{longest_word}(node);
}

/// One form for each case.
auto forms_of(std::size_t cases) {
    return [cases](const json::Node& node) -> std::optional<CaseForms> {
        auto forms = json::list(one_form)(node);
        if (forms && forms->size() != cases) {
            node.refuse(std::to_string(forms->size()) + " forms",
                        "a form for each of " + std::to_string(cases) + " cases");
            return std::nullopt;
        }
        return forms;
    };
}

/// Tables with the forms for each gender, by name of the gender.
auto by_gender(const GrammarTables& grammar) {
    return [&grammar](const json::Node& node) -> std::optional<GrammarTables::ByGender> {
        return json::object<GrammarTables::ByGender>(
            [&grammar](json::Fields& in, GrammarTables::ByGender& out) {
                out.resize(grammar.genders.size());
                for (std::size_t gender = 0; gender < out.size(); ++gender) {
                    in.required(grammar.genders[gender], out[gender], forms_of(grammar.cases.size()));
                }
            })(node);
    };
}

using Tables = std::array<GrammarTables::ByGender, article_count>;

/// Reads the tables of the articles, or those of the endings behind them.
auto by_article(const GrammarTables& grammar) {
    return json::object<Tables>([&grammar](json::Fields& in, Tables& out) {
        constexpr std::array<std::string_view, article_count> names{"none", "the", "a"};
        for (std::size_t article = 0; article < article_count; ++article) {
            in.optional(names[article], out[article], by_gender(grammar));
        }
    });
}

std::optional<Elision> elision(const json::Node& node) {
    return json::object<Elision>([](json::Fields& in, Elision& out) {
        in.required("before", out.before, json::Text{});
        in.required("article", out.article, json::Text{longest_word});
    })(node);
}

std::optional<PluralRule> plural_rule(const json::Node& node) {
    const auto divisor = json::integer<std::int64_t>(1, largest_number);
    const auto bound = json::integer<std::int64_t>(0, largest_number);
    return json::object<PluralRule>([&](json::Fields& in, PluralRule& out) {
        in.optional("of", out.of, divisor);
        in.optional("from", out.from, bound);
        in.optional("to", out.to, bound);
        in.optional("not-of", out.not_of, divisor);
        in.optional("not-from", out.not_from, bound);
        in.optional("not-to", out.not_to, bound);
    })(node);
}

/// A dictionary as a map.
template <class Decoder>
auto map_of(Decoder element) {
    return [element](const json::Node& node) {
        using Map = std::map<std::string, json::Decoded<Decoder>, std::less<>>;
        auto entries = json::dictionary(element)(node);
        return entries ? std::optional(Map(entries->begin(), entries->end())) : std::nullopt;
    };
}

auto noun(const GrammarTables& grammar) {
    return json::object<Noun>([&grammar](json::Fields& in, Noun& out) {
        std::string gender = grammar.genders.front();
        in.optional("gender", gender, json::Text{longest_word});
        const auto found = std::ranges::find(grammar.genders, gender);
        if (found == grammar.genders.end()) {
            in.refuse("gender", '"' + gender + '"', "a gender of the language");
        } else {
            out.gender = static_cast<std::size_t>(found - grammar.genders.begin());
        }
        std::string pattern;
        if (in.optional("as", pattern, json::Text{})) {
            out.forms = {pattern};
        }
        in.optional("cases", out.forms, forms_of(grammar.cases.size()));
        in.optional("article", out.takes_article, json::boolean);
    });
}

/// Reads the names of cases or genders; a list of nothing but faults changes nothing.
void read_names(json::Fields& in, std::string_view member, std::vector<std::string>& names) {
    std::vector<std::string> read;
    if (in.optional(member, read, json::list(json::Text{longest_word}, 1)) && !read.empty()) {
        names = std::move(read);
    }
}

}  // namespace

void read_language(const json::Node& node, GrammarTables& grammar) {
    json::read_object(node, [&grammar](json::Fields& in) {
        const auto words = json::list(json::Text{longest_word}, 1);
        in.required("name", grammar.language, json::Text{longest_word});
        in.optional("locales", grammar.locales, words);
        read_names(in, "cases", grammar.cases);
        read_names(in, "genders", grammar.genders);
        in.optional("plural-gender", grammar.plural_gender, json::Text{longest_word});
        in.optional("articles", grammar.articles, by_article(grammar));
        in.optional("endings", grammar.endings, by_article(grammar));
        in.optional("elisions", grammar.elisions, map_of(elision));
        in.optional("contractions", grammar.contractions, map_of(json::Text{longest_word}));
        in.optional("plurals", grammar.plurals, json::list(plural_rule, 1));
    });
}

void read_nouns(const json::Node& node, GrammarTables& grammar) {
    const auto nouns = json::dictionary(noun(grammar))(node);
    for (const auto& [name, read] : nouns.value_or(std::vector<std::pair<std::string, Noun>>())) {
        grammar.nouns.insert_or_assign(name, read);
    }
}

}  // namespace torchwake::words
