#pragma once

#include <torchwake/flow/game_context.hpp>
#include <torchwake/flow/prompts.hpp>
#include <torchwake/screen/models.hpp>

#include <cstdint>

namespace torchwake::flow {

/// A page that is only read, and its scroll position.
struct ScrolledPage {
    screen::Layer layer;
    std::int32_t* first_line = nullptr;
    bool from_bottom = false;  ///< lines are counted from the bottom, where the newest is
};

/// The actions that scroll, and Cancel.
[[nodiscard]] screen::Prompt scroll_prompt();

/// Lets the player scroll a page until an answer does not scroll; returns that answer. Requires: the page's
/// model and the prompt outlive the wait; the prompt has all of scroll_prompt().
[[nodiscard]] Task<screen::Offer> scroll(GameContext* context, ScrolledPage page,
                                         const screen::Prompt* prompt);

}  // namespace torchwake::flow
