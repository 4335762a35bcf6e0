#pragma once

// One line of the protocol as a value. Nothing is done before the whole line was understood.

#include <torchwake/core/point.hpp>
#include <torchwake/core/result.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/screen/input.hpp>

#include <boost/system/result.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace torchwake::headless {

using core::throw_exception_from_error;

enum class PadButton : std::uint8_t { A, B, X, Y, L, R, Start, Back, Up, Down, Left, Right };

struct PressKey {
    screen::Key key;
};
struct TypeText {
    std::u32string characters;
};
struct UseMouse {
    core::Point cell;
    std::optional<screen::MouseButton> button;
    std::int32_t wheel = 0;
};
struct PressPad {
    PadButton button = PadButton::A;
};
struct TakeOffer {
    screen::Offer offer;
};
struct Advance {
    core::Milliseconds time;
};
struct Close {};
/// Only asks.
struct Look {};

struct Request {
    std::variant<Look, PressKey, TypeText, UseMouse, PressPad, TakeOffer, Advance, Close> deed;
    bool wants_screen = false;
    bool wants_state = false;
};

/// What is wrong with a line, and the JSON pointer of the place.
struct RequestError {
    std::string message;
    std::string at;
};

[[nodiscard]] boost::system::result<Request, RequestError> read_request(std::string_view line);

}  // namespace torchwake::headless
