#pragma once

#include <torchwake/rules/world.hpp>

#include <optional>
#include <string>

namespace torchwake::rules {

/// Says what is unsound in the stored state, for a world that came from a file or out of a test; nothing
/// where it is sound. Does not read the caches. Cost: linear in cells and entities, and a copy.
[[nodiscard]] std::optional<std::string> broken_invariant(const content::Catalog& catalog,
                                                          const World& world);

/// Whether the caches are what rebuild_caches would make of the stored state. Cost: a copy and a rebuild.
[[nodiscard]] bool caches_are_current(const content::Catalog& catalog, const World& world);

}  // namespace torchwake::rules
