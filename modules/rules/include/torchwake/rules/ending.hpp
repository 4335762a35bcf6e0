#pragma once

#include <torchwake/content/enum_table.hpp>

#include <boost/describe/enum.hpp>

#include <array>
#include <cstdint>

namespace torchwake::rules {

/// The endings of a run that the hero survives, by what became of the prize.
// Files store the numbers: a new ending comes last.
BOOST_DEFINE_FIXED_ENUM_CLASS(Ending, std::uint8_t,
                              None,         ///< the hero has not taken the prize yet
                              CarriedOut,   ///< the hero carries it, and is hunted for it
                              LeftBehind,   ///< the hero laid it down, and it is back where it belongs
                              GivenToFire)  ///< the hero destroyed it

/// The facts of an ending.
struct EndingFacts {
    Ending kind = Ending::None;  ///< whose row this is
    std::int64_t score = 0;      ///< points for who leaves the dungeon so
};

/// The facts of each ending, by its value.
inline constexpr std::array<EndingFacts, content::enum_count<Ending>> ending_table{
    {{Ending::None, 0},
     {Ending::CarriedOut, 10000},
     {Ending::LeftBehind, 2000},
     {Ending::GivenToFire, 6000}}};
static_assert(content::has_row_for_each(ending_table));

}  // namespace torchwake::rules
