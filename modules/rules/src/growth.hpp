#pragma once

#include <torchwake/rules/turn.hpp>

namespace torchwake::rules {

/// The hero grows in one attribute; with Constitution come five more hit points, the most and the current.
/// Pays no owed choice. Intelligence changes later levels' mana only.
void grow(const content::Catalog& catalog, World& world, Attribute attribute, Events& events);

/// What a kill is worth to the killer, if it lives: experience, and for the hero the levels that follow from
/// it, each with full pools and one more owed choice.
void reward_kill(World& world, EntityId killer, std::int32_t victim_level, Events& events);

}  // namespace torchwake::rules
