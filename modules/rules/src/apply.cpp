#include "actor_ref.hpp"
#include "death.hpp"
#include "placement.hpp"
#include "sight.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/queries.hpp>
#include <torchwake/rules/turn.hpp>

#include <algorithm>

namespace torchwake::rules {
namespace {

/// Gives back hit points, up to the maximum, and returns how many.
std::int32_t heal(World& world, EntityId actor, std::int32_t amount) {
    Vitals& vitals = world.entities.vitals[actor];
    const std::int32_t gained = std::min(amount, vitals.max_hit_points - vitals.hit_points);
    vitals.hit_points += gained;
    return gained;
}

/// Does each deed for one actor.
class Doer {
  public:
    Doer(const content::Catalog& catalog, World& world, EntityId actor, Events& events)
        : catalog_(catalog), world_(world), actor_(actor), events_(events) {}

    void operator()(const StepPlan& step) const {
        const core::Point from = position_of(world_, actor_);
        move_actor(world_, actor_, step.to);
        events_.emplace_back(ActorWalked{actor_ref(world_, actor_), from});
    }

    void operator()(const WaitPlan&) const {
        const std::int32_t regained = sees_enemy(catalog_, world_, actor_) ? 0 : heal(world_, actor_, 1);
        events_.emplace_back(ActorWaited{actor_ref(world_, actor_), regained});
    }

    void operator()(const OpenDoorPlan& open) const {
        const content::TileDef& tile = catalog_.tile(world_.level.tiles[open.door]);
        change_tile(catalog_, world_, open.door, *tile.opens_to);
        events_.emplace_back(DoorOpened{actor_ref(world_, actor_), open.door});
    }

    void operator()(const CloseDoorPlan& close) const {
        const content::TileDef& tile = catalog_.tile(world_.level.tiles[close.door]);
        change_tile(catalog_, world_, close.door, *tile.closes_to);
        events_.emplace_back(DoorClosed{actor_ref(world_, actor_), close.door});
    }

    void operator()(const AttackPlan& attack) const {
        const std::int32_t damage = roll_blow(world_.streams.combat, facts_against(attack.victim));
        const ActorRef attacker = actor_ref(world_, actor_);
        const ActorRef victim = actor_ref(world_, attack.victim);
        if (damage == 0) {
            events_.emplace_back(BlowDodged{attacker, victim});
            return;
        }
        Vitals& vitals = world_.entities.vitals[attack.victim];
        vitals.hit_points = std::max(0, vitals.hit_points - damage);
        events_.emplace_back(BlowLanded{attacker, victim, damage});
        if (vitals.hit_points == 0) {
            let_die(world_, attack.victim, actor_, events_);
        }
    }

    void operator()(const PickUpPlan& pick_up) const {
        lift_object(world_, pick_up.item);
        world_.entities.carried.insert(pick_up.item, {actor_, pick_up.slot});
        world_.entities.packs[actor_].slots[pick_up.slot.value] = pick_up.item;
        events_.emplace_back(ItemPickedUp{actor_ref(world_, actor_), kind_of(pick_up.item), pick_up.slot});
    }

    void operator()(const UseItemPlan& use) const {
        const content::ItemId kind = kind_of(use.item);
        const bool consumed = spend_charge(use);
        events_.emplace_back(ItemUsed{actor_ref(world_, actor_), kind, consumed});
        for (const content::ItemEffect& effect : catalog_.item(kind).effects) {
            std::visit([this](const auto& what) { happen(what); }, effect);
        }
    }

    void operator()(const DropItemPlan& drop) const {
        const core::Point at = position_of(world_, actor_);
        const EntityId corpse = world_.caches.objects[at];
        if (corpse.valid()) {
            lift_object(world_, corpse);
            world_.entities.corpses.erase(corpse);
        }
        take_out(drop.item, drop.slot);
        lay_object(world_, drop.item, at);
        events_.emplace_back(ItemDropped{actor_ref(world_, actor_), kind_of(drop.item), corpse.valid()});
    }

  private:
    [[nodiscard]] content::ItemId kind_of(EntityId item) const { return world_.entities.items[item].kind; }

    [[nodiscard]] BlowFacts facts_against(EntityId victim) const {
        const Entities& entities = world_.entities;
        const Abilities& mine = entities.abilities[actor_];
        const Abilities& theirs = entities.abilities[victim];
        return {.attacks = catalog_.monster(entities.creatures[actor_].kind).natural_attacks,
                .might = mine.attributes.might,
                .melee = mine.skills.melee,
                .quickness = theirs.attributes.quickness,
                .defence = theirs.skills.defence,
                .armour = catalog_.monster(entities.creatures[victim].kind).armour};
    }

    void take_out(EntityId item, Slot slot) const {
        world_.entities.packs[actor_].slots[slot.value] = EntityId{};
        world_.entities.carried.erase(item);
    }

    /// Returns true where that was the item's last one, and the item is gone.
    [[nodiscard]] bool spend_charge(const UseItemPlan& use) const {
        Item& item = world_.entities.items[use.item];
        if (--item.charges > 0) {
            return false;
        }
        if (--item.count > 0) {
            item.charges = catalog_.item(item.kind).charges;
            return false;
        }
        take_out(use.item, use.slot);
        world_.entities.items.erase(use.item);
        return true;
    }

    void happen(const content::HealEffect& effect) const {
        const std::int32_t gained = heal(world_, actor_, effect.amount);
        events_.emplace_back(ActorHealed{actor_ref(world_, actor_), gained});
    }

    const content::Catalog& catalog_;
    World& world_;
    EntityId actor_;
    Events& events_;
};

}  // namespace

void apply(const Ruleset& ruleset, World& world, const Plan& plan, Events& events) {
    TORCHWAKE_EXPECTS(is_alive(world, plan.actor));
    std::visit(Doer(*ruleset.catalog, world, plan.actor, events), plan.deed);
    refresh_view(*ruleset.catalog, world);
}

}  // namespace torchwake::rules
