#pragma once

// What is at a place, in words: a name for the help line, and all that examining it tells; and how the hero
// is called.

#include <torchwake/rules/knowledge.hpp>
#include <torchwake/rules/preview.hpp>
#include <torchwake/view/sentence.hpp>
#include <torchwake/view/words.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace torchwake::view {

/// What the hero is called: its own name, or that of its kind.
[[nodiscard]] std::string hero_called(std::string_view own_name, const content::Catalog& catalog);

/// "troll corpse"; of a hero with a name "corpse of Aldo".
[[nodiscard]] std::string corpse_name(content::MonsterId kind, const content::Catalog& catalog,
                                      const Words& words, std::string_view hero_name = {});

/// The actor before the object, the hero as "yourself", a corpse as its kind's; bare floor and what is unseen
/// as nothing. What is remembered is named, but never actors.
[[nodiscard]] TextLine name_at(const rules::Knowledge& knowledge, core::Point at, const Words& words);

/// The name, the description, and of an enemy how a fight would go, one line each. Where nothing is, and of
/// what was never seen, it says so: there is always a line.
[[nodiscard]] std::vector<TextLine> examine_at(const rules::Knowledge& knowledge, core::Point at,
                                               const Words& words);

/// How a fight would go, in one short line.
[[nodiscard]] TextLine fight_in_short(const rules::FightOutlook& fight, const Words& words);

/// Where an item that is aimed at a place stops short of it, whom it would make an enemy, and who it would
/// hit, and how.
[[nodiscard]] std::vector<TextLine> tell_outlook(const rules::Knowledge& knowledge,
                                                 const rules::AimOutlook& outlook, core::Point target,
                                                 const Words& words);

/// What an item or a spell does in the hero's hands, one line each.
[[nodiscard]] std::vector<TextLine> tell_effects(const content::EffectSource& source,
                                                 const content::Catalog& catalog,
                                                 const rules::HeroFacts& hero, const Words& words);
/// The same of an item, and what else it is good for.
[[nodiscard]] std::vector<TextLine> tell_item(content::ItemId id, const content::Catalog& catalog,
                                              const rules::HeroFacts& hero, const Words& words);

}  // namespace torchwake::view
