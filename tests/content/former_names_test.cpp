// Names of earlier versions are refused with the present ones.

#include "content/refused.hpp"

#include <catch2/catch_message.hpp>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::content {
namespace {

/// The former names of attributes, and those of now.
const std::vector<std::pair<std::string, std::string>> former_names{
    {"might", "strength"}, {"fitness", "constitution"}, {"quickness", "dexterity"}};

std::string in_quotes(std::string_view name) {
    return '"' + std::string(name) + '"';
}

std::string instead_of(const std::string& before, const std::string& now) {
    return in_quotes(now) + ", as " + in_quotes(before) + " is now called";
}

}  // namespace

TEST_CASE("an attribute of a monster is refused by its former name, with that of now",
          "[content][loader][C1]") {
    for (const auto& [before, now] : former_names) {
        CAPTURE(before);
        check_refused(&DataTexts::monsters, in_quotes(now), in_quotes(before),
                      {"monsters.json:5, /monsters/1/attributes/" + before, "member " + in_quotes(before),
                       instead_of(before, now)});
    }
}

TEST_CASE("an attribute that a trait changes is refused by its former name, with that of now",
          "[content][loader][C1]") {
    for (const auto& [before, now] : former_names) {
        CAPTURE(before);
        DataTexts texts = sample_texts();
        texts.traits = R"({"traits": [{"id": "odd", "for": ["weapon"], "weight": 1,
"attributes": {")" + before +
                       "\": 1}}]}";
        const auto catalog = build_catalog(texts);
        REQUIRE(catalog.has_error());
        CHECK(to_string(catalog.error().front()) == "traits.json:2, /traits/0/attributes/" + before +
                                                        ": found member " + in_quotes(before) +
                                                        ", expected " + instead_of(before, now));
    }
}

TEST_CASE("what a weapon goes by is refused by its former name, with that of now", "[content][loader][C1]") {
    check_refused(&DataTexts::items, R"("attribute": "dexterity")", R"("attribute": "quickness")",
                  {"items.json:9, /items/4/weapon/attribute", in_quotes("quickness"),
                   instead_of("quickness", "dexterity")});
    check_refused(
        &DataTexts::items, R"("attribute": "strength")", R"("attribute": "might")",
        {"items.json:14, /items/8/shoots/attribute", in_quotes("might"), instead_of("might", "strength")});
}

TEST_CASE("an effect on an attribute is refused by its former name, with that of now",
          "[content][loader][C1]") {
    for (const auto& [before, now] : former_names) {
        CAPTURE(before);
        check_refused(&DataTexts::items, R"({"heal": {"amount": 5}})",
                      "{" + in_quotes(before) + R"(: {"turns": 3, "amount": 1}})",
                      {"items.json:3, /items/0/effects/0/" + before, "member " + in_quotes(before),
                       instead_of(before, now)});
    }
}

TEST_CASE("an effect that confuses is refused by its former name, with that of now",
          "[content][loader][T4]") {
    check_refused(&DataTexts::items, R"({"heal": {"amount": 5}})", R"({"confuse": {"turns": 3}})",
                  {"items.json:3, /items/0/effects/0/confuse", "member " + in_quotes("confuse"),
                   instead_of("confuse", "confusion")});
}

TEST_CASE("an attribute that saves is refused by its former name, with that of now",
          "[content][loader][C1]") {
    for (const auto& [before, now] : former_names) {
        CAPTURE(before);
        check_refused(
            &DataTexts::items, R"("radius": 2,)",
            R"("radius": 2, "save": {"difficulty": 12, "attribute": )" + in_quotes(before) + "},",
            {"items.json:6, /items/2/aim/save/attribute", in_quotes(before), instead_of(before, now)});
    }
}

}  // namespace torchwake::content
