#include <torchwake/rules/burden.hpp>
#include <torchwake/rules/queries.hpp>

namespace torchwake::rules {

Burden burden_of(const content::Catalog& catalog, const World& world, EntityId actor) {
    Burden burden;
    const Pack* pack = world.entities.packs.find(actor);
    if (pack == nullptr) {
        return burden;
    }
    for (const SlotContent& slot : filled_slots(*pack)) {
        const Item& item = world.entities.items[slot.item];
        const content::ItemDef& definition = catalog.item(item.kind);
        burden.weight += definition.weight * item.count;
        burden.penalty += definition.initiative_penalty * item.count;
    }
    return burden;
}

}  // namespace torchwake::rules
