#pragma once

// One line of the protocol as a value. The whole line is read before any of it is done.

#include <torchwake/core/point.hpp>
#include <torchwake/core/result.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/screen/input.hpp>

#include <boost/system/result.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace torchwake::headless {

using core::throw_exception_from_error;

/// The length of the longest request, in bytes.
inline constexpr std::size_t longest_request = std::size_t{64} * 1024;

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
/// The argument of an action: a cell of the level, a character or a key.
using With = std::variant<std::monostate, core::Point, char32_t, screen::Key>;
struct TakeOffer {
    screen::Offer offer;
    With with{};
};
struct Advance {
    core::Milliseconds time;
};
struct Close {};
/// Asks for a reply, and does nothing.
struct Look {};

struct Request {
    std::variant<Look, PressKey, TypeText, UseMouse, TakeOffer, Advance, Close> deed;
    bool wants_screen = false;
    bool wants_state = false;
    bool wants_speech = false;
};

/// The fault of a line, and the JSON pointer of its place.
struct RequestError {
    std::string message;
    std::string at;
};

/// Reads a line. Errors: it is longer than a request, no JSON, or no request.
[[nodiscard]] boost::system::result<Request, RequestError> read_request(std::string_view line);

}  // namespace torchwake::headless
