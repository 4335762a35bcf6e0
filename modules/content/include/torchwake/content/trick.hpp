#pragma once

// The tricks of monsters: what a kind does besides hitting, shooting and casting. Data names a trick by its
// id, and its members by their names.
//
// A new trick is an enumerator and a struct here, its rule in `rules`, and its words (`trick-ID`,
// `trick-used-ID`): docs/adding.md.

#include <torchwake/content/described.hpp>
#include <torchwake/content/enum_table.hpp>
#include <torchwake/content/ids.hpp>
#include <torchwake/core/units.hpp>

#include <boost/describe/enum.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

namespace torchwake::content {

/// The kinds of tricks, in the order of the structs below.
// Files store the numbers: a new kind comes last.
BOOST_DEFINE_FIXED_ENUM_CLASS(TrickKind, std::uint8_t,
                              Steal,       ///< StealTrick
                              Split,       ///< SplitTrick
                              Corrode,     ///< CorrodeTrick
                              Grab,        ///< GrabTrick
                              Phase,       ///< PhaseTrick
                              Summon,      ///< SummonTrick
                              Burrow,      ///< BurrowTrick
                              Call,        ///< CallTrick
                              PlayDead,    ///< PlayDeadTrick
                              Shield,      ///< ShieldTrick
                              Burst,       ///< BurstTrick
                              Roll,        ///< RollTrick
                              Plate,       ///< PlateTrick
                              Regenerate,  ///< RegenerateTrick
                              Recoil)      ///< RecoilTrick

/// The states of a monster in which a protection of its kind does nothing.
BOOST_DEFINE_FIXED_ENUM_CLASS(Weakness, std::uint8_t,
                              Fire,    ///< it burns
                              Acid,    ///< it stands in acid
                              Poison,  ///< it is poisoned
                              Water,   ///< it is wet
                              Hold,    ///< it is held
                              Flank,   ///< it does not face its opponent: it hunts another, or is confused
                              Dark)    ///< its cell has too little light

/// A blow that hurts takes an item from the victim's pack; the thief runs, and drops it when it dies.
struct StealTrick {
    static constexpr std::string_view id = "steals";  ///< its name in data
};
BOOST_DESCRIBE_STRUCT(StealTrick, (), ())

/// Hurt and alive, it becomes two, each with half of its hit points.
struct SplitTrick {
    static constexpr std::string_view id = "splits";  ///< its name in data
    std::int32_t least = 1;  ///< hit points of a part; with less than twice as many it stays whole
};
BOOST_DESCRIBE_STRUCT(SplitTrick, (), (least))

/// A blow that hurts takes a point of armour from something that the victim wears.
struct CorrodeTrick {
    static constexpr std::string_view id = "corrodes";  ///< its name in data
    std::int32_t most = 1;                              ///< points that one thing can lose
};
BOOST_DESCRIBE_STRUCT(CorrodeTrick, (), (most))

/// A blow that hurts holds the victim, until the monster dies or is no longer adjacent.
struct GrabTrick {
    static constexpr std::string_view id = "grabs";  ///< its name in data
    std::int32_t turns = 1;                          ///< the most turns that the victim is held
};
BOOST_DESCRIBE_STRUCT(GrabTrick, (), (turns))

/// It passes through walls to a cell beside its enemy.
struct PhaseTrick {
    static constexpr std::string_view id = "phases";  ///< its name in data
    core::Cells range{1};                             ///< to that cell, by the longer side
};
BOOST_DESCRIBE_STRUCT(PhaseTrick, (), (range))

/// It calls others to the free cells around it. They bring neither experience nor loot.
struct SummonTrick {
    static constexpr std::string_view id = "summons";  ///< its name in data
    MonsterId kind;                                    ///< the kind of those that are called
    std::int32_t count = 1;                            ///< how many are called at a time
    std::int32_t most = 1;                             ///< of that kind near it; with so many it calls none
    std::int32_t cost = 1;                             ///< mana for a call
};
BOOST_DESCRIBE_STRUCT(SummonTrick, (), (kind, count, most, cost))

/// It digs through rock towards its enemy, a cell an action.
struct BurrowTrick {
    static constexpr std::string_view id = "burrows";  ///< its name in data
};
BOOST_DESCRIBE_STRUCT(BurrowTrick, (), ())

/// It sends its friends to the enemy that it sees, and wakes those asleep.
struct CallTrick {
    static constexpr std::string_view id = "calls";  ///< its name in data
    core::Cells range{1};                            ///< to them, by the longer side
};
BOOST_DESCRIBE_STRUCT(CallTrick, (), (range))

/// Asleep, it looks like a thing or like a corpse of its kind, except from beside it.
struct PlayDeadTrick {
    static constexpr std::string_view id = "plays_dead";  ///< its name in data
    ItemId looks_like;  ///< the item that it looks like; invalid: its corpse
};
BOOST_DESCRIBE_STRUCT(PlayDeadTrick, (), (looks_like))

/// Awake, it adds armour to its friends beside it, against blows and shots.
struct ShieldTrick {
    static constexpr std::string_view id = "shields";  ///< its name in data
    std::int32_t armour = 1;                           ///< points, for each friend
};
BOOST_DESCRIBE_STRUCT(ShieldTrick, (), (armour))

/// When it dies, matter comes out into its cell.
struct BurstTrick {
    static constexpr std::string_view id = "bursts";  ///< its name in data
    MatterId matter;                                  ///< the matter that comes out
    std::int32_t amount = 1;                          ///< the depth of a liquid, the amount of a gas
};
BOOST_DESCRIBE_STRUCT(BurstTrick, (), (matter, amount))

/// It rolls a prop at its enemy if one stands between them.
struct RollTrick {
    static constexpr std::string_view id = "rolls";  ///< its name in data
};
BOOST_DESCRIBE_STRUCT(RollTrick, (), ())

/// Blows and shots at it do less damage.
struct PlateTrick {
    static constexpr std::string_view id = "plated";  ///< its name in data
    std::int32_t armour = 1;                          ///< points
    std::vector<Weakness> weak_to;                    ///< states in which it has none of them
};
BOOST_DESCRIBE_STRUCT(PlateTrick, (), (armour, weak_to))

/// It regains hit points in each of its actions.
struct RegenerateTrick {
    static constexpr std::string_view id = "regenerates";  ///< its name in data
    std::int32_t amount = 1;                               ///< hit points an action
    std::vector<Weakness> weak_to;                         ///< states in which it regains none
};
BOOST_DESCRIBE_STRUCT(RegenerateTrick, (), (amount, weak_to))

/// A blow that lands on it costs its attacker hit points. Shots and spells cost none.
struct RecoilTrick {
    static constexpr std::string_view id = "recoils";  ///< its name in data
    std::int32_t damage = 1;                           ///< hit points a blow
    std::vector<Weakness> weak_to;                     ///< states in which it costs none
};
BOOST_DESCRIBE_STRUCT(RecoilTrick, (), (damage, weak_to))

/// A trick of a monster kind; alternatives in the order of TrickKind.
using Trick = std::variant<StealTrick, SplitTrick, CorrodeTrick, GrabTrick, PhaseTrick, SummonTrick,
                           BurrowTrick, CallTrick, PlayDeadTrick, ShieldTrick, BurstTrick, RollTrick,
                           PlateTrick, RegenerateTrick, RecoilTrick>;
static_assert(std::variant_size_v<Trick> == enum_count<TrickKind>,
              "every kind of trick has a struct, in order");

namespace detail {

template <class... Tricks>
constexpr auto trick_ids_of(std::type_identity<std::variant<Tricks...>> /*of*/) {
    return std::array<std::string_view, sizeof...(Tricks)>{Tricks::id...};
}

}  // namespace detail

/// The ids in data and in the keys of words, by kind.
inline constexpr auto trick_ids = detail::trick_ids_of(std::type_identity<Trick>());

/// The kind of a trick.
[[nodiscard]] inline TrickKind kind_of(const Trick& trick) {
    return static_cast<TrickKind>(trick.index());
}

/// The first trick of that struct; null if there is none.
template <class Kind>
[[nodiscard]] const Kind* find_trick(const std::vector<Trick>& tricks) {
    for (const Trick& trick : tricks) {
        if (const auto* const found = std::get_if<Kind>(&trick)) {
            return found;
        }
    }
    return nullptr;
}

/// True if plain blows alone are a poor answer to a monster with these tricks; `among_friends`: others of
/// its group stand beside it.
[[nodiscard]] inline bool resists_blows(const std::vector<Trick>& tricks, bool among_friends) {
    return find_trick<PlateTrick>(tricks) != nullptr || find_trick<RegenerateTrick>(tricks) != nullptr ||
           find_trick<RecoilTrick>(tricks) != nullptr || find_trick<SplitTrick>(tricks) != nullptr ||
           find_trick<BurstTrick>(tricks) != nullptr ||
           (among_friends && find_trick<ShieldTrick>(tricks) != nullptr);
}

}  // namespace torchwake::content
