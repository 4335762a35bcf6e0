#include "conditions.hpp"
#include "gear.hpp"
#include "limits.hpp"
#include "lore.hpp"
#include "shot.hpp"
#include "sight.hpp"
#include "spellbook.hpp"
#include "stairs.hpp"
#include "trade.hpp"
#include "traps.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/rules/load.hpp>
#include <torchwake/rules/queries.hpp>
#include <torchwake/rules/turn.hpp>

#include <algorithm>
#include <optional>

namespace torchwake::rules {
namespace {

/// Answers each command for one actor.
class Checker {
  public:
    Checker(const Ruleset& ruleset, const World& world, EntityId actor)
        : catalog_(*ruleset.catalog),
          world_(world),
          caches_(world.caches),
          actor_(actor),
          here_(position_of(world, actor)) {}

    Checked operator()(const Walk& walk) const {
        if (has(content::ConditionKind::Confusion)) {
            return is_held() ? plan(StrugglePlan{}) : plan(StumblePlan{});
        }
        const core::Point to = core::step(here_, walk.direction);
        if (!world_.level.tiles.contains(to) || !caches_.flags[to].passable()) {
            return bump(walk.direction, to);
        }
        const EntityId other = caches_.actors[to];
        if (cuts_corner(walk.direction)) {
            const bool attacks = other.valid() && hostile_to(other) && caches_.visible.get(to);
            return refuse(attacks ? RefusalReason::EnemyBehindCorner : RefusalReason::CornerInTheWay);
        }
        if (actor_ == hero_id && vendor_at(catalog_, world_, actor_, to).valid()) {
            return refuse(RefusalReason::VendorInTheWay);
        }
        if (other.valid()) {
            return meet(other);
        }
        return caches_.flags[to].has(CellFlag::Opens) ? plan(OpenDoorPlan{to}) : step(to);
    }

    Checked operator()(const Wait&) const { return plan(WaitPlan{}); }

    Checked operator()(const PickUp&) const {
        const EntityId object = caches_.objects[here_];
        const Item* item = world_.entities.items.find(object);
        if (item == nullptr) {
            return refuse(RefusalReason::NothingToPickUp);
        }
        if (catalog_.item(item->kind).money) {
            return plan(PickUpPlan{object, {}, item->count});
        }
        const Pack* pack = world_.entities.packs.find(actor_);
        const auto room = pack != nullptr ? find_room(catalog_, world_, *pack, *item) : std::nullopt;
        return room ? plan(PickUpPlan{object, room->slot, room->count})
                    : refuse(RefusalReason::PackFull, item->kind);
    }

    Checked operator()(const UseItem& use) const {
        const auto held = held_in(world_, actor_, use.slot);
        if (const auto* refusal = std::get_if<Refusal>(&held)) {
            return *refusal;
        }
        const EntityId item = std::get<EntityId>(held);
        const content::ItemId kind = world_.entities.items[item].kind;
        const content::ItemDef& definition = catalog_.item(kind);
        if (definition.effects.empty()) {
            return refuse(RefusalReason::ItemHasNoUse, kind);
        }
        if (const auto fault = fault_of_learning(definition.effects)) {
            return refuse(*fault, kind);
        }
        if (const auto fault = fault_of_portal(definition.effects)) {
            return refuse(*fault, kind);
        }
        const bool tries = actor_ == hero_id && shown_kind(world_, kind) != kind && !use.target;
        if (!definition.aim || tries) {
            return plan(UseItemPlan{item, use.slot, std::nullopt});
        }
        const auto fault = fault_of_aim(definition.aim->range, use.target);
        return fault ? refuse(*fault, kind) : plan(UseItemPlan{item, use.slot, use.target});
    }

    Checked operator()(const DropItem& drop) const {
        const auto held = held_in(world_, actor_, drop.slot);
        if (const auto* refusal = std::get_if<Refusal>(&held)) {
            return *refusal;
        }
        const EntityId item = std::get<EntityId>(held);
        const content::ItemId kind = world_.entities.items[item].kind;
        if (stays_on(item)) {
            return refuse(RefusalReason::CursedStays, kind);
        }
        if (caches_.flags[here_].has_stairs()) {
            return refuse(RefusalReason::StairsHere, kind);
        }
        if (world_.entities.items.contains(caches_.objects[here_])) {
            return refuse(RefusalReason::ItemLiesHere, kind);
        }
        const std::int32_t all = world_.entities.items[item].count;
        const std::int32_t count = drop.count > 0 ? std::min(drop.count, all) : all;
        return plan(DropItemPlan{item, drop.slot, count});
    }

    Checked operator()(const Equip& equip) const {
        const auto held = held_in(world_, actor_, equip.slot);
        if (const auto* refusal = std::get_if<Refusal>(&held)) {
            return *refusal;
        }
        const EntityId item = std::get<EntityId>(held);
        const content::ItemId kind = world_.entities.items[item].kind;
        const auto where = content::equip_slot_of(catalog_.item(kind));
        if (!where) {
            return refuse(RefusalReason::CantBeEquipped, kind);
        }
        if (world_.entities.equipped.contains(item)) {
            return refuse(RefusalReason::AlreadyEquipped, kind);
        }
        const EntityId worn = worn_at(world_, actor_, *where);
        return stays_on(worn) ? refuse(RefusalReason::CursedStays, world_.entities.items[worn].kind)
                              : plan(EquipPlan{item, *where, worn});
    }

    Checked operator()(const TakeOff& take_off) const {
        const auto held = held_in(world_, actor_, take_off.slot);
        if (const auto* refusal = std::get_if<Refusal>(&held)) {
            return *refusal;
        }
        const EntityId item = std::get<EntityId>(held);
        const content::ItemId kind = world_.entities.items[item].kind;
        if (!world_.entities.equipped.contains(item)) {
            return refuse(RefusalReason::NotEquipped, kind);
        }
        return stays_on(item) ? refuse(RefusalReason::CursedStays, kind) : plan(TakeOffPlan{item});
    }

    Checked operator()(const Throw& thrown) const {
        const auto held = held_in(world_, actor_, thrown.slot);
        if (const auto* refusal = std::get_if<Refusal>(&held)) {
            return *refusal;
        }
        const EntityId item = std::get<EntityId>(held);
        return stays_on(item) ? refuse(RefusalReason::CursedStays, world_.entities.items[item].kind)
                              : shot({item, thrown.slot}, {}, thrown.target);
    }

    Checked operator()(const Fire& fire) const {
        const content::ItemId weapon = load_of(world_, actor_).shooter;
        if (!weapon.valid()) {
            return refuse(RefusalReason::NothingToShootWith);
        }
        const auto ammunition = first_ammunition(catalog_, world_, actor_);
        return ammunition ? shot(*ammunition, weapon, fire.target)
                          : refuse(RefusalReason::NoAmmunition, weapon);
    }

    Checked operator()(const SwapWeapons&) const {
        const Pack* pack = world_.entities.packs.find(actor_);
        if (pack == nullptr || !pack->sidearm.valid()) {
            return refuse(RefusalReason::NoOtherWeapon);
        }
        return (*this)(Equip{world_.entities.carried[pack->sidearm].slot});
    }

    Checked operator()(const CloseDoor& close) const {
        const core::Point door = core::step(here_, close.direction);
        if (!world_.level.tiles.contains(door) || !caches_.flags[door].has(CellFlag::Closes)) {
            return refuse(RefusalReason::NoOpenDoorThere);
        }
        const bool occupied = caches_.actors[door].valid() || caches_.objects[door].valid();
        return occupied ? refuse(RefusalReason::DoorwayOccupied) : plan(CloseDoorPlan{door});
    }

    Checked operator()(const Descend& descend) const {
        if (hero_is_on(CellFlag::Portal) && world_.portal.depth > 0) {
            return descend.grow ? refuse(RefusalReason::NoChoiceOwed) : plan(ReturnPlan{});
        }
        if (!hero_is_on(CellFlag::StairsDown)) {
            return refuse(RefusalReason::NoStairsDownHere);
        }
        if (!has_level_below()) {
            return refuse(RefusalReason::NoLevelBelow);
        }
        const bool first = descent_is_first(world_);
        if (descend.grow.has_value() != first) {
            return refuse(first ? RefusalReason::ChoiceNeeded : RefusalReason::NoChoiceOwed);
        }
        return plan(DescendPlan{descend.grow});
    }

    Checked operator()(const Ascend&) const {
        if (!hero_is_on(CellFlag::StairsUp)) {
            return refuse(RefusalReason::NoStairsUpHere);
        }
        if (world_.level.depth == way_out_depth && carried_prize(catalog_, world_).valid()) {
            return plan(EscapePlan{});
        }
        return world_.level.depth > catalog_.first_depth() ? plan(AscendPlan{})
                                                           : refuse(RefusalReason::PrizeMissing);
    }

    Checked operator()(const Grow& grow) const {
        const bool owed = actor_ == hero_id && world_.run.owed_choices > 0;
        return owed ? plan(GrowPlan{grow.attribute}) : refuse(RefusalReason::NoChoiceOwed);
    }

    Checked operator()(const Cheat& cheat) const {
        const bool impossible = cheat.kind == CheatKind::NextLevel && !has_level_below();
        return impossible ? refuse(RefusalReason::NoLevelBelow) : plan(CheatPlan{cheat.kind});
    }

    Checked operator()(const Cast& cast) const {
        const content::SpellId id = spell_at(world_, actor_, cast.place);
        if (!id.valid()) {
            return refuse(RefusalReason::SpellNotKnown);
        }
        const content::SpellDef& spell = catalog_.spell(id);
        if (world_.entities.vitals[actor_].mana < spell.cost) {
            return Refusal{RefusalReason::TooLittleMana, {}, id};
        }
        if (const auto fault = fault_of_portal(spell.effects)) {
            return Refusal{*fault, {}, id};
        }
        if (!spell.aim) {
            return plan(CastPlan{id, std::nullopt});
        }
        const auto fault = fault_of_aim(spell.aim->range, cast.target);
        return fault ? Checked(Refusal{*fault, {}, id}) : plan(CastPlan{id, cast.target});
    }
    Checked operator()(const Buy& buy) const { return check_buy(catalog_, world_, actor_, buy); }
    Checked operator()(const Sell& sell) const { return check_sell(catalog_, world_, actor_, sell); }
    Checked operator()(const AnswerChoice& given) const {
        return check_answer(catalog_, world_, actor_, given);
    }

    Checked operator()(const Disarm& disarm) const {
        const core::Point at = core::step(here_, disarm.direction);
        const Trap* trap = armed_trap_at(world_, at);
        return trap != nullptr && knows(*trap) ? plan(DisarmPlan{at}) : refuse(RefusalReason::NoTrapThere);
    }

  private:
    template <class What>
    [[nodiscard]] Checked plan(const What& deed) const {
        return Plan{actor_, deed};
    }
    [[nodiscard]] static Checked refuse(RefusalReason reason, content::ItemId item = {}) {
        return Refusal{reason, item};
    }

    /// Whether it is held or worn, and cursed.
    [[nodiscard]] bool stays_on(EntityId item) const {
        return world_.entities.equipped.contains(item) &&
               catalog_.item(world_.entities.items[item].kind).cursed;
    }

    [[nodiscard]] bool hostile_to(EntityId other) const { return hostile(catalog_, world_, actor_, other); }

    [[nodiscard]] bool has(content::ConditionKind kind) const {
        return condition_of(world_, actor_, kind) != nullptr;
    }
    [[nodiscard]] bool is_held() const { return has(content::ConditionKind::Held); }

    /// Those who live here know where traps are.
    [[nodiscard]] bool knows(const Trap& trap) const {
        return actor_ != hero_id || trap.state == TrapState::Spotted;
    }

    /// Nobody steps knowingly onto a trap.
    [[nodiscard]] Checked step(core::Point to) const {
        if (is_held()) {
            return plan(StrugglePlan{});
        }
        const Trap* trap = armed_trap_at(world_, to);
        return trap != nullptr && knows(*trap) ? Refusal{RefusalReason::TrapInTheWay, {}, {}, {}, trap->kind}
                                               : plan(StepPlan{to});
    }

    /// Against what lets nobody pass: the hero looks into what may hold something.
    [[nodiscard]] Checked bump(core::Direction direction, core::Point to) const {
        if (!world_.level.tiles.contains(to)) {
            return refuse(RefusalReason::WallInTheWay);
        }
        const content::TileId id = world_.level.tiles[to];
        const content::TileDef& tile = catalog_.tile(id);
        if (tile.emptied_to && actor_ == hero_id) {
            return cuts_corner(direction) ? refuse(RefusalReason::CornerInTheWay) : plan(OpenPropPlan{to});
        }
        return tile.prop ? Refusal{RefusalReason::FeatureInTheWay, {}, {}, id}
                         : refuse(RefusalReason::WallInTheWay);
    }

    /// Who is no enemy lets the hero past, unless it never moves.
    [[nodiscard]] Checked meet(EntityId other) const {
        if (hostile_to(other)) {
            return plan(AttackPlan{other});
        }
        if (is_held()) {
            return plan(StrugglePlan{});
        }
        const auto movement = catalog_.monster(world_.entities.creatures[other].kind).movement;
        const bool yields = actor_ == hero_id && movement != content::Movement::Static;
        return yields ? plan(SwapPlan{other}) : refuse(RefusalReason::FriendInTheWay);
    }

    /// Monsters take no stairs.
    [[nodiscard]] bool hero_is_on(CellFlag stairs) const {
        return actor_ == hero_id && caches_.flags[here_].has(stairs);
    }
    [[nodiscard]] bool has_level_below() const { return world_.level.depth < catalog_.last_depth(); }

    /// Why the actor can't learn what an item teaches, if it teaches anything.
    [[nodiscard]] std::optional<RefusalReason> fault_of_learning(
        const std::vector<content::ItemEffect>& effects) const {
        for (const content::ItemEffect& effect : effects) {
            const auto* const learn = std::get_if<content::LearnEffect>(&effect);
            if (learn != nullptr && !world_.entities.spellbooks.contains(actor_)) {
                return RefusalReason::ItemHasNoUse;
            }
            if (learn != nullptr && knows_spell(world_, actor_, learn->spell)) {
                return RefusalReason::SpellKnownAlready;
            }
        }
        return std::nullopt;
    }

    /// Why effects can't bring the actor to the town, if any of them would.
    [[nodiscard]] std::optional<RefusalReason> fault_of_portal(
        const std::vector<content::ItemEffect>& effects) const {
        const bool leads_home = std::ranges::any_of(effects, [](const content::ItemEffect& effect) {
            return std::holds_alternative<content::TownPortalEffect>(effect);
        });
        if (!leads_home) {
            return std::nullopt;
        }
        const bool has_town = catalog_.first_depth() < way_out_depth && catalog_.portal().has_value();
        if (actor_ != hero_id || !has_town) {
            return RefusalReason::ItemHasNoUse;
        }
        if (world_.level.depth < way_out_depth) {
            return RefusalReason::InTownAlready;
        }
        return carried_prize(catalog_, world_).valid() ? std::optional(RefusalReason::PrizeHolds)
                                                       : std::nullopt;
    }

    /// One of what is in a slot flies to a target.
    [[nodiscard]] Checked shot(const Missile& missile, content::ItemId weapon,
                               std::optional<core::Point> target) const {
        const content::ItemId kind = world_.entities.items[missile.item].kind;
        const auto fault = fault_of_aim(shot_of(catalog_, weapon, kind).range, target);
        return fault ? refuse(*fault, kind) : plan(ShotPlan{missile.item, missile.slot, weapon, *target});
    }

    [[nodiscard]] std::optional<RefusalReason> fault_of_aim(core::Cells range,
                                                            std::optional<core::Point> target) const {
        if (!target) {
            return RefusalReason::TargetNeeded;
        }
        if (*target == here_) {
            return RefusalReason::TargetIsSelf;
        }
        if (!world_.level.tiles.contains(*target) || !sees_cell(catalog_, world_, actor_, *target)) {
            return RefusalReason::TargetUnseen;
        }
        return core::chebyshev_distance(here_, *target) > range.value
                   ? std::optional(RefusalReason::TargetTooFar)
                   : std::nullopt;
    }

    /// A wall stands on either side of a diagonal step. Requires: the step ends on the level.
    [[nodiscard]] bool cuts_corner(core::Direction direction) const {
        const core::Point gap = core::offset(direction);
        return core::is_diagonal(direction) &&
               (caches_.flags[here_ + core::Point{gap.x, 0}].has(CellFlag::CutsCorners) ||
                caches_.flags[here_ + core::Point{0, gap.y}].has(CellFlag::CutsCorners));
    }

    const content::Catalog& catalog_;
    const World& world_;
    const Caches& caches_;
    EntityId actor_;
    core::Point here_;
};

/// A refusal names things as the hero knows them.
Checked as_shown(const World& world, Checked checked) {
    if (auto* const refusal = std::get_if<Refusal>(&checked)) {
        refusal->item = shown_kind(world, refusal->item);
    }
    return checked;
}

}  // namespace

Checked check(const Ruleset& ruleset, const World& world, EntityId actor, const Command& command) {
    if (is_over(world)) {
        return Refusal{RefusalReason::RunIsOver, {}};
    }
    TORCHWAKE_EXPECTS(is_alive(world, actor));
    const bool asked = actor == hero_id && world.choice.kind != ChoiceKind::None;
    if (asked && !std::holds_alternative<AnswerChoice>(command)) {
        return Refusal{RefusalReason::AnswerNeeded, {}};
    }
    return as_shown(world, std::visit(Checker(ruleset, world, actor), command));
}

Checked check(const Ruleset& ruleset, const World& world, const Command& command) {
    return check(ruleset, world, hero_id, command);
}

}  // namespace torchwake::rules
