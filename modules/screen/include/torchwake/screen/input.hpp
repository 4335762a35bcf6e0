#pragma once

// The inputs of a player, from any device.

#include <torchwake/content/ids.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/screen/action.hpp>
#include <torchwake/screen/key.hpp>

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

namespace torchwake::screen {

/// The target under the pointer, as the view that drew it reports it.
struct PointedNothing {
    friend bool operator==(const PointedNothing&, const PointedNothing&) = default;
};
/// A cell of the map.
struct PointedCell {
    core::Point at;  ///< a cell of the level
    friend bool operator==(const PointedCell&, const PointedCell&) = default;
};
/// A line of a list.
struct PointedLine {
    std::int32_t line = 0;  ///< a line of the innermost menu
    friend bool operator==(const PointedLine&, const PointedLine&) = default;
};
/// A label that can be clicked.
struct PointedOffer {
    Offer offer;  ///< a label of the help line
    friend bool operator==(const PointedOffer&, const PointedOffer&) = default;
};
/// An entry of the list beside the map: somebody or something in view.
struct PointedEntry {
    core::Point at;  ///< the cell of the entry in the level
    friend bool operator==(const PointedEntry&, const PointedEntry&) = default;
};
/// A sign beside the map, or the log: it explains itself, and a click may open more about it.
struct PointedSign {
    std::string_view about;  ///< the key of its explanation in the word list, static; empty: it has none
    std::optional<Action> opens{};  ///< taken by a click; nothing: a click does nothing
    std::int32_t argument = 0;      ///< of that action
    friend bool operator==(const PointedSign&, const PointedSign&) = default;
};
/// The picture of a thing that the hero holds, wears or has at hand.
struct PointedThing {
    content::ItemId item;  ///< its kind, as the hero takes it
    friend bool operator==(const PointedThing&, const PointedThing&) = default;
};
/// What is under the pointer.
using Pointed = std::variant<PointedNothing, PointedCell, PointedLine, PointedOffer, PointedEntry,
                             PointedSign, PointedThing>;

/// The buttons of a mouse that the game knows.
enum class MouseButton : std::uint8_t {
    Left,  ///< chooses, steps and travels
    Right  ///< closes or examines
};

/// A key went down. Devices send no repetitions of their own: the game repeats a key until its release comes.
struct KeyPressed {
    Key key;  ///< with the modifiers held then
};
/// A key went up; every press has one, unless the focus is lost first.
struct KeyReleased {
    Key key;  ///< the same as in its press
};
/// A character was typed, of any layout or input method.
struct TextEntered {
    char32_t character = 0;  ///< a Unicode scalar value
};
/// The pointer moved.
struct PointerMoved {
    Pointed over;  ///< what it is over now
};
/// A button of the mouse was pressed.
struct PointerClicked {
    Pointed over;                            ///< what was clicked
    MouseButton button = MouseButton::Left;  ///< Right closes or examines, Left does everything else
};
/// The wheel of the mouse turned.
struct WheelTurned {
    std::int32_t lines = 0;  ///< above 0: up, away from the player
};
/// The window got or lost the focus; without it, no release of a key may come.
struct FocusChanged {
    bool focused = true;  ///< false: it was lost
};
/// The user changed the window: full screen, or the zoom by the wheel.
struct DisplayChanged {
    bool full_screen = false;  ///< the window covers the screen now
    std::int32_t scale = 0;    ///< as in the options
};
/// An offer was taken as a whole, without a key of its own.
struct OfferTaken {
    Offer offer;  ///< chosen by its id, from a gamepad or the headless protocol
};

/// An input of any device, in the order in which it happened.
using Input = std::variant<KeyPressed, KeyReleased, TextEntered, PointerMoved, PointerClicked, WheelTurned,
                           FocusChanged, DisplayChanged, OfferTaken>;

}  // namespace torchwake::screen
