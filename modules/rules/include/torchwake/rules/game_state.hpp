#pragma once

// A World and its catalog as one parameter. Both types refer to what they are made of and must not outlive
// it: one made from a temporary World is valid until the end of that expression. A copy costs two pointers.

#include <torchwake/rules/ruleset.hpp>
#include <torchwake/rules/world.hpp>

namespace torchwake::rules {

/// A World and its catalog, to be read.
struct GameState {
    const content::Catalog& catalog;  ///< the definitions of the World's kinds
    const World& world;               ///< the state of the run

    /// A World and that catalog.
    GameState(const content::Catalog& definitions, const World& read) : catalog(definitions), world(read) {}
    /// A World and the catalog of its ruleset.
    GameState(const Ruleset& ruleset, const World& read) : GameState(*ruleset.catalog, read) {}
    /// The World alone, for functions that need no definitions.
    operator const World&() const { return world; }
};

/// A World and its catalog, the World to be changed.
struct MutableGameState {
    const content::Catalog& catalog;  ///< the definitions of the World's kinds
    World& world;                     ///< the state of the run

    /// A World and that catalog.
    MutableGameState(const content::Catalog& definitions, World& changed)
        : catalog(definitions), world(changed) {}
    /// A World and the catalog of its ruleset.
    MutableGameState(const Ruleset& ruleset, World& changed) : MutableGameState(*ruleset.catalog, changed) {}
    /// Both, to be read.
    operator GameState() const { return {catalog, world}; }
    /// The World alone, for functions that need no definitions.
    operator World&() const { return world; }
};

/// Derives the caches again; leaves the stored state unchanged.
/// Requires: the stored state is sound (invariants.hpp).
void rebuild_caches(MutableGameState game);

}  // namespace torchwake::rules
