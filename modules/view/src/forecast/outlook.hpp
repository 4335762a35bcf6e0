#pragma once

// The expected result of an aim in words.

#include <torchwake/rules/foreseen_fates.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/rules/preview.hpp>
#include <torchwake/view/sentence.hpp>
#include <torchwake/view/words.hpp>

#include <vector>

namespace torchwake::view {

/// The expected result of aiming an item or a spell at a place: the obstacle where it would stop short, the
/// actors that it would make hostile, and each whom it may reach, with the odds and with what matter then
/// does to it. The first line about one begins with its name; its other lines are indented.
[[nodiscard]] std::vector<TextLine> tell_outlook(const rules::Knowledge& knowledge,
                                                 const rules::AimOutlook& outlook,
                                                 const std::vector<rules::FateOutlook>& fates,
                                                 core::Point target, const Words& words);

/// The lines about the one in a cell, by the strike alone; none if it is not reached, or only its place is.
[[nodiscard]] std::vector<TextLine> tell_strike(const rules::Knowledge& knowledge,
                                                const rules::AimOutlook& outlook, core::Point at,
                                                const Words& words);

}  // namespace torchwake::view
