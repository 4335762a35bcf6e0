#pragma once

// Things in hands, on bodies and in packs: every change of a Carried or an Equipped goes through here.

#include <torchwake/rules/plan.hpp>
#include <torchwake/rules/refusal.hpp>
#include <torchwake/rules/world.hpp>

#include <cstdint>
#include <optional>
#include <variant>

namespace torchwake::rules {

/// What an actor holds or wears there; an invalid id: nothing.
[[nodiscard]] EntityId worn_at(const World& world, EntityId actor, content::EquipSlot where);

/// The item in a slot of an actor's pack, held and worn ones too; why there is none.
[[nodiscard]] std::variant<EntityId, Refusal> held_in(const World& world, EntityId actor, Slot slot);

/// Where an item goes in a pack, and how many of a stack of it.
struct Room {
    Slot slot;
    std::int32_t count = 0;
};
/// Onto like ones where they have room for all of it, else into a free slot, else onto like ones as many as
/// there is room for; nothing where there is no room.
[[nodiscard]] std::optional<Room> find_room(const content::Catalog& catalog, const World& world,
                                            const Pack& pack, const Item& item);
/// Puts an item that is nowhere into a slot, or onto the like ones there.
void stow(World& world, EntityId item, EntityId actor, Slot slot);
/// Puts an item that is nowhere into a free slot of an actor's pack.
void put_in_pack(World& world, EntityId item, EntityId actor, Slot slot);
/// The slot becomes free, and the item is nowhere.
void take_from_pack(World& world, EntityId item, EntityId actor, Slot slot);

/// From the pack onto the body. Requires: it is carried, and nothing is there.
void put_on(World& world, EntityId item, content::EquipSlot where);
/// From the body into its slot of the pack. Requires: it is equipped. Returns where it was.
content::EquipSlot take_off(World& world, EntityId item);

/// A stack of so many of an item's, which is nowhere; the item itself where that is all of it.
/// Requires: 1 <= count <= those it has.
[[nodiscard]] EntityId split_off(World& world, EntityId item, std::int32_t count);

}  // namespace torchwake::rules
