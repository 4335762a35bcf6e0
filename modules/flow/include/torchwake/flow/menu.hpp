#pragma once

// Menus: pure functions that need no coroutine, and the wait for a choice. Every menu of the game uses them,
// so all menus behave alike.

#include <torchwake/flow/game_context.hpp>
#include <torchwake/flow/prompts.hpp>
#include <torchwake/screen/models.hpp>

#include <cstdint>
#include <optional>

namespace torchwake::flow {

/// The offer of a chosen line: its action, or Choose with the line's index.
[[nodiscard]] screen::Offer line_offer(const screen::MenuModel& menu, std::int32_t line);
/// The offer of a line's letter, or of a click on it: that of line_offer(). In a menu that looks first it is
/// LookAt until the cursor is on the line, so that nothing is traded or used before its facts are seen.
[[nodiscard]] screen::Offer pressed_offer(const screen::MenuModel& menu, std::int32_t line);
/// The line whose offer that is; nothing if there is none.
[[nodiscard]] std::optional<std::int32_t> find_line(const screen::MenuModel& menu,
                                                    const screen::Offer& offer);
/// The line with that letter among those that are shown; nothing if there is none.
[[nodiscard]] std::optional<std::int32_t> find_letter(const screen::MenuModel& menu, char32_t letter);

/// The prompt for an open menu.
[[nodiscard]] screen::Prompt menu_prompt(const screen::MenuModel& menu);

/// Puts the cursor on the first line that can be chosen, or on the first line if none can be.
void place_cursor(screen::MenuModel& menu);
/// Moves the cursor among the lines that are shown by Up, Down, PageUp, PageDown, Home or End, and in a grid
/// by Left or Right. False for any other action.
bool move_cursor(screen::MenuModel& menu, screen::Action action);

/// The asker that awaits a menu, and the stage that is told of the menu's use.
struct MenuPlace {
    /// A menu that no stage is told of.
    explicit MenuPlace(Asker* asked) : asker(asked) {}
    /// A menu of the game.
    MenuPlace(GameContext* context)
        : asker(&context->asker()), stage(&context->stage()), catalog(context->ruleset().catalog) {}

    Asker* asker;                               ///< that of the context; never null in a call
    Stage* stage = nullptr;                     ///< null if no stage is told
    const content::Catalog* catalog = nullptr;  ///< of the things in a list that is sorted and filtered
};

/// Moves the menu's cursor, and sorts and filters its lines, until the player chooses a line or gives another
/// answer: Cancel, or Left and Right of an option. That answer's action, or the action of the line under the
/// cursor; Choose for a line that has none. The prompt is menu_prompt(), or one with more offers. Requires:
/// the menu has a line, and its layer is the innermost; menu and prompt outlive the wait.
[[nodiscard]] Task<screen::Action> choose_action(MenuPlace place, screen::MenuModel* menu,
                                                 const screen::Prompt* prompt = nullptr);

/// The chosen line; nothing if the player left the menu. Requires: as choose_action().
[[nodiscard]] Task<std::optional<std::int32_t>> choose_line(MenuPlace place, screen::MenuModel* menu);

}  // namespace torchwake::flow
