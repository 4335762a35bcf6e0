#pragma once

// The matter of the hero's level, with its actors: deeds bring it, beats change it, and it touches who is
// there.

#include <torchwake/content/effect.hpp>
#include <torchwake/rules/actor_facts.hpp>
#include <torchwake/rules/game_state.hpp>
#include <torchwake/rules/matter.hpp>
#include <torchwake/rules/turn.hpp>

#include <cstdint>
#include <vector>

namespace torchwake::rules {

/// Heats a cell at the next beat.
void add_heat(World& world, core::Point at, std::int32_t amount, const Deed& deed);

/// Brings matter to all of those cells, and tells it at `at` if that changes anything. A wall takes none; of
/// two liquids in a cell one floats on the other.
void bring_matter(MutableGameState game, core::Point at, const std::vector<core::Point>& cells,
                  const content::MatterEffect& effect, const Deed& deed, Events& events);

/// Does what the ground does to an actor that stands on it; if it has `moved` there, also what the cover and
/// the actor do to each other, and what deep water takes from it.
void tread(MutableGameState game, EntityId actor, bool moved, Events& events);

/// Lets what is molten kill an actor that stands in it, and a chasm swallow it: the hero falls a level down,
/// others are lost. `by` brought it there. Random: stream "traps", one draw if the hero falls.
void sink(const Ruleset& ruleset, World& world, EntityId actor, const Deed& by, Events& events);

/// A cell that a cover no longer bridges, and the deed for which it does not.
struct Unbridged {
    core::Point at;
    Deed by;
};
/// Lets those sink who stand in such cells, the hero last, and lets fall what lies there.
void sink_unbridged(const Ruleset& ruleset, World& world, const std::vector<Unbridged>& cells,
                    Events& events);

/// Breaks the cover of a cell if that breaks at such a force, and tells it.
void push_against(MutableGameState game, core::Point at, std::int32_t force, Events& events);

/// Sets an actor alight that fire of such heat strikes, if that heat is a fire's and it catches fire.
void set_alight(MutableGameState game, EntityId actor, std::int32_t heat, const Deed& by, Events& events);

/// An actor that waits beats out flames on itself.
void beat_out_flames(World& world, EntityId actor, Events& events);

/// Begins the beats of a level on which an actor burns or is wet.
void begin_beats_of_exposed(World& world);

/// True if no actor is ready and the next beat is due.
[[nodiscard]] inline bool beat_is_due(const World& world) {
    return world.level.matter.active.ticks == 0;
}

/// Lets the beat pass that is due: the matter changes, then it touches the actors, in the order of their ids.
/// Random: none, but a death draws its loot.
void let_beat_pass(const Ruleset& ruleset, World& world, Events& events);

/// Begins the beats of a level at rest.
void begin_beats(World& world);

/// Looks anew if tile and matter of a cell block sight.
void refresh_opacity(MutableGameState game, core::Point at);

void set_cover(MutableGameState game, core::Point at, content::MatterId cover);

/// Brings matter into a cell; a wall takes none.
void bring_into(MutableGameState game, core::Point at, const content::MatterEffect& effect);

}  // namespace torchwake::rules
