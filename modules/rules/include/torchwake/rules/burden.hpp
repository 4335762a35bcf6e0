#pragma once

#include <torchwake/core/units.hpp>
#include <torchwake/rules/world.hpp>

namespace torchwake::rules {

/// What an actor carries, summed over its pack, all of a stack.
struct Burden {
    core::Tenths weight;
    core::Tenths penalty;

    friend bool operator==(const Burden&, const Burden&) = default;
};

/// Cost: one step a slot.
[[nodiscard]] Burden burden_of(const content::Catalog& catalog, const World& world, EntityId actor);

}  // namespace torchwake::rules
