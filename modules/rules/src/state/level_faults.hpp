#pragma once

// Checks of a level's stored state, and what invariants.cpp shares with them.

#include <torchwake/content/catalog.hpp>
#include <torchwake/rules/world.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace torchwake::rules {

/// The description of a fault; nothing if all is sound.
using Fault = std::optional<std::string>;

/// Above any counter of a wait.
inline constexpr std::int32_t most_ticks = 1'000'000;

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

/// Runs an inspector's checks until one finds a fault.
template <class T, std::size_t count>
Fault first_fault(const T& inspector, Fault (T::* const (&checks)[count])() const) {
    for (const auto check : checks) {
        if (Fault fault = (inspector.*check)()) {
            return fault;
        }
    }
    return std::nullopt;
}

/// True if each element, by its projection, is greater than the one before it.
template <class Range, class Projection = std::identity>
bool ascends(const Range& range, Projection projection = {}) {
    return std::ranges::adjacent_find(range, std::greater_equal{}, projection) == std::ranges::end(range);
}

/// Tells the first entity of some that is not as `is_sound(id)` wants it: its name, then `fault`.
template <class Ids, class IsSound>
Fault first_unsound(const Ids& ids, std::string_view fault, const IsSound& is_sound) {
    for (const EntityId id : ids) {
        if (!is_sound(id)) {
            return name_of(id).append(fault);
        }
    }
    return std::nullopt;
}

/// Tells the first entity of a store that is not as `is_sound(id, component)` wants it, in the same words.
template <class T, class IsSound>
Fault first_unsound(const ComponentStore<T>& store, std::string_view fault, const IsSound& is_sound) {
    return first_unsound(store.ids(), fault, [&](EntityId id) { return is_sound(id, store[id]); });
}

/// One level with all that is on it: the hero's own, or one that it left.
struct LevelParts {
    const Level& level;
    const Memory& memory;
    const Entities& entities;
};

/// An inspector of a level: it reads the catalog and the parts of the level.
class LevelChecks {
  public:
    LevelChecks(const content::Catalog& catalog, const LevelParts& parts)
        : catalog_(catalog), level_(parts.level), memory_(parts.memory), entities_(parts.entities) {}

  protected:
    const content::Catalog& catalog_;
    const Level& level_;
    const Memory& memory_;
    const Entities& entities_;
};

/// True if an item is as one can be that lies somewhere.
[[nodiscard]] bool is_sound(const content::Catalog& catalog, const Item& item);

/// The first fault of a level's matter.
[[nodiscard]] Fault fault_of_matter(const content::Catalog& catalog, const LevelParts& parts);

/// The first fault of a level.
[[nodiscard]] Fault fault_of_level(const content::Catalog& catalog, const LevelParts& parts);

}  // namespace torchwake::rules
