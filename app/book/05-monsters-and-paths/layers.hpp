#pragma once

#include <torchwake/prompt/layer_stack.hpp>

#include <string>
#include <string_view>

namespace prompt = torchwake::prompt;

/// What the game asks its player: to press one of these keys.
struct Question {
    std::string keys;
    [[nodiscard]] bool accepts(char key) const { return keys.find(key) != std::string::npos; }
};

/// A part of the game that is open: so far there is one, the level.
struct Layer {
    std::string_view name;
    const Question* prompt = nullptr;  ///< what it asks now; null if it does not wait
};

using Layers = prompt::LayerStack<Layer>;
