#pragma once

// The events of a turn, in the past tense and in order. They hold no words and no pictures; the modules
// `words` and `stage` make both.

#include <torchwake/content/equip_slot.hpp>
#include <torchwake/content/ids.hpp>
#include <torchwake/content/lasting_effect.hpp>
#include <torchwake/content/power.hpp>
#include <torchwake/content/trick.hpp>
#include <torchwake/core/direction.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/described.hpp>
#include <torchwake/rules/ending.hpp>
#include <torchwake/rules/hunger.hpp>
#include <torchwake/rules/identification.hpp>
#include <torchwake/rules/ids.hpp>
#include <torchwake/rules/landmark.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>
#include <variant>

namespace torchwake::rules {

/// An actor as it was when the event happened; it may be dead and gone when the event is read.
struct ActorRef {
    EntityId id;              ///< invalid in the Chronicle, which outlives entities
    content::MonsterId kind;  ///< its kind; invalid where nobody is meant
    core::Point at;           ///< its cell
    bool seen = false;        ///< the hero saw its cell at that moment; always true for the hero
};
BOOST_DESCRIBE_STRUCT(ActorRef, (), (id, kind, at, seen))

/// Names an event in files and lists its fields, for snapshots and digests. Files hold the names, so none may
/// ever change.
#define TORCHWAKE_EVENT(Kind, name, fields)                                  \
    BOOST_DESCRIBE_STRUCT(Kind, (), fields)                                  \
    constexpr std::string_view event_name(std::type_identity<Kind> /*of*/) { \
        return name;                                                         \
    }

/// An actor walked to a neighbouring cell.
struct ActorWalked {
    ActorRef actor;    ///< `at` is where it went
    core::Point from;  ///< the cell that it left
};
TORCHWAKE_EVENT(ActorWalked, "walked", (actor, from))
/// An actor let its turn pass.
struct ActorWaited {
    ActorRef actor;             ///< who waited
    std::int32_t regained = 0;  ///< hit points really gained; 0: none
};
TORCHWAKE_EVENT(ActorWaited, "waited", (actor, regained))
/// An actor opened a door from the cell beside it.
struct DoorOpened {
    ActorRef actor;    ///< who opened it
    core::Point door;  ///< the cell of the door
};
TORCHWAKE_EVENT(DoorOpened, "door_opened", (actor, door))
/// An actor closed a door from the cell beside it.
struct DoorClosed {
    ActorRef actor;    ///< who closed it
    core::Point door;  ///< the cell of the door
};
TORCHWAKE_EVENT(DoorClosed, "door_closed", (actor, door))
/// A blow hit.
struct BlowLanded {
    ActorRef attacker;        ///< who struck
    ActorRef victim;          ///< as it was before the blow
    std::int32_t damage = 0;  ///< hit points, above 0; more than the victim has is possible
};
TORCHWAKE_EVENT(BlowLanded, "blow_landed", (attacker, victim, damage))
/// A blow took no hit points: it was dodged, or armour and skill stopped it.
struct BlowDodged {
    ActorRef attacker;  ///< who struck
    ActorRef victim;    ///< who was spared
};
TORCHWAKE_EVENT(BlowDodged, "blow_dodged", (attacker, victim))
/// An actor lost its last hit point.
struct ActorDied {
    ActorRef actor;   ///< the dead, in the cell where it fell
    ActorRef killer;  ///< the one behind its death; itself: its own doing, a trap, or fire that nobody lit;
                      ///< kind invalid: hunger
};
TORCHWAKE_EVENT(ActorDied, "died", (actor, killer))
/// A monster that was not hunting the hero saw it.
struct ActorNoticed {
    ActorRef actor;  ///< the monster
};
TORCHWAKE_EVENT(ActorNoticed, "noticed", (actor))
/// An actor put items from the floor into its pack; money makes a CoinsGained instead.
struct ItemPickedUp {
    ActorRef actor;          ///< who took them, in the cell where they lay
    content::ItemId item;    ///< their kind
    Slot slot;               ///< the slot that they went into
    std::int32_t count = 1;  ///< how many were picked up
    std::int32_t total = 1;  ///< in that slot afterwards
};
TORCHWAKE_EVENT(ItemPickedUp, "picked_up", (actor, item, slot, count, total))
/// An actor laid items of its pack on the floor of its cell.
struct ItemDropped {
    ActorRef actor;               ///< who laid them there
    content::ItemId item;         ///< their kind
    bool covered_corpse = false;  ///< an older corpse in the cell was removed
    std::int32_t count = 1;       ///< how many were laid down
};
TORCHWAKE_EVENT(ItemDropped, "dropped", (actor, item, covered_corpse, count))
/// An item came to lie on the floor, without being dropped.
struct ItemFell {
    content::ItemId item;  ///< its kind
    core::Point at;        ///< the cell where it lies now
    bool seen = false;     ///< the hero saw that cell
};
TORCHWAKE_EVENT(ItemFell, "fell", (item, at, seen))
/// An item fell into a chasm. It lies on the level below, near that cell.
struct ItemFellBelow {
    content::ItemId item;      ///< its kind
    content::MatterId matter;  ///< the chasm
    core::Point at;            ///< the cell of the chasm, on this level
    bool seen = false;         ///< the hero saw that cell
    std::int32_t count = 1;    ///< how many like items fell
};
TORCHWAKE_EVENT(ItemFellBelow, "item_fell_below", (item, matter, at, seen, count))
/// Deep water took a thing out of an actor's pack, and laid it on a shore.
struct ItemWashedAway {
    ActorRef actor;            ///< who lost it, in the deep water
    content::ItemId item;      ///< its kind
    content::MatterId matter;  ///< the water
    core::Point to;            ///< the cell of the shore where it lies now
    std::int32_t count = 1;    ///< how many like items were lost
};
TORCHWAKE_EVENT(ItemWashedAway, "item_washed_away", (actor, item, matter, to, count))
/// An item that lay in flames is gone.
struct ItemBurnt {
    content::ItemId item;    ///< its kind
    std::int32_t count = 1;  ///< how many like items burnt
    core::Point at;          ///< the cell where it lay
    bool seen = false;       ///< the hero saw that cell
};
TORCHWAKE_EVENT(ItemBurnt, "item_burnt", (item, count, at, seen))
/// An actor used an item; its effects follow as events of their own.
struct ItemUsed {
    ActorRef actor;         ///< who used it
    content::ItemId item;   ///< its kind, as it was taken for before the use
    bool consumed = false;  ///< the item is gone, not only one of its charges
};
TORCHWAKE_EVENT(ItemUsed, "used", (actor, item, consumed))
/// An actor regained hit points, but not by waiting.
struct ActorHealed {
    ActorRef actor;           ///< who was healed
    std::int32_t amount = 0;  ///< hit points really gained; 0: it was at full health
};
TORCHWAKE_EVENT(ActorHealed, "healed", (actor, amount))
/// A projectile flew along the line from its user towards the target.
struct MissileFlew {
    ActorRef actor;            ///< its user
    content::ItemId item;      ///< the kind of the missile; invalid: a spell
    core::Point from;          ///< where the flight began
    core::Point target;        ///< the cell aimed at, which the flight need not reach
    std::int32_t steps = 0;    ///< cells flown; in the last it took effect or was lost
    bool upper_ties = false;   ///< which of the two lines between the cells (spatial::Ties)
    content::SpellId spell{};  ///< in place of the item
    content::ItemId weapon{};  ///< the weapon that shot it; invalid: it was thrown, or flew by itself
};
TORCHWAKE_EVENT(MissileFlew, "missile_flew", (actor, item, from, target, steps, upper_ties, spell, weapon))
/// An aimed item or spell took effect. Its flight ended in `at`.
struct AreaStruck {
    ActorRef actor;            ///< its user
    content::ItemId item;      ///< the kind of the item; invalid: a spell
    core::Point at;            ///< the cell in which the flight ended
    std::int32_t radius = 0;   ///< 0: that cell alone
    bool seen = false;         ///< the hero saw that cell
    content::SpellId spell{};  ///< in place of the item
};
TORCHWAKE_EVENT(AreaStruck, "area_struck", (actor, item, at, radius, seen, spell))
/// An actor lost hit points to an item, a spell or a trap.
struct ActorHurt {
    ActorRef victim;           ///< who lost the hit points
    ActorRef attacker;         ///< its cause; may be the victim
    content::ItemId item;      ///< the kind that hurt; invalid: a spell or a trap
    std::int32_t damage = 0;   ///< hit points; 0: the effect was too weak to hurt
    content::SpellId spell{};  ///< in place of the item
    content::TrapId trap{};    ///< in place of the item
};
TORCHWAKE_EVENT(ActorHurt, "hurt", (victim, attacker, item, damage, spell, trap))
/// A confused step led nowhere.
struct ActorStumbled {
    ActorRef actor;       ///< the confused one, which stays where it is
    core::Point against;  ///< the cell that blocked the step
};
TORCHWAKE_EVENT(ActorStumbled, "stumbled", (actor, against))
/// A sleeping actor woke.
struct ActorWoke {
    ActorRef actor;  ///< who slept before
};
TORCHWAKE_EVENT(ActorWoke, "woke", (actor))
/// The terrain of the whole level became known to the hero.
struct LevelMapped {
    ActorRef actor;  ///< whose doing it was
};
TORCHWAKE_EVENT(LevelMapped, "level_mapped", (actor))
/// The hero reached a level of experience.
struct LevelGained {
    ActorRef actor;          ///< the hero
    std::int32_t level = 1;  ///< the level reached, from 2 on
};
TORCHWAKE_EVENT(LevelGained, "level_gained", (actor, level))
/// The hero raised an attribute by a point.
struct AttributeRaised {
    ActorRef actor;                             ///< the hero
    Attribute attribute = Attribute::Strength;  ///< the attribute raised
    std::int32_t value = 0;                     ///< after it was raised
};
TORCHWAKE_EVENT(AttributeRaised, "attribute_raised", (actor, attribute, value))
/// The hero left the dungeon for good.
struct HeroEscaped {
    content::ItemId prize;         ///< the kind of the prize
    Ending ending = Ending::None;  ///< what the hero did with it
    std::int32_t hunted = 0;       ///< turns since the hero took it
};
TORCHWAKE_EVENT(HeroEscaped, "hero_escaped", (prize, ending, hunted))
/// A cheat took effect; from here on the run is not scored.
struct CheatHappened {
    CheatKind kind = CheatKind::Heal;  ///< the cheat used
};
TORCHWAKE_EVENT(CheatHappened, "cheated", (kind))
/// The hero arrived on a level and looked around; no earlier event shows the level.
struct LevelEntered {
    std::int32_t depth = 0;  ///< of the level; 0: the town
    bool first_time = true;  ///< the hero was never on this level before
    std::optional<core::Direction>
        way_down{};                       ///< in a town: towards the stairs down, unless the hero is there
    std::int32_t landmark = no_landmark;  ///< in LevelDef::landmarks; no_landmark after the first time
};
TORCHWAKE_EVENT(LevelEntered, "level_entered", (depth, first_time, way_down, landmark))

/// An actor took an item in hand, or put it on.
struct ItemEquipped {
    ActorRef actor;                                        ///< who holds or wears it now
    content::ItemId item;                                  ///< its kind
    content::EquipSlot where = content::EquipSlot::Melee;  ///< the place that it took
};
TORCHWAKE_EVENT(ItemEquipped, "equipped", (actor, item, where))
/// An actor put away an item that it held or wore; it stays in the pack or leaves it by a later event.
struct ItemTakenOff {
    ActorRef actor;                                        ///< who took it off
    content::ItemId item;                                  ///< its kind
    content::EquipSlot where = content::EquipSlot::Melee;  ///< the place that it left
};
TORCHWAKE_EVENT(ItemTakenOff, "taken_off", (actor, item, where))
/// An actor became overburdened, or stopped being so.
struct BurdenChanged {
    ActorRef actor;             ///< the bearer
    bool overburdened = false;  ///< true: it became so; false: no longer
};
TORCHWAKE_EVENT(BurdenChanged, "burden_changed", (actor, overburdened))
/// An actor took coins into its purse.
struct CoinsGained {
    ActorRef actor;           ///< who took them
    core::Coins coins;        ///< in pieces of copper
    content::MonsterId from;  ///< the kind of the victim; invalid: they lay on the floor
};
TORCHWAKE_EVENT(CoinsGained, "coins_gained", (actor, coins, from))

/// Two actors changed places; the `at` of each is where it went.
struct ActorsSwapped {
    ActorRef actor;  ///< who walked
    ActorRef other;  ///< who made room
};
TORCHWAKE_EVENT(ActorsSwapped, "swapped", (actor, other))

/// An actor spoke one of its kind's lines, in the hero's view.
struct ActorSpoke {
    ActorRef actor;         ///< the speaker
    std::int32_t quip = 0;  ///< its index in the kind's list
};
TORCHWAKE_EVENT(ActorSpoke, "spoke", (actor, quip))
/// A shot or thrown item hit an actor.
struct ShotLanded {
    ActorRef attacker;        ///< who shot or threw
    ActorRef victim;          ///< as it was before the hit
    content::ItemId item;     ///< the missile
    std::int32_t damage = 0;  ///< hit points, above 0
};
TORCHWAKE_EVENT(ShotLanded, "shot_landed", (attacker, victim, item, damage))
/// A shot or thrown item reached an actor and took no hit points.
struct ShotDodged {
    ActorRef attacker;     ///< who shot or threw
    ActorRef victim;       ///< who was spared
    content::ItemId item;  ///< the missile
};
TORCHWAKE_EVENT(ShotDodged, "shot_dodged", (attacker, victim, item))
/// A missile broke when it hit, or what breaks did so where it ended.
struct ItemBroke {
    content::ItemId item;  ///< its kind
    core::Point at;        ///< the cell where it broke
    bool seen = false;     ///< the hero saw that cell
};
TORCHWAKE_EVENT(ItemBroke, "broke", (item, at, seen))

/// A condition began on an actor, or was renewed.
struct ConditionBegan {
    ActorRef actor;                                               ///< its bearer
    content::ConditionKind kind = content::ConditionKind::Haste;  ///< the condition
    std::int32_t turns = 0;   ///< actions of the bearer for which it lasts
    std::int32_t amount = 0;  ///< as in content::LastingEffect
};
TORCHWAKE_EVENT(ConditionBegan, "condition_began", (actor, kind, turns, amount))
/// A condition of an actor ended, because its turns were over or something cured it.
struct ConditionPassed {
    ActorRef actor;                                               ///< who is free of it
    content::ConditionKind kind = content::ConditionKind::Haste;  ///< the condition
    std::int32_t amount = 0;                                      ///< of the condition that ended
};
TORCHWAKE_EVENT(ConditionPassed, "condition_passed", (actor, kind, amount))
/// An actor lost hit points to poison.
struct PoisonHurt {
    ActorRef victim;          ///< the poisoned one
    ActorRef attacker;        ///< the causer
    std::int32_t damage = 0;  ///< in hit points
};
TORCHWAKE_EVENT(PoisonHurt, "poison_hurt", (victim, attacker, damage))
/// An actor regained mana by an item, a spell or its gear.
struct ManaRegained {
    ActorRef actor;           ///< who regained it
    std::int32_t amount = 0;  ///< mana really gained
};
TORCHWAKE_EVENT(ManaRegained, "mana_regained", (actor, amount))
/// An actor left its cell for a far one at once.
struct ActorTeleported {
    ActorRef actor;              ///< `at` is where it arrived
    core::Point from;            ///< the cell that it left
    bool left_in_sight = false;  ///< the hero saw it leave
};
TORCHWAKE_EVENT(ActorTeleported, "teleported", (actor, from, left_in_sight))
/// An actor entered another stage of hunger, or ate.
struct HungerChanged {
    ActorRef actor;                            ///< who has to eat
    HungerStage stage = HungerStage::WellFed;  ///< the stage now
};
TORCHWAKE_EVENT(HungerChanged, "hunger_changed", (actor, stage))
/// An actor lost hit points to hunger.
struct HungerHurt {
    ActorRef actor;           ///< who starves
    std::int32_t damage = 0;  ///< in hit points
    std::int32_t turns = 1;   ///< since hunger began to hurt, this one included
};
TORCHWAKE_EVENT(HungerHurt, "hunger_hurt", (actor, damage, turns))
/// An actor cast a spell; its effects follow as events of their own.
struct SpellCast {
    ActorRef actor;          ///< the caster
    content::SpellId spell;  ///< the spell cast
};
TORCHWAKE_EVENT(SpellCast, "spell_cast", (actor, spell))
/// An actor learned a spell, which joins its spellbook.
struct SpellLearned {
    ActorRef actor;          ///< who learned it
    content::SpellId spell;  ///< the new spell
};
TORCHWAKE_EVENT(SpellLearned, "spell_learned", (actor, spell))
/// An actor bought one item.
struct ItemBought {
    ActorRef actor;             ///< the buyer
    content::ItemId item;       ///< its kind
    core::Coins price;          ///< paid by the buyer, in pieces of copper
    content::MonsterId vendor;  ///< the kind of the vendor
};
TORCHWAKE_EVENT(ItemBought, "bought", (actor, item, price, vendor))
/// An actor sold one item.
struct ItemSold {
    ActorRef actor;             ///< the seller
    content::ItemId item;       ///< its kind
    core::Coins price;          ///< paid to the seller, in pieces of copper
    content::MonsterId vendor;  ///< the kind of the vendor
};
TORCHWAKE_EVENT(ItemSold, "sold", (actor, item, price, vendor))
/// The hero chose a gift at the beginning of the run.
struct GiftTaken {
    ActorRef actor;        ///< the hero
    content::GiftId gift;  ///< the gift chosen
};
TORCHWAKE_EVENT(GiftTaken, "gift_taken", (actor, gift))

/// An actor became hostile to the hero, because the hero hit it or its friend.
struct ActorTurned {
    ActorRef actor;  ///< the new enemy
};
TORCHWAKE_EVENT(ActorTurned, "turned", (actor))

/// The hero identified an item, or its whole kind.
struct ItemRecognized {
    ActorRef actor;          ///< the hero, or one whom the hero saw use it
    content::ItemId item;    ///< its real kind
    content::ItemId before;  ///< the kind that it was taken for
};
TORCHWAKE_EVENT(ItemRecognized, "recognized", (actor, item, before))
/// A curse on an item of the hero was lifted: it can be taken off now.
struct CurseLifted {
    ActorRef actor;        ///< the hero
    content::ItemId item;  ///< as it is now
};
TORCHWAKE_EVENT(CurseLifted, "curse_lifted", (actor, item))
/// An effect that asks the hero for an item was wasted: no item fits, or the hero gave none.
struct ChoiceWasted {
    ActorRef actor;                      ///< the hero
    ChoiceKind kind = ChoiceKind::None;  ///< the question
    bool given_up = false;               ///< true: the hero gave no item; false: no item fits
};
TORCHWAKE_EVENT(ChoiceWasted, "choice_wasted", (actor, kind, given_up))

/// The hero discovered a trap.
struct TrapSpotted {
    ActorRef actor;        ///< the hero
    content::TrapId trap;  ///< its kind
    core::Point at;        ///< its cell
};
TORCHWAKE_EVENT(TrapSpotted, "trap_spotted", (actor, trap, at))
/// A trap went off under an actor, or in its hands. Its effects follow as events of their own.
struct TrapSprung {
    ActorRef actor;        ///< who set it off
    content::TrapId trap;  ///< its kind
    core::Point at;        ///< its cell
};
TORCHWAKE_EVENT(TrapSprung, "trap_sprung", (actor, trap, at))
/// An actor disarmed a trap, which does nothing from now on.
struct TrapDisarmed {
    ActorRef actor;        ///< who disarmed it
    content::TrapId trap;  ///< its kind
    core::Point at;        ///< its cell
};
TORCHWAKE_EVENT(TrapDisarmed, "trap_disarmed", (actor, trap, at))
/// An attempt to disarm a trap failed. The trap stays armed, or goes off now.
struct DisarmFailed {
    ActorRef actor;        ///< who tried
    content::TrapId trap;  ///< its kind
    core::Point at;        ///< its cell
};
TORCHWAKE_EVENT(DisarmFailed, "disarm_failed", (actor, trap, at))
/// A held actor struggled to get free.
struct ActorStruggled {
    ActorRef actor;  ///< the held one, which stays where it is
};
TORCHWAKE_EVENT(ActorStruggled, "struggled", (actor))
/// A saving throw succeeded: the actor avoids the effect, or half the damage.
struct SavingThrowMade {
    ActorRef actor;                             ///< who resists
    Attribute attribute = Attribute::Strength;  ///< the attribute of the throw
};
TORCHWAKE_EVENT(SavingThrowMade, "saved", (actor, attribute))
/// An actor opened a container; what was in it falls afterwards.
struct PropOpened {
    ActorRef actor;        ///< who opened it
    content::TileId prop;  ///< its tile as it was before
    core::Point at;        ///< its cell
    bool empty = false;    ///< nothing was in it
};
TORCHWAKE_EVENT(PropOpened, "prop_opened", (actor, prop, at, empty))
/// An actor went through a town portal.
struct PortalPassed {
    ActorRef actor;     ///< the hero, where it arrived
    bool home = false;  ///< to the town; false: back to the dungeon
};
TORCHWAKE_EVENT(PortalPassed, "portal_passed", (actor, home))

/// A hunter came after the hero over a stair.
struct ActorFollowed {
    ActorRef actor;    ///< the hunter, where it arrived
    bool down = true;  ///< the hero went down; false: up
};
TORCHWAKE_EVENT(ActorFollowed, "followed", (actor, down))
/// An actor was thrown back; `at` is where it came to stand.
struct ActorThrown {
    ActorRef actor;    ///< who was thrown, where it stands now
    core::Point from;  ///< the cell that it was thrown out of
    ActorRef by;       ///< who caused it
};
TORCHWAKE_EVENT(ActorThrown, "thrown", (actor, from, by))
/// An actor lost hit points to a power of another's gear.
struct PowerHurt {
    ActorRef victim;                                ///< who lost the hit points
    ActorRef attacker;                              ///< its bearer
    content::Power power = content::Power::Thorns;  ///< the power that hurt
    std::int32_t damage = 0;                        ///< hit points, above 0
};
TORCHWAKE_EVENT(PowerHurt, "power_hurt", (victim, attacker, power, damage))
/// An actor dug through walls.
struct WallsDug {
    ActorRef actor;          ///< who dug
    core::Point at;          ///< the cell before the first of them
    std::int32_t cells = 0;  ///< 0: nothing there can be dug
    bool seen = false;       ///< the hero saw the actor
};
TORCHWAKE_EVENT(WallsDug, "walls_dug", (actor, at, cells, seen))
/// An item or a spell made a noise.
struct NoiseMade {
    ActorRef actor;     ///< its user
    core::Point at;     ///< the cell where it was made
    bool seen = false;  ///< the hero saw that cell
};
TORCHWAKE_EVENT(NoiseMade, "noise_made", (actor, at, seen))
/// The hero's gear warned it of an enemy out of its sight.
struct DangerSensed {
    ActorRef actor;                                ///< the hero
    core::Direction way = core::Direction::North;  ///< the direction of the enemy, seen from the hero
};
TORCHWAKE_EVENT(DangerSensed, "danger_sensed", (actor, way))
/// A monster used a trick of its kind.
struct TrickUsed {
    ActorRef actor;                                        ///< the monster
    content::TrickKind trick = content::TrickKind::Steal;  ///< the kind of the trick
    ActorRef other;  ///< the victim, the part of one that split, the place that was left; else the actor
    content::ItemId item;  ///< stolen or corroded; else invalid
};
TORCHWAKE_EVENT(TrickUsed, "trick_used", (actor, trick, other, item))

/// An actor began to burn.
struct CaughtFire {
    ActorRef actor;  ///< who burns now
    ActorRef doer;   ///< who caused the fire; its kind is invalid if nobody did
};
TORCHWAKE_EVENT(CaughtFire, "caught_fire", (actor, doer))
/// An actor no longer burns.
struct FlamesDied {
    ActorRef actor;  ///< who burnt before
};
TORCHWAKE_EVENT(FlamesDied, "flames_died", (actor))
/// An actor lost hit points to matter.
struct MatterHurt {
    ActorRef victim;           ///< who lost the hit points
    ActorRef attacker;         ///< who caused it; its kind is invalid if nobody did
    content::MatterId matter;  ///< invalid: flames
    std::int32_t damage = 0;   ///< in hit points
    content::ItemId item{};    ///< with which it was caused
    content::SpellId spell{};  ///< in place of the item
    content::TrapId trap{};    ///< in place of the item
};
TORCHWAKE_EVENT(MatterHurt, "matter_hurt", (victim, attacker, matter, damage, item, spell, trap))
/// Cells in the hero's view began to burn.
struct FireSpread {
    core::Point at;          ///< the nearest of them
    std::int32_t cells = 1;  ///< in view
};
TORCHWAKE_EVENT(FireSpread, "fire_spread", (at, cells))
/// A tile burnt away, such as a door of wood.
struct GroundBurnt {
    content::TileId tile;  ///< the tile that is gone
    core::Point at;        ///< its cell
    bool seen = false;     ///< the hero saw that cell
};
TORCHWAKE_EVENT(GroundBurnt, "ground_burnt", (tile, at, seen))
/// Gas exploded where the hero saw or heard it.
struct GasExploded {
    content::MatterId matter;  ///< the gas
    core::Point at;            ///< the nearest cell in view; out of view, the nearest of all
    std::int32_t cells = 1;    ///< that it reached
    bool seen = false;         ///< false: the hero only heard it
};
TORCHWAKE_EVENT(GasExploded, "gas_exploded", (matter, at, cells, seen))
/// A deed brought matter into a cell.
struct MatterBrought {
    ActorRef actor;            ///< its doer
    content::MatterId matter;  ///< the matter that came
    core::Point at;            ///< the cell that it came into
    bool seen = false;         ///< the hero saw that cell
};
TORCHWAKE_EVENT(MatterBrought, "matter_brought", (actor, matter, at, seen))
/// What was in an item that broke was lost, because nobody was there.
struct ItemSpilt {
    content::ItemId item;  ///< its kind
    core::Point at;        ///< the cell where it broke
    bool seen = false;     ///< the hero saw that cell
};
TORCHWAKE_EVENT(ItemSpilt, "spilt", (item, at, seen))
/// A step onto slippery ground went on for a cell.
struct ActorSlid {
    ActorRef actor;    ///< who slid, where it came to stand
    core::Point from;  ///< the cell before the last one
};
TORCHWAKE_EVENT(ActorSlid, "actor_slid", (actor, from))
/// Acid ate through a tile, such as a door of wood.
struct GroundEaten {
    content::TileId tile;  ///< the tile that is gone
    core::Point at;        ///< its cell
    bool seen = false;     ///< the hero saw that cell
};
TORCHWAKE_EVENT(GroundEaten, "ground_eaten", (tile, at, seen))
/// Frost or force broke a cover, such as a web.
struct CoverBroke {
    content::MatterId matter;  ///< the cover that is gone
    core::Point at;            ///< its cell
    bool seen = false;         ///< the hero saw that cell
};
TORCHWAKE_EVENT(CoverBroke, "cover_broke", (matter, at, seen))
/// Frost or warmth made another liquid of one in the hero's view.
struct LiquidTurned {
    content::MatterId before;  ///< the liquid that was there
    content::MatterId after;   ///< the liquid that is there now
    core::Point at;            ///< the nearest of those cells
    std::int32_t cells = 1;    ///< in view
};
TORCHWAKE_EVENT(LiquidTurned, "liquid_turned", (before, after, at, cells))
/// Acid took armour from something that an actor wears.
struct GearCorroded {
    ActorRef actor;            ///< its bearer
    content::ItemId item;      ///< the kind of what was eaten at
    content::MatterId matter;  ///< the acid
};
TORCHWAKE_EVENT(GearCorroded, "gear_corroded", (actor, item, matter))
/// An actor lit its torch, or put it out.
struct TorchSwitched {
    ActorRef actor;       ///< the bearer of the torch
    bool lit = false;     ///< true: it burns now; false: it is out
    bool doused = false;  ///< a spell put it out
};
TORCHWAKE_EVENT(TorchSwitched, "torch_switched", (actor, lit, doused))
/// An actor lit a lamp, or put it out.
struct LampSwitched {
    ActorRef actor;        ///< who switched it
    content::TileId lamp;  ///< as it was before
    core::Point at;        ///< the cell of the lamp
};
TORCHWAKE_EVENT(LampSwitched, "lamp_switched", (actor, lamp, at))
/// An actor held its torch to what burns in a cell.
struct FireSet {
    ActorRef actor;  ///< the bearer of the torch
    core::Point at;  ///< the cell lit
};
TORCHWAKE_EVENT(FireSet, "fire_set", (actor, at))
/// An actor rolled a prop away.
struct PropRolled {
    ActorRef actor;        ///< who rolled it
    content::TileId prop;  ///< its tile as it stood
    core::Point at;        ///< where the prop stood
};
TORCHWAKE_EVENT(PropRolled, "prop_rolled", (actor, prop, at))
/// The hero saw the middle of a scene for the first time.
struct SceneSeen {
    content::VaultId scene;  ///< its kind
    core::Point at;          ///< its middle cell
};
TORCHWAKE_EVENT(SceneSeen, "scene_seen", (scene, at))
/// An actor fell into a chasm. All but the hero are lost.
struct ActorFell {
    ActorRef victim;           ///< who fell, in the cell of the chasm
    content::MatterId matter;  ///< the chasm
    std::int32_t damage = 0;   ///< hit points that the fall costs; all but the hero: all that it had
};
TORCHWAKE_EVENT(ActorFell, "actor_fell", (victim, matter, damage))
/// A monster announced a spell (announcement.hpp).
struct SpellAnnounced {
    ActorRef actor;          ///< who will cast it
    content::SpellId spell;  ///< the spell
    std::int32_t ticks = 0;  ///< until it is cast
};
TORCHWAKE_EVENT(SpellAnnounced, "spell_announced", (actor, spell, ticks))

/// The ends of an announcement.
BOOST_DEFINE_FIXED_ENUM_CLASS(
    AnnouncementEnd, std::uint8_t,
    Broken,   ///< the spell is not cast: its caster died, or was moved, held or confused
    Missed,   ///< the spell is cast, and the hero is out of its cells
    Reached)  ///< the spell is cast, and the hero is in one of its cells

/// An announcement came to its end, before the effects of the spell.
struct AnnouncementEnded {
    ActorRef actor;                                 ///< who announced the spell
    content::SpellId spell;                         ///< the spell
    AnnouncementEnd end = AnnouncementEnd::Broken;  ///< what became of it
};
TORCHWAKE_EVENT(AnnouncementEnded, "announcement_ended", (actor, spell, end))

/// The hero met a lord, or the lord came to a later phase.
struct LordPhaseBegan {
    ActorRef actor;          ///< the lord
    std::int32_t phase = 1;  ///< the phase; 1: the hero met it
};
TORCHWAKE_EVENT(LordPhaseBegan, "lord_phase_began", (actor, phase))
/// An actor paid to open a gate.
struct TollPaid {
    ActorRef actor;        ///< who paid, beside the gate
    content::TileId gate;  ///< the gate, as it was
    core::Point at;        ///< its cell
    core::Coins coins;     ///< in pieces of copper
};
TORCHWAKE_EVENT(TollPaid, "toll_paid", (actor, gate, at, coins))
/// The hero took the prize, and somebody hunts it from now on.
struct HuntBegan {
    ActorRef actor;         ///< the hunter, in its cell
    content::ItemId prize;  ///< the kind of the prize
};
TORCHWAKE_EVENT(HuntBegan, "hunt_began", (actor, prize))
/// The hunter lost its last hit point. It comes again.
struct HunterScattered {
    ActorRef actor;          ///< the hunter, in the cell where it fell apart
    std::int32_t deeds = 0;  ///< of the hero, until it is back
};
TORCHWAKE_EVENT(HunterScattered, "hunter_scattered", (actor, deeds))
/// The prize that the hero laid down is gone for good, and nobody hunts the hero any more.
struct PrizeTakenBack {
    ActorRef actor;         ///< the hunter, which took it; its kind invalid: there was none
    content::ItemId prize;  ///< the kind of the prize
};
TORCHWAKE_EVENT(PrizeTakenBack, "prize_taken_back", (actor, prize))
/// Fire destroyed the prize, and nobody hunts the hero any more.
struct PrizeDestroyed {
    content::ItemId prize;  ///< its kind
    core::Point at;         ///< the cell
    bool seen = false;      ///< the hero saw that cell
};
TORCHWAKE_EVENT(PrizeDestroyed, "prize_destroyed", (prize, at, seen))
/// A level changed for a hero who has the prize: one to which it came, or where it took it.
struct LevelChanged {
    std::int32_t risen = 0;   ///< dead who walk again
    std::int32_t fires = 0;   ///< cells that begin to burn
    std::int32_t opened = 0;  ///< doors that were broken open
    std::int32_t shut = 0;    ///< ways that have fallen in
};
TORCHWAKE_EVENT(LevelChanged, "level_changed", (risen, fires, opened, shut))

/// One event of a turn. Item ids name the kind that the hero took the item for (apparent_kind.hpp), unless
/// their member says otherwise.
using Event = std::variant<
    ActorWalked, ActorWaited, DoorOpened, DoorClosed, BlowLanded, BlowDodged, ActorDied, ActorNoticed,
    ItemPickedUp, ItemDropped, ItemFell, ItemUsed, ActorHealed, LevelEntered, MissileFlew, AreaStruck,
    ActorHurt, ActorStumbled, ActorWoke, LevelMapped, LevelGained, AttributeRaised, HeroEscaped,
    CheatHappened, ItemEquipped, ItemTakenOff, BurdenChanged, CoinsGained, ActorsSwapped, ActorSpoke,
    ConditionBegan, ConditionPassed, PoisonHurt, ManaRegained, ActorTeleported, HungerChanged, HungerHurt,
    SpellCast, SpellLearned, ShotLanded, ShotDodged, ItemBroke, ItemBought, ItemSold, ActorTurned,
    ItemRecognized, CurseLifted, ChoiceWasted, TrapSpotted, TrapSprung, TrapDisarmed, DisarmFailed,
    ActorStruggled, SavingThrowMade, PropOpened, PortalPassed, ActorFollowed, ActorThrown, PowerHurt,
    WallsDug, NoiseMade, DangerSensed, GiftTaken, TrickUsed, CaughtFire, FlamesDied, MatterHurt, FireSpread,
    GroundBurnt, MatterBrought, GasExploded, ItemSpilt, TorchSwitched, LampSwitched, ActorSlid, GroundEaten,
    GearCorroded, FireSet, ActorFell, ItemFellBelow, ItemBurnt, CoverBroke, LiquidTurned, ItemWashedAway,
    PropRolled, SceneSeen, SpellAnnounced, AnnouncementEnded, LordPhaseBegan, TollPaid, HuntBegan,
    HunterScattered, PrizeTakenBack, PrizeDestroyed, LevelChanged>;
#undef TORCHWAKE_EVENT

namespace detail {

template <class... Kinds>
constexpr auto event_names_of(std::type_identity<std::variant<Kinds...>> /*of*/) {
    return std::array<std::string_view, sizeof...(Kinds)>{event_name(std::type_identity<Kinds>())...};
}

}  // namespace detail

/// The names, by the place of an event's kind in Event.
inline constexpr auto event_names = detail::event_names_of(std::type_identity<Event>());

}  // namespace torchwake::rules
