#pragma once

// The words about what is sought, of a game with a prize, and the names of depths.

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/direction.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/words/sentence.hpp>
#include <torchwake/words/words.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace torchwake::words {

/// "the town", or a depth with the name of its level, if it has one: "depth 3, the Sewers".
[[nodiscard]] std::string place_name(std::int32_t depth, const content::Catalog& catalog, const Words& words);

/// "south-east"
[[nodiscard]] std::string direction_name(core::Direction direction, const Words& words);

// These lines name the prize; they are empty if the game has none.

/// The task in short: "Seek the Ember Crown", or what to do with it once it is found.
[[nodiscard]] TextLine quest_in_short(const forecast::HeroFacts& hero, const content::Catalog& catalog,
                                      const Words& words);
/// "Carry the Ember Crown up to the daylight."
[[nodiscard]] TextLine quest_task(const content::Catalog& catalog, const Words& words);
/// The task, as the title tells it.
[[nodiscard]] TextLine quest_of_title(const content::Catalog& catalog, const Words& words);
/// The note at the beginning of a run: the prize's place, the task, the way down. Requires: the game has a
/// prize.
[[nodiscard]] std::vector<TextLine> quest_note(const screen::QuestNote& note, const content::Catalog& catalog,
                                               const Words& words);

}  // namespace torchwake::words
