#pragma once

// The matter of a cell in words: what is there, what it does to who is there, and what it does next.

#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/words/sentence.hpp>
#include <torchwake/words/words.hpp>

#include <vector>

namespace torchwake::words {

/// The name of a kind of matter, as the argument `matter` of a sentence.
[[nodiscard]] Argument matter_argument(const content::MatterDef& kind);

/// The name of the matter that is noticed first in a cell: fire, or else a gas, a cover or a liquid. Empty if
/// there is none.
[[nodiscard]] TextLine matter_name(const content::Catalog& catalog, const rules::CellMatter& matter,
                                   const Words& words);

/// All matter of a cell, the state of an actor there, when fire reaches it, and what it costs an actor to
/// stay; one line each. Requires: the cell is known.
[[nodiscard]] std::vector<TextLine> tell_matter(const forecast::Knowledge& knowledge, core::Point at,
                                                const Words& words);

}  // namespace torchwake::words
