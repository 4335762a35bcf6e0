#include "panels/languages.hpp"

#include "content/game_data.hpp"
#include "project_file.hpp"
#include "save/temporary_folder.hpp"

#include <torchwake/json/reader.hpp>
#include <torchwake/json/value.hpp>
#include <torchwake/json/writer.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <utility>

namespace torchwake::panels {
namespace {

namespace fs = std::filesystem;

const fs::path words_folder = fs::path(testing::project_file("assets/words"));

/// The letter with an accent, twice for a vowel.
std::string pseudo_letter(char letter) {
    constexpr std::array<std::pair<char, std::string_view>, 20> letters{
        {{'a', "\u00e1\u00e1"}, {'e', "\u011b\u011b"}, {'i', "\u00ef\u00ef"}, {'o', "\u0151\u0151"},
         {'u', "\u016f\u016f"}, {'A', "\u00c5"},       {'E', "\u0118"},       {'I', "\u012a"},
         {'O', "\u00d8"},       {'U', "\u0172"},       {'c', "\u00e7"},       {'d', "\u010f"},
         {'g', "\u011f"},       {'l', "\u0142"},       {'n', "\u0148"},       {'r', "\u0159"},
         {'s', "\u0161"},       {'t', "\u0165"},       {'y', "\u00ff"},       {'z', "\u017c"}}};
    const auto found = std::ranges::find(letters, letter, &std::pair<char, std::string_view>::first);
    return found != letters.end() ? std::string(found->second) : std::string(1, letter);
}

/// All texts of a value in the made language.
json::Value in_pseudo(const json::Value& value) {
    if (const auto text = value.if_string()) {
        return pseudo(*text);
    }
    if (const json::Array* const array = value.if_array()) {
        std::vector<json::Value> elements;
        for (const json::Value& element : *array) {
            elements.push_back(in_pseudo(element));
        }
        return json::Array(elements.begin(), elements.end());
    }
    if (const json::Object* const object = value.if_object()) {
        json::Object copy;
        for (const json::Member& member : object->members()) {
            copy.set(member.name, in_pseudo(member.value));
        }
        return copy;
    }
    return value;
}

/// Writes the file of the made language.
void write_pseudo(const fs::path& file) {
    const auto english = json::read_file(words_folder / "english.json");
    const auto names = json::read_file(content::game_data_folder / "words.json");
    REQUIRE(english.has_value());
    REQUIRE(names.has_value());
    json::Object words;
    for (const json::Member& member : english->if_object()->members()) {
        const bool is_sentence = member.value.if_string().has_value();
        words.set(member.name, is_sentence ? in_pseudo(member.value) : member.value);
    }
    words.set("names", in_pseudo(*names));
    std::ofstream(file) << json::write_line(words);
}

Spoken load(std::string_view language) {
    const bool is_made = language == pseudo_language;
    const save::TemporaryFolder folder;
    const fs::path file = (is_made ? folder.path() : words_folder) / (std::string(language) + ".json");
    if (is_made) {
        write_pseudo(file);
    }
    auto catalog = content::load_catalog(content::game_data_folder, {}, file);
    auto words = words::load_words(file);
    const auto english = words::load_words(words_folder / "english.json");
    for (const json::Error& error : catalog ? json::Errors() : catalog.error()) {
        UNSCOPED_INFO(to_string(error));
    }
    REQUIRE(catalog.has_value());
    REQUIRE(words.has_value());
    REQUIRE(english.has_value());
    return {*std::move(catalog), with_fallback(*words, *english)};
}

}  // namespace

std::string pseudo(std::string_view sentence) {
    std::string text;
    bool in_placeholder = false;
    for (const char letter : sentence) {
        in_placeholder = letter == '{' || (in_placeholder && letter != '}');
        text += in_placeholder ? std::string(1, letter) : pseudo_letter(letter);
    }
    return text;
}

const Spoken& spoken_in(std::string_view language) {
    static std::map<std::string, Spoken, std::less<>> all;
    const auto found = all.find(language);
    return found != all.end() ? found->second
                              : all.emplace(std::string(language), load(language)).first->second;
}

}  // namespace torchwake::panels
