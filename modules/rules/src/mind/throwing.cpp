#include "fight/hostility.hpp"
#include "mind/moves.hpp"
#include "mind/steps.hpp"
#include "mind/way_out.hpp"

#include <torchwake/rules/flight.hpp>
#include <torchwake/rules/footing.hpp>
#include <torchwake/rules/lookups.hpp>
#include <torchwake/rules/queries.hpp>

#include <algorithm>
#include <variant>

namespace torchwake::rules {
namespace {

/// One in so many turns on which a monster could throw.
constexpr std::uint32_t turns_between_throws = 2;

/// True for matter that burns, or hurts or hinders whoever is in it.
bool harms(const content::Catalog& catalog, content::MatterId kind) {
    const content::MatterDef& matter = catalog.matter(kind);
    return matter.ignition > 0 || matter.corrodes || matter.molten || hinders(catalog, matter) ||
           catalog.matter_facts().may_hurt[kind.value] != 0;
}

/// Tells effects that harm whoever they strike.
struct HarmsByEffect {
    const content::Catalog& catalog;

    bool operator()(const content::DamageEffect& /*effect*/) const { return true; }
    bool operator()(const content::PushEffect& /*effect*/) const { return true; }
    bool operator()(const content::HeatEffect& effect) const { return effect.amount > 0; }
    bool operator()(const content::LastingEffect& effect) const {
        return !content::is_welcome(effect.kind, effect.amount);
    }
    bool operator()(const content::MatterEffect& effect) const { return harms(catalog, effect.kind); }
    template <class Other>
    bool operator()(const Other& /*effect*/) const {
        return false;
    }
};

bool is_for_throwing(const content::Catalog& catalog, const content::ItemDef& item) {
    return item.breaks && item.aim &&
           std::ranges::any_of(item.effects, [&catalog](const content::ItemEffect& effect) {
               return std::visit(HarmsByEffect{catalog}, effect);
           });
}

/// True if the throw reaches the enemy, and of all others only those that the thrower fights.
bool strikes_enemies_alone(GameState game, EntityId thrower, core::Point enemy, const content::Aim& aim) {
    const Flight flight = trace_flight(game, position_of(game, thrower), enemy, manner_of(aim));
    bool strikes = false;
    for (const core::Point at : reached_cells(game, flight, aim)) {
        const EntityId other = game.world.caches.actors[at];
        if (other.valid() && (other == thrower || !hostile(game, thrower, other))) {
            return false;
        }
        strikes = strikes || at == enemy;
    }
    return strikes;
}

/// The first throw of its pack that it can make.
std::optional<Command> find_throw(const Ruleset& ruleset, const World& world, EntityId monster,
                                  core::Point enemy) {
    const content::Catalog& catalog = *ruleset.catalog;
    for (const SlotContent& slot : filled_slots(pack_of(world.entities, monster))) {
        const content::ItemDef& item = catalog.item(world.entities.items[slot.item].kind);
        const bool suits = is_for_throwing(catalog, item) && leave_way_out(world, enemy, item.effects);
        const auto command =
            suits ? if_legal(ruleset, world, monster, Throw{slot.slot, enemy}) : std::nullopt;
        if (command && strikes_enemies_alone({ruleset, world}, monster, enemy, *item.aim)) {
            return command;
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<Command> throwing(const Ruleset& ruleset, World& world, EntityId monster, core::Point enemy) {
    if (!world.caches.actors[enemy].valid() || core::adjacent(position_of(world, monster), enemy)) {
        return std::nullopt;
    }
    const auto command = find_throw(ruleset, world, monster, enemy);
    return command && world.streams.minds.chance(1, turns_between_throws) ? command : std::nullopt;
}

}  // namespace torchwake::rules
