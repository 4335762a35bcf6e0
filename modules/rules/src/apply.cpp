#include "actor_ref.hpp"
#include "casting.hpp"
#include "cheats.hpp"
#include "conditions.hpp"
#include "eating.hpp"
#include "fighter.hpp"
#include "foes.hpp"
#include "gear.hpp"
#include "growth.hpp"
#include "loading.hpp"
#include "lore.hpp"
#include "noise.hpp"
#include "placement.hpp"
#include "pools.hpp"
#include "props.hpp"
#include "purse.hpp"
#include "shot.hpp"
#include "sight.hpp"
#include "spellbook.hpp"
#include "stairs.hpp"
#include "strike.hpp"
#include "teleport.hpp"
#include "trade.hpp"
#include "traps.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/load.hpp>
#include <torchwake/rules/queries.hpp>
#include <torchwake/rules/turn.hpp>

#include <optional>
#include <vector>

namespace torchwake::rules {
namespace {

/// Does each deed for one actor.
class Doer {
  public:
    Doer(const Ruleset& ruleset, World& world, EntityId actor, Events& events)
        : ruleset_(ruleset), catalog_(*ruleset.catalog), world_(world), actor_(actor), events_(events) {}

    void operator()(const StepPlan& step) const {
        const core::Point from = position_of(world_, actor_);
        move_actor(world_, actor_, step.to);
        make_own_noise(noise_of_step);
        events_.emplace_back(ActorWalked{actor_ref(world_, actor_), from});
    }

    void operator()(const WaitPlan&) const {
        const Vitals& vitals = world_.entities.vitals[actor_];
        const bool whole = vitals.hit_points == vitals.max_hit_points && vitals.mana == vitals.max_mana;
        const bool safe = !whole && recovers(world_, actor_) && !sees_enemy(catalog_, world_, actor_);
        const std::int32_t regained = safe ? heal(world_, actor_, 1) : 0;
        if (safe && world_.run.turn % turns_for_a_mana == 0) {
            restore_mana(world_, actor_, 1);
        }
        events_.emplace_back(ActorWaited{actor_ref(world_, actor_), regained});
    }

    void operator()(const SwapPlan& swap) const {
        swap_actors(world_, actor_, swap.other);
        make_own_noise(noise_of_step);
        events_.emplace_back(ActorsSwapped{actor_ref(world_, actor_), actor_ref(world_, swap.other)});
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
        const BlowFacts facts =
            blow_facts(fighter_of(catalog_, world_, actor_), fighter_of(catalog_, world_, attack.victim));
        const content::Attack* attack_used = nullptr;
        const std::int32_t damage = roll_blow(world_.streams.combat, facts, &attack_used);
        const ActorRef attacker = actor_ref(world_, actor_);
        const ActorRef victim = actor_ref(world_, attack.victim);
        if (damage == 0) {
            events_.emplace_back(BlowDodged{attacker, victim});
        } else {
            events_.emplace_back(BlowLanded{attacker, victim, damage});
        }
        if (actor_ == hero_id || attack.victim == hero_id) {
            add_noise(world_, noise_of_fight);
        }
        hurt(catalog_, world_, attack.victim, damage, attacker, events_);
        if (damage > 0 && attack_used != nullptr) {
            inflict(attack_used->effects, attack.victim, attacker);
        }
    }

    void operator()(const StumblePlan&) const {
        const core::Direction direction = core::all_directions[world_.streams.combat.below(8)];
        const core::Point here = position_of(world_, actor_);
        const core::Point to = core::step(here, direction);
        const bool allowed = world_.caches.steps.allows(here, direction) || is_trap(here, to);
        const EntityId other = allowed ? world_.caches.actors[to] : EntityId{};
        if (other.valid() && hostile(catalog_, world_, actor_, other)) {
            (*this)(AttackPlan{other});
        } else if (allowed && !other.valid() && !world_.caches.flags[to].has(CellFlag::Blocks)) {
            (*this)(StepPlan{to});
        } else {
            const core::Point against = world_.level.tiles.contains(to) ? to : here;
            events_.emplace_back(ActorStumbled{actor_ref(world_, actor_), against});
        }
    }

    void operator()(const PickUpPlan& pick_up) const {
        if (!pick_up.slot.valid()) {
            lift_object(world_, pick_up.item);
            world_.entities.items.erase(pick_up.item);
            gain_coins(world_, actor_, core::Coins{pick_up.count}, {}, events_);
            return;
        }
        const content::ItemId kind = shown_item(world_, pick_up.item);
        const EntityId taken = split_off(world_, pick_up.item, pick_up.count);
        if (taken == pick_up.item) {
            lift_object(world_, taken);
        }
        stow(world_, taken, actor_, pick_up.slot);
        const EntityId held = world_.entities.packs[actor_].slots[pick_up.slot.value];
        const std::int32_t total = world_.entities.items[held].count;
        events_.emplace_back(
            ItemPickedUp{actor_ref(world_, actor_), kind, pick_up.slot, pick_up.count, total});
        note_load(catalog_, world_, actor_, events_);
    }

    void operator()(const UseItemPlan& use) const {
        const content::ItemId kind = kind_of(use.item);
        const content::ItemId shown = shown_item(world_, use.item);
        const ActorRef user = actor_ref(world_, actor_);
        const bool tried_out = catalog_.item(kind).aim && !use.target;
        const bool consumed = !tried_out && spend_charge(use);
        events_.emplace_back(ItemUsed{user, shown, consumed});
        note_load(catalog_, world_, actor_, events_);
        if (user.seen) {
            learn_kind(catalog_, world_, kind, actor_, events_);
        }
        if (tried_out) {
            return;
        }
        if (use.target) {
            make_own_noise(noise_of_spell);
        }
        bring_about({kind, {}}, use.target);
    }

    void operator()(const CastPlan& casting) const {
        world_.entities.vitals[actor_].mana -= catalog_.spell(casting.spell).cost;
        events_.emplace_back(SpellCast{actor_ref(world_, actor_), casting.spell});
        add_noise_at(world_, position_of(world_, actor_), noise_of_spell);
        bring_about({{}, casting.spell}, casting.target);
    }

    void operator()(const DropItemPlan& drop) const {
        const core::Point at = position_of(world_, actor_);
        const EntityId corpse = world_.caches.objects[at];
        if (corpse.valid()) {
            lift_object(world_, corpse);
            world_.entities.corpses.erase(corpse);
        }
        const EntityId dropped = split_off(world_, drop.item, drop.count);
        if (dropped == drop.item) {
            lay_aside(dropped, drop.slot);
        }
        world_.entities.items[dropped].laid_down = actor_ == hero_id;
        lay_object(world_, dropped, at);
        events_.emplace_back(
            ItemDropped{actor_ref(world_, actor_), shown_item(world_, dropped), corpse.valid(), drop.count});
        note_load(catalog_, world_, actor_, events_);
    }

    void operator()(const EquipPlan& equip) const {
        if (equip.replaced.valid()) {
            (*this)(TakeOffPlan{equip.replaced});
        }
        put_on(world_, equip.item, equip.where);
        const content::ItemId shown = shown_item(world_, equip.item);
        events_.emplace_back(ItemEquipped{actor_ref(world_, actor_), shown, equip.where});
        if (actor_ == hero_id) {
            recognize(catalog_, world_, equip.item, actor_, events_);
        }
        note_load(catalog_, world_, actor_, events_);
    }

    void operator()(const TakeOffPlan& taking) const {
        if (undress(taking.item) == content::EquipSlot::Melee) {
            world_.entities.packs[actor_].sidearm = taking.item;
        }
        note_load(catalog_, world_, actor_, events_);
    }

    void operator()(const ShotPlan& shot) const {
        const EntityId missile = split_off(world_, shot.item, 1);
        if (missile == shot.item) {
            lay_aside(missile, shot.slot);
        }
        note_load(catalog_, world_, actor_, events_);
        make_own_noise(noise_of_fight);
        shoot(catalog_, world_, {actor_, missile, shot.weapon, shot.target}, events_);
    }

    void operator()(const GrowPlan& choice) const {
        --world_.run.owed_choices;
        grow(catalog_, world_, choice.attribute, events_);
    }

    void operator()(const StrugglePlan&) const { struggle(world_, actor_, events_); }
    void operator()(const DisarmPlan& plan) const { disarm(ruleset_, world_, actor_, plan.trap, events_); }
    void operator()(const OpenPropPlan& open) const {
        make_own_noise(noise_of_step);
        open_prop(ruleset_, world_, actor_, open.prop, events_);
    }
    void operator()(const ReturnPlan&) const { return_by_portal(ruleset_, world_, events_); }
    void operator()(const DescendPlan& down) const { descend(ruleset_, world_, down.grow, events_); }
    void operator()(const AscendPlan&) const { ascend(ruleset_, world_, events_); }
    void operator()(const EscapePlan&) const { escape(catalog_, world_, events_); }
    void operator()(const CheatPlan& bending) const { cheat(ruleset_, world_, bending.kind, events_); }
    void operator()(const BuyPlan& bought) const {
        buy(catalog_, world_, actor_, bought, events_);
        note_load(catalog_, world_, actor_, events_);
    }
    void operator()(const SellPlan& sold) const {
        sell(world_, actor_, sold, events_);
        note_load(catalog_, world_, actor_, events_);
    }
    void operator()(const AnswerPlan& given) const { answer(catalog_, world_, given.item, events_); }

  private:
    void make_own_noise(std::int32_t reach) const {
        if (actor_ == hero_id) {
            add_noise(world_, reach);
        }
    }

    /// No way of those who know leads there.
    [[nodiscard]] bool is_trap(core::Point here, core::Point to) const {
        const spatial::BitGrid& open = world_.caches.passable;
        return armed_trap_at(world_, to) != nullptr && open.get({here.x, to.y}) && open.get({to.x, here.y});
    }

    [[nodiscard]] content::ItemId kind_of(EntityId item) const { return world_.entities.items[item].kind; }

    /// From the body into the pack.
    content::EquipSlot undress(EntityId item) const {
        const content::EquipSlot where = take_off(world_, item);
        events_.emplace_back(ItemTakenOff{actor_ref(world_, actor_), shown_item(world_, item), where});
        return where;
    }

    /// Out of a slot, and off the body first: the item is nowhere then.
    void lay_aside(EntityId item, Slot slot) const {
        if (world_.entities.equipped.contains(item)) {
            undress(item);
        }
        take_from_pack(world_, item, actor_, slot);
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
        take_from_pack(world_, use.item, actor_, use.slot);
        world_.entities.items.erase(use.item);
        return true;
    }

    /// What a blow brings besides its damage.
    void inflict(const std::vector<content::LastingEffect>& effects, EntityId victim,
                 const ActorRef& attacker) const {
        for (const content::LastingEffect& effect : effects) {
            if (is_alive(world_, victim)) {
                begin_condition(catalog_, world_, victim, as_used(effect), attacker, events_);
            }
        }
    }

    [[nodiscard]] content::LastingEffect as_used(const content::LastingEffect& effect) const {
        return used_by(effect, attributes_of(world_, actor_).intelligence);
    }

    /// The effects of something aimed on whom it reaches, then those on the actor itself.
    void bring_about(const content::EffectSource& source, std::optional<core::Point> target) const {
        if (target) {
            strike(catalog_, world_, actor_, source, *target, events_);
        }
        for (const content::ItemEffect& effect : catalog_.effects_of(source)) {
            const bool on_itself = !(target && content::strikes_others(effect));
            if (on_itself && is_alive(world_, actor_)) {
                std::visit([this](const auto& what) { happen(what); }, effect);
            }
        }
    }

    void happen(const content::HealEffect& effect) const {
        const std::int32_t gained = heal(world_, actor_, effect.amount);
        events_.emplace_back(ActorHealed{actor_ref(world_, actor_), gained});
    }

    void happen(const content::MappingEffect&) const {
        if (actor_ == hero_id) {
            learn_level(world_);
            events_.emplace_back(LevelMapped{actor_ref(world_, actor_)});
        }
    }

    void happen(const content::ManaEffect& effect) const {
        const std::int32_t gained = restore_mana(world_, actor_, effect.amount);
        events_.emplace_back(ManaRegained{actor_ref(world_, actor_), gained});
    }

    void happen(const content::LastingEffect& effect) const {
        begin_condition(catalog_, world_, actor_, as_used(effect), actor_ref(world_, actor_), events_);
    }

    void happen(const content::CureEffect&) const {
        end_condition(catalog_, world_, actor_, content::ConditionKind::Poison, events_);
    }

    void happen(const content::FoodEffect&) const { feed(world_, actor_, events_); }

    void happen(const content::TeleportEffect& effect) const {
        end_condition(catalog_, world_, actor_, content::ConditionKind::Held, events_);
        teleport(world_, actor_, effect.range, events_);
    }

    void happen(const content::LearnEffect& effect) const {
        learn_spell(world_, actor_, effect.spell);
        events_.emplace_back(SpellLearned{actor_ref(world_, actor_), effect.spell});
    }

    void happen(const content::IdentifyEffect&) const { ask_hero(ChoiceKind::Identify); }
    void happen(const content::RemoveCurseEffect&) const { ask_hero(ChoiceKind::RemoveCurse); }

    /// Monsters know all they have, and keep it as it is.
    void ask_hero(ChoiceKind kind) const {
        if (actor_ == hero_id) {
            ask(catalog_, world_, kind, events_);
        }
    }
    void happen(const content::TownPortalEffect&) const {
        end_condition(catalog_, world_, actor_, content::ConditionKind::Held, events_);
        open_portal(ruleset_, world_, events_);
    }

    /// This strikes whom something was aimed at.
    void happen(const content::DamageEffect&) const {}

    const Ruleset& ruleset_;
    const content::Catalog& catalog_;
    World& world_;
    EntityId actor_;
    Events& events_;
};

/// What an actor's own action brings with it in the end: it counts against all that lasts, and makes hungry.
void end_action(const content::Catalog& catalog, World& world, EntityId actor, Events& events) {
    if (is_alive(world, actor)) {
        close_action(catalog, world, actor, events);
    }
    if (is_alive(world, actor)) {
        grow_hungry(catalog, world, actor, events);
        regrow_mana(catalog, world, actor);
    }
}

}  // namespace

void apply(const Ruleset& ruleset, World& world, const Plan& plan, Events& events) {
    TORCHWAKE_EXPECTS(is_alive(world, plan.actor));
    const bool timed = takes_time(plan.deed);
    if (timed && plan.actor == hero_id) {
        make_noise(world, 0);
    }
    if (timed) {
        open_action(world, plan.actor);
    }
    std::visit(Doer(ruleset, world, plan.actor, events), plan.deed);
    spring_underfoot(ruleset, world, plan.actor, events);
    if (timed && !world.run.escaped) {
        end_action(*ruleset.catalog, world, plan.actor, events);
    }
    refresh_view(*ruleset.catalog, world);
    if (timed && plan.actor == hero_id && !is_over(world)) {
        notice_traps(world, std::holds_alternative<WaitPlan>(plan.deed), events);
    }
}

}  // namespace torchwake::rules
