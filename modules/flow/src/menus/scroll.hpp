#pragma once

#include <torchwake/flow/game_context.hpp>
#include <torchwake/flow/prompts.hpp>
#include <torchwake/screen/models.hpp>

#include <cstdint>

namespace torchwake::flow {

/// A page that is only read, and how far it is scrolled.
struct ScrolledPage {
    screen::Layer layer;
    std::int32_t* first_line = nullptr;
    bool from_bottom = false;  ///< lines are counted from there, where the newest is
};

/// The ways to scroll, and Cancel.
[[nodiscard]] screen::Prompt scroll_prompt();

/// Lets the player scroll a page until an answer that does not, and returns that. Requires: the page's model
/// and the prompt outlive the wait; the prompt has all of scroll_prompt().
[[nodiscard]] Task<screen::Action> scroll(GameContext* context, ScrolledPage page,
                                          const screen::Prompt* prompt);

}  // namespace torchwake::flow
