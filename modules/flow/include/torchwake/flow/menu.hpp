#pragma once

// Menus: the pure part, which needs no coroutine, and the wait for a choice. Every menu of the game goes
// through here, so all behave alike.

#include <torchwake/flow/ports.hpp>
#include <torchwake/flow/prompts.hpp>
#include <torchwake/screen/models.hpp>

#include <cstdint>
#include <optional>

namespace torchwake::flow {

/// What a line answers when it is chosen directly: its action, or "choose" with its number.
[[nodiscard]] screen::Offer line_offer(const screen::MenuModel& menu, std::int32_t line);
/// The line that answers with that; nothing where there is none.
[[nodiscard]] std::optional<std::int32_t> find_line(const screen::MenuModel& menu,
                                                    const screen::Offer& offer);
/// The line with that letter.
[[nodiscard]] std::optional<std::int32_t> find_letter(const screen::MenuModel& menu, char32_t letter);

/// All that may be answered while the menu is open.
[[nodiscard]] screen::Prompt menu_prompt(const screen::MenuModel& menu);

/// Puts the cursor on the first line that can be chosen, or else on the first.
void place_cursor(screen::MenuModel& menu);
/// Moves the cursor by Up, Down, PageUp, PageDown, Home or End. False for any other action.
bool move_cursor(screen::MenuModel& menu, screen::Action action);

/// Where a menu is awaited, and who hears of it.
struct MenuPlace {
    Asker* asker = nullptr;
    Stage* stage = nullptr;  ///< null: nobody
};

/// Lets the player move about in a menu until something else is answered: Cancel, Left, Right, or Confirm for
/// the line under the cursor. Requires: the menu's layer is the innermost; menu and prompt outlive the wait.
[[nodiscard]] Task<screen::Action> await_menu(MenuPlace place, screen::MenuModel* menu,
                                              const screen::Prompt* prompt);

/// The chosen line, or nothing where the menu was left. Requires: as above.
[[nodiscard]] Task<std::optional<std::int32_t>> choose_line(MenuPlace place, screen::MenuModel* menu);

/// The same for menus of actions alone: the action, or Cancel.
[[nodiscard]] Task<screen::Action> choose_action(MenuPlace place, screen::MenuModel* menu);

}  // namespace torchwake::flow
