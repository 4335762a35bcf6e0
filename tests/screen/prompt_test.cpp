#include <torchwake/screen/prompt.hpp>

#include <catch2/catch_test_macros.hpp>

namespace torchwake::screen {

TEST_CASE("a prompt takes its offers and no others", "[screen][prompt]") {
    const Prompt prompt{{{Action::Get}, {Action::Choose, 2}}};
    CHECK(prompt.accepts({Action::Get}));
    CHECK(prompt.accepts({Action::Choose, 2}));
    CHECK_FALSE(prompt.accepts({Action::Choose, 1}));
    CHECK_FALSE(prompt.accepts({Action::Get, 1}));
    CHECK_FALSE(prompt.accepts({Action::Use}));
}

TEST_CASE("a prompt takes the cells of its level where the action is one of its own",
          "[screen][prompt][T1]") {
    Prompt prompt{{{Action::Cancel}}};
    prompt.cell_actions = {Action::PointAt, Action::ConfirmAt};
    prompt.cells = 12;
    for (const Action action : prompt.cell_actions) {
        CHECK(prompt.accepts({action, 0}));
        CHECK(prompt.accepts({action, 11}));
        CHECK_FALSE(prompt.accepts({action, 12}));
        CHECK_FALSE(prompt.accepts({action, -1}));
    }
    CHECK_FALSE(prompt.accepts({Action::TravelTo, 3}));
    CHECK_FALSE(Prompt{{{Action::TravelTo}}}.accepts({Action::TravelTo}));
}

TEST_CASE("a prompt for text takes printable characters", "[screen][prompt]") {
    Prompt prompt{{{Action::Confirm}}};
    CHECK_FALSE(prompt.accepts({Action::Type, U'a'}));
    prompt.text = true;
    CHECK(prompt.accepts({Action::Type, U'a'}));
    CHECK(prompt.accepts({Action::Type, U' '}));
    CHECK(prompt.accepts({Action::Type, 0xE4}));
    CHECK_FALSE(prompt.accepts({Action::Type, U'\n'}));
    CHECK(prompt.accepts({Action::Type, 0x10FFFF}));
    for (const std::int32_t other : {-1, 0, 0x7F, 0x80, 0x9F, 0x2028, 0xD800, 0xDFFF, 0x110000, 0x7FFFFFFF}) {
        CAPTURE(other);
        CHECK_FALSE(prompt.accepts({Action::Type, other}));
    }
    CHECK_FALSE(prompt.accepts({Action::Erase}));
}

TEST_CASE("a prompt for a key takes every key", "[screen][prompt]") {
    Prompt prompt{{{Action::Cancel}}};
    const Offer bind{Action::BindKey, key_number(Key{.code = KeyCode::PadX})};
    CHECK_FALSE(prompt.accepts(bind));
    prompt.any_key = true;
    CHECK(prompt.accepts(bind));
    CHECK(prompt.accepts({Action::BindKey, key_number(Key{.character = U'g'})}));
    CHECK_FALSE(prompt.accepts({Action::BindKey, -1}));
}

}  // namespace torchwake::screen
