#pragma once

#include <cstdint>

namespace torchwake::content {

/// What a body can do, 11 being ordinary. Formulas use the excess over 10, never below 0.
struct Attributes {
    std::int32_t might = 11;
    std::int32_t fitness = 11;
    std::int32_t quickness = 11;
    std::int32_t intelligence = 11;

    friend constexpr bool operator==(const Attributes&, const Attributes&) = default;
};

/// The attributes as players know them: strength is might, dexterity quickness, constitution fitness.
enum class Attribute : std::uint8_t { Strength, Dexterity, Intelligence, Constitution };

/// The attribute of a body that goes by that name.
[[nodiscard]] constexpr std::int32_t& attribute_of(Attributes& attributes, Attribute which) {
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
[[nodiscard]] constexpr std::int32_t attribute_of(const Attributes& attributes, Attribute which) {
    Attributes copy = attributes;
    return attribute_of(copy, which);
}

}  // namespace torchwake::content
