#include "fight/splitting.hpp"

#include "level/offspring.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/lookups.hpp>

namespace torchwake::rules {

void split_if_hurt(const content::Catalog& catalog, World& world, EntityId actor, Events& events) {
    const content::MonsterId kind = world.entities.creatures[actor].kind;
    const std::int32_t half = half_of_split(catalog.monster(kind), world.entities.vitals[actor].hit_points);
    const auto cell =
        half > 0 && actor != hero_id ? free_neighbour(world, position_of(world, actor)) : std::nullopt;
    if (!cell) {
        return;
    }
    const EntityId part = spawn_offspring(catalog, world, actor, kind, *cell);
    Vitals& other = world.entities.vitals[part];
    other.hit_points = other.max_hit_points = half;
    Vitals& own = world.entities.vitals[actor];
    own.hit_points -= half;
    own.max_hit_points = own.hit_points;
    events.emplace_back(
        TrickUsed{actor_ref(world, actor), content::TrickKind::Split, actor_ref(world, part), {}});
}

}  // namespace torchwake::rules
