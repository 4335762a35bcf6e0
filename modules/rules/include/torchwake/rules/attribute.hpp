#pragma once

#include <torchwake/content/monster_def.hpp>

#include <cstdint>

namespace torchwake::rules {

/// What a hero may grow in.
enum class Attribute : std::uint8_t { Strength, Dexterity, Intelligence, Constitution };

/// The attribute of a body that goes by that name: strength is might, dexterity quickness, constitution
/// fitness.
[[nodiscard]] constexpr std::int32_t& attribute_of(content::Attributes& attributes, Attribute which) {
    switch (which) {
        case Attribute::Strength:
            return attributes.might;
        case Attribute::Dexterity:
            return attributes.quickness;
        case Attribute::Intelligence:
            return attributes.intelligence;
        case Attribute::Constitution:
            break;
    }
    return attributes.fitness;
}
[[nodiscard]] constexpr std::int32_t attribute_of(const content::Attributes& attributes, Attribute which) {
    content::Attributes copy = attributes;
    return attribute_of(copy, which);
}

}  // namespace torchwake::rules
