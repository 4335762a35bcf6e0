#pragma once

// The row of buttons of play: explore, rest, travel, pack, cast, look, map, and where there is room you and
// log, menu. Each has its place whatever happens, and is grey where it would do nothing now.

#include "canvas/canvas.hpp"

#include <torchwake/rules/knowledge.hpp>
#include <torchwake/screen/action.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/view/words.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::view {

/// True if the action has a button of its own.
[[nodiscard]] bool is_button(screen::Action action);

struct Button {
    screen::Action action = screen::Action::Pause;
    std::string key;   ///< empty: it has no key
    std::string text;  ///< empty where the row is too narrow for the names
    core::Rect area{};
};

/// The buttons of a row. Their places depend on nothing but its width, the keys and the words.
[[nodiscard]] std::vector<Button> place_buttons(const core::Rect& row, const screen::KeyMap& keys,
                                                const Words& words);

/// Tells whether the actions of buttons would do something now.
class ButtonState {
  public:
    /// Without knowledge all buttons are grey.
    explicit ButtonState(const std::optional<rules::Knowledge>& knowledge);

    [[nodiscard]] bool is_useful(screen::Action action) const;

  private:
    bool played_ = false;
    bool hunted_ = false;  ///< a hostile actor in view hunts the hero
    bool rests_ = false;   ///< nothing hostile is in view, and there is something to regain
    bool carries_ = false;
    bool casts_ = false;
};

/// The ways to take the buttons of a row.
enum class ButtonsTaken : std::uint8_t {
    ByNothing,
    ByPointer,         ///< over an open list, aim or note, where the keys have other uses
    ByPointerAndKeys,  ///< while the game is played
};

/// Draws the row: what takes a button is bright.
void draw_button_row(Canvas& canvas, const core::Rect& area, const std::vector<Button>& buttons,
                     const ButtonState& state, ButtonsTaken taken);

}  // namespace torchwake::view
