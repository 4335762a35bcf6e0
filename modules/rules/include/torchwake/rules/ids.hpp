#pragma once

#include <torchwake/core/strong.hpp>

namespace torchwake::rules {

/// An entity of one run: an actor, an item or a corpse. Numbers grow and are never used again.
using EntityId = core::Id<struct EntityTag, std::uint32_t>;

/// The hero of every run.
inline constexpr EntityId hero_id{0};

/// A place in a pack, from 0; its letter is 'a' + index.
using Slot = core::Id<struct SlotTag, std::uint8_t>;

}  // namespace torchwake::rules
