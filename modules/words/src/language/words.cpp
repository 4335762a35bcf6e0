#include "language/grammar_reader.hpp"

#include <torchwake/json/decode.hpp>
#include <torchwake/json/reader.hpp>
#include <torchwake/words/words.hpp>

#include <utility>

namespace torchwake::words {
namespace {

/// The members of a file of words that are no sentences.
constexpr std::string_view language_member = "language";
constexpr std::string_view nouns_member = "nouns";
constexpr std::string_view names_member = "names";

/// Collects the words of files of one language.
class WordsReader {
  public:
    void read(const std::string& file, const boost::system::result<json::Value, json::Errors>& document) {
        if (!document) {
            add(document.error());
            return;
        }
        json::Report report(file);
        const json::Node root(*document, report);
        if (const json::Object* const object = document->if_object()) {
            read_members(root, *object);
        } else {
            root.refuse("an object of sentences by key");
        }
        add(report.errors());
    }

    boost::system::result<Words, json::Errors> words() && {
        if (!errors_.empty()) {
            return std::move(errors_);
        }
        return Words(std::move(sentences_), Grammar(std::move(grammar_)));
    }

  private:
    void add(const json::Errors& errors) { errors_.insert(errors_.end(), errors.begin(), errors.end()); }

    void read_members(const json::Node& root, const json::Object& object) {
        if (const json::Member* const language = object.find_member(language_member)) {
            read_language(root.child(*language), grammar_);
        }
        for (const json::Member& member : object.members()) {
            if (member.name == nouns_member) {
                read_nouns(root.child(member), grammar_);
            } else if (const auto sentence = member.value.if_string()) {
                sentences_.insert_or_assign(std::string(member.name), std::string(*sentence));
            } else if (member.name != language_member && member.name != names_member) {
                root.child(member).refuse("a sentence");
            }
        }
    }

    Sentences sentences_;
    GrammarTables grammar_;
    json::Errors errors_;
};

}  // namespace

std::string Words::get(std::string_view key) const {
    const auto found = sentences_.find(key);
    return found != sentences_.end() ? found->second : std::string(key);
}

bool Words::has(std::string_view key) const {
    return sentences_.contains(key);
}

TextLine Words::say(std::string_view key, std::span<const Argument> arguments, Subject subject) const {
    const auto found = sentences_.find(key);
    return compose(grammar_, found != sentences_.end() ? std::string_view(found->second) : key, arguments,
                   subject);
}

std::string Words::noun(std::string_view name, Article article) const {
    const Declined declined = grammar_.decline(name, article, 0);
    return declined.article + declined.noun;
}

boost::system::result<Words, json::Errors> load_words(const std::filesystem::path& file) {
    return load_words(std::span(&file, 1));
}

boost::system::result<Words, json::Errors> load_words(std::span<const std::filesystem::path> files) {
    WordsReader reader;
    for (const std::filesystem::path& file : files) {
        reader.read(file.string(), json::read_file(file));
    }
    return std::move(reader).words();
}

boost::system::result<Words, json::Errors> read_words(std::string_view text, const std::string& file) {
    WordsReader reader;
    reader.read(file, json::read(text, file));
    return std::move(reader).words();
}

Words with_fallback(const Words& words, const Words& fallback) {
    Sentences sentences = words.sentences();
    sentences.insert(fallback.sentences().begin(), fallback.sentences().end());
    return Words(std::move(sentences), words.grammar());
}

}  // namespace torchwake::words
