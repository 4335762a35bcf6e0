#pragma once

// The figures of the hero: how each comes about, and what a change of the hero does to them.

#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/words/sentence.hpp>
#include <torchwake/words/words.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace torchwake::words {

/// "Gold      50g         -> 38g"; the present figure alone if both are equal.
[[nodiscard]] TextLine told_change(const std::string& label, std::size_t label_width, const std::string& now,
                                   const std::string& then, Colour ink);

/// The figures of an attribute, and all others that differ, as they are and as they would be with it raised,
/// one line each; before them the attribute as a sum if it has several parts, after them the damage of the
/// first three known spells that do any, if it differs. Of Strength, and of the
/// attribute behind the hits of what it holds, also which one that is.
[[nodiscard]] std::vector<TextLine> tell_growth(const forecast::Knowledge& knowledge,
                                                const forecast::HeroFacts& then, content::Attribute raised,
                                                const Words& words);
/// The first of these figures in a few words: "Damage of a blow 2-8 -> 2-9"; empty if none differs.
[[nodiscard]] std::string first_growth(const forecast::Knowledge& knowledge, const forecast::HeroFacts& then,
                                       content::Attribute raised, const Words& words);
/// The value of an attribute, the next one, and what that brings: "1 -> 2: more health with each level".
[[nodiscard]] TextLine grown_value(std::int32_t value, const std::string& gain, const Words& words);

/// True if no more than a quarter of the health is left, of which warnings tell.
[[nodiscard]] bool is_health_low(const forecast::HeroFacts& hero);

/// The armour and the damage that the sidebar, the shop and messages tell of.
struct FightFigures {
    std::int32_t armour = 0;  ///< the sum of all that is worn
    /// Of a hit with what is in hand, or with bare hands, before the victim's armour and dodging: "2-8".
    std::string damage;
    bool shoots = false;     ///< the damage is that of a shot, without that of the missile
    std::int32_t worth = 0;  ///< the least and the most damage together, to compare
    friend bool operator==(const FightFigures&, const FightFigures&) = default;
};
/// The figures of the hero as it is.
[[nodiscard]] FightFigures fight_figures(const forecast::HeroFacts& hero, const content::Catalog& catalog);

/// The hero as it would be with an entry of its pack, or a ware, held or worn in place of what is there.
/// Requires: its item can be held or worn.
[[nodiscard]] forecast::HeroFacts hero_with(const forecast::Knowledge& knowledge,
                                            const forecast::PackEntry& gear);

/// The figures that would change if the hero held or wore an item, below a line that names what it would
/// replace. Empty for what is held or worn already, or can't be.
[[nodiscard]] std::vector<TextLine> tell_gear_change(const forecast::Knowledge& knowledge,
                                                     const forecast::PackEntry& entry, const Words& words);

/// An attribute as the sum of its parts: "4 = 2 +1 gear +1 for now"; the number alone if it has one part.
[[nodiscard]] TextLine attribute_sum(const forecast::Knowledge& knowledge, content::Attribute attribute,
                                     const Words& words);
/// A figure that follows from an attribute, in words.
struct AttributeFigure {
    std::string label;   ///< the name of the figure
    std::string value;   ///< its value now
    std::string raised;  ///< its value if the attribute were higher by 1
};
/// What an attribute gives the hero, with all that it holds and wears.
[[nodiscard]] std::vector<AttributeFigure> figures_of_attribute(const forecast::Knowledge& knowledge,
                                                                content::Attribute attribute,
                                                                const Words& words);
/// The armour as the sum of its parts.
[[nodiscard]] TextLine armour_sum(const forecast::Knowledge& knowledge, const Words& words);
/// The damage of a blow or a shot as the sum of its parts: "3-10 = 2-8 +0-1 Dexterity +1 well fed".
[[nodiscard]] TextLine damage_sum(const forecast::Knowledge& knowledge, const Words& words);
/// The damage of a thrown thing as the sum of its parts.
[[nodiscard]] TextLine throw_sum(const forecast::HeroFacts& hero, const content::Throwing& throws,
                                 const Words& words);
/// The penalty of initiative as the sum of its parts.
[[nodiscard]] TextLine penalty_sum(const forecast::HeroFacts& hero, const Words& words);

}  // namespace torchwake::words
