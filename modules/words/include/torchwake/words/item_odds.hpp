#pragma once

// The odds of a thing against the enemies in view.

#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/words/sentence.hpp>
#include <torchwake/words/words.hpp>

#include <vector>

namespace torchwake::words {

/// The odds of a thing in the pack, or of a ware, against the enemies in view, nearest first, at most three.
/// Of gear: a fight as it is, and with that thing in its place, or without it if it is worn; of a missile or
/// an aimed thing: what it does to each. A weapon in hand tells first what its damage is now. Nothing about
/// other things.
[[nodiscard]] std::vector<TextLine> tell_item_odds(const forecast::Knowledge& knowledge,
                                                   const forecast::PackEntry& entry, const Words& words);

/// The same with the fights as a table with a head, for an eye rather than for an ear.
[[nodiscard]] std::vector<TextLine> item_odds_table(const forecast::Knowledge& knowledge,
                                                    const forecast::PackEntry& entry, const Words& words);

/// What a throw of an item does: its damage and its range, or what happens where it breaks; and to each of
/// the enemies in view, nearest first, at most three.
[[nodiscard]] std::vector<TextLine> tell_throw(const forecast::Knowledge& knowledge, content::ItemId id,
                                               const Words& words);

}  // namespace torchwake::words
