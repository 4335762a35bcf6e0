#pragma once

// Describes in words what is in a cell: a name for the help row, and all facts for the examine cursor; and
// kinds of monsters.

#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/words/sentence.hpp>
#include <torchwake/words/words.hpp>

#include <vector>

namespace torchwake::words {

/// The name of what is in a cell: the hero ("yourself"), or else an actor, an object, a trap, a tile or
/// matter, the first that is there. Empty for bare floor and unseen cells. Remembered cells show no actors.
[[nodiscard]] TextLine name_at(const forecast::Knowledge& knowledge, core::Point at, const Words& words);

/// The name and the description, and for an enemy the odds of a fight, one line each. Empty and unseen cells
/// get a line that says so; there is always a line.
[[nodiscard]] std::vector<TextLine> examine_at(const forecast::Knowledge& knowledge, core::Point at,
                                               const Words& words);

/// The figures of a kind of monster for a table, against the hero as it is now: its hit points, the chance
/// and the damage of the hero's blows, those of its own, and who falls first. Empty of a kind that is no
/// enemy.
[[nodiscard]] std::vector<TextLine> monster_figures(const forecast::Knowledge& knowledge,
                                                    content::MonsterId id, const Words& words);

/// A kind of monster as a book tells it: its description, its odds against the hero as it is now, and its
/// traits.
[[nodiscard]] std::vector<TextLine> tell_monster(const forecast::Knowledge& knowledge, content::MonsterId id,
                                                 const Words& words);

}  // namespace torchwake::words
