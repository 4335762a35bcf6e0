#pragma once

#include <torchwake/rules/world.hpp>

namespace torchwake::rules {

/// A number that no other entity of the run has or had.
[[nodiscard]] inline EntityId next_entity(World& world) {
    return EntityId{world.run.next_entity++};
}

}  // namespace torchwake::rules
