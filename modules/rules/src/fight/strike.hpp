#pragma once

#include <torchwake/content/attack.hpp>
#include <torchwake/rules/turn.hpp>

#include <vector>

namespace torchwake::rules {

/// Takes hit points, perhaps 0; a victim without any left dies, but an undying hero keeps the last one.
/// Returns whether the victim lives. Requires: it lives.
bool lose_hit_points(MutableGameState game, EntityId victim, std::int32_t damage, const ActorRef& attacker,
                     Events& events);

/// Takes hit points and alarms a victim that survives.
void hurt(MutableGameState game, EntityId victim, std::int32_t damage, const ActorRef& attacker,
          Events& events);

/// The actors in those cells, nearest to the place first, then by id.
[[nodiscard]] std::vector<EntityId> actors_around(const World& world, core::Point place,
                                                  const std::vector<core::Point>& cells);

/// The cell at which an item or a spell is aimed.
struct StrikeTarget {
    core::Point at;                                   ///< the cell aimed at
    const std::vector<core::Point>* cells = nullptr;  ///< that it reaches in any case; null: as it flies
};

/// Lets an aimed item or spell, or an item that breaks, fly and take effect: a single target only if an actor
/// is in its way, an area always. The effects on a body that are no strike are left to the caller: returns
/// those whom it reached and whom no saving throw spared. Random: stream "combat", a saving throw for each
/// actor reached, if there is one, then the dice of each damage once.
std::vector<EntityId> strike(MutableGameState game, EntityId user, const content::EffectSource& source,
                             const StrikeTarget& target, Events& events);

/// Brings about what an attack that hurt does beside its damage: conditions, and fire. The victim may be
/// dead.
void afflict(MutableGameState game, const content::Attack& attack, EntityId victim, const ActorRef& attacker,
             Events& events);

}  // namespace torchwake::rules
