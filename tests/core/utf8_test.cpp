#include <torchwake/core/utf8.hpp>

#include <catch2/catch_test_macros.hpp>

using torchwake::core::append_utf8;
using torchwake::core::CodePoint;
using torchwake::core::first_code_point;
using torchwake::core::is_ascii_control;
using torchwake::core::is_utf8;
using torchwake::core::printable;

TEST_CASE("the first code point is read in each of the four lengths", "[core][utf8]") {
    CHECK(first_code_point("A!") == CodePoint{U'A', 1});
    CHECK(first_code_point("\xC3\xA9!") == CodePoint{U'\u00E9', 2});
    CHECK(first_code_point("\xE2\x94\x80") == CodePoint{U'\u2500', 3});
    CHECK(first_code_point("\xF0\x9F\x94\xA5") == CodePoint{U'\U0001F525', 4});
}

TEST_CASE("broken UTF-8 is refused", "[core][utf8]") {
    CHECK_FALSE(first_code_point(""));
    CHECK_FALSE(first_code_point("\x80"));              // a follower alone
    CHECK_FALSE(first_code_point("\xC3"));              // cut off
    CHECK_FALSE(first_code_point("\xC3("));             // followed by no follower
    CHECK_FALSE(first_code_point("\xC0\xAF"));          // longer than needed
    CHECK_FALSE(first_code_point("\xED\xA0\x80"));      // a surrogate
    CHECK_FALSE(first_code_point("\xF4\x90\x80\x80"));  // above U+10FFFF
    CHECK_FALSE(first_code_point("\xFF"));
    CHECK_FALSE(is_utf8("good, then \xFF"));
}

TEST_CASE("every scalar value is written and read back", "[core][utf8]") {
    std::size_t wrong = 0;
    for (char32_t value = 0; value <= 0x10FFFF; value += (value == 0xD7FF ? 0x801 : 1)) {
        std::string text;
        append_utf8(text, value);
        wrong += first_code_point(text) == CodePoint{value, text.size()} && is_utf8(text) ? 0U : 1U;
    }
    CHECK(wrong == 0);
}

TEST_CASE("a text for a terminal has no character that the terminal obeys", "[core][utf8]") {
    CHECK(printable("plain, \xC3\xA9 and \xE2\x94\x80") == "plain, \xC3\xA9 and \xE2\x94\x80");
    CHECK(printable("a\x1B[31m\n\x7F") == "a\\u{1b}[31m\\u{a}\\u{7f}");
    CHECK(printable("\xC2\x9B"
                    "2J") == "\\u{9b}2J");  // the control sequence introducer of C1
    CHECK(printable("\xE2\x80\xAE"
                    "gpj") == "\\u{202e}gpj");  // right to left
    CHECK(printable("\xFF.") == "\\xff.");
    CHECK(printable("").empty());
}

TEST_CASE("the control characters of ASCII are those before space, and delete", "[core][utf8]") {
    for (char32_t value = 0; value <= 0x200; ++value) {
        CAPTURE(value);
        CHECK(is_ascii_control(value) == (value <= 0x1F || value == 0x7F));
    }
}
