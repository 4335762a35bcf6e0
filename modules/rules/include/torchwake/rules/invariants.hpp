#pragma once

#include <torchwake/rules/game_state.hpp>

#include <optional>
#include <string>

namespace torchwake::rules {

/// The first violation of an invariant in the stored state, for a world from a file or a test; nothing if it
/// is sound. Does not read the caches. Cost: linear in cells and entities, and a copy.
[[nodiscard]] std::optional<std::string> broken_invariant(GameState game);

/// True if the caches equal what rebuild_caches would make of the stored state. Cost: a copy and a rebuild.
[[nodiscard]] bool caches_are_current(GameState game);

}  // namespace torchwake::rules
