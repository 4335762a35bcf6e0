#pragma once

#include <torchwake/content/faction_def.hpp>
#include <torchwake/content/monster_def.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace torchwake::content {

/// The number of a camp.
using Camp = std::uint8_t;
/// A set of camps, one bit each.
using CampSet = std::uint32_t;

/// The most camps: the factions, the hero's own, and that of other kinds.
inline constexpr std::size_t most_camps = most_factions + 2;

/// The set of that camp alone.
[[nodiscard]] constexpr CampSet only(Camp camp) {
    return CampSet{1} << camp;
}

/// A table of who fights whom. Each kind of actor belongs to a camp: its faction, or without one the hero's
/// own camp or the camp of all other such kinds. The hero's own camp attacks all others; that camp of other
/// kinds attacks the hero, whatever its camp, and nobody else.
///
/// 1. Members of one camp ignore each other.
/// 2. Two camps are hostile if either attacks the other.
class Reactions {
  public:
    Reactions() = default;
    /// Makes the table from the data. Requires: at most most_factions; ids that name one of them; the hero
    /// among the kinds.
    Reactions(std::span<const FactionDef> factions, std::span<const MonsterDef> kinds, MonsterId hero);

    /// The camp of a kind of actor.
    [[nodiscard]] Camp camp_of(MonsterId kind) const { return camps_[kind.value]; }
    /// The reaction of one camp's members to the sight of another's.
    [[nodiscard]] Reaction reaction(Camp of, Camp towards) const {
        return reactions_[of * most_camps + towards];
    }
    /// True if two camps are hostile.
    [[nodiscard]] bool hostile(Camp a, Camp b) const { return (foes_[a] & only(b)) != 0; }
    /// The camps that a camp fights.
    [[nodiscard]] CampSet foes(Camp camp) const { return foes_[camp]; }
    /// The camps that a camp fights or flees from.
    [[nodiscard]] CampSet minded(Camp camp) const { return minded_[camp]; }

  private:
    std::vector<Camp> camps_;  ///< of each kind
    std::vector<Reaction> reactions_;
    std::vector<CampSet> foes_;
    std::vector<CampSet> minded_;
};

}  // namespace torchwake::content
