#pragma once

// The steps of a disaster: what a player does, and what befalls the process and its disk.

#include <torchwake/core/point.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/screen/action.hpp>
#include <torchwake/screen/input.hpp>
#include <torchwake/screen/key.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/screen/prompt.hpp>

#include <cstdint>
#include <string>
#include <variant>

namespace torchwake::disasters {

struct Strike {
    screen::Key key;
};
struct Take {
    screen::Offer offer;
};
struct Point {
    core::Point cell;  ///< of the screen
};
struct Click {
    core::Point cell;
    screen::MouseButton button = screen::MouseButton::Left;
};
struct TurnWheel {
    std::int32_t lines = 0;
};
struct Pass {
    std::int64_t milliseconds = 0;
};
struct Resize {
    core::Size size;
};
/// The process dies: while nothing goes on, or at an operation of the disk amid the next step.
struct Die {
    std::int32_t operation = 0;  ///< 0: now
};
/// An operation of the disk fails, and all behind it until the disk is mended.
struct Break {
    std::int32_t operation = 1;  ///< 1: the next
};
struct Mend {};

using Step = std::variant<Strike, Take, Point, Click, TurnWheel, Pass, Resize, Die, Break, Mend>;

/// A step as it stands in a case: `Strike(Ctrl+S)`.
[[nodiscard]] std::string to_text(const Step& step);

/// Where a step is drawn.
struct Place {
    const screen::Prompt* prompt = nullptr;  ///< null: the game waits for none
    const screen::KeyMap* keys = nullptr;
    core::Size size;
    bool plays = false;  ///< no screen covers the map
};

/// Draws what a player does there, or what befalls the disk. Random: any number of draws.
[[nodiscard]] Step draw_step(const Place& place, core::RandomStream& stream);

}  // namespace torchwake::disasters
