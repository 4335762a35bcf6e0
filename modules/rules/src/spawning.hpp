#pragma once

#include <torchwake/rules/ruleset.hpp>
#include <torchwake/rules/world.hpp>

namespace torchwake::rules {

/// A number that no entity of the run had before.
[[nodiscard]] EntityId next_entity(World& world);

/// Makes the hero. Requires: it is the first entity of the run; the cell is free.
void spawn_hero(const content::Catalog& catalog, World& world, core::Point at);
/// Requires: nobody stands there.
EntityId spawn_monster(const content::Catalog& catalog, World& world, const Spawn<content::MonsterId>& spawn);
/// An item, or a full charge of one, that is nowhere yet.
EntityId make_item(const content::Catalog& catalog, World& world, content::ItemId kind);
/// The same, of what is found in bundles so many, and not known before it was looked at.
EntityId make_find(const content::Catalog& catalog, World& world, content::ItemId kind);
/// Requires: no object lies there.
EntityId spawn_item(const content::Catalog& catalog, World& world, content::ItemId kind, core::Point at);
/// Requires: no object lies there.
EntityId spawn_corpse(World& world, content::MonsterId kind, core::Point at);

/// Lays a level's terrain, with nobody and nothing on it yet, and forgets what was remembered.
void lay_level(const content::Catalog& catalog, World& world, const LevelPlan& plan);

/// Makes everyone and everything of a level. Requires: its terrain is laid.
void populate(const content::Catalog& catalog, World& world, const LevelPlan& plan);

}  // namespace torchwake::rules
