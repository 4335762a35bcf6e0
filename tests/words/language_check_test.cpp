#include "staged/named_catalog.hpp"

#include <torchwake/json/reader.hpp>
#include <torchwake/words/language_check.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <string_view>

namespace torchwake::words {
using namespace staged;
namespace {

Words first() {
    return *read_words(R"({
      "language": {"name": "First", "plurals": [{"from": 1, "to": 1}, {}]},
      "hit": "{Actor} [hit|hits] {victim} for {amount}.", "turns": "{count turn|turns}", "plain": "Plain."
    })",
                       "first.json");
}

/// The faults of one sentence of a language with two genders, two cases and two plural forms.
json::Errors faults_of(const std::string& key, const std::string& sentence) {
    const auto words = read_words(R"({
      "language": {"name": "Second", "cases": ["one", "two"], "genders": ["m", "f"],
                   "plurals": [{"from": 1, "to": 1}, {}]},
      ")" + key + R"(": ")" + sentence +
                                      R"("})",
                                  "second.json");
    REQUIRE(words.has_value());
    return sentence_faults(*words, first(), "second.json");
}

TEST_CASE("a sentence may use what the first language's sentence is given, in any order", "[words][H6]") {
    CHECK(faults_of("hit", "{the victim:two} {amount} {Actor} {actor/his|her} [hit|hits]").empty());
    CHECK(faults_of("turns", "{count x|y}").empty());
    CHECK(faults_of("plain", "").empty());
}

TEST_CASE("wrong placeholders, cases and numbers of forms are told with their place", "[words][H6]") {
    const auto told = [](const std::string& key, const std::string& sentence, std::string_view found) {
        const json::Errors faults = faults_of(key, sentence);
        REQUIRE(faults.size() == 1);
        CHECK(faults.front().pointer == "/" + key);
        CHECK(faults.front().file == "second.json");
        CHECK(faults.front().found == found);
    };
    told("hit", "{Actor} {victm}", "{victm}");
    told("plain", "{count}", "{count}");
    told("hit", "{Actor:three}", ":three");
    told("hit", "{actor/his}", "1 form in {actor}");
    told("turns", "{count x|y|z}", "3 forms in {count}");
    told("hit", "{Actor} [hits]", "[hits]");
    told("hit", "{Actor} [hit|hits|hit]", "[hit|hits|hit]");
    told("hid", "hidden", "a sentence that the game never says");
}

TEST_CASE("sentences that a language lacks are listed", "[words][H6]") {
    const Words words = *read_words(R"({"language": {"name": "Second"}, "plain": "x"})", "second.json");
    const json::Errors missing = untranslated(words, first(), "second.json");
    REQUIRE(missing.size() == 2);
    CHECK(missing.front().pointer == "/hit");
    CHECK(untranslated(first(), first(), "first.json").empty());
}

TEST_CASE("nouns without grammar are told only where a language has genders", "[words][H6]") {
    CHECK(nouns_without_grammar(english(), named_catalog(), "english.json").empty());
    const Words words =
        *read_words(R"({"language": {"name": "x", "genders": ["m", "f"]}, "nouns": {"orc": {}}})", "x.json");
    const json::Errors missing = nouns_without_grammar(words, named_catalog(), "x.json");
    const auto tells = [&missing](const std::string& name) {
        return std::ranges::any_of(missing, [&name](const json::Error& error) {
            return error.found.find('"' + name + '"') != std::string::npos;
        });
    };
    CHECK(tells("rat"));
    CHECK_FALSE(tells("orc"));
}

TEST_CASE("a letter without a glyph is told once, with the first place where it stands", "[words][H6]") {
    const json::Value document =
        *json::read(R"({"plain": "x", "list": [{"a": "z\u00fc"}, {"b": "\u00fc\u0416"}]})", "x.json");
    const json::Errors faults =
        letters_without_glyph(document, [](char32_t letter) { return letter < 0x80; }, "x.json");
    REQUIRE(faults.size() == 2);
    CHECK(faults.front().pointer == "/list/0/a");
    CHECK(faults.front().file == "x.json");
    CHECK(faults.back().pointer == "/list/1/b");
}

}  // namespace
}  // namespace torchwake::words
