#include "turn/growth.hpp"

#include "items/encumbrance.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/lookups.hpp>

#include <algorithm>

namespace torchwake::rules {
namespace {

/// The hit points that a choice of Constitution adds at once.
constexpr std::int32_t constitution_hit_points = 5;

void gain_level(World& world, Events& events) {
    Abilities& abilities = world.entities.abilities[hero_id];
    Vitals& vitals = world.entities.vitals[hero_id];
    ++abilities.level;
    ++world.run.owed_choices;
    vitals.max_hit_points =
        std::max(1, vitals.max_hit_points + hit_points_of_a_level(abilities.attributes.constitution));
    vitals.max_mana += mana_of_a_level(abilities.attributes.intelligence);
    vitals.hit_points = vitals.max_hit_points;
    vitals.mana = vitals.max_mana;
    events.emplace_back(LevelGained{actor_ref(world, hero_id), abilities.level});
}

}  // namespace

void grow(MutableGameState game, Attribute attribute, Events& events) {
    std::int32_t& value = attribute_of(game.world.entities.abilities[hero_id].attributes, attribute);
    ++value;
    if (attribute == Attribute::Constitution) {
        Vitals& vitals = game.world.entities.vitals[hero_id];
        vitals.max_hit_points += constitution_hit_points;
        vitals.hit_points += constitution_hit_points;
    }
    events.emplace_back(AttributeRaised{actor_ref(game, hero_id), attribute, value});
    if (attribute == Attribute::Strength) {
        note_encumbrance(game, hero_id, events);
    }
}

void reward_kill(World& world, EntityId killer, std::int32_t victim_level, Events& events) {
    if (!is_alive(world, killer)) {
        return;
    }
    Abilities& abilities = world.entities.abilities[killer];
    abilities.experience += experience_of_kill(victim_level);
    while (killer == hero_id && abilities.experience >= experience_past_level(abilities.level)) {
        gain_level(world, events);
    }
}

}  // namespace torchwake::rules
