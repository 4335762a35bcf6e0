#pragma once

// The danger of the enemies in view, and the step that attacks the nearest of them. Both are decided from the
// hero's knowledge.

#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/rules/command.hpp>

#include <cstdint>
#include <span>
#include <variant>
#include <vector>

namespace torchwake::autopilot {

/// The expected damage of an enemy's blow, in thousandths of a hit point, divided by its distance from the
/// hero. Requires: an actor that the hero sees.
[[nodiscard]] std::int32_t danger_of(const forecast::Knowledge& knowledge, const forecast::KnownActor& enemy);

/// The enemies in view, the most dangerous first; on ties the one with fewer hit points, then the nearest.
[[nodiscard]] std::vector<forecast::KnownActor> enemies_by_danger(const forecast::Knowledge& knowledge);

/// The first of the announced spells that is cast into a cell in fewer ticks than that; nothing if none is.
/// Requires: `announced` as Knowledge::announcements() answers it.
[[nodiscard]] const forecast::KnownAnnouncement* cast_before(
    std::span<const forecast::KnownAnnouncement> announced, core::Point at, std::int32_t ticks);

/// True if a blow, or the fight beside an enemy, costs the hero what a shot does not: it bursts, its body
/// hurts who strikes it, or its blows eat armour that the hero wears. Requires: an actor that the hero sees.
[[nodiscard]] bool is_better_shot(const forecast::Knowledge& knowledge, const forecast::KnownActor& enemy);

/// A step into the most dangerous enemy beside the hero; without one beside it, the first step of a shortest
/// known path to the nearest enemy in view. It never leads into one that is no enemy and stays in its place.
/// It neither strikes nor seeks one that is_better_shot(), and stops if only such are beside the hero.
/// Answers a stop, too, if there is no enemy, if the hero has less than half of its hit points, if matter
/// that hurts is in the way and the way around it is long, if an announced spell strikes the cell where the
/// hero would be before its next turn, or if no step is possible.
[[nodiscard]] std::variant<rules::Command, Stop> attack_nearest(const forecast::Knowledge& knowledge);

}  // namespace torchwake::autopilot
