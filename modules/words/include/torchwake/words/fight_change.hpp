#pragma once

// The hero's fights before and after a change of the hero.

#include <torchwake/forecast/odds.hpp>
#include <torchwake/words/sentence.hpp>
#include <torchwake/words/words.hpp>

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace torchwake::words {

/// A fight with an enemy as it is, and as it is once the hero has changed.
struct FightChange {
    forecast::KnownActor enemy;    ///< the other side
    forecast::FightForecast now;   ///< the fight as it is
    forecast::FightForecast then;  ///< the fight after the change
};

/// How fights are told.
enum class FightForm : std::uint8_t {
    Sentences,  ///< for an ear
    Table       ///< for an eye: with a head, and two rows for each enemy
};

/// The word list's keys for the fight once the hero has changed.
struct ChangeKeys {
    std::string_view row;       ///< the label of its row in a table
    std::string_view sentence;  ///< its sentence
    std::string_view same{};    ///< the one line if no figure differs; empty: the fights are told anyway
};

/// The enemies in view, nearest first, at most so many.
[[nodiscard]] std::vector<forecast::KnownActor> nearest_enemies(const forecast::Knowledge& knowledge,
                                                                std::size_t most);

/// The fights, each as it is and as it would be; nothing if there are none.
[[nodiscard]] std::vector<TextLine> tell_fight_changes(FightForm form, const std::vector<FightChange>& fights,
                                                       const ChangeKeys& keys,
                                                       const content::Catalog& catalog, const Words& words);

}  // namespace torchwake::words
