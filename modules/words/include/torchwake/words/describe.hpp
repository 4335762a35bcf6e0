#pragma once

// Describes in words items, effects and fights; examine.hpp describes cells, aim_forecast.hpp aims. It also
// gives the hero's name.

#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/forecast/odds.hpp>
#include <torchwake/words/sentence.hpp>
#include <torchwake/words/words.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::words {

/// The name of the hero, or that of its kind if it has none.
[[nodiscard]] std::string hero_called(std::string_view own_name, const content::Catalog& catalog);

/// The name of a corpse: "troll corpse"; "corpse of Aldo" for a hero with a name.
[[nodiscard]] std::string corpse_name(content::MonsterId kind, const content::Catalog& catalog,
                                      const Words& words, std::string_view hero_name = {});

/// The damage of a hit with an attack, without the attacker's attributes: "3", "2-8".
[[nodiscard]] std::string damage_range(const content::Attack& attack);
/// The damage of a weapon, or of the shots of a launcher. Requires: one that is held to fight.
[[nodiscard]] std::string damage_in_hand(const content::ItemDef& item);
/// "2-8" for what deals damage, "+1" for what keeps it off; empty for all else.
[[nodiscard]] TextLine gear_figure(const content::ItemDef& item);
/// "+1", "-1", "0".
[[nodiscard]] std::string signed_number(std::int32_t number);

/// A number of ticks: "9 ticks".
[[nodiscard]] TextLine wait_in_words(std::int32_t ticks, const Words& words);

/// The odds of a fight, in one short line.
[[nodiscard]] TextLine fight_in_short(const forecast::FightForecast& fight, const Words& words);

/// A chance in permille as whole percent: "25 %". Only a certain chance reads as 100 %, and only an
/// impossible one as 0 %.
[[nodiscard]] std::string percent(std::int32_t permille);
/// The colour of a chance of something good, in permille: green from a half on.
[[nodiscard]] Colour ink_of_chance(std::int32_t permille);

/// The least and the most: "3-8"; one number if they are equal.
[[nodiscard]] std::string range_text(std::int32_t least, std::int32_t most);

/// The damage of dice with that intelligence behind them: "4-9".
[[nodiscard]] std::string strike_range(const content::Dice& dice, std::int32_t intelligence);
/// The effect of a spell that does damage; null if it has none.
[[nodiscard]] const content::DamageEffect* spell_damage(const content::SpellDef& spell);

/// The effects of an item or a spell when the hero uses it, one line each.
[[nodiscard]] std::vector<TextLine> tell_effects(const content::EffectSource& source,
                                                 const content::Catalog& catalog,
                                                 const forecast::HeroFacts& hero, const Words& words);
/// What a missile deals that is thrown so, one line each.
[[nodiscard]] std::vector<TextLine> tell_throwing(const content::Throwing& throws,
                                                  const forecast::HeroFacts& hero, const Words& words);
/// The effects of an item and its other uses, one line each.
[[nodiscard]] std::vector<TextLine> tell_uses(content::ItemId id, const content::Catalog& catalog,
                                              const forecast::HeroFacts& hero, const Words& words);
/// The lines of tell_uses(), then the weight of an item and what vendors ask and pay.
[[nodiscard]] std::vector<TextLine> tell_item(content::ItemId id, const content::Catalog& catalog,
                                              const forecast::HeroFacts& hero, const Words& words);

/// The attributes that gear changes and the powers that it gives its bearer, one line each.
[[nodiscard]] std::vector<TextLine> tell_service(const content::ItemDef& item, const Words& words);

}  // namespace torchwake::words
