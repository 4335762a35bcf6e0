#pragma once

// The figures of the hero: how each comes about, and what a change of the hero does to them.

#include <torchwake/rules/knowledge.hpp>
#include <torchwake/view/sentence.hpp>
#include <torchwake/view/words.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace torchwake::view {

/// "Gold      50g         -> 38g"; the present figure alone if both are equal.
[[nodiscard]] TextLine told_change(const std::string& label, std::size_t label_width, const std::string& now,
                                   const std::string& then, Colour ink);

/// The figures that differ between the hero as it is and as it would be, one line each.
[[nodiscard]] std::vector<TextLine> tell_growth(const rules::Knowledge& knowledge,
                                                const rules::HeroFacts& then, const Words& words);

/// An attribute as the sum of its parts: "4 = 2 +1 gear +1 for now"; the number alone if it has one part.
[[nodiscard]] TextLine attribute_sum(const rules::Knowledge& knowledge, content::Attribute attribute,
                                     const Words& words);
/// The armour as the sum of its parts.
[[nodiscard]] TextLine armour_sum(const rules::Knowledge& knowledge, const Words& words);
/// The penalty of initiative as the sum of its parts.
[[nodiscard]] TextLine penalty_sum(const rules::HeroFacts& hero, const Words& words);

}  // namespace torchwake::view
