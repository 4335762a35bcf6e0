#pragma once

// Things in hands, on bodies and in packs: every change of a Carried or an Equipped goes through here.

#include <torchwake/rules/plan.hpp>
#include <torchwake/rules/world.hpp>

namespace torchwake::rules {

/// What an actor holds or wears there; an invalid id: nothing.
[[nodiscard]] EntityId worn_at(const World& world, EntityId actor, content::EquipSlot where);

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
