#pragma once

// What invariants.cpp asks of a World, and level_faults.cpp of each of its levels.

#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/world.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

namespace torchwake::rules {

/// What is unsound; nothing where all is sound.
using Fault = std::optional<std::string>;

constexpr bool within(std::int32_t value, std::int32_t least, std::int32_t most) {
    return least <= value && value <= most;
}

inline std::string name_of(EntityId id) {
    return "entity " + std::to_string(id.value);
}

template <class Id>
bool names_one_of(Id id, std::size_t definitions) {
    return id.value < definitions;
}

/// Asks each of an inspector's questions until one finds a fault.
template <class T, std::size_t count>
Fault first_fault(const T& inspector, Fault (T::* const (&checks)[count])() const) {
    for (const auto check : checks) {
        if (Fault fault = (inspector.*check)()) {
            return fault;
        }
    }
    return std::nullopt;
}

/// A level with what is on it: the hero's own, or one that it left.
struct LevelParts {
    const Level& level;
    const Memory& memory;
    const Entities& entities;
};

/// The first fault of a level.
[[nodiscard]] Fault fault_of_level(const content::Catalog& catalog, const LevelParts& parts);

}  // namespace torchwake::rules
