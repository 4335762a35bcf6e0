#pragma once

// What is at a place, in words: a name for the help line, and all that examining it tells.

#include <torchwake/rules/knowledge.hpp>
#include <torchwake/rules/preview.hpp>
#include <torchwake/view/sentence.hpp>
#include <torchwake/view/words.hpp>

#include <vector>

namespace torchwake::view {

/// The actor before the object, the hero as "yourself", a corpse as its kind's; bare floor and what is unseen
/// as nothing. What is remembered is named, but never actors.
[[nodiscard]] TextLine name_at(const rules::Knowledge& knowledge, core::Point at, const Words& words);

/// The name, the description, and of an enemy how a fight would go, one line each.
[[nodiscard]] std::vector<TextLine> examine_at(const rules::Knowledge& knowledge, core::Point at,
                                               const Words& words);

/// How a fight would go, in one short line.
[[nodiscard]] TextLine fight_in_short(const rules::FightOutlook& fight, const Words& words);

/// Who an aimed item would hit, and how, one line each; or why it can't be used there.
[[nodiscard]] std::vector<TextLine> tell_outlook(const rules::AimOutlook& outlook,
                                                 const content::Catalog& catalog, const Words& words);

/// What an item does in the hero's hands, one line each.
[[nodiscard]] std::vector<TextLine> tell_effects(const content::ItemDef& item, const rules::HeroFacts& hero,
                                                 const Words& words);

}  // namespace torchwake::view
