#pragma once

// Translates the events of gamepads into the game's input. Buttons are named by their place on an Xbox pad,
// whatever is printed on them; the left stick and the direction cross give one of eight directions.
//
// 1. At most one direction is held at a time, and every press is followed by its release.
// 2. A direction counts once it has been held for `settling_time`: thumbs reach and leave diagonals through
//    the straight directions beside them, and a step there would be one too many. One that is released sooner
//    still counts once, if none was held before it.
// 3. All pads are treated as one.

#include <torchwake/core/units.hpp>
#include <torchwake/screen/input.hpp>
#include <torchwake/screen/key.hpp>

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace torchwake::desktop {

/// A button went down or up.
struct PadButton {
    int button = 0;            ///< the device's own number of it
    std::uint32_t vendor = 0;  ///< the USB number of the device's vendor; 0: unknown
    bool down = true;          ///< false: it was let go
};

/// The axes of a pad that give directions, those of the left stick and those of the cross.
enum class PadAxis : std::uint8_t {
    StickX,  ///< the left stick, left to right
    StickY,  ///< the left stick, up to down
    CrossX,  ///< the cross, left to right
    CrossY   ///< the cross, up to down
};

/// An axis moved. Units: -100 (left, up) to 100 (right, down).
struct PadMoved {
    PadAxis axis = PadAxis::StickX;  ///< which one moved
    float position = 0;              ///< from -100 to 100; 0 is the middle
};

/// A pad was unplugged; no releases come for what it held.
struct PadGone {};

/// The key of a button, by the pad's vendor; nothing if the game does not use it.
[[nodiscard]] std::optional<screen::KeyCode> pad_key(std::uint32_t vendor, int button);

/// Makes keys of buttons, and at most one held direction of all axes.
class PadTranslator {
  public:
    /// How long a direction is held before it counts.
    static constexpr core::Milliseconds settling_time{25};
    /// The stick gives a direction from the first value on, until it is below the second.
    static constexpr float stick_reach = 55;
    /// The direction of the stick ends below this value.
    static constexpr float stick_rest = 40;

    /// The input of a button; nothing for a button without a meaning.
    [[nodiscard]] std::optional<screen::Input> press(const PadButton& event);
    /// The inputs of an axis: releases and presses, in their order.
    [[nodiscard]] std::vector<screen::Input> move(const PadMoved& event);
    /// Lets time pass, and returns the inputs of a direction that has settled.
    [[nodiscard]] std::vector<screen::Input> advance(core::Milliseconds time);
    /// The time after which advance() has input; nothing if it needs an event first.
    [[nodiscard]] std::optional<core::Milliseconds> next_due() const;
    /// Releases all that is held, when the pad or the focus goes away.
    [[nodiscard]] std::vector<screen::Input> let_go();

  private:
    using Direction = std::optional<screen::KeyCode>;

    [[nodiscard]] Direction pointed() const;
    void settle(std::vector<screen::Input>& inputs);

    std::array<float, 4> positions_{};  ///< by PadAxis
    Direction stick_;                   ///< the direction of the stick
    Direction held_;                    ///< the direction whose press was reported
    Direction coming_;                  ///< the direction that waits to settle
    core::Milliseconds stood_;          ///< the time since `coming_` began
    std::map<int, screen::KeyCode> buttons_;
};

}  // namespace torchwake::desktop
