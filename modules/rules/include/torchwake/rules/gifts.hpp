#pragma once

// The gifts among which the hero chooses where a run begins. The question is a PendingChoice, so a run does
// nothing else before its answer; a catalog without gifts asks nothing.

#include <torchwake/content/catalog.hpp>

#include <cstdint>
#include <vector>

namespace torchwake::rules {

/// The gifts that a run offers, in the order of the catalog: one of each sort, and of no more than
/// content::most_offered_gifts sorts. Random: stream "gifts" of the seed; a shuffle of all gifts.
[[nodiscard]] std::vector<content::GiftId> gifts_of_run(const content::Catalog& catalog, std::uint64_t seed);

}  // namespace torchwake::rules
