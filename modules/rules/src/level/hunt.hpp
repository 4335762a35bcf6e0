#pragma once

// The hunt for the hero who took the prize (Hunt in world.hpp). The hunter always knows where the hero is;
// while the prize lies on the level it goes there instead, and takes it away. A deadly blow only scatters it.
// Between levels it is no entity: it is on its way, for as many deeds as it has cells to walk.

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// True while the hero carries the prize, or may take it up again.
[[nodiscard]] inline bool is_hunted(const World& world) {
    return world.hunt.ending == Ending::CarriedOut;
}

/// Begins the hunt when the hero takes the prize for the first time: its guard becomes the hunter, else the
/// hunter comes from the cell farthest from the hero; on a small level it comes later, over the way below.
void begin_hunt(MutableGameState game, Events& events);

/// The cell to which the hunter goes. Requires: the hero is hunted.
[[nodiscard]] core::Point goal_of_hunter(GameState game);

/// Sends the hunter after a hero who is about to leave its cell for another level. The prize is lost if it
/// does not come along. Does nothing if the hero is not hunted.
void send_hunter_after(MutableGameState game, Events& events);

/// Takes the prize, which the hero does not carry, out of the world for good, and ends the hunt.
void lose_prize(MutableGameState game, Events& events);

/// Lets the hunter fall apart in place of its death: it comes again over the way below.
void scatter_hunter(MutableGameState game, Events& events);

/// Counts a deed of the hero: a hunter on its way may arrive, and one who stands on the prize takes it.
void count_deed_of_hunt(MutableGameState game, Events& events);

/// True if the prize is destroyed in a cell: by what is molten, or by flames of enough heat.
[[nodiscard]] bool destroys_prize(GameState game, EntityId item, core::Point at);
/// Destroys the prize, which is in no place, and ends the hunt.
void destroy_prize(MutableGameState game, EntityId prize, core::Point at, Events& events);

}  // namespace torchwake::rules
