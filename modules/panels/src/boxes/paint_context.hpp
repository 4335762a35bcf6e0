#pragma once

// The context in which open screens are painted.

#include "boxes/menu_box.hpp"
#include "boxes/sidebar.hpp"

#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/panels/layout.hpp>
#include <torchwake/panels/level_build_animator.hpp>
#include <torchwake/panels/marked_cells.hpp>
#include <torchwake/panels/open_screens.hpp>
#include <torchwake/screen/input.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/words/message_log.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace torchwake::panels {

/// The sources of a painted screen besides its model. All pointers outlive the call.
struct PaintSource {
    const content::Catalog* catalog = nullptr;
    const words::Words* words = nullptr;
    const screen::KeyMap* keys = nullptr;  ///< those of the device used last, for prompts
    const words::MessageLog* log = nullptr;
    screen::Pointed over;
    std::string hero_name;
    std::int32_t trailing = 0;                   ///< the permille that the chip of the hit point bar shows
    std::uint8_t menu_alpha = 255;               ///< how far the innermost menu has opened, up to 255
    const LevelBuildAnimator* making = nullptr;  ///< if not null, shown in place of the map
    std::size_t making_step = 0;
    bool unsaved = false;  ///< true if a loss of power may undo the last turns
    /// The size of the window's map in cells; empty: a cell of the map is as large as a cell of text.
    core::Size map_cells{};
    core::Point camera{};  ///< the sprite pixel in the middle of the window's map, while nothing moves
    /// The facts from before the events that are not shown yet; null if all events are shown.
    const SidebarFacts* early_facts = nullptr;
    ForecastDetail forecast_detail = ForecastDetail::Sparing;
    bool joined_messages = false;              ///< the history has a paragraph for each turn
    const screen::KeyMap* all_keys = nullptr;  ///< those of every device
    bool typing = false;                       ///< the innermost screen takes text

    /// The words of a box or a page; the key to leave it is left out if it can't be left.
    [[nodiscard]] MenuWords box_words(bool can_be_left = true) const;
};

struct PaintContext {
    PaintSource source;
    Layout layout;
    OpenScreens open_screens;
    bool innermost = false;
    core::Rect room{};                   ///< the area inside the border of a page that scrolls
    std::span<const core::Point> way{};  ///< the cells on the way to the cursor on the map

    /// The hero's knowledge in the game. Requires: open_screens.play != nullptr.
    [[nodiscard]] forecast::Knowledge knowledge() const;
    /// The name of the hero in the visible run; empty: the name of its kind is used.
    [[nodiscard]] const std::string& hero_name() const;
    /// The area in which boxes over the map are centred: the map, and if it is small, also the areas beside
    /// and below it.
    [[nodiscard]] core::Rect box_area() const;
};

}  // namespace torchwake::panels
