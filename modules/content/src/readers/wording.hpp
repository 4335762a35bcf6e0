#pragma once

// The words of definitions: names, descriptions, what monsters say and what is said of levels, by list and
// id, from the words.json of each data folder, and from the member "names" of the files of a language. Rules
// read none of them, so they are not in the data hash.
//
//     {"items": {"dagger": {"name": "dagger", "description": "..."}}}
//
// 1. Words of a later folder replace earlier ones, word by word.
// 2. A definition takes the words of its id, and missing ones from the definition that it is like.
// 3. A definition without a name is called by its id, so that a game with it can still be played. Levels need
//    no words: one without a name is called by its depth.

#include "sources/layers.hpp"

#include <torchwake/content/loader.hpp>
#include <torchwake/json/decode.hpp>
#include <torchwake/json/error.hpp>

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::content {

/// The name of the files of words.
inline constexpr std::string_view words_name = "words.json";
/// The member of a language's file with the words of definitions.
inline constexpr std::string_view names_member = "names";

/// The words of a lesson's step.
struct StepWording {
    std::string text{};
    std::string hunted{};  ///< empty: text
};

/// The words of one definition; members without a value are missing in the files.
struct Wording {
    std::optional<std::string> name{};
    std::optional<std::string> description{};
    std::optional<std::vector<std::string>> quips{};
    std::optional<std::string> prefix{};
    std::optional<std::string> suffix{};
    std::optional<std::string> cursed{};
    std::optional<std::string> arrival{};
    std::optional<std::vector<std::string>> landmarks{};
    std::optional<std::vector<std::string>> lines{};
    std::optional<std::vector<StepWording>> steps{};
};

/// The words of all files.
class Wordings {
  public:
    /// `files` are the game's, then those of mods, in order; `parts` are the definitions that they may name.
    Wordings(const std::vector<Layer>& files, const CatalogParts& parts);

    /// The errors of the files.
    [[nodiscard]] const json::Errors& errors() const { return errors_; }

    /// The lineages of a list's definitions, by the file and the name of the list.
    using LineagesOf =
        std::function<const std::vector<Lineage>&(std::string DataTexts::* file, std::string_view list)>;
    /// Gives all definitions their words, by the lineage of each.
    void apply(CatalogParts& parts, const LineagesOf& lineages_of);

    /// The words that definitions lacked in apply(), each with the file where it belongs.
    [[nodiscard]] const json::Errors& missing() const { return missing_; }

  private:
    void read(const Layer& file, const CatalogParts& parts);

    /// Gives a definition the words that its members are for.
    template <class Definition>
    void say(Definition& definition);
    void say_name(TraitDef& trait);

    /// A word of the present definition; nothing if it has none.
    template <class Word>
    [[nodiscard]] std::optional<Word> find(std::optional<Word> Wording::* word) const;
    /// The words of the members of a definition, in order. What is missing is noted, and `instead` stands for
    /// it.
    template <class Text>
    [[nodiscard]] std::vector<Text> say_each(std::string_view member,
                                             std::optional<std::vector<Text>> Wording::* words,
                                             std::size_t count, const Text& instead);
    void note_missing(std::string_view member, std::string found, std::string expected);

    std::map<std::string, std::map<std::string, Wording, std::less<>>, std::less<>> lists_;
    json::Errors errors_;
    json::Errors missing_;
    std::string_view list_;
    const Lineage* lineage_ = nullptr;
};

/// Refuses words that stand in a definition, and says where they belong.
void refuse_words(json::Fields& in, std::string_view list, std::string_view id,
                  std::initializer_list<std::string_view> members);
/// The place of a definition's word: `"/items/dagger/name" of words.json`.
[[nodiscard]] std::string place_of_word(std::string_view list, std::string_view id, std::string_view member);

}  // namespace torchwake::content
