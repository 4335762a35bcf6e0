#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/fate.hpp>
#include <torchwake/words/sentence.hpp>
#include <torchwake/words/words.hpp>

namespace torchwake::words {

/// The end of a run in words: "killed by a troll", "starved", "burned to death by your own flask of fire". An
/// id that the catalog lacks stands for its name.
[[nodiscard]] TextLine fate_of(const rules::Fate& fate, const content::Catalog& catalog, const Words& words);

}  // namespace torchwake::words
