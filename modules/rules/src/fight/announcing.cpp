#include "fight/announcing.hpp"

#include "turn/conditions.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/rules/lookups.hpp>

#include <algorithm>

namespace torchwake::rules {
namespace {

/// True if an actor can't cast what it announced.
bool is_broken(const World& world, EntityId actor, const Announcement& announced) {
    return position_of(world, actor) != announced.from ||
           std::ranges::any_of(content::condition_table, [&world, actor](const auto& traits) {
               return breaks_announcements(traits.kind) && condition_of(world, actor, traits.kind) != nullptr;
           });
}

}  // namespace

Flight announced_flight(GameState game, core::Point from, core::Point target, const content::Aim& aim) {
    FlightManner manner = manner_of(aim);
    manner.pierces = true;
    return trace_flight(game, from, target, manner);
}

std::vector<core::Point> announced_cells(GameState game, core::Point from, const Announcement& announced) {
    const content::Aim& aim = *game.catalog.spell(announced.spell).aim;
    const Flight flight = announced_flight(game, from, announced.target, aim);
    std::vector<core::Point> cells = reached_cells(game, flight, aim);
    std::erase(cells, from);
    return cells;
}

bool is_announced_at(GameState game, core::Point at) {
    const auto& announcements = game.world.entities.announcements;
    return std::ranges::any_of(announcements.ids(), [&](EntityId actor) {
        const std::vector<core::Point> cells =
            announced_cells(game, position_of(game, actor), announcements[actor]);
        return std::ranges::binary_search(cells, at);
    });
}

void break_announcement(MutableGameState game, EntityId actor, Events& events) {
    auto& announcements = game.world.entities.announcements;
    if (const Announcement* const announced = announcements.find(actor)) {
        events.emplace_back(
            AnnouncementEnded{actor_ref(game, actor), announced->spell, AnnouncementEnd::Broken});
        announcements.erase(actor);
    }
}

void break_announcements(MutableGameState game, Events& events) {
    auto& announcements = game.world.entities.announcements;
    for (std::size_t place = announcements.size(); place > 0; --place) {
        const EntityId actor = announcements.ids()[place - 1];
        if (is_broken(game, actor, announcements.values()[place - 1])) {
            break_announcement(game, actor, events);
        }
    }
}

}  // namespace torchwake::rules
