#pragma once

// The kinds that travel: each stands on one level of its range of depths, another in each run.

#include "stairs.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <cstdint>

namespace torchwake::worldgen {

/// Puts the travelling kinds of this depth where no shortest path leads through them: into the corner of a
/// room, else to the end of a dead end, out of sight of the arrival, where no item lies. One without such a
/// cell stays away.
/// Random: stream "travels" of each kind: whether it comes, and the depth; stream "travellers" of the depth:
/// a cell for each.
void place_travellers(const content::Catalog& catalog, LevelDraft& draft, const Route& route,
                      std::uint64_t seed);

}  // namespace torchwake::worldgen
