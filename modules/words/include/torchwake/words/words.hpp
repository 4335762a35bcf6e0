#pragma once

#include <torchwake/json/error.hpp>
#include <torchwake/words/grammar.hpp>
#include <torchwake/words/sentence.hpp>

#include <boost/system/result.hpp>

#include <filesystem>
#include <initializer_list>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace torchwake::words {

/// Sentences by key; `{name}` marks an argument.
using Sentences = std::map<std::string, std::string, std::less<>>;

/// All sentences of the game in a language, and its grammar.
class Words {
  public:
    Words() = default;
    /// A word list of those sentences, in a language of that grammar.
    explicit Words(Sentences sentences, Grammar grammar = {})
        : sentences_(std::move(sentences)), grammar_(std::move(grammar)) {}

    /// The sentence of a key. If the word list lacks it, the key itself, so that the game remains playable
    /// with an incomplete list. (A test checks that the game's own list has every key that the code names.)
    [[nodiscard]] std::string get(std::string_view key) const;
    /// True if the word list has a sentence of that key.
    [[nodiscard]] bool has(std::string_view key) const;
    /// The sentence of a key with its placeholders filled, as by compose().
    [[nodiscard]] TextLine say(std::string_view key, std::span<const Argument> arguments,
                               Subject subject = Subject::Other) const;
    /// The same with arguments in braces.
    [[nodiscard]] TextLine say(std::string_view key, std::initializer_list<Argument> arguments) const {
        return say(key, std::span(arguments.begin(), arguments.size()));
    }
    /// The sentence of a key with its placeholders filled, without colours.
    [[nodiscard]] std::string get(std::string_view key, std::span<const Argument> arguments) const {
        return plain_text(say(key, arguments));
    }
    /// The same with arguments in braces.
    [[nodiscard]] std::string get(std::string_view key, std::initializer_list<Argument> arguments) const {
        return plain_text(say(key, arguments));
    }
    /// A noun in the first case behind an article: "a potion", "the orc".
    [[nodiscard]] std::string noun(std::string_view name, Article article) const;

    /// All sentences, by key.
    [[nodiscard]] const Sentences& sentences() const { return sentences_; }
    /// The grammar of the language.
    [[nodiscard]] const Grammar& grammar() const { return grammar_; }

  private:
    Sentences sentences_;
    Grammar grammar_;
};

/// Reads the sentences and the grammar of one file of assets/words. Its member "names" is left to the loader
/// of the data. Errors: every fault of the file.
[[nodiscard]] boost::system::result<Words, json::Errors> load_words(const std::filesystem::path& file);
/// Reads files of one language: sentences and nouns of later ones replace those of earlier ones.
/// Errors: every fault of every file.
[[nodiscard]] boost::system::result<Words, json::Errors> load_words(
    std::span<const std::filesystem::path> files);
/// Reads a text in memory; errors name it `file`.
[[nodiscard]] boost::system::result<Words, json::Errors> read_words(std::string_view text,
                                                                    const std::string& file);

/// The words, with the sentences that they lack taken from a fallback.
[[nodiscard]] Words with_fallback(const Words& words, const Words& fallback);

}  // namespace torchwake::words
