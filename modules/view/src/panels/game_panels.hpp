#pragma once

// The panels around the map: sidebar, message log, help row.

#include "panels/canvas.hpp"
#include "panels/help_line.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/rules/turn_order.hpp>
#include <torchwake/view/message_log.hpp>
#include <torchwake/view/words.hpp>

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace torchwake::view {

/// Stairs in view.
struct SeenStairs {
    content::TileId tile;
    core::Point at;
};

/// What the hero knows of itself and of what is in view, at one moment: it can be kept over turns.
struct SidebarFacts {
    rules::HeroFacts hero;
    std::int32_t depth = 1;
    std::int32_t turn = 0;
    std::vector<rules::KnownActor> actors;    ///< in view, nearest first
    std::vector<rules::KnownObject> objects;  ///< the same
    std::vector<SeenStairs> stairs;           ///< in view, those down first
    std::vector<rules::UpcomingAct> steps{};  ///< who acts next; none where the hero is alone
};
[[nodiscard]] SidebarFacts sidebar_facts(const rules::Knowledge& knowledge);

/// What the sidebar tells besides those facts.
struct SidebarSource {
    const content::Catalog* catalog = nullptr;
    const Words* words = nullptr;
    std::string hero_name;      ///< empty: its kind's name
    std::int32_t trailing = 0;  ///< permille of the hit points that the bar's chip still shows
    bool unsaved = false;       ///< the last turns may not outlive a loss of power yet
};

/// What is listed can be pointed at, and stands for its cell of the level.
void draw_sidebar(Canvas& canvas, const core::Rect& area, const SidebarFacts& facts,
                  const SidebarSource& source);

void draw_log(Canvas& canvas, const core::Rect& area, const MessageLog& log);

/// `left`: what is under the cursor, or asked for. Labels can be pointed at.
void draw_help_row(Canvas& canvas, const core::Rect& area, const TextLine& left,
                   std::span<const HelpLabel> labels);

}  // namespace torchwake::view
