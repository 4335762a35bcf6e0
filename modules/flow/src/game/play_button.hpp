#pragma once

#include <torchwake/flow/game_context.hpp>
#include <torchwake/screen/action.hpp>
#include <torchwake/screen/input.hpp>

#include <optional>
#include <variant>

namespace torchwake::flow {

/// The target of a left click, if it is a T; null for any other input.
template <class T>
[[nodiscard]] const T* clicked(const screen::Input& input) {
    const auto* const click = std::get_if<screen::PointerClicked>(&input);
    const bool left = click != nullptr && click->button == screen::MouseButton::Left;
    return left ? std::get_if<T>(&click->over) : nullptr;
}

/// The action of play whose label was clicked; nothing for any other input.
[[nodiscard]] std::optional<screen::Offer> clicked_button(const screen::Input& input);

/// Takes a click on a button of play while screens are open over the game: leaves them, and then does what
/// the button says, unless that is what opened them. A second click on a place of the quickbar takes the aim.
/// False if the input is no such click.
bool take_button(GameContext& context, const screen::Input& input);

}  // namespace torchwake::flow
