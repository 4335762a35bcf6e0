#pragma once

#include <torchwake/rules/queries.hpp>
#include <torchwake/rules/world.hpp>

#include <vector>

namespace torchwake::rules {

/// An actor and what it carries, by id.
[[nodiscard]] std::vector<EntityId> with_its_pack(const Entities& entities, EntityId actor);

/// Erases all components of those entities.
void erase_entities(const std::vector<EntityId>& ids, Entities& entities);

/// Moves all components of those entities.
void move_entities(const std::vector<EntityId>& ids, Entities& from, Entities& to);

}  // namespace torchwake::rules
