#include <torchwake/core/random.hpp>
#include <torchwake/screen/key.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace torchwake::screen {

TEST_CASE("every named key is written as it is read", "[screen][key]") {
    for (auto code = static_cast<unsigned>(KeyCode::Left); code <= static_cast<unsigned>(KeyCode::PadUpLeft);
         ++code) {
        const Key key{.code = static_cast<KeyCode>(code)};
        CHECK(parse_key(to_string(key)) == key);
    }
    CHECK(to_string(Key{.code = KeyCode::PageDown}) == "PageDown");
    CHECK(to_string(Key{.code = KeyCode::F12}) == "F12");
    CHECK(to_string(Key{.code = KeyCode::Num0}) == "Num0");
    CHECK(to_string(Key{.code = KeyCode::PadA}) == "PadA");
    CHECK(to_string(Key{.code = KeyCode::PadUpRight}) == "PadUpRight");
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
                                         "Shift+a", "\n", "\x7F", "\xC3", "Character", "Pad", "PadC"}) {
        CHECK_FALSE(parse_key(wrong).has_value());
    }
}

TEST_CASE("the buttons of a gamepad are keys, and no others are buttons", "[screen][key][F2]") {
    for (auto code = 0U; code <= static_cast<unsigned>(KeyCode::PadUpLeft); ++code) {
        const auto key = static_cast<KeyCode>(code);
        CHECK(is_pad(key) == to_string(Key{.code = key, .character = U'P'}).starts_with("Pad"));
    }
}

TEST_CASE("a key's number finds it, with what is held beside it", "[screen][key]") {
    std::set<std::int32_t> numbers;
    for (const std::string_view name :
         {"a", "A", "+", "\xC3\xA4", "Left", "Shift+Left", "Ctrl+Left", "Alt+Left", "Ctrl+a", "Alt+a", "F12",
          "Num9", "Shift+Num9", "PadA", "PadUpLeft", "Shift+Ctrl+Alt+PageDown", "\xF4\x8F\xBF\xBD"}) {
        const std::optional<Key> key = parse_key(name);
        REQUIRE(key.has_value());
        const std::int32_t number = key_number(*key);
        CHECK(find_key(number) == key);
        CHECK(numbers.insert(number).second);
    }
    CHECK_FALSE(find_key(-1).has_value());
}

TEST_CASE("whatever key a number stands for has that number", "[screen][key][property]") {
    core::RandomStream stream = core::derive_stream(1, "test key numbers");
    int found = 0;
    for (int draw = 0; draw < 20'000; ++draw) {
        const auto number = static_cast<std::int32_t>(stream.below(0x80000000U));
        if (const std::optional<Key> key = find_key(number)) {
            ++found;
            REQUIRE(key_number(*key) == number);
        }
    }
    CHECK(found > 0);
}

}  // namespace torchwake::screen
