#pragma once

#include <torchwake/content/catalog.hpp>

namespace torchwake::rules {

/// True for a cover that is better walked around: it holds who walks there, or gives off gas that harms.
[[nodiscard]] inline bool hinders(const content::Catalog& catalog, const content::MatterDef& cover) {
    return cover.holds > 0 || (cover.stirs && catalog.matter_facts().may_hurt[cover.stirs->value] != 0);
}

}  // namespace torchwake::rules
