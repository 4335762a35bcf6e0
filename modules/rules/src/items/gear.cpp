#include "items/gear.hpp"

#include "world/next_entity.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/rules/queries.hpp>

namespace torchwake::rules {
namespace {

void forget_sidearm(Pack& pack, EntityId item) {
    pack.sidearm = pack.sidearm == item ? EntityId{} : pack.sidearm;
}

}  // namespace

EntityId worn_at(const World& world, EntityId actor, content::EquipSlot where) {
    for (const SlotContent& slot : filled_slots(pack_of(world.entities, actor))) {
        const Equipped* equipped = world.entities.equipped.find(slot.item);
        if (equipped != nullptr && equipped->where == where) {
            return slot.item;
        }
    }
    return {};
}

EntityId gear_to_corrode(GameState game, EntityId actor) {
    EntityId best;
    std::int32_t most = 0;
    for (const SlotContent& slot : filled_slots(pack_of(game.world.entities, actor))) {
        const Item& item = game.world.entities.items[slot.item];
        const auto& wear = game.catalog.item(item.kind).wear;
        const bool worn = wear && game.world.entities.equipped.contains(slot.item);
        if (worn && wear->armour - item.corrosion > most) {
            most = wear->armour - item.corrosion;
            best = slot.item;
        }
    }
    return best;
}

content::EquipSlot place_for(GameState game, EntityId actor, content::EquipSlot slot) {
    using enum content::EquipSlot;
    if (slot != Ring) {
        return slot;
    }
    const EntityId first = worn_at(game, actor, Ring);
    const EntityId other = worn_at(game, actor, OtherRing);
    const auto stays = [&](EntityId ring) {
        return game.catalog.item(game.world.entities.items[ring].kind).cursed;
    };
    const bool takes_other = first.valid() && (!other.valid() || (stays(first) && !stays(other)));
    return takes_other ? OtherRing : Ring;
}

std::variant<EntityId, Refusal> held_in(const World& world, EntityId actor, Slot slot) {
    const Pack& pack = pack_of(world.entities, actor);
    if (slot.value >= pack.size) {
        return Refusal{RefusalReason::NoSuchSlot, {}};
    }
    const EntityId item = pack.slots[slot.value];
    if (!item.valid()) {
        return Refusal{RefusalReason::SlotEmpty, {}};
    }
    return item;
}

bool is_like(const Item& one, const Item& other) {
    return one.kind == other.kind && one.charges == other.charges && one.appears_as == other.appears_as;
}

std::optional<Room> find_room(GameState game, const Pack& pack, const Item& item) {
    const std::int32_t limit = game.catalog.item(item.kind).stack;
    std::optional<Room> some;
    std::optional<Room> free;
    for (const SlotContent& slot : slots(pack)) {
        if (!slot.item.valid()) {
            free = free ? free : Room{slot.slot, item.count};
            continue;
        }
        const Item& held = game.world.entities.items[slot.item];
        const std::int32_t space = is_like(held, item) ? limit - held.count : 0;
        if (space >= item.count) {
            return Room{slot.slot, item.count};
        }
        some = some || space <= 0 ? some : Room{slot.slot, space};
    }
    return free ? free : some;
}

void stow(World& world, EntityId item, EntityId actor, Slot slot) {
    const EntityId held = world.entities.packs[actor].slots[slot.value];
    if (held.valid()) {
        world.entities.items[held].count += world.entities.items[item].count;
        world.entities.items.erase(item);
    } else {
        world.entities.items[item].laid_down = false;
        put_in_pack(world, item, actor, slot);
    }
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
