#pragma once

// The labels at the right of the help row: what is legal now, each with its key.

#include <torchwake/core/rect.hpp>
#include <torchwake/screen/action.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/view/words.hpp>

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace torchwake::view {

struct HelpLabel {
    std::optional<screen::Offer> offer;  ///< none: one label for all ways to step
    std::string key;
    std::string text;
    core::Rect area;
};

/// The labels of the offers as they stand in that row, right-aligned. Where room is short the key alone is
/// told, from the first label on; then the first are left out, so that the ways to help and out stay.
[[nodiscard]] std::vector<HelpLabel> help_labels(std::span<const screen::Offer> offers,
                                                 const screen::KeyMap& keys, const Words& words,
                                                 const core::Rect& row);

}  // namespace torchwake::view
