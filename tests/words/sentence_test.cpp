#include "staged/named_catalog.hpp"

#include <torchwake/words/sentence.hpp>
#include <torchwake/words/text_width.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>

namespace torchwake::words {
using namespace staged;
namespace {

constexpr Colour green{0, 255, 0};

std::vector<std::string> rows_of(const TextLine& line, std::int32_t width) {
    std::vector<std::string> rows;
    for (const TextLine& row : wrapped(line, width)) {
        rows.push_back(plain_text(row));
    }
    return rows;
}

TEST_CASE("arguments are filled in with their colours, capitals where asked for", "[words]") {
    const std::array<Argument, 2> arguments{Argument{"actor", "the orc", green}, Argument{"amount", "3", {}}};
    const TextLine line = compose(english().grammar(), "{Actor} hits for {amount}.", arguments);
    CHECK(line == TextLine{{"The orc", green}, {" hits for 3.", std::nullopt}});
}

TEST_CASE("a verb has a form for you and one for others", "[words]") {
    const std::array<Argument, 1> you{Argument{"actor", "you", {}}};
    CHECK(plain_text(compose(english().grammar(), "{Actor} [hit|hits] it.", you, Subject::You)) ==
          "You hit it.");
    CHECK(plain_text(compose(english().grammar(), "{Actor} [hit|hits] it.", you, Subject::Other)) ==
          "You hits it.");
}

TEST_CASE("an argument that is missing stays visible", "[words]") {
    CHECK(plain_text(compose(english().grammar(), "a {thing} b", {})) == "a {thing} b");
    CHECK(plain_text(compose(english().grammar(), "a {thing foot|feet} b", {})) == "a {thing foot|feet} b");
}

TEST_CASE("a number gives its noun the form for one or for several", "[words]") {
    const auto told = [](std::string count) {
        const std::array<Argument, 1> arguments{Argument{"count", std::move(count), {}}};
        return plain_text(compose(english().grammar(), "down in {count blow|blows}.", arguments));
    };
    CHECK(told("1") == "down in 1 blow.");
    CHECK(told("0") == "down in 0 blows.");
    CHECK(told("11") == "down in 11 blows.");
}

TEST_CASE("articles follow the first letter", "[words]") {
    CHECK(english().noun("orc", Article::A) == "an orc");
    CHECK(english().noun("rat", Article::A) == "a rat");
    CHECK(english().noun("rat", Article::The) == "the rat");
    CHECK(english().noun("you", Article::The) == "you");
}

TEST_CASE("a first letter becomes a capital in all scripts of the font", "[words][H6]") {
    CHECK(capitalised("the orc") == "The orc");
    CHECK(capitalised("Él") == "Él");
    CHECK(capitalised("élan") == "Élan");
    CHECK(capitalised("łódź") == "Łódź");
    CHECK(capitalised("źle") == "Źle");
    CHECK(capitalised("čas") == "Čas");
    CHECK(capitalised("ящик") == "Ящик");
    CHECK(capitalised("ёж") == "Ёж");
    CHECK(capitalised("ωμός") == "Ωμός");
    CHECK(capitalised("3 rats") == "3 rats");
    CHECK(capitalised("").empty());
}

TEST_CASE("lines break between words, keep their colours, and never pass the width", "[words]") {
    const TextLine line{{"one two ", std::nullopt}, {"three four", green}, {" five", std::nullopt}};
    CHECK(rows_of(line, 9) == std::vector<std::string>{"one two", "three", "four five"});
    CHECK(wrapped(line, 9)[1] == TextLine{{"three", green}});
    for (std::int32_t width = 1; width < 40; ++width) {
        for (const std::string& row : rows_of(line, width)) {
            CAPTURE(width, row);
            CHECK(text_width(row) <= width);
        }
    }
}

TEST_CASE("the blanks before a line indent all its rows", "[words]") {
    const TextLine line{{"  one ", std::nullopt}, {"two", green}};
    CHECK(rows_of(line, 20) == std::vector<std::string>{"  one two"});
    CHECK(rows_of(line, 6) == std::vector<std::string>{"  one", "  two"});
    CHECK(rows_of(line, 2) == std::vector<std::string>{" o", " t"});
}

TEST_CASE("an empty line is one empty row", "[words]") {
    CHECK(rows_of({}, 10) == std::vector<std::string>{""});
}

}  // namespace
}  // namespace torchwake::words
