#include <torchwake/core/utf8.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>

using torchwake::core::append_utf8;
using torchwake::core::capital_of;
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

TEST_CASE("each script of the font has its capitals", "[core][utf8]") {
    const auto capitals = [](std::u32string text) {
        for (char32_t& letter : text) {
            letter = capital_of(letter);
        }
        return text;
    };
    CHECK(capitals(U"az09.-") == U"AZ09.-");
    CHECK(capitals(U"\u00e4\u00f6\u00fc\u00df\u00f7\u00d7\u00ff") ==
          U"\u00c4\u00d6\u00dc\u00df\u00f7\u00d7\u0178");
    CHECK(capitals(U"\u0105\u0107\u0119\u0142\u0144\u015b\u017a\u017c\u0131\u0140") ==
          U"\u0104\u0106\u0118\u0141\u0143\u015a\u0179\u017bI\u013f");
    CHECK(capitals(U"\u0104\u0141\u0179\u0138") == U"\u0104\u0141\u0179\u0138");
    CHECK(capitals(U"\u03b1\u03c9\u03ac\u03ad\u03ae\u03af\u03cc\u03cd\u03ce\u03c2") ==
          U"\u0391\u03a9\u0386\u0388\u0389\u038a\u038c\u038e\u038f\u03c2");
    CHECK(capitals(U"\u0430\u044f\u0451\u0456\u0457\u0491") == U"\u0410\u042f\u0401\u0406\u0407\u0490");
}
