#pragma once

// The inputs of a player, from any device.

#include <torchwake/content/ids.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/screen/action.hpp>
#include <torchwake/screen/key.hpp>

#include <string_view>
#include <variant>

namespace torchwake::screen {

/// The target under the pointer, as the view that drew it reports it.
struct PointedNothing {
    friend bool operator==(const PointedNothing&, const PointedNothing&) = default;
};
struct PointedCell {
    core::Point at;  ///< a cell of the level
    friend bool operator==(const PointedCell&, const PointedCell&) = default;
};
struct PointedLine {
    std::int32_t line = 0;  ///< a line of the innermost menu
    friend bool operator==(const PointedLine&, const PointedLine&) = default;
};
struct PointedOffer {
    Offer offer;  ///< a label of the help line
    friend bool operator==(const PointedOffer&, const PointedOffer&) = default;
};
/// An entry of the list beside the map: somebody or something in view.
struct PointedEntry {
    core::Point at;  ///< the cell of the entry in the level
    friend bool operator==(const PointedEntry&, const PointedEntry&) = default;
};
/// A sign beside the map that only tells something.
struct PointedSign {
    std::string_view about;  ///< the key of its explanation in the word list; it has static storage
    friend bool operator==(const PointedSign&, const PointedSign&) = default;
};
/// The picture of a thing that the hero holds, wears or has at hand.
struct PointedThing {
    content::ItemId item;
    friend bool operator==(const PointedThing&, const PointedThing&) = default;
};
using Pointed = std::variant<PointedNothing, PointedCell, PointedLine, PointedOffer, PointedEntry,
                             PointedSign, PointedThing>;

enum class MouseButton : std::uint8_t { Left, Right };

/// A key went down. Devices send no repetitions of their own: the game repeats a key until its release comes.
struct KeyPressed {
    Key key;
};
/// A key went up; every press has one, unless the focus is lost first.
struct KeyReleased {
    Key key;
};
struct TextEntered {
    char32_t character = 0;
};
struct PointerMoved {
    Pointed over;
};
struct PointerClicked {
    Pointed over;
    MouseButton button = MouseButton::Left;
};
struct WheelTurned {
    std::int32_t lines = 0;  ///< above 0: up, away from the player
};
struct FocusChanged {
    bool focused = true;
};
/// The user changed the window: full screen, or the zoom by the wheel.
struct DisplayChanged {
    bool full_screen = false;
    std::int32_t scale = 0;  ///< as in the options
};
struct OfferTaken {
    Offer offer;  ///< chosen by its id, from a gamepad or the headless protocol
};

using Input = std::variant<KeyPressed, KeyReleased, TextEntered, PointerMoved, PointerClicked, WheelTurned,
                           FocusChanged, DisplayChanged, OfferTaken>;

}  // namespace torchwake::screen
