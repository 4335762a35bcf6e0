#pragma once

#include <torchwake/content/enum_table.hpp>

#include <cstdint>

namespace torchwake::content {

/// The attributes of an actor; 11 is ordinary. Formulas use the excess over 10, never below 0.
struct Attributes {
    std::int32_t strength = 11;      ///< adds to blows and to the weight that is carried
    std::int32_t constitution = 11;  ///< makes hit points
    std::int32_t dexterity = 11;     ///< dodges blows, shortens waits, disarms traps
    std::int32_t intelligence = 11;  ///< makes mana, and strengthens spells and items

    friend constexpr bool operator==(const Attributes&, const Attributes&) = default;
};

/// The names of the attributes.
BOOST_DEFINE_FIXED_ENUM_CLASS(Attribute, std::uint8_t,
                              Strength,      ///< behind blows
                              Dexterity,     ///< behind dodging
                              Intelligence,  ///< behind magic
                              Constitution)  ///< behind hit points

/// The attribute of that name.
[[nodiscard]] constexpr std::int32_t& attribute_of(Attributes& attributes, Attribute which) {
    switch (which) {
        case Attribute::Strength:
            return attributes.strength;
        case Attribute::Dexterity:
            return attributes.dexterity;
        case Attribute::Intelligence:
            return attributes.intelligence;
        case Attribute::Constitution:
            break;
    }
    return attributes.constitution;
}
/// The points of the attribute of that name.
[[nodiscard]] constexpr std::int32_t attribute_of(const Attributes& attributes, Attribute which) {
    Attributes copy = attributes;
    return attribute_of(copy, which);
}

}  // namespace torchwake::content
