#pragma once

// The translation of inputs into answers: pure functions of the input and of what is open now.

#include <torchwake/core/point.hpp>
#include <torchwake/rules/ruleset.hpp>
#include <torchwake/rules/world.hpp>
#include <torchwake/screen/action.hpp>
#include <torchwake/screen/input.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/screen/prompt.hpp>

#include <optional>
#include <vector>

namespace torchwake::flow {

/// The context in which an input is translated.
struct Situation {
    const screen::KeyMap* keys = nullptr;     ///< the player's key map; never null in a call
    const screen::Prompt* prompt = nullptr;   ///< the open prompt; null if there is none
    const screen::MenuModel* menu = nullptr;  ///< the menu of the innermost layer; null if it has none

    // Only clicks read the rest.

    const screen::Layer* innermost = nullptr;  ///< the innermost layer; null between runs
    const rules::Ruleset* ruleset = nullptr;   ///< the rules of the run; null between runs
    const rules::World* world = nullptr;       ///< the world of the run; null between runs
};

/// The cell of the level under the pointer, or that of the entry under it.
[[nodiscard]] std::optional<core::Point> cell_of(const screen::Pointed& over);

/// The offer that an input takes; nothing if the input has no meaning now. An action that works on every
/// screen comes first; the prompt need not take it. Cost: of a click on a cell up to three checks by the
/// rules, of any other input none.
///
/// Keys: the letters of a menu take precedence over the key map. While text is typed, a key that writes a
/// character gives no offer; the character comes as TextEntered. While a key is asked for, every key but
/// Escape is the answer.
///
/// Left click: takes the line or the label under the pointer. On a cell it confirms that cell for a cursor;
/// without a cursor it is a step to a cell beside the hero, travel to any other cell and to one behind a
/// corner, and on the hero what is to be done there; beside a box that such a click leaves it is Cancel, as
/// for a question on a cell that does not answer it. On an entry listed beside the map it confirms the
/// entry's cell for a cursor; without a cursor it is Examine. On a sign it is what the sign opens, or Cancel
/// while a note about the map is open.
///
/// Right click: Inspect on the chosen line of a menu that takes it, ExamineAt on a cell or a listed entry if
/// the prompt takes it, else Cancel, unless that would give something up; where the prompt does not take
/// Cancel, on a cell or a listed entry, Examine. Wheel: Up or Down.
///
/// A letter or a click on a line of a menu that looks first is LookAt until the cursor is there: see
/// pressed_offer().
///
/// A fresh key or click that means nothing else is Skip, where the prompt takes Skip.
[[nodiscard]] std::optional<screen::Offer> interpret(const screen::Input& input, const Situation& situation);

/// The actions that work on every screen, as far as they do here: while a prompt is open, and not the switch
/// of an option while the list of options shows it. No menu, text or key that is asked for loses an input to
/// them.
[[nodiscard]] std::vector<screen::Offer> offers_of_every_screen(const Situation& situation);

/// True for key presses and clicks, but not for pointer moves, key releases or the wheel.
[[nodiscard]] bool is_fresh_press(const screen::Input& input);

/// True if Skip is the only answer; any fresh key or click gives it.
[[nodiscard]] bool only_skips(const screen::Prompt& prompt);

}  // namespace torchwake::flow
