#pragma once

// From what gamepads report to what the game reads. Buttons are told by their place, as an Xbox pad names
// them, whatever is printed on them; the left stick and the direction cross are one of eight directions.
//
// 1. At most one direction is held at a time, and every press is followed by its release.
// 2. A direction counts once it has stood for `settling_time`: thumbs reach and leave diagonals by way of the
//    straight directions beside them, and a step there would be one too many. One that was let go sooner
//    still counts once, if there was none before it.
// 3. Pads are not told apart.

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
    std::uint32_t vendor = 0;  ///< the USB number of the device's maker; 0: unknown
    bool down = true;
};

enum class PadAxis : std::uint8_t { StickX, StickY, CrossX, CrossY };

/// An axis moved. Units: -100 (left, up) to 100 (right, down).
struct PadMoved {
    PadAxis axis = PadAxis::StickX;
    float position = 0;
};

/// A pad was unplugged; what it held will never be released.
struct PadGone {};

/// The key that a button of a maker's pads is; nothing: none of the game's.
[[nodiscard]] std::optional<screen::KeyCode> pad_key(std::uint32_t vendor, int button);

class PadTranslator {
  public:
    static constexpr core::Milliseconds settling_time{25};
    /// A stick points somewhere from the first on, and no longer below the second.
    static constexpr float stick_reach = 55;
    static constexpr float stick_rest = 40;

    /// The input of a button; nothing for buttons without a meaning.
    [[nodiscard]] std::optional<screen::Input> press(const PadButton& event);
    /// The inputs of an axis: releases and presses, in their order.
    [[nodiscard]] std::vector<screen::Input> move(const PadMoved& event);
    /// Lets time pass; the inputs of a direction that settled.
    [[nodiscard]] std::vector<screen::Input> advance(core::Milliseconds time);
    /// When advance() has something to give; nothing: not without an event.
    [[nodiscard]] std::optional<core::Milliseconds> next_due() const;
    /// The releases of all that is held, when the pad or the focus goes away.
    [[nodiscard]] std::vector<screen::Input> let_go();

  private:
    using Direction = std::optional<screen::KeyCode>;

    [[nodiscard]] Direction pointed() const;
    void settle(std::vector<screen::Input>& inputs);

    std::array<float, 4> positions_{};  ///< by PadAxis
    Direction stick_;                   ///< where the stick points
    Direction held_;                    ///< the direction whose press was given
    Direction coming_;                  ///< the direction that is pointed at
    core::Milliseconds stood_;          ///< how long `coming_` has been
    std::map<int, screen::KeyCode> buttons_;
};

}  // namespace torchwake::desktop
