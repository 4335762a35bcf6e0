#include "fight/splitting.hpp"

#include "level/offspring.hpp"
#include "turn/actor_ref.hpp"

#include <torchwake/rules/lookups.hpp>

namespace torchwake::rules {

void split_if_hurt(const content::Catalog& catalog, World& world, EntityId actor, Events& events) {
    const content::MonsterId kind = world.entities.creatures[actor].kind;
    const auto* const trick = content::find_trick<content::SplitTrick>(catalog.monster(kind).tricks);
    const std::int32_t half = world.entities.vitals[actor].hit_points / 2;
    if (trick == nullptr || actor == hero_id || half < trick->least) {
        return;
    }
    const auto cell = free_neighbour(world, position_of(world, actor));
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
