#include "fight/announcing.hpp"

#include "level/spawning.hpp"
#include "turn/conditions.hpp"

#include <torchwake/core/rect.hpp>
#include <torchwake/rules/flight.hpp>
#include <torchwake/rules/lookups.hpp>

#include <algorithm>
#include <iterator>

namespace torchwake::rules {

bool announces(const content::MonsterDef& kind, content::SpellId spell) {
    return std::ranges::any_of(kind.abilities, [spell](const content::Ability& ability) {
        return ability.announced && ability.spell == spell;
    });
}

bool is_bound(const World& world, EntityId actor) {
    return std::ranges::any_of(content::condition_table, [&world, actor](const auto& traits) {
        return breaks_announcements(traits.kind) && condition_of(world, actor, traits.kind) != nullptr;
    });
}

bool reaches(const Announcement& announced, core::Point at) {
    const core::Point place = at - announced.from + core::Point{Announcement::reach, Announcement::reach};
    const auto side = static_cast<std::int32_t>(announced.rows.size());
    return core::Size{side, side}.contains(place) &&
           (announced.rows[static_cast<std::size_t>(place.y)] >> static_cast<unsigned>(place.x) & 1U) != 0;
}

std::vector<core::Point> cells_of(const Announcement& announced) {
    const core::Rect near = core::Rect{announced.from, {1, 1}}.grown(Announcement::reach);
    std::vector<core::Point> cells;
    std::ranges::copy_if(core::cells_of(near), std::back_inserter(cells),
                         [&announced](core::Point at) { return reaches(announced, at); });
    return cells;
}

bool is_announced_at(const World& world, core::Point at) {
    return std::ranges::any_of(world.entities.announcements.values(),
                               [at](const Announcement& announced) { return reaches(announced, at); });
}

Announcement announcement_of(GameState game, EntityId actor, content::SpellId spell, core::Point target) {
    const content::Aim& aim = *game.catalog.spell(spell).aim;
    FlightManner manner = manner_of(aim);
    manner.pierces = true;
    const core::Point here = position_of(game, actor);
    Announcement announced{spell, target, here, game.world.caches.visible.get(here)};
    const Flight flight = trace_flight(game, here, target, manner);
    for (const core::Point at : reached_cells(game, flight, aim)) {
        if (at != here) {
            const core::Point place = at - here + core::Point{Announcement::reach, Announcement::reach};
            announced.rows.at(static_cast<std::size_t>(place.y)) |= 1U << static_cast<unsigned>(place.x);
        }
    }
    return announced;
}

void break_announcements(MutableGameState game, Events& events) {
    auto& announcements = game.world.entities.announcements;
    for (std::size_t place = announcements.size(); place > 0; --place) {
        const EntityId actor = announcements.ids()[place - 1];
        const core::Point from = announcements.values()[place - 1].from;
        if (position_of(game, actor) != from || is_bound(game, actor)) {
            break_announcement(game, actor, events);
        }
    }
}

}  // namespace torchwake::rules
