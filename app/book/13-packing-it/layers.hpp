#pragma once

#include <torchwake/core/point.hpp>
#include <torchwake/prompt/layer_stack.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace core = torchwake::core;
namespace prompt = torchwake::prompt;

/// What the game asks its player: to press one of these keys.
struct Question {
    std::string keys;
    [[nodiscard]] bool accepts(char key) const { return keys.find(key) != std::string::npos; }
};

/// Lines, of which the player chooses one by its letter.
struct Menu {
    std::string title;
    std::vector<std::string> lines{};
};
constexpr std::string_view menu_letters = "abcdefgh";
/// The key that leaves a menu, as Escape does.
constexpr char leave_key = 'q';

/// A part of the game that is open: the level, a menu, or a cursor.
struct Layer {
    std::string_view name;
    const Question* prompt = nullptr;     ///< what it asks now; null if it does not wait
    const Menu* menu = nullptr;           ///< null if it is no menu
    const core::Point* target = nullptr;  ///< the place of the cursor; null if it has none
    const core::Point* flying = nullptr;  ///< the place of a potion in the air; null if there is none
};

using Layers = prompt::LayerStack<Layer>;
