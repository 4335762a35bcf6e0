#pragma once

// Items in packs and on bodies: every change of a Carried or an Equipped goes through here.

#include <torchwake/rules/actor_facts.hpp>
#include <torchwake/rules/game_state.hpp>
#include <torchwake/rules/plan.hpp>
#include <torchwake/rules/refusal.hpp>

#include <cstdint>
#include <optional>
#include <variant>

namespace torchwake::rules {

/// The place that an item of that slot takes: of the two for rings the first that is free, else the first
/// whose ring is not cursed, else the first.
[[nodiscard]] content::EquipSlot place_for(GameState game, EntityId actor, content::EquipSlot slot);

/// The item in a slot of an actor's pack, even one that is held or worn; else the refusal.
[[nodiscard]] std::variant<EntityId, Refusal> held_in(const World& world, EntityId actor, Slot slot);

/// True if two items can lie in one stack.
[[nodiscard]] bool is_like(const Item& one, const Item& other);

/// The slot that takes an item, and how many of its stack it takes.
struct Room {
    Slot slot;
    std::int32_t count = 0;
};
/// The place for an item in a pack: a stack with room for all of it, else a free slot, else a stack with room
/// for a part; nothing if there is no room.
[[nodiscard]] std::optional<Room> find_room(GameState game, const Pack& pack, const Item& item);
/// Puts an item that is in no place into a slot, or onto the stack there.
void stow(World& world, EntityId item, EntityId actor, Slot slot);
/// Puts an item that is in no place into a free slot of an actor's pack.
void put_in_pack(World& world, EntityId item, EntityId actor, Slot slot);
/// Frees the slot; the item is in no place afterwards.
void take_from_pack(World& world, EntityId item, EntityId actor, Slot slot);

/// Moves an item from the pack onto the body. Requires: it is carried, and nothing is worn there.
void put_on(World& world, EntityId item, content::EquipSlot where);
/// Moves an item from the body into its slot of the pack. Requires: it is equipped. Returns where it was.
content::EquipSlot take_off(World& world, EntityId item);

/// A new stack of `count` taken from an item, in no place; the item itself if that is all of it.
/// Requires: 1 <= count <= its count.
[[nodiscard]] EntityId split_off(World& world, EntityId item, std::int32_t count);

}  // namespace torchwake::rules
