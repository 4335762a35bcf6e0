#include "gear.hpp"

#include "spawning.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/rules/queries.hpp>

namespace torchwake::rules {
namespace {

void forget_sidearm(Pack& pack, EntityId item) {
    pack.sidearm = pack.sidearm == item ? EntityId{} : pack.sidearm;
}

}  // namespace

EntityId worn_at(const World& world, EntityId actor, content::EquipSlot where) {
    const Pack* pack = world.entities.packs.find(actor);
    if (pack == nullptr) {
        return {};
    }
    for (const SlotContent& slot : filled_slots(*pack)) {
        const Equipped* equipped = world.entities.equipped.find(slot.item);
        if (equipped != nullptr && equipped->where == where) {
            return slot.item;
        }
    }
    return {};
}

void put_in_pack(World& world, EntityId item, EntityId actor, Slot slot) {
    EntityId& place = world.entities.packs[actor].slots[slot.value];
    TORCHWAKE_EXPECTS(!place.valid());
    place = item;
    world.entities.carried.insert(item, {actor, slot});
}

void take_from_pack(World& world, EntityId item, EntityId actor, Slot slot) {
    Pack& pack = world.entities.packs[actor];
    pack.slots[slot.value] = EntityId{};
    forget_sidearm(pack, item);
    world.entities.carried.erase(item);
    world.entities.equipped.erase(item);
}

void put_on(World& world, EntityId item, content::EquipSlot where) {
    const Carried carried = world.entities.carried[item];
    world.entities.carried.erase(item);
    forget_sidearm(world.entities.packs[carried.by], item);
    world.entities.equipped.insert(item, {carried.by, carried.slot, where});
}

content::EquipSlot take_off(World& world, EntityId item) {
    const Equipped equipped = world.entities.equipped[item];
    world.entities.equipped.erase(item);
    world.entities.carried.insert(item, {equipped.by, equipped.slot});
    return equipped.where;
}

EntityId split_off(World& world, EntityId item, std::int32_t count) {
    Item& stack = world.entities.items[item];
    TORCHWAKE_EXPECTS(1 <= count && count <= stack.count);
    if (count == stack.count) {
        return item;
    }
    stack.count -= count;
    Item part = stack;
    part.count = count;
    const EntityId id = next_entity(world);
    world.entities.items.insert(id, part);
    return id;
}

}  // namespace torchwake::rules
