#pragma once

#include <torchwake/core/point.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/desktop/key_translator.hpp>
#include <torchwake/desktop/pad_translator.hpp>
#include <torchwake/screen/input.hpp>

#include <variant>

namespace torchwake::desktop {

// The events of a window. Positions are pixels from its top left corner.

struct WindowClosed {};
struct WindowResized {
    core::Size size;
};
struct WindowFocused {
    bool focused = true;
};
struct KeyDown {
    DeviceKey key;
};
struct KeyUp {
    DeviceKey key;
};
/// The left Alt key went down or up.
struct AltKey {
    bool down = false;
};
struct CharacterTyped {
    char32_t character = 0;
};
struct PointerAt {
    core::Point pixel;
};
struct PointerEntered {};
struct ButtonDown {
    core::Point pixel;
    screen::MouseButton button = screen::MouseButton::Left;
};
struct WheelMoved {
    core::Point pixel;
    float lines = 0;  ///< above 0: away from the player
};
/// An event that the game does not use.
struct OtherEvent {};

using WindowEvent = std::variant<OtherEvent, WindowClosed, WindowResized, WindowFocused, KeyDown, KeyUp,
                                 AltKey, CharacterTyped, PointerAt, PointerEntered, ButtonDown, WheelMoved,
                                 PadButton, PadMoved, PadGone>;

}  // namespace torchwake::desktop
