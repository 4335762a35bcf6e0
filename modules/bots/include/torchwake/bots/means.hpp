#pragma once

#include <torchwake/content/enum_table.hpp>

#include <boost/describe/enum.hpp>

#include <cstdint>
#include <set>

namespace torchwake::bots {

/// Families of means. The id of each is its content::enum_id.
BOOST_DEFINE_FIXED_ENUM_CLASS(Means, std::uint8_t,
                              Trade,   ///< buying and selling, and what is carried to be sold
                              Spells,  ///< casting, and learning what to cast
                              Throws,  ///< throwing and shooting
                              Light,   ///< a burning torch
                              Matter,  ///< fire, cold, liquid or gas that the hero brings about
                              Gear,    ///< weapons, armour and rings beyond those of the beginning
                              Growth)  ///< raised attributes, but for the one that the first descent asks for

/// The families that a bot does without: its games, compared with those of a bot that has them, tell what
/// they decide.
using LeftOut = std::set<Means>;

}  // namespace torchwake::bots
