#pragma once

// What any of the open screens is painted with.

#include "panels/game_panels.hpp"
#include "panels/menu_box.hpp"
#include "stage/level_build_animator.hpp"

#include <torchwake/rules/knowledge.hpp>
#include <torchwake/screen/input.hpp>
#include <torchwake/screen/key_map.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/view/layout.hpp>
#include <torchwake/view/message_log.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

namespace torchwake::view {

/// What screens are drawn from besides their models. All pointers outlive the call.
struct PaintSource {
    const content::Catalog* catalog = nullptr;
    const Words* words = nullptr;
    const screen::KeyMap* keys = nullptr;
    const MessageLog* log = nullptr;
    screen::Pointed over;
    std::string hero_name;
    std::int32_t trailing = 0;                   ///< of the hit point bar, in permille
    std::uint8_t menu_alpha = 255;               ///< how far the innermost menu has opened
    const LevelBuildAnimator* making = nullptr;  ///< shown in place of the map, where there is one
    std::size_t making_step = 0;
    bool unsaved = false;  ///< the last turns may not outlive a loss of power yet
    /// How many cells the map of the window shows; empty: as many as its area has text cells.
    core::Size map_cells{};
    /// From before what is not shown yet; null: all is shown.
    const SidebarFacts* early_facts = nullptr;

    /// For a box or page; one that can be left says by which key.
    [[nodiscard]] MenuWords box_words(bool can_be_left = true) const;
};

/// What the open screens mean for the game behind them.
struct OpenScreens {
    const screen::PlayModel* play = nullptr;    ///< the game, where its map is seen
    const screen::WatchModel* watch = nullptr;  ///< it is not played, but watched
    bool menu_open = false;                     ///< or another box, over the map
    bool on_map = false;                        ///< a cursor on the map is innermost
    screen::Dimming dimming = screen::Dimming::None;
};

/// The screens that are seen: the last that covers all, or the first, and what lies over it.
[[nodiscard]] std::span<const screen::Entry> uncovered(std::span<const screen::Entry> screens);
[[nodiscard]] OpenScreens open_screens_of(std::span<const screen::Entry> screens);

/// What dims the map: nothing, an open menu (half, slightly cooled), a death (a third, red).
[[nodiscard]] Colour map_light(const OpenScreens& open_screens);

struct PaintContext {
    PaintSource source;
    Layout layout;
    OpenScreens open_screens;
    bool innermost = false;
    core::Rect room{};  ///< of a page that scrolls, inside its border

    /// What the hero of the game knows. Requires: open_screens.play != nullptr.
    [[nodiscard]] rules::Knowledge knowledge() const;
    /// Of the run that is seen; empty: its kind's.
    [[nodiscard]] const std::string& hero_name() const;
    /// Where boxes over the map are centred: the map, and where that is small what is beside and below it
    /// too.
    [[nodiscard]] core::Rect box_area() const;
};

}  // namespace torchwake::view
