#pragma once

// What announces a spell, and what keeps the spell from being cast (announcement.hpp).

#include <torchwake/rules/announcement.hpp>
#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// True if a kind announces that spell.
[[nodiscard]] bool announces(const content::MonsterDef& kind, content::SpellId spell);

/// True if a condition keeps an actor from casting what it announced, and the hero from walking where it
/// wants.
[[nodiscard]] bool is_bound(const World& world, EntityId actor);

/// The announcement by which an actor would cast a spell at a cell, as it stands there now. Requires: the
/// spell has an aim that reaches no farther than Announcement::reach. Cost: that of a flight, and of a view
/// of its radius.
[[nodiscard]] Announcement announcement_of(GameState game, EntityId actor, content::SpellId spell,
                                           core::Point target);

/// Drops the announcements of those who were moved, or whom a condition keeps from casting. Cost: none where
/// nobody has announced anything.
void break_announcements(MutableGameState game, Events& events);

}  // namespace torchwake::rules
