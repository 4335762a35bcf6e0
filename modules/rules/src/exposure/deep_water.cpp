#include "exposure/exposure.hpp"
#include "items/encumbrance.hpp"
#include "items/gear.hpp"
#include "level/falling.hpp"
#include "level/placement.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/rules/apparent_kind.hpp>
#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/queries.hpp>

#include <optional>

namespace torchwake::rules {

SlotContent thing_for_water(const content::Catalog& catalog, const World& world, EntityId actor) {
    SlotContent heaviest{};
    core::Tenths most{-1};
    for (const SlotContent& slot : filled_slots(pack_of(world.entities, actor))) {
        const Item& item = world.entities.items[slot.item];
        const content::ItemDef& kind = catalog.item(item.kind);
        const bool stays = world.entities.equipped.contains(slot.item) || kind.prize;
        const core::Tenths weight = weight_of(kind, item.count);
        if (!stays && weight > most) {
            most = weight;
            heaviest = slot;
        }
    }
    return heaviest;
}

void carry_away(const content::Catalog& catalog, World& world, EntityId actor, Events& events) {
    const core::Point at = position_of(world, actor);
    const CellMatter here = matter_at(world.level.matter, at);
    if (definition_of(catalog, world, actor).flies || !carries_away(catalog, here)) {
        return;
    }
    const auto [slot, taken] = thing_for_water(catalog, world, actor);
    const std::optional<core::Point> shore = taken.valid() ? shore_near(catalog, world, at) : std::nullopt;
    if (!shore) {
        return;
    }
    Item& item = world.entities.items[taken];
    events.emplace_back(ItemWashedAway{actor_ref(world, actor), apparent_kind(world, taken), here.liquid,
                                       *shore, item.count});
    item.laid_down = false;
    take_from_pack(world, taken, actor, slot);
    erase_corpse_at(world, *shore);
    lay_object(world, taken, *shore);
    note_encumbrance(catalog, world, actor, events);
}

}  // namespace torchwake::rules
