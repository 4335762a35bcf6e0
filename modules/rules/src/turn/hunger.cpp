#include "turn/hunger.hpp"

#include <torchwake/rules/lookups.hpp>

#include <optional>

namespace torchwake::rules {
content::HungerStages hunger_of_kind(const content::Catalog& catalog, const World& world, EntityId actor) {
    return definition_of(catalog, world, actor).hunger.value_or(content::HungerStages());
}

std::optional<HungerStage> stage_of(const content::Catalog& catalog, const World& world, EntityId actor) {
    const Hunger* const hunger = world.entities.hungers.find(actor);
    return hunger != nullptr
               ? std::optional(hunger_stage(hunger_of_kind(catalog, world, actor), hunger->turns))
               : std::nullopt;
}

std::int32_t vigour_of(const content::Catalog& catalog, const World& world, EntityId actor) {
    return stage_of(catalog, world, actor) == HungerStage::WellFed ? well_fed_damage : 0;
}

}  // namespace torchwake::rules
