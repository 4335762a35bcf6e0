#pragma once

#include <torchwake/core/strong.hpp>

namespace torchwake::content {

// Ids are places in one loaded Catalog; files and hashes that outlive it use the text ids.
using MonsterId = core::Id<struct MonsterTag, std::uint16_t>;
using ItemId = core::Id<struct ItemTag, std::uint16_t>;
using TileId = core::Id<struct TileTag, std::uint8_t>;
using LevelId = core::Id<struct LevelTag, std::uint16_t>;
using FactionId = core::Id<struct FactionTag, std::uint8_t>;
using SpellId = core::Id<struct SpellTag, std::uint16_t>;
using TrapId = core::Id<struct TrapTag, std::uint8_t>;
using GiftId = core::Id<struct GiftTag, std::uint8_t>;
using MatterId = core::Id<struct MatterTag, std::uint8_t>;
using TableId = core::Id<struct TableTag, std::uint16_t>;

}  // namespace torchwake::content
