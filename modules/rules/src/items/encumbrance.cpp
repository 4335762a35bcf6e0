#include "items/encumbrance.hpp"

#include "world/actor_ref.hpp"

#include <torchwake/rules/actor_facts.hpp>
#include <torchwake/rules/apparent_kind.hpp>
#include <torchwake/rules/encumbrance.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/queries.hpp>

#include <algorithm>

namespace torchwake::rules {
namespace {

/// Far above any capacity, and far below the limit of 32 bits.
constexpr std::int64_t most_tenths = 1'000'000'000;

core::Tenths tenths(std::int64_t sum) {
    return core::Tenths{static_cast<std::int32_t>(std::clamp(sum, -most_tenths, most_tenths))};
}

/// Adds the values of a held or worn item.
void add_gear(const content::Catalog& catalog, content::ItemId kind, Encumbrance& encumbrance) {
    const content::ItemDef& definition = catalog.item(kind);
    encumbrance.armour += definition.wear ? definition.wear->armour : 0;
    encumbrance.weapon = definition.weapon ? kind : encumbrance.weapon;
    encumbrance.shooter = definition.shoots ? kind : encumbrance.shooter;
    encumbrance.bonus.strength += definition.bonus.strength;
    encumbrance.bonus.constitution += definition.bonus.constitution;
    encumbrance.bonus.dexterity += definition.bonus.dexterity;
    encumbrance.bonus.intelligence += definition.bonus.intelligence;
    encumbrance.powers += definition.powers;
}

/// The encumbrance of an actor if each item is of the kind that `kind_of` answers.
template <class KindOf>
Encumbrance counted(GameState game, EntityId actor, const KindOf& kind_of) {
    Encumbrance encumbrance;
    std::int64_t weight = 0;
    std::int64_t penalty = 0;
    for (const SlotContent& slot : filled_slots(game.world.entities.packs[actor])) {
        const Item& item = game.world.entities.items[slot.item];
        const content::ItemId kind = kind_of(item);
        const content::ItemDef& definition = game.catalog.item(kind);
        weight += std::int64_t{definition.weight.value} * item.count;
        penalty += std::int64_t{definition.initiative_penalty.value} * item.count;
        if (game.world.entities.equipped.contains(slot.item)) {
            add_gear(game.catalog, kind, encumbrance);
            encumbrance.armour -= item.corrosion;
            encumbrance.unidentified = encumbrance.unidentified || apparent_kind(game, item) != item.kind;
        }
    }
    encumbrance.weight = tenths(weight);
    encumbrance.penalty = tenths(penalty);
    encumbrance.overburdened =
        encumbrance.weight > capacity_of(attributes_with(game, actor, encumbrance.bonus).strength);
    return encumbrance;
}

}  // namespace

core::Tenths weight_of(const content::ItemDef& item, std::int32_t count) {
    return tenths(std::int64_t{item.weight.value} * count);
}

Encumbrance count_encumbrance(GameState game, EntityId actor) {
    return counted(game, actor, [](const Item& item) { return item.kind; });
}

Encumbrance shown_encumbrance(GameState game, EntityId actor) {
    const Encumbrance& encumbrance = encumbrance_of(game, actor);
    return encumbrance.unidentified
               ? counted(game, actor, [game](const Item& item) { return apparent_kind(game, item); })
               : encumbrance;
}

const Encumbrance& encumbrance_of(const World& world, EntityId actor) {
    static const Encumbrance nothing;
    const Encumbrance* encumbrance = world.caches.encumbrances.find(actor);
    return encumbrance != nullptr ? *encumbrance : nothing;
}

void count_encumbrances(MutableGameState game) {
    game.world.caches.encumbrances = {};
    for (const EntityId actor : game.world.entities.packs.ids()) {
        game.world.caches.encumbrances.insert(actor, count_encumbrance(game, actor));
    }
}

void note_encumbrance(MutableGameState game, EntityId actor, Events& events) {
    Encumbrance* encumbrance = game.world.caches.encumbrances.find(actor);
    if (encumbrance == nullptr) {
        return;
    }
    const bool was_overburdened = encumbrance->overburdened;
    const std::int32_t saw_farther = encumbrance->powers[content::Power::Lantern];
    *encumbrance = count_encumbrance(game, actor);
    game.world.caches.sight_stale |=
        actor == hero_id && encumbrance->powers[content::Power::Lantern] != saw_farther;
    ++game.world.caches.encumbrance_counts;
    if (encumbrance->overburdened != was_overburdened) {
        events.emplace_back(BurdenChanged{actor_ref(game, actor), encumbrance->overburdened});
    }
}

}  // namespace torchwake::rules
