#include <torchwake/desktop/key_translator.hpp>

#include <catch2/catch_test_macros.hpp>

#include <variant>

using namespace torchwake;
using desktop::DeviceKey;
using desktop::KeyTranslator;
using screen::Key;
using screen::KeyCode;

namespace {

constexpr int up_place = 73;
constexpr int h_place = 7;
constexpr int eight_place = 83;

Key pressed(const std::optional<screen::Input>& input) {
    REQUIRE(input);
    REQUIRE(std::holds_alternative<screen::KeyPressed>(*input));
    return std::get<screen::KeyPressed>(*input).key;
}

Key released(const std::optional<screen::Input>& input) {
    REQUIRE(input);
    REQUIRE(std::holds_alternative<screen::KeyReleased>(*input));
    return std::get<screen::KeyReleased>(*input).key;
}

}  // namespace

TEST_CASE("a named key is told by its press, with what is held beside it", "[desktop][keys]") {
    KeyTranslator keys;
    const DeviceKey up{up_place, KeyCode::Up, 0, true, false, false};
    CHECK(pressed(keys.press(up)) == Key{KeyCode::Up, 0, true});
    CHECK(released(keys.release({up_place, KeyCode::Up})) == Key{KeyCode::Up, 0, true});
    CHECK_FALSE(keys.release({up_place, KeyCode::Up}));
}

TEST_CASE("a letter is told by its character, and its release names that character", "[desktop][keys]") {
    KeyTranslator keys;
    const DeviceKey h{h_place, std::nullopt, U'h', true};
    CHECK_FALSE(keys.press(h));
    CHECK(pressed(keys.text(U'H')) == Key{KeyCode::Character, U'H'});
    CHECK(released(keys.release({h_place, std::nullopt, U'h'})) == Key{KeyCode::Character, U'H'});
}

TEST_CASE("a layout decides which character a key types", "[desktop][keys]") {
    KeyTranslator keys;
    CHECK_FALSE(keys.press({h_place, std::nullopt, U'h'}));
    CHECK(pressed(keys.text(U'р')) == Key{KeyCode::Character, U'р'});
}

TEST_CASE("the number pad types nothing beside its keys", "[desktop][keys]") {
    KeyTranslator keys;
    CHECK(pressed(keys.press({eight_place, KeyCode::Num8})).code == KeyCode::Num8);
    CHECK_FALSE(keys.text(U'8'));
    CHECK_FALSE(keys.press({h_place, std::nullopt, U'h'}));
    CHECK(keys.text(U'h'));
}

TEST_CASE("control characters are no text", "[desktop][keys]") {
    KeyTranslator keys;
    CHECK_FALSE(keys.press({h_place, std::nullopt, 0}));
    for (const char32_t control : {U'\b', U'\t', U'\r', U'\x1B', U'\x7F'}) {
        CHECK_FALSE(keys.text(control));
    }
}

TEST_CASE("a letter with control held is told by its press, and its character is not", "[desktop][keys]") {
    KeyTranslator keys;
    const DeviceKey held{h_place, std::nullopt, U'h', false, true, false};
    CHECK(pressed(keys.press(held)) == Key{KeyCode::Character, U'h', false, true, false});
    CHECK_FALSE(keys.text(U'h'));
}

TEST_CASE("keys held while the window loses the keyboard are forgotten", "[desktop][keys]") {
    KeyTranslator keys;
    CHECK(keys.press({up_place, KeyCode::Up}));
    keys.forget();
    CHECK_FALSE(keys.release({up_place, KeyCode::Up}));
}
