// The loader on factions.json: what it makes, and what it refuses.

#include "refused.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>

using namespace torchwake;
using namespace torchwake::content;

TEST_CASE("what is wrong with factions is said with its place", "[content][loader][A3]") {
    const Text factions = &DataTexts::factions;
    check_refused(&DataTexts::monsters, R"("faction": "wild")", R"("faction": "wolves")",
                  {"monsters.json:8, /monsters/1/faction", "\"wolves\"", "the id of a faction"});
    check_refused(factions, R"("towards": "folk")", R"("towards": "fork")",
                  {"factions.json:2, /factions/0/reactions/0/towards", "\"fork\"",
                   "the id of a faction (did you mean \"folk\"?)"});
    check_refused(factions, R"("towards": "folk")", R"("towards": "wild")",
                  {"factions.json:2, /factions/0/reactions/0/towards", "\"wild\"",
                   "another faction: those of one ignore each other"});
    check_refused(
        factions, R"("default": "ignore")", R"("default": "adore")",
        {"factions.json:3, /factions/1/default", "\"adore\"", "one of \"attack\", \"flee\", \"ignore\""});
    check_refused(factions, R"([{"towards": "folk", "reaction": "flee"}])",
                  R"([{"towards": "folk", "reaction": "flee"}, {"towards": "folk", "reaction": "ignore"}])",
                  {"factions.json:2, /factions/0/reactions", "two reactions towards one faction",
                   "one at most towards each"});
    check_refused(factions, R"("id": "folk")", R"("id": "folk", "colour": "#ffffff")",
                  {"factions.json:3, /factions/1/colour", "member \"colour\"",
                   "one of \"id\", \"default\", \"reactions\""});
}

TEST_CASE("data need no factions, and no file of them", "[content][loader][A3]") {
    DataTexts texts = sample_texts();
    texts.factions.clear();
    replace(texts.monsters, R"(, "faction": "wild")", "");
    const auto catalog = build_catalog(texts);
    REQUIRE(catalog.has_value());
    CHECK(catalog->factions().empty());
    CHECK(catalog->hostile(catalog->hero(), MonsterId{1}));
}

TEST_CASE("there is room for thirty factions", "[content][loader][A3]") {
    const auto with = [](std::size_t count) {
        DataTexts texts = sample_texts();
        std::string all = R"({"factions": [{"id": "wild", "default": "attack"})";
        for (std::size_t number = 1; number < count; ++number) {
            all += R"(, {"id": "f)" + std::to_string(number) + R"(", "default": "attack"})";
        }
        texts.factions = all + "]}";
        return build_catalog(texts);
    };
    CHECK(with(most_factions).has_value());
    REQUIRE(with(most_factions + 1).has_error());
    CHECK(to_string(with(most_factions + 1).error().front()) ==
          "factions.json:1, /factions: found 31 factions, expected at most 30");
}
