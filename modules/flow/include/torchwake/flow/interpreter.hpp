#pragma once

// From what a device did to what is answered: pure functions of the input, the key map, and what is open.

#include <torchwake/core/point.hpp>
#include <torchwake/screen/action.hpp>
#include <torchwake/screen/input.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/screen/prompt.hpp>

#include <optional>

namespace torchwake::flow {

/// What an input is understood by.
struct Situation {
    const screen::KeyMap* keys = nullptr;
    const screen::Prompt* prompt = nullptr;   ///< what is asked
    const screen::MenuModel* menu = nullptr;  ///< the innermost one; null: none
    std::optional<core::Point> hero;          ///< its cell, during a run
};

/// The offer that an input takes; nothing where it means nothing here.
///
/// A menu's letters come before the key map. A click takes the line or label under the pointer, or steps to
/// the cell beside the hero; a right click cancels; the wheel moves by one line.
[[nodiscard]] std::optional<screen::Offer> interpret(const screen::Input& input, const Situation& situation);

/// Whether a held key does this again and again: steps, waiting, and moving about, but nothing that decides.
[[nodiscard]] bool repeats(screen::Action action);

/// Whether all that can be answered is to skip an animation: any fresh key or click does, and counts again.
[[nodiscard]] bool only_skips(const screen::Prompt& prompt);

}  // namespace torchwake::flow
