#pragma once

#include <torchwake/content/attributes.hpp>

#include <cstdint>

namespace torchwake::content {

/// How those whom an effect reaches may save themselves from it: each rolls 1d20 and adds what the attribute
/// has over 10. Who comes to the difficulty, and what the intelligence behind the effect has over 10, takes
/// half of the damage and nothing that lasts.
struct SavingThrow {
    Attribute attribute = Attribute::Dexterity;
    std::int32_t difficulty = 12;
    bool spares = false;  ///< who saves takes no damage at all

    friend bool operator==(const SavingThrow&, const SavingThrow&) = default;
};

}  // namespace torchwake::content
