#pragma once

// Describes in words items, effects, aims and fights; examine.hpp describes cells. It also gives the hero's
// name.

#include <torchwake/rules/foreseen_fates.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/rules/preview.hpp>
#include <torchwake/view/sentence.hpp>
#include <torchwake/view/words.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::view {

/// The name of the hero, or that of its kind if it has none.
[[nodiscard]] std::string hero_called(std::string_view own_name, const content::Catalog& catalog);

/// The name of a corpse: "troll corpse"; "corpse of Aldo" for a hero with a name.
[[nodiscard]] std::string corpse_name(content::MonsterId kind, const content::Catalog& catalog,
                                      const Words& words, std::string_view hero_name = {});

/// The damage of a hit with an attack, without the attacker's attributes: "3", "2-8".
[[nodiscard]] std::string damage_range(const content::Attack& attack);
/// The damage of a weapon, or of the shots of a launcher. Requires: one that is held to fight.
[[nodiscard]] std::string damage_in_hand(const content::ItemDef& item);
/// "+1", "-1", "0".
[[nodiscard]] std::string signed_number(std::int32_t number);

/// A number of ticks: "9 ticks".
[[nodiscard]] TextLine wait_in_words(std::int32_t ticks, const Words& words);

/// The odds of a fight, in one short line.
[[nodiscard]] TextLine fight_in_short(const rules::FightOutlook& fight, const Words& words);

/// The odds of a strike, in a few words: "3-8, kills 25 %".
[[nodiscard]] TextLine strike_in_short(const rules::StrikeOutlook& victim, const Words& words);

/// A chance in permille as whole percent: "25 %". Only a certain chance reads as 100 %, and only an
/// impossible one as 0 %.
[[nodiscard]] std::string percent(std::int32_t permille);

/// The least and the most: "3-8"; one number if they are equal.
[[nodiscard]] std::string range_text(std::int32_t least, std::int32_t most);

/// The expected result of aiming an item or a spell at a place: the obstacle where it would stop short, the
/// actors that it would make hostile, and the actors that it may hit, with the odds.
[[nodiscard]] std::vector<TextLine> tell_outlook(const rules::Knowledge& knowledge,
                                                 const rules::AimOutlook& outlook, core::Point target,
                                                 const Words& words);

/// What matter then does to those who stay where they are, one line each.
[[nodiscard]] std::vector<TextLine> tell_fates(const std::vector<rules::FateOutlook>& fates,
                                               const content::Catalog& catalog, const Words& words);

/// The effects of an item or a spell when the hero uses it, one line each.
[[nodiscard]] std::vector<TextLine> tell_effects(const content::EffectSource& source,
                                                 const content::Catalog& catalog,
                                                 const rules::HeroFacts& hero, const Words& words);
/// The effects of an item and its other uses, one line each.
[[nodiscard]] std::vector<TextLine> tell_item(content::ItemId id, const content::Catalog& catalog,
                                              const rules::HeroFacts& hero, const Words& words);

/// The attributes that gear changes and the powers that it gives its bearer, one line each.
[[nodiscard]] std::vector<TextLine> tell_service(const content::ItemDef& item, const Words& words);

/// Compares a fight with the nearest enemy in view as it is with one in which the hero holds or wears the
/// item; nothing if there is no enemy, or the item is no gear or is equipped.
[[nodiscard]] std::vector<TextLine> tell_gear_odds(const rules::Knowledge& knowledge,
                                                   const rules::PackEntry& entry, const Words& words);

}  // namespace torchwake::view
