#pragma once

#include <torchwake/content/ids.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace torchwake::content {

/// What those of a faction do when they see someone of another.
enum class Reaction : std::uint8_t { Attack, Flee, Ignore };

/// How a faction meets one other.
struct NamedReaction {
    FactionId towards;
    Reaction reaction = Reaction::Ignore;

    friend bool operator==(const NamedReaction&, const NamedReaction&) = default;
};

inline constexpr std::size_t most_factions = 30;

/// Those who stand together. They ignore each other.
struct FactionDef {
    std::string id;
    Reaction reaction = Reaction::Ignore;  ///< towards all that no other is named for
    std::vector<NamedReaction> reactions;

    friend bool operator==(const FactionDef&, const FactionDef&) = default;
};

}  // namespace torchwake::content
