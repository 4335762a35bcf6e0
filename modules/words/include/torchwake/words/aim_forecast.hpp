#pragma once

// The expected result of an aim in words.

#include <torchwake/forecast/fates.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/forecast/odds.hpp>
#include <torchwake/words/sentence.hpp>
#include <torchwake/words/words.hpp>

#include <vector>

namespace torchwake::words {

/// The expected result of aiming an item or a spell at a place: the obstacle where it would stop short, the
/// actors that it would make hostile, and each whom it may reach, with the odds and with what matter then
/// does to it. The first line about one begins with its name; its other lines are indented.
[[nodiscard]] std::vector<TextLine> tell_forecast(const forecast::Knowledge& knowledge,
                                                  const forecast::AimForecast& outlook,
                                                  const std::vector<forecast::FateChange>& fates,
                                                  core::Point target, const Words& words);

/// The lines about the one in a cell, by the strike alone; none if it is not reached, or only its place is.
[[nodiscard]] std::vector<TextLine> tell_strike(const forecast::Knowledge& knowledge,
                                                const forecast::AimForecast& outlook, core::Point at,
                                                const Words& words);

}  // namespace torchwake::words
