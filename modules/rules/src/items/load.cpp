#include "items/loading.hpp"
#include "turn/actor_ref.hpp"
#include "turn/conditions.hpp"

#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/load.hpp>
#include <torchwake/rules/queries.hpp>
#include <torchwake/rules/shown.hpp>

#include <algorithm>

namespace torchwake::rules {
namespace {

/// Far above any capacity, and far below the limit of 32 bits.
constexpr std::int64_t most_tenths = 1'000'000'000;

core::Tenths tenths(std::int64_t sum) {
    return core::Tenths{static_cast<std::int32_t>(std::clamp(sum, -most_tenths, most_tenths))};
}

/// Adds the values of a held or worn item.
void add_gear(const content::Catalog& catalog, content::ItemId kind, Load& load) {
    const content::ItemDef& definition = catalog.item(kind);
    load.armour += definition.wear ? definition.wear->armour : 0;
    load.weapon = definition.weapon ? kind : load.weapon;
    load.shooter = definition.shoots ? kind : load.shooter;
    load.bonus.strength += definition.bonus.strength;
    load.bonus.constitution += definition.bonus.constitution;
    load.bonus.dexterity += definition.bonus.dexterity;
    load.bonus.intelligence += definition.bonus.intelligence;
}

/// The load of an actor if each item is of the kind that `kind_of` answers.
template <class KindOf>
Load counted(const content::Catalog& catalog, const World& world, EntityId actor, const KindOf& kind_of) {
    Load load;
    std::int64_t weight = 0;
    std::int64_t penalty = 0;
    for (const SlotContent& slot : filled_slots(world.entities.packs[actor])) {
        const Item& item = world.entities.items[slot.item];
        const content::ItemId kind = kind_of(item);
        const content::ItemDef& definition = catalog.item(kind);
        weight += std::int64_t{definition.weight.value} * item.count;
        penalty += std::int64_t{definition.initiative_penalty.value} * item.count;
        if (world.entities.equipped.contains(slot.item)) {
            add_gear(catalog, kind, load);
            load.veiled = load.veiled || item.taken_for.valid();
        }
    }
    load.weight = tenths(weight);
    load.penalty = tenths(penalty);
    load.overburdened = load.weight > capacity_of(attributes_with(world, actor, load.bonus).strength);
    return load;
}

}  // namespace

Load count_load(const content::Catalog& catalog, const World& world, EntityId actor) {
    return counted(catalog, world, actor, [](const Item& item) { return item.kind; });
}

Load shown_load(const content::Catalog& catalog, const World& world, EntityId actor) {
    const Load& load = load_of(world, actor);
    return load.veiled ? counted(catalog, world, actor,
                                 [&world](const Item& item) { return shown_item(world, item); })
                       : load;
}

const Load& load_of(const World& world, EntityId actor) {
    static const Load nothing;
    const Load* load = world.caches.loads.find(actor);
    return load != nullptr ? *load : nothing;
}

void count_loads(const content::Catalog& catalog, World& world) {
    world.caches.loads = {};
    for (const EntityId actor : world.entities.packs.ids()) {
        world.caches.loads.insert(actor, count_load(catalog, world, actor));
    }
}

void note_load(const content::Catalog& catalog, World& world, EntityId actor, Events& events) {
    Load* load = world.caches.loads.find(actor);
    if (load == nullptr) {
        return;
    }
    const bool was_overburdened = load->overburdened;
    *load = count_load(catalog, world, actor);
    ++world.caches.load_counts;
    if (load->overburdened != was_overburdened) {
        events.emplace_back(BurdenChanged{actor_ref(world, actor), load->overburdened});
    }
}

}  // namespace torchwake::rules
