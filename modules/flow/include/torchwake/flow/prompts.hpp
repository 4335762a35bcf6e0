#pragma once

// The types of the module `prompt` for this game's offers and screens.

#include <torchwake/prompt/asker.hpp>
#include <torchwake/prompt/layer_stack.hpp>
#include <torchwake/prompt/task.hpp>
#include <torchwake/prompt/virtual_clock.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/screen/prompt.hpp>

#include <cstdint>
#include <string_view>

// Compiled once, in src/play/prompts.cpp.
extern template class torchwake::prompt::Asker<torchwake::screen::Entry, torchwake::screen::Offer>;

namespace torchwake::flow {

using prompt::Task;
using prompt::VirtualClock;
/// The open screens, outermost first.
using ScreenStack = prompt::LayerStack<screen::Entry>;
/// Awaits an answer of the player under the innermost screen.
using Asker = prompt::Asker<screen::Entry, screen::Offer>;

/// Opens a layer of the screen for as long as this object lives.
class LayerScope : public prompt::LayerScope<screen::Entry> {
  public:
    /// Opens a layer under that name. Requires: the model outlives the scope; the name is of static storage.
    LayerScope(ScreenStack& stack, std::string_view name, screen::Layer layer)
        : prompt::LayerScope<screen::Entry>(stack, {name, layer}) {}
    /// As above, for a layer with a menu whose cursor the pointer may move.
    LayerScope(ScreenStack& stack, std::string_view name, screen::Layer layer, screen::MenuModel& menu)
        : prompt::LayerScope<screen::Entry>(stack, {name, layer, nullptr, &menu}) {}
};

/// Hides the open layers for as long as this object lives.
using HidingScope = prompt::HidingScope<screen::Entry>;

/// The menu of the innermost scope; null if it has none.
[[nodiscard]] inline const screen::MenuModel* open_menu(const ScreenStack& stack) {
    return stack.empty() ? nullptr : stack.layers().back().menu;
}

/// Moves the cursor of the innermost menu between two answers, as a hovering pointer does. False if the menu
/// has no such line.
inline bool point_at_line(ScreenStack& stack, std::int32_t line) {
    const screen::MenuModel* const menu = open_menu(stack);
    if (menu == nullptr || line < 0 || line >= static_cast<std::int32_t>(menu->lines.size())) {
        return false;
    }
    if (menu->cursor != line) {
        stack.change_innermost().menu->cursor = line;
    }
    return true;
}

}  // namespace torchwake::flow
