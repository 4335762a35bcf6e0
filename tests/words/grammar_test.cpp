#include "staged/named_catalog.hpp"

#include <torchwake/words/words.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <string>
#include <string_view>

namespace torchwake::words {
using namespace staged;
namespace {

constexpr std::string_view german_text = R"({
  "language": {
    "name": "Deutsch", "locales": ["de"],
    "cases": ["nominative", "accusative", "dative"], "genders": ["m", "f", "n", "p"], "plural-gender": "p",
    "articles": {
      "the": {"m": ["der", "den", "dem"], "f": ["die", "die", "der"], "n": ["das", "das", "dem"], "p": ["die", "die", "den"]},
      "a": {"m": ["ein", "einen", "einem"], "f": ["eine", "eine", "einer"], "n": ["ein", "ein", "einem"], "p": ["", "", ""]}
    },
    "endings": {
      "the": {"m": ["e", "en", "en"], "f": ["e", "e", "en"], "n": ["e", "e", "en"], "p": ["en", "en", "en"]},
      "a": {"m": ["er", "en", "en"], "f": ["e", "e", "en"], "n": ["es", "es", "en"], "p": ["e", "e", "en"]},
      "none": {"m": ["er", "en", "em"], "f": ["e", "e", "er"], "n": ["es", "es", "em"], "p": ["e", "e", "en"]}
    },
    "contractions": {"in dem": "im", "zu der": "zur"},
    "plurals": [{"from": 1, "to": 1}, {}]
  },
  "nouns": {
    "du": {"cases": ["du", "dich", "dir"], "article": false},
    "Ork": {"gender": "m"},
    "Drache": {"gender": "m", "cases": ["Drache", "Drachen", "Drachen"]},
    "roter Trank": {"gender": "m", "as": "rot~ Trank"},
    "Schwert": {"gender": "n"},
    "Ratten": {"gender": "p"},
    "Stadt": {"gender": "f"}
  },
  "hit": "{Actor} [triffst|trifft|treffen] {victim:accusative}.",
  "take": "{Actor} [nimmst|nimmt] {the item:accusative}, {actor/sein|ihr|sein|ihr} Fund.",
  "in": "In {the place:dative} ist {amount Schlag|Schl\u00e4ge} frei, und {the thing} auch."
})";

const Words& german() {
    static const Words words = *read_words(german_text, "german.json");
    return words;
}

std::string filled(std::string_view key, std::initializer_list<Argument> arguments,
                   Subject subject = Subject::Other) {
    return plain_text(german().say(key, {arguments.begin(), arguments.size()}, subject));
}

Argument the(std::string_view name, std::string text) {
    return {name, std::move(text), {}, Article::The};
}
Argument a(std::string_view name, std::string text) {
    return {name, std::move(text), {}, Article::A};
}

TEST_CASE("articles, cases and endings come from the tables of the language", "[words][H6]") {
    CHECK(filled("hit", {the("actor", "Ork"), {"victim", "du", {}}}) == "Der Ork trifft dich.");
    CHECK(filled("hit", {{"actor", "du", {}}, the("victim", "Ork")}, Subject::You) == "Du triffst den Ork.");
    CHECK(filled("hit", {the("actor", "Ratten"), the("victim", "Drache")}) ==
          "Die Ratten treffen den Drachen.");
    CHECK(filled("hit", {a("actor", "Drache"), a("victim", "roter Trank")}) ==
          "Ein Drache trifft einen roten Trank.");
    CHECK(filled("hit", {{"actor", "du", {}}, {"victim", "roter Trank", {}}}, Subject::You) ==
          "Du triffst roten Trank.");
    CHECK(german().noun("roter Trank", Article::The) == "der rote Trank");
    CHECK(german().noun("Ratten", Article::A) == "Ratten");
}

TEST_CASE("a name has the grammar of the longest noun with which it begins", "[words][H6]") {
    CHECK(german().noun("Schwert der Wespe", Article::A) == "ein Schwert der Wespe");
    CHECK(filled("hit", {the("actor", "Ork"), a("victim", "roter Trank x3")}) ==
          "Der Ork trifft einen roten Trank x3.");
    CHECK(german().noun("goblin", Article::The) == "goblin");
    CHECK(german().noun("Schwertfisch", Article::The) == "Schwertfisch");
}

TEST_CASE("a sentence may ask for an article, for a form by gender, and joins articles to prepositions",
          "[words][H6]") {
    CHECK(filled("take", {{"actor", "du", {}}, {"item", "roter Trank", {}}}, Subject::You) ==
          "Du nimmst den roten Trank, sein Fund.");
    CHECK(filled("in", {{"place", "Schwert", {}}, {"amount", "1", {}}, {"thing", "Stadt", {}}}) ==
          "Im Schwert ist 1 Schlag frei, und die Stadt auch.");
    CHECK(filled("in", {{"place", "Stadt", {}}, {"amount", "0", {}}, {"thing", "Ork", {}}}) ==
          "In der Stadt ist 0 Schl\u00e4ge frei, und der Ork auch.");
}

TEST_CASE("numbers choose among as many plural forms as a language has", "[words][H6]") {
    const auto words = read_words(R"({
      "language": {"name": "Polski", "plurals": [
        {"from": 1, "to": 1},
        {"of": 10, "from": 2, "to": 4, "not-of": 100, "not-from": 12, "not-to": 14}, {}]},
      "turns": "{count tura|tury|tur}"
    })",
                                  "polish.json");
    REQUIRE(words.has_value());
    const auto turns = [&words](std::string count) {
        const std::array<Argument, 1> arguments{Argument{"count", std::move(count), {}}};
        return plain_text(words->say("turns", arguments));
    };
    for (const auto& [number, expected] :
         std::initializer_list<std::pair<const char*, const char*>>{{"1", "1 tura"},
                                                                    {"2", "2 tury"},
                                                                    {"4", "4 tury"},
                                                                    {"5", "5 tur"},
                                                                    {"0", "0 tur"},
                                                                    {"11", "11 tur"},
                                                                    {"12", "12 tur"},
                                                                    {"14", "14 tur"},
                                                                    {"21", "21 tur"},
                                                                    {"22", "22 tury"},
                                                                    {"112", "112 tur"},
                                                                    {"3-5", "3-5 tur"}}) {
        CHECK(turns(number) == expected);
    }
}

TEST_CASE("a language without articles in tables writes nouns as they are", "[words][H6]") {
    CHECK(Words().noun("orc", Article::The) == "orc");
    CHECK(Grammar().plural_of(1) == 0);
    CHECK(Grammar().plural_of(7) == 0);
}

TEST_CASE("tables that lack a gender or a case are refused with their places", "[words][H6]") {
    const auto place_of_fault = [](std::string_view text) {
        const auto words = read_words(text, "x.json");
        REQUIRE_FALSE(words.has_value());
        return words.error().front().pointer;
    };
    CHECK(place_of_fault(
              R"({"language": {"name": "x", "genders": ["m", "f"], "articles": {"the": {"m": ["der"]}}}})") ==
          "/language/articles/the/f");
    CHECK(place_of_fault(
              R"({"language": {"name": "x", "cases": ["a", "b"], "articles": {"the": {"n": ["der"]}}}})") ==
          "/language/articles/the/n");
    CHECK(place_of_fault(R"({"language": {"name": "x"}, "nouns": {"orc": {"gender": "z"}}})") ==
          "/nouns/orc/gender");
    CHECK(place_of_fault(R"({"language": {"name": "x"}, "nouns": {"orc": {"cases": []}}})") ==
          "/nouns/orc/cases");
    CHECK(place_of_fault(R"({"language": {"name": "x", "plurals": []}})") == "/language/plurals");
    CHECK(place_of_fault(R"({"language": {}})") == "/language/name");
}

TEST_CASE("sentences that a language lacks come from another one, one by one", "[words][H6]") {
    const Words words = with_fallback(german(), english());
    CHECK(plain_text(words.say("door-opened", std::array<Argument, 1>{the("actor", "Ork")})) ==
          "Der Ork opens the door.");
    CHECK(words.get("hit") == german().get("hit"));
    CHECK(words.sentences().size() == english().sentences().size() + 3);
}

}  // namespace
}  // namespace torchwake::words
