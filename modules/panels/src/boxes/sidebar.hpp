#pragma once

// The sidebar beside the map: the hero, and those in view.

#include "canvas/canvas.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/forecast/turn_order.hpp>
#include <torchwake/rules/light.hpp>
#include <torchwake/words/words.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::panels {

struct SeenStairs {
    content::TileId tile;
    core::Point at;
};

/// The facts that the sidebar shows of the hero and of what is in view, at one moment. They can be kept over
/// turns.
struct SidebarFacts {
    forecast::HeroFacts hero;
    std::int32_t depth = 1;
    std::int32_t turn = 0;
    std::vector<forecast::KnownActor> actors;    ///< in view, nearest first
    std::vector<forecast::KnownObject> objects;  ///< in view, nearest first
    std::vector<SeenStairs> stairs;              ///< in view, stairs down first
    std::vector<forecast::UpcomingAct> steps{};  ///< the coming turns and beats; none if the hero is alone
                                                 ///< and all matter at rest
    std::vector<forecast::KnownQuickSlot> quickbar{};
    std::vector<forecast::PackEntry> gear{};     ///< what the hero holds and wears
    std::optional<forecast::PackEntry> ready{};  ///< what it would shoot
    bool daylight = false;
    bool seeks_prize = false;
    std::optional<forecast::KnownHunter> hunter{};  ///< for the prize; nothing: nobody hunts the hero
    std::int32_t light = rules::enough_light;       ///< in the hero's cell
    std::optional<std::int32_t> struck_in{};  ///< ticks until an announced spell reaches the hero's cell
};
[[nodiscard]] SidebarFacts sidebar_facts(const forecast::Knowledge& knowledge);

/// The facts that the sidebar shows besides SidebarFacts.
struct SidebarSource {
    const content::Catalog* catalog = nullptr;
    const words::Words* words = nullptr;
    std::string hero_name;      ///< empty: the name of its kind is shown
    std::int32_t trailing = 0;  ///< the permille of the hit points that the bar's chip still shows
    bool unsaved = false;       ///< true if a loss of power may undo the last turns
    bool played = true;         ///< false: the run is watched, and the quickbar does not react to the pointer
};

/// Draws the sidebar. Its rows for actors and objects react to the pointer like their cells of the level.
/// Returns the rows that stay free above the quickbar.
core::Rect draw_sidebar(Canvas& canvas, const core::Rect& area, const SidebarFacts& facts,
                        const SidebarSource& source);

}  // namespace torchwake::panels
