#include "language/placeholder.hpp"

#include <torchwake/core/utf8.hpp>
#include <torchwake/json/node.hpp>
#include <torchwake/words/language_check.hpp>

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

namespace torchwake::words {
namespace {

/// The texts between two marks, without the marks.
std::vector<std::string_view> between(std::string_view sentence, char begin, char end) {
    std::vector<std::string_view> found;
    while (sentence.find(begin) != std::string_view::npos) {
        take_until(sentence, begin);
        found.push_back(take_until(sentence, end));
    }
    return found;
}

/// The name of an argument as sentences may write it, without a capital of theirs.
std::string argument_of(std::string_view name) {
    std::string text(name);
    if (!text.empty() && text.front() >= 'A' && text.front() <= 'Z') {
        text.front() = static_cast<char>(text.front() - 'A' + 'a');
    }
    return text;
}

std::set<std::string> arguments_of(std::string_view sentence) {
    std::set<std::string> names;
    for (const std::string_view written : between(sentence, '{', '}')) {
        names.insert(argument_of(parse_placeholder(written).name));
    }
    return names;
}

std::size_t count_forms(std::string_view forms) {
    return static_cast<std::size_t>(std::ranges::count(forms, '|')) + 1;
}

std::string number_of_forms(std::size_t count) {
    return std::to_string(count) + (count == 1 ? " form" : " forms");
}

/// True for line ends and all else that a terminal would obey.
bool is_control(char byte) {
    return static_cast<unsigned char>(byte) < 0x20 || byte == 0x7F;
}

/// Checks one sentence.
class SentenceCheck {
  public:
    SentenceCheck(const GrammarTables& grammar, std::string_view file, std::string_view key,
                  json::Errors& faults)
        : grammar_(&grammar), file_(file), pointer_("/" + std::string(key)), faults_(&faults) {}

    void check(std::string_view sentence, std::string_view first) {
        if (std::ranges::any_of(sentence, is_control)) {
            refuse("a control character", "letters only");
        }
        const std::set<std::string> known = arguments_of(first);
        for (const std::string_view written : between(sentence, '{', '}')) {
            check(parse_placeholder(written), known);
        }
        for (const std::string_view forms : between(sentence, '[', ']')) {
            const std::size_t most = grammar_->plural_gender.empty() ? 2 : 3;
            const std::size_t count = count_forms(forms);
            if (count < 2 || count > most) {
                refuse("[" + std::string(forms) + "]",
                       "a verb in " + number_of_forms(2) + (most == 3 ? " or 3" : ""));
            }
        }
    }

  private:
    void check(const Placeholder& placeholder, const std::set<std::string>& known) {
        const std::string name = argument_of(placeholder.name);
        if (!known.contains(name)) {
            std::string all;
            for (const std::string& each : known) {
                all += (all.empty() ? "{" : ", {") + each + "}";
            }
            refuse("{" + name + "}", all.empty() ? "no placeholder" : "one of " + all);
        }
        if (!placeholder.in_case.empty() &&
            std::ranges::find(grammar_->cases, placeholder.in_case) == grammar_->cases.end()) {
            refuse(":" + std::string(placeholder.in_case), "a case of the language");
        }
        if (!placeholder.by_gender.empty() &&
            count_forms(placeholder.by_gender) != grammar_->genders.size()) {
            refuse(number_of_forms(count_forms(placeholder.by_gender)) + " in {" + name + "}",
                   "one for each of " + std::to_string(grammar_->genders.size()) + " genders");
        }
        const std::size_t plurals = std::max<std::size_t>(grammar_->plurals.size(), 1);
        if (!placeholder.by_number.empty() && count_forms(placeholder.by_number) != plurals) {
            refuse(number_of_forms(count_forms(placeholder.by_number)) + " in {" + name + "}",
                   std::to_string(plurals) + ", as \"plurals\" has");
        }
    }

    void refuse(std::string found, std::string expected) {
        faults_->push_back({std::string(file_), pointer_, std::move(found), std::move(expected), 0});
    }

    const GrammarTables* grammar_;
    std::string_view file_;
    std::string pointer_;
    json::Errors* faults_;
};

/// Collects the letters of a document's strings, each with the first place where it stands.
class Letters {
  public:
    explicit Letters(const std::function<bool(char32_t)>& has_glyph) : has_glyph_(&has_glyph) {}

    void add(const json::Node& node) {
        const json::Value& value = node.value();
        if (const auto text = value.if_string()) {
            add_text(*text, node);
        } else if (const json::Array* const array = value.if_array()) {
            for (std::size_t index = 0; index < array->size(); ++index) {
                add(node.child(index, (*array)[index]));
            }
        } else if (const json::Object* const object = value.if_object()) {
            for (const json::Member& member : object->members()) {
                add(node.child(member));
            }
        }
    }

  private:
    void add_text(std::string_view text, const json::Node& node) {
        while (const auto letter = core::first_code_point(text)) {
            if (!(*has_glyph_)(letter->value) && told_.insert(letter->value).second) {
                node.refuse("the letter \"" + std::string(text.substr(0, letter->bytes)) + "\"",
                            "one that the font has");
            }
            text.remove_prefix(letter->bytes);
        }
    }

    const std::function<bool(char32_t)>* has_glyph_;
    std::set<char32_t> told_;
};

}  // namespace

json::Errors sentence_faults(const Words& words, const Words& first, const std::string& file) {
    json::Errors faults;
    for (const auto& [key, sentence] : words.sentences()) {
        if (!first.has(key)) {
            faults.push_back(
                {file, "/" + key, "a sentence that the game never says", "a key of the first language", 0});
            continue;
        }
        SentenceCheck(words.grammar().tables(), file, key, faults).check(sentence, first.get(key));
    }
    return faults;
}

json::Errors untranslated(const Words& words, const Words& first, const std::string& file) {
    json::Errors missing;
    for (const auto& [key, sentence] : first.sentences()) {
        if (!words.has(key)) {
            missing.push_back({file, "/" + key, "nothing", "a sentence", 0});
        }
    }
    return missing;
}

json::Errors nouns_without_grammar(const Words& words, const content::Catalog& catalog,
                                   const std::string& file) {
    json::Errors missing;
    const Grammar& grammar = words.grammar();
    if (grammar.tables().genders.size() < 2) {
        return missing;
    }
    std::set<std::string_view> told;
    const auto check = [&](std::string_view name) {
        if (!name.empty() && grammar.find(name) == nullptr && told.insert(name).second) {
            missing.push_back({file, "/nouns", "nothing of \"" + std::string(name) + "\"", "its grammar", 0});
        }
    };
    for (const content::MonsterDef& monster : catalog.monsters()) {
        check(monster.name);
    }
    for (const content::ItemDef& item : catalog.all_items()) {
        check(item.name);
    }
    for (const content::TrapDef& trap : catalog.traps()) {
        check(trap.name);
    }
    for (const content::TileDef& tile : catalog.tiles()) {
        check(tile.name);
    }
    return missing;
}

json::Errors letters_without_glyph(const json::Value& document,
                                   const std::function<bool(char32_t)>& has_glyph, const std::string& file) {
    json::Report report(file);
    Letters(has_glyph).add(json::Node(document, report));
    return report.errors();
}

}  // namespace torchwake::words
