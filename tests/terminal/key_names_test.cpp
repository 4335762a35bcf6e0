#include <torchwake/terminal/key_names.hpp>

#include <catch2/catch_test_macros.hpp>

#include <set>
#include <string>

using namespace torchwake;
using screen::Key;
using screen::KeyCode;
using terminal::key_named;
using terminal::key_of;

TEST_CASE("a terminal's arrows and function keys are the game's keys", "[terminal]") {
    CHECK(key_named("KEY_LEFT") == Key{KeyCode::Left});
    CHECK(key_named("KEY_NPAGE") == Key{KeyCode::PageDown});
    CHECK(key_named("KEY_F(1)") == Key{KeyCode::F1});
    CHECK(key_named("KEY_F(12)") == Key{KeyCode::F12});
    CHECK(key_named("KEY_A1") == Key{KeyCode::Num7});
}

TEST_CASE("a terminal's names tell the modifiers of a key", "[terminal]") {
    CHECK(key_named("KEY_SR") == Key{KeyCode::Up, 0, true});
    CHECK(key_named("KEY_BTAB") == Key{KeyCode::Tab, 0, true});
    CHECK(key_named("KEY_F(13)") == Key{KeyCode::F1, 0, true});
    CHECK(key_named("kUP") == Key{KeyCode::Up, 0, true});
    CHECK(key_named("kUP3") == Key{KeyCode::Up, 0, false, false, true});
    CHECK(key_named("kLFT5") == Key{KeyCode::Left, 0, false, true});
    CHECK(key_named("kDC8") == Key{KeyCode::Delete, 0, true, true, true});
}

TEST_CASE("a name that is no key's gives none", "[terminal]") {
    for (const char* name : {"", "KEY_MOUSE", "KEY_F(60)", "kUP9", "kUP1", "kUPx", "kUP55"}) {
        CAPTURE(name);
        CHECK_FALSE(key_named(name));
    }
}

TEST_CASE("control characters are named keys or letters with Ctrl", "[terminal]") {
    CHECK(key_of(U'\r') == Key{KeyCode::Enter});
    CHECK(key_of(U'\n') == Key{KeyCode::Enter});
    CHECK(key_of(U'\t') == Key{KeyCode::Tab});
    CHECK(key_of(U'\b') == Key{KeyCode::Backspace});
    CHECK(key_of(U'\x7f') == Key{KeyCode::Backspace});
    CHECK(key_of(U'\033') == Key{KeyCode::Escape});
    CHECK(key_of(U' ') == Key{KeyCode::Space});
    CHECK(key_of(U'\x1a') == Key{KeyCode::Character, U'z', false, true});
    CHECK_FALSE(key_of(0));
    CHECK_FALSE(key_of(U'\x1c'));
}

TEST_CASE("a character of any language is a key of its own", "[terminal]") {
    for (const char32_t character : {U'G', U'>', U'é', U'ж'}) {
        CHECK(key_of(character) == Key{KeyCode::Character, character});
    }
}

TEST_CASE("each key of the number pad has a sequence of its own", "[terminal]") {
    std::set<std::string> sequences;
    std::set<KeyCode> codes;
    for (const terminal::SequenceKey& key : terminal::sequence_keys()) {
        CHECK(sequences.insert(key.sequence).second);
        codes.insert(key.code);
    }
    for (auto code = KeyCode::Num0; code <= KeyCode::Num9;
         code = static_cast<KeyCode>(static_cast<int>(code) + 1)) {
        CHECK(codes.contains(code));
    }
}
