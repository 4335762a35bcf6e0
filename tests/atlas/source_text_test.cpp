#include <torchwake/atlas/source_text.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string_view>
#include <vector>

using namespace torchwake::atlas;

TEST_CASE("entries skip blank lines and comments, rows skip nothing", "[atlas][source]") {
    const SourceFile file{"a.txt", "\n# comment\nfirst\n\n# row\n  \nsecond"};
    LineReader reader(file);
    REQUIRE(reader.next_entry());
    CHECK(reader.line() == "first");
    CHECK(reader.number() == 3);
    REQUIRE(reader.next_row());
    CHECK(reader.line().empty());
    REQUIRE(reader.next_row());
    CHECK(reader.line() == "# row");
    REQUIRE(reader.next_entry());
    CHECK(reader.line() == "second");
    CHECK(reader.number() == 7);
    CHECK_FALSE(reader.next_entry());
    CHECK_FALSE(reader.next_row());
}

TEST_CASE("line ends of other systems are not part of a line", "[atlas][source]") {
    const SourceFile file{"a.txt", "one\r\ntwo\r\n"};
    LineReader reader(file);
    REQUIRE(reader.next_row());
    CHECK(reader.line() == "one");
    REQUIRE(reader.next_row());
    CHECK(reader.line() == "two");
    CHECK_FALSE(reader.next_row());
}

TEST_CASE("words are separated by any blanks", "[atlas][source]") {
    CHECK(split_words("  a\t bc  d ") == std::vector<std::string_view>{"a", "bc", "d"});
    CHECK(split_words(" \t").empty());
}

TEST_CASE("a number is a whole word of digits that fits", "[atlas][source]") {
    CHECK(parse_number("42") == 42U);
    CHECK(parse_number("ff", 16) == 255U);
    for (const std::string_view word : {"", "-1", "+1", "4x", " 4", "99999999999"}) {
        INFO(word);
        CHECK_FALSE(parse_number(word));
    }
}

TEST_CASE("an error names its place, and no line where there is none", "[atlas][source]") {
    CHECK(to_string(SourceError("a.txt", 3, "x", "y")) == "a.txt:3: found x, expected y");
    CHECK(to_string(SourceError("a.txt", 0, "x", "y")) == "a.txt: found x, expected y");
}
