#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/view/sentence.hpp>
#include <torchwake/view/words.hpp>

#include <string_view>

namespace torchwake::view {

/// The end of a run in words: "killed by a troll", "starved". `killer`: as in save::ScoreEntry. A killer that
/// the catalog lacks is named by its id.
[[nodiscard]] TextLine fate_of(std::string_view killer, const content::Catalog& catalog, const Words& words);

}  // namespace torchwake::view
