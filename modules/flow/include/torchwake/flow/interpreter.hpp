#pragma once

// From what a device did to what is answered: pure functions of the input, the key map, and what is open.

#include <torchwake/core/point.hpp>
#include <torchwake/core/rect.hpp>
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
    core::Size level;                         ///< its extents, during a run
};

/// The offer that an input takes; nothing where it means nothing here.
///
/// A menu's letters come before the key map. While text is typed, keys that write something write it and mean
/// nothing else; while a key is asked for, every key but Escape is the answer. A click takes the line or
/// label under the pointer, or the cell: as the cursor's, as a step to the hero's neighbour, or as a place to
/// travel to. A click beside the map is meant for the cell that is listed there: a cursor's place and done,
/// else a closer look. A right click cancels, and looks closer where nothing can be cancelled; the wheel
/// moves by one line.
[[nodiscard]] std::optional<screen::Offer> interpret(const screen::Input& input, const Situation& situation);

/// Whether a held key does this again and again: steps, waiting, and moving about, but nothing that decides.
[[nodiscard]] bool repeats(screen::Action action);

/// Whether all that can be answered is to skip: any fresh key or click does.
[[nodiscard]] bool only_skips(const screen::Prompt& prompt);

}  // namespace torchwake::flow
