#include <torchwake/screen/key.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::screen {

TEST_CASE("every named key is written as it is read", "[screen][key]") {
    for (auto code = static_cast<unsigned>(KeyCode::Left); code <= static_cast<unsigned>(KeyCode::Num9);
         ++code) {
        const Key key{.code = static_cast<KeyCode>(code)};
        CHECK(parse_key(to_string(key)) == key);
    }
    CHECK(to_string(Key{.code = KeyCode::PageDown}) == "PageDown");
    CHECK(to_string(Key{.code = KeyCode::F12}) == "F12");
    CHECK(to_string(Key{.code = KeyCode::Num0}) == "Num0");
}

TEST_CASE("a character is a key", "[screen][key]") {
    CHECK(parse_key("g") == Key{.character = U'g'});
    CHECK(parse_key("G") == Key{.character = U'G'});
    CHECK(parse_key("+") == Key{.character = U'+'});
    CHECK(parse_key("\xC3\xA4") == Key{.character = U'\u00e4'});
}

TEST_CASE("what is held beside a key stands before it", "[screen][key]") {
    const Key key{.code = KeyCode::Left, .shift = true, .ctrl = true, .alt = true};
    CHECK(to_string(key) == "Shift+Ctrl+Alt+Left");
    CHECK(parse_key("Alt+Ctrl+Shift+Left") == key);
    CHECK(parse_key("Ctrl++") == Key{.character = U'+', .ctrl = true});
}

TEST_CASE("other texts are no keys", "[screen][key]") {
    for (const std::string_view wrong : {"", " ", "left", "Num10", "F13", "ab", "Ctrl+", "Ctrl+Ctrl+a",
                                         "Shift+a", "\n", "\x7F", "\xC3", "Character"}) {
        CHECK_FALSE(parse_key(wrong).has_value());
    }
}

}  // namespace torchwake::screen
