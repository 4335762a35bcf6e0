#pragma once

#include <torchwake/core/strong.hpp>

namespace torchwake::content {

// Ids are places in one loaded Catalog; files and hashes that outlive it use the text ids.

/// A kind of actor, the hero too.
using MonsterId = core::Id<struct MonsterTag, std::uint16_t>;
/// A kind of item, or one that a trait makes, or what hides one (catalog.hpp).
using ItemId = core::Id<struct ItemTag, std::uint16_t>;
/// A kind of terrain.
using TileId = core::Id<struct TileTag, std::uint8_t>;
/// A definition of levels.
using LevelId = core::Id<struct LevelTag, std::uint16_t>;
/// A vault or a scene.
using VaultId = core::Id<struct VaultTag, std::uint16_t>;
/// A faction.
using FactionId = core::Id<struct FactionTag, std::uint8_t>;
/// A spell.
using SpellId = core::Id<struct SpellTag, std::uint16_t>;
/// A kind of trap.
using TrapId = core::Id<struct TrapTag, std::uint8_t>;
/// A gift of a run's beginning.
using GiftId = core::Id<struct GiftTag, std::uint8_t>;
/// A kind of matter.
using MatterId = core::Id<struct MatterTag, std::uint8_t>;
/// A spawn table, of monsters or of items.
using TableId = core::Id<struct TableTag, std::uint16_t>;

}  // namespace torchwake::content
