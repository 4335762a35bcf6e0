#pragma once

#include <torchwake/content/attributes.hpp>

#include <cstdint>

namespace torchwake::content {

/// The saving throw of actors that an effect reaches: 1d20 plus the attribute's bonus. A throw that reaches
/// the difficulty plus the bonus of the intelligence behind the effect halves the damage, and prevents
/// conditions.
struct SavingThrow {
    Attribute attribute = Attribute::Dexterity;  ///< the attribute that adds to the throw
    std::int32_t difficulty = 12;  ///< the number to reach, before the bonus of the intelligence behind it
    bool spares = false;           ///< a successful throw prevents all damage

    friend bool operator==(const SavingThrow&, const SavingThrow&) = default;
};

}  // namespace torchwake::content
