#pragma once

#include <torchwake/rules/actor_facts.hpp>
#include <torchwake/rules/world.hpp>

namespace torchwake::rules {

/// True if the actor sees another that is hostile to it.
[[nodiscard]] bool sees_enemy(const content::Catalog& catalog, const World& world, EntityId actor);

}  // namespace torchwake::rules
