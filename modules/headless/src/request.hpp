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
/// What an action is taken with: a cell of the level, a character, a key.
using With = std::variant<std::monostate, core::Point, char32_t, screen::Key>;
struct TakeOffer {
    screen::Offer offer;
    With with{};
};
struct Advance {
    core::Milliseconds time;
};
struct Close {};
/// Only asks.
struct Look {};

struct Request {
    std::variant<Look, PressKey, TypeText, UseMouse, TakeOffer, Advance, Close> deed;
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
