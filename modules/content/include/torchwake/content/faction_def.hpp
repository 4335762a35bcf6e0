#pragma once

#include <torchwake/content/ids.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace torchwake::content {

/// The reaction of a faction's members to the sight of another faction's.
enum class Reaction : std::uint8_t {
    Attack,  ///< they fight them
    Flee,    ///< they run from them
    Ignore   ///< they leave them alone
};

/// A faction's reaction to one other.
struct NamedReaction {
    FactionId towards;                     ///< the other faction
    Reaction reaction = Reaction::Ignore;  ///< to its members

    friend bool operator==(const NamedReaction&, const NamedReaction&) = default;
};

/// The most factions of a catalog.
inline constexpr std::size_t most_factions = 30;

/// A faction. Its members ignore each other.
struct FactionDef {
    std::string id;                        ///< text id, unique among factions
    Reaction reaction = Reaction::Ignore;  ///< towards factions not named below
    std::vector<NamedReaction> reactions;  ///< towards single factions

    friend bool operator==(const FactionDef&, const FactionDef&) = default;
};

}  // namespace torchwake::content
