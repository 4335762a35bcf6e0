#pragma once

// The article of a kind of actor.

#include <torchwake/content/catalog.hpp>
#include <torchwake/words/grammar.hpp>

namespace torchwake::words {

/// "The" for a kind of which there is one, a lord and the hunter for the prize; else "a".
[[nodiscard]] inline Article article_of(const content::Catalog& catalog, content::MonsterId kind) {
    const content::HuntDef* const hunt = catalog.hunt();
    const bool is_one = catalog.monster(kind).lord || (hunt != nullptr && hunt->hunter == kind);
    return is_one ? Article::The : Article::A;
}

}  // namespace torchwake::words
