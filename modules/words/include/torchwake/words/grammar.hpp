#pragma once

// The grammar of a language: articles, cases and genders of nouns, and the forms for numbers. All of it is
// data, from "language" and "nouns" of a file of assets/words:
//
//     "language": {"name": "Deutsch", "locales": ["de"], "cases": ["nominative", "accusative"], "genders":
//     ["m", "f"],
//                  "articles": {"the": {"m": ["der", "den"], "f": ["die", "die"]}},
//                  "endings": {"the": {"m": ["e", "en"], "f": ["e", "e"]}, "none": {"m": ["er", "en"], "f":
//                  ["e", "e"]}}, "contractions": {"in dem": "im"}, "plurals": [{"from": 1, "to": 1}, {}]},
//     "nouns": {"roter Trank": {"gender": "m", "as": "rot~ Trank"}}
//
// 1. In a noun, "~" stands for the ending that an adjective has behind the article, in its gender and case.
// 2. A name that is not among the nouns has the grammar of the longest noun with which it begins, up to a
// blank:
//    "Schwert der Wespe" that of "Schwert". A name without such a beginning has an article only in a language
//    of one gender.

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::words {

/// The article before a noun.
enum class Article : std::uint8_t {
    None,  ///< no article
    The,   ///< the definite one
    A      ///< the indefinite one
};
/// The number of values of Article.
inline constexpr std::size_t article_count = 3;

/// A form for each case, in the order of the language's cases.
using CaseForms = std::vector<std::string>;

/// The grammar of a noun.
struct Noun {
    std::size_t gender = 0;     ///< a place in GrammarTables::genders
    CaseForms forms{};          ///< empty: in all cases as the noun is written
    bool takes_article = true;  ///< false: a name, such as that of a person
};
/// Nouns by the text as which names hold them.
using Nouns = std::map<std::string, Noun, std::less<>>;

/// What an article becomes in front of some letters: "an" in front of vowels.
struct Elision {
    std::string before;   ///< the letters
    std::string article;  ///< no blank follows one that ends in an apostrophe
};

/// The numbers that take one of the plural forms: those of one range that are not in the other.
struct PluralRule {
    std::int64_t of = 0;    ///< compares the remainder of a division by this; 0: the number itself
    std::int64_t from = 0;  ///< the first number or remainder, inclusive
    std::int64_t to = std::numeric_limits<std::int64_t>::max();  ///< the last one, inclusive
    std::int64_t not_of = 0;                                     ///< likewise of the numbers left out
    std::int64_t not_from = 1;                                   ///< above `not_to`: no number is left out
    std::int64_t not_to = 0;  ///< the last number or remainder left out, inclusive

    /// True if the number takes this form.
    [[nodiscard]] bool fits(std::int64_t number) const;
};

/// The tables of a language. Without any, nouns stay as they are written.
struct GrammarTables {
    /// Forms for each gender, in the order of `genders`.
    using ByGender = std::vector<CaseForms>;

    std::string language{};                        ///< the name of the language in itself
    std::vector<std::string> locales{};            ///< those for which this language is chosen, as "de"
    std::vector<std::string> cases{"nominative"};  ///< their names, the first of which is that of a subject
    std::vector<std::string> genders{"n"};         ///< their names
    std::string plural_gender{};  ///< the gender whose verbs stand in the plural; empty: none
    std::array<ByGender, article_count> articles{};          ///< by Article; a form for each gender and case
    std::array<ByGender, article_count> endings{};           ///< of adjectives, likewise, behind that Article
    std::map<std::string, Elision, std::less<>> elisions{};  ///< by article
    /// By a preposition and an article, as "in dem": the word for both.
    std::map<std::string, std::string, std::less<>> contractions{};
    std::vector<PluralRule>
        plurals{};  ///< the first that fits decides; without one, all numbers share a form
    Nouns nouns{};  ///< those whose grammar is known
};

/// A noun behind its article, or without one.
struct Declined {
    std::string article{};  ///< with the blank that follows it; empty: none
    std::string noun{};     ///< in its case, with the ending behind its article
};

/// The grammar of a language by its tables, as the head of this file describes it.
class Grammar {
  public:
    Grammar() = default;
    /// A grammar of those tables.
    explicit Grammar(GrammarTables tables) : tables_(std::move(tables)) {}

    /// The tables that it decides by.
    [[nodiscard]] const GrammarTables& tables() const { return tables_; }

    /// The place of a case; that of the first if the language has none of that name.
    [[nodiscard]] std::size_t case_of(std::string_view name) const;
    /// The grammar of a name; null if no noun is known with which it begins. Cost: logarithmic, for each
    /// word.
    [[nodiscard]] const Noun* find(std::string_view name) const;
    /// True if the verb of that subject stands in the plural.
    [[nodiscard]] bool is_plural(std::string_view name) const;
    /// A name as it stands behind an article in a case. Requires: in_case is a place of a case. Cost:
    /// logarithmic, for each word.
    [[nodiscard]] Declined decline(std::string_view name, Article article, std::size_t in_case) const;
    /// Which of the plural forms a number takes.
    [[nodiscard]] std::size_t plural_of(std::int64_t number) const;

  private:
    /// The longest beginning of a name, up to a blank, that is a noun; end() if there is none.
    [[nodiscard]] Nouns::const_iterator head_of(std::string_view name) const;

    GrammarTables tables_;
};

}  // namespace torchwake::words
