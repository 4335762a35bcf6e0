#include <torchwake/desktop/pad_translator.hpp>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>

#include <cmath>
#include <string>
#include <utility>
#include <variant>
#include <vector>

using namespace torchwake;
using namespace torchwake::desktop;
using screen::KeyCode;

namespace {

constexpr std::uint32_t microsoft = 0x045E;
constexpr std::uint32_t sony = 0x054C;
constexpr std::uint32_t nintendo = 0x057E;

/// "+PadUp -PadUp": presses and releases in their order.
std::string told(const std::vector<screen::Input>& inputs) {
    std::string text;
    for (const screen::Input& input : inputs) {
        const auto* const pressed = std::get_if<screen::KeyPressed>(&input);
        const auto* const released = std::get_if<screen::KeyReleased>(&input);
        REQUIRE((pressed != nullptr || released != nullptr));
        text += text.empty() ? "" : " ";
        text += pressed != nullptr ? "+" + to_string(pressed->key) : "-" + to_string(released->key);
    }
    return text;
}

std::string told(const std::optional<screen::Input>& input) {
    return input ? told(std::vector{*input}) : "";
}

/// A pad in a hand: what it reports, and what came of it.
struct Hand {
    PadTranslator pads;
    std::vector<screen::Input> given;

    void move(PadAxis axis, float position) { take(pads.move({axis, position})); }
    void cross(float x, float y) {
        move(PadAxis::CrossX, x);
        move(PadAxis::CrossY, y);
    }
    /// Degrees: clockwise from the right.
    void stick(double degrees, double reach = 100) {
        const double angle = degrees * 3.14159265 / 180;
        move(PadAxis::StickX, static_cast<float>(reach * std::cos(angle)));
        move(PadAxis::StickY, static_cast<float>(reach * std::sin(angle)));
    }
    void wait(std::int64_t time) { take(pads.advance(core::Milliseconds{time})); }
    void take(const std::vector<screen::Input>& inputs) {
        given.insert(given.end(), inputs.begin(), inputs.end());
    }
    /// The inputs since the last call.
    std::string told_now() { return told(std::exchange(given, {})); }
};

}  // namespace

TEST_CASE("a button of a pad is a key by its place, whoever made it", "[desktop][pad]") {
    for (const std::uint32_t vendor : {0U, microsoft}) {
        CHECK(pad_key(vendor, 0) == KeyCode::PadA);
        CHECK(pad_key(vendor, 2) == KeyCode::PadX);
        CHECK(pad_key(vendor, 7) == KeyCode::PadStart);
        CHECK_FALSE(pad_key(vendor, 8));
    }
    CHECK(pad_key(sony, 3) == KeyCode::PadX);
    CHECK(pad_key(sony, 9) == KeyCode::PadStart);
    CHECK_FALSE(pad_key(sony, 7));
    CHECK(pad_key(nintendo, 5) == KeyCode::PadL);
    CHECK(pad_key(nintendo, 9) == KeyCode::PadBack);
}

TEST_CASE("a button is released as what it was pressed", "[desktop][pad]") {
    PadTranslator pads;
    CHECK(told(pads.press({1, microsoft, true})) == "+PadB");
    CHECK(told(pads.press({1, 0, false})) == "-PadB");
    CHECK(told(pads.press({1, 0, false})).empty());
    CHECK(told(pads.press({31, microsoft, true})).empty());
    CHECK(told(pads.press({31, microsoft, false})).empty());
}

TEST_CASE("a stick points in eight directions", "[desktop][pad]") {
    const std::vector<std::string> names{"PadRight", "PadDownRight", "PadDown", "PadDownLeft",
                                         "PadLeft",  "PadUpLeft",    "PadUp",   "PadUpRight"};
    const int eighth = GENERATE(range(0, 8));
    for (const int off : {-20, 0, 20}) {
        Hand hand;
        for (int reach = 0; reach <= 100; reach += 5) {
            hand.stick(45 * eighth + off, reach);
        }
        hand.wait(50);
        hand.stick(0, 0);
        const std::string name = names[static_cast<std::size_t>(eighth)];
        CHECK(hand.told_now() == "+" + name + " -" + name);
    }
}

TEST_CASE("a stick near its middle says nothing, and one let back a little goes on", "[desktop][pad]") {
    Hand hand;
    hand.stick(90, PadTranslator::stick_reach - 2);
    hand.wait(100);
    CHECK(hand.told_now().empty());
    hand.stick(90, PadTranslator::stick_reach + 2);
    hand.wait(100);
    CHECK(hand.told_now() == "+PadDown");
    hand.stick(90, PadTranslator::stick_rest + 2);
    hand.wait(100);
    CHECK(hand.told_now().empty());
    hand.stick(90, PadTranslator::stick_rest - 2);
    CHECK(hand.told_now() == "-PadDown");
}

TEST_CASE("a stick that trembles on a border keeps its direction", "[desktop][pad]") {
    Hand hand;
    hand.stick(10);
    hand.wait(100);
    CHECK(hand.told_now() == "+PadRight");
    for (int i = 0; i < 10; ++i) {
        hand.stick(i % 2 == 0 ? 20 : 26);
        hand.wait(100);
    }
    CHECK(hand.told_now().empty());
    hand.stick(40);
    hand.wait(100);
    CHECK(hand.told_now() == "-PadRight +PadDownRight");
}

TEST_CASE("a diagonal of the cross is one direction, without a step before or after it", "[desktop][pad]") {
    Hand hand;
    hand.cross(0, -100);
    hand.wait(10);
    hand.cross(100, -100);
    hand.wait(10);
    CHECK(hand.told_now().empty());
    hand.wait(20);
    CHECK(hand.told_now() == "+PadUpRight");
    hand.wait(1000);
    hand.cross(100, 0);
    hand.wait(10);
    hand.cross(0, 0);
    CHECK(hand.told_now() == "-PadUpRight");
    hand.wait(1000);
    CHECK(hand.told_now().empty());
}

TEST_CASE("a tap shorter than a direction takes to settle counts once", "[desktop][pad]") {
    Hand hand;
    hand.cross(-100, 0);
    hand.wait(5);
    hand.cross(0, 0);
    CHECK(hand.told_now() == "+PadLeft -PadLeft");
    hand.wait(1000);
    CHECK(hand.told_now().empty());
    CHECK_FALSE(hand.pads.next_due());
}

TEST_CASE("a direction that settles says when", "[desktop][pad]") {
    Hand hand;
    CHECK_FALSE(hand.pads.next_due());
    hand.cross(0, 100);
    CHECK(hand.pads.next_due() == PadTranslator::settling_time);
    hand.wait(10);
    CHECK(hand.pads.next_due() == PadTranslator::settling_time - core::Milliseconds{10});
    hand.wait(15);
    CHECK(hand.told_now() == "+PadDown");
    CHECK_FALSE(hand.pads.next_due());
}

TEST_CASE("the cross wins over the stick, and a step back to the held direction is no step",
          "[desktop][pad]") {
    Hand hand;
    hand.stick(0);
    hand.wait(50);
    hand.cross(0, 100);
    hand.wait(50);
    CHECK(hand.told_now() == "+PadRight -PadRight +PadDown");
    hand.cross(100, 100);
    hand.wait(10);
    hand.cross(0, 100);
    hand.wait(50);
    CHECK(hand.told_now().empty());
}

TEST_CASE("a pad that goes away lets go of all that it held", "[desktop][pad]") {
    Hand hand;
    hand.take({*hand.pads.press({0, microsoft, true})});
    hand.stick(270);
    hand.wait(50);
    hand.told_now();
    hand.take(hand.pads.let_go());
    CHECK(hand.told_now() == "-PadUp -PadA");
    hand.take(hand.pads.let_go());
    hand.wait(1000);
    CHECK(hand.told_now().empty());
}
