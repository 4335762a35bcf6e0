#include <torchwake/rules/actor_facts.hpp>
#include <torchwake/rules/apparent_kind.hpp>
#include <torchwake/rules/lookups.hpp>

namespace torchwake::rules {

const content::PlayDeadTrick* feigning(const content::Catalog& catalog, const World& world, EntityId actor) {
    const Mind* const mind = world.entities.minds.find(actor);
    if (mind == nullptr || mind->intent != Intent::Sleep) {
        return nullptr;
    }
    const auto& tricks = catalog.monster(world.entities.creatures[actor].kind).tricks;
    if (tricks.empty() ||
        core::chebyshev_distance(position_of(world, actor), position_of(world, hero_id)) <= 1) {
        return nullptr;
    }
    return content::find_trick<content::PlayDeadTrick>(tricks);
}

RememberedObject feigned_object(const World& world, EntityId monster, const content::PlayDeadTrick& trick) {
    const core::Point at = position_of(world, monster);
    return trick.looks_like.valid() ? RememberedObject{at, apparent_kind(world, trick.looks_like), {}, false}
                                    : RememberedObject{at, {}, world.entities.creatures[monster].kind, false};
}

}  // namespace torchwake::rules
