#pragma once

// The effect and the odds of a spell on its target.

#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/words/labels.hpp>

#include <vector>

namespace torchwake::words {

/// The range of a spell and its odds on its target, or what it brings its caster, as columns of its line;
/// those that it has.
[[nodiscard]] std::vector<LineCell> spell_cells(const screen::SpellLine& line,
                                                const forecast::Knowledge& knowledge, const Words& words);

/// The effects of a spell, and what becomes of those whom it would reach.
[[nodiscard]] std::vector<TextLine> tell_spell(const screen::SpellLine& line,
                                               const forecast::Knowledge& knowledge, const Words& words);

}  // namespace torchwake::words
