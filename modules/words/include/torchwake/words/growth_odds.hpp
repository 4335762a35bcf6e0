#pragma once

// A fight before and after an attribute is raised.

#include <torchwake/screen/models.hpp>
#include <torchwake/words/fight_change.hpp>

namespace torchwake::words {

/// A fight as it is and with the attribute raised: with the nearest enemy in view, else with an unhurt one of
/// the strongest kind that was met; nothing if there is none.
[[nodiscard]] std::vector<TextLine> tell_growth_odds(const forecast::Knowledge& knowledge,
                                                     const screen::GrowLine& growth, FightForm form,
                                                     const Words& words);

}  // namespace torchwake::words
