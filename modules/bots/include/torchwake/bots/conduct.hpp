#pragma once

// What a bot's games are limited to, so that they tell, compared with others, what a means or a gift decides.

#include <torchwake/content/enum_table.hpp>

#include <boost/describe/enum.hpp>

#include <cstdint>
#include <set>
#include <string>

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

/// The limits of one bot.
struct Conduct {
    std::set<Means> without{};  ///< the families that it does without
    std::string gift{};         ///< the id of the gift to take; empty, or not offered: one by the run's seed

    /// True for means that it does not do without.
    [[nodiscard]] bool allows(Means means) const { return !without.contains(means); }
};

}  // namespace torchwake::bots
