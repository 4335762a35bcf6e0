#pragma once

// The events of a turn, in the past tense and in order. They hold no words and no pictures; `view` makes
// both.

#include <torchwake/content/equip_slot.hpp>
#include <torchwake/content/ids.hpp>
#include <torchwake/content/lasting_effect.hpp>
#include <torchwake/content/power.hpp>
#include <torchwake/content/trick.hpp>
#include <torchwake/core/direction.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/rules/attribute.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/hunger.hpp>
#include <torchwake/rules/identification.hpp>
#include <torchwake/rules/ids.hpp>
#include <torchwake/rules/landmark.hpp>

#include <cstdint>
#include <optional>
#include <variant>

namespace torchwake::rules {

/// An actor as it was when the event happened; it may be dead and gone when the event is read.
struct ActorRef {
    EntityId id;              ///< invalid in the Chronicle, which outlives entities
    content::MonsterId kind;  ///< its kind; invalid where nobody is meant
    core::Point at;           ///< its cell
    bool seen = false;        ///< the hero saw its cell at that moment; always true for the hero

    friend bool operator==(const ActorRef&, const ActorRef&) = default;
};

/// An actor walked to a neighbouring cell.
struct ActorWalked {
    ActorRef actor;    ///< `at` is where it went
    core::Point from;  ///< the cell that it left
    friend bool operator==(const ActorWalked&, const ActorWalked&) = default;
};
/// An actor let its turn pass.
struct ActorWaited {
    ActorRef actor;             ///< who waited
    std::int32_t regained = 0;  ///< hit points really gained; 0: none
    friend bool operator==(const ActorWaited&, const ActorWaited&) = default;
};
/// An actor opened a door from the cell beside it.
struct DoorOpened {
    ActorRef actor;    ///< who opened it
    core::Point door;  ///< the cell of the door
    friend bool operator==(const DoorOpened&, const DoorOpened&) = default;
};
/// An actor closed a door from the cell beside it.
struct DoorClosed {
    ActorRef actor;    ///< who closed it
    core::Point door;  ///< the cell of the door
    friend bool operator==(const DoorClosed&, const DoorClosed&) = default;
};
/// A blow hit.
struct BlowLanded {
    ActorRef attacker;        ///< who struck
    ActorRef victim;          ///< as it was before the blow
    std::int32_t damage = 0;  ///< hit points, above 0; more than the victim has is possible
    friend bool operator==(const BlowLanded&, const BlowLanded&) = default;
};
/// A blow took no hit points: it was dodged, or armour and skill stopped it.
struct BlowDodged {
    ActorRef attacker;  ///< who struck
    ActorRef victim;    ///< who was spared
    friend bool operator==(const BlowDodged&, const BlowDodged&) = default;
};
/// An actor lost its last hit point.
struct ActorDied {
    ActorRef actor;   ///< the dead, in the cell where it fell
    ActorRef killer;  ///< the one behind its death; itself: its own doing, a trap, or fire that nobody lit;
                      ///< kind invalid: hunger
    friend bool operator==(const ActorDied&, const ActorDied&) = default;
};
/// A monster that was not hunting the hero saw it.
struct ActorNoticed {
    ActorRef actor;  ///< the monster
    friend bool operator==(const ActorNoticed&, const ActorNoticed&) = default;
};
/// An actor put items from the floor into its pack; money makes a CoinsGained instead.
struct ItemPickedUp {
    ActorRef actor;          ///< who took them, in the cell where they lay
    content::ItemId item;    ///< their kind
    Slot slot;               ///< the slot that they went into
    std::int32_t count = 1;  ///< how many were picked up
    std::int32_t total = 1;  ///< in that slot afterwards
    friend bool operator==(const ItemPickedUp&, const ItemPickedUp&) = default;
};
/// An actor laid items of its pack on the floor of its cell.
struct ItemDropped {
    ActorRef actor;               ///< who laid them there
    content::ItemId item;         ///< their kind
    bool covered_corpse = false;  ///< an older corpse in the cell was removed
    std::int32_t count = 1;       ///< how many were laid down
    friend bool operator==(const ItemDropped&, const ItemDropped&) = default;
};
/// An item came to lie on the floor, without being dropped.
struct ItemFell {
    content::ItemId item;  ///< its kind
    core::Point at;        ///< the cell where it lies now
    bool seen = false;     ///< the hero saw that cell
    friend bool operator==(const ItemFell&, const ItemFell&) = default;
};
/// An item fell into a chasm. It lies on the level below, near that cell.
struct ItemFellBelow {
    content::ItemId item;      ///< its kind
    content::MatterId matter;  ///< the chasm
    core::Point at;            ///< the cell of the chasm, on this level
    bool seen = false;         ///< the hero saw that cell
    std::int32_t count = 1;    ///< how many like items fell
    friend bool operator==(const ItemFellBelow&, const ItemFellBelow&) = default;
};
/// Deep water took a thing out of an actor's pack, and laid it on a shore.
struct ItemWashedAway {
    ActorRef actor;            ///< who lost it, in the deep water
    content::ItemId item;      ///< its kind
    content::MatterId matter;  ///< the water
    core::Point to;            ///< the cell of the shore where it lies now
    std::int32_t count = 1;    ///< how many like items were lost
    friend bool operator==(const ItemWashedAway&, const ItemWashedAway&) = default;
};
/// An item that lay in flames is gone.
struct ItemBurnt {
    content::ItemId item;    ///< its kind
    std::int32_t count = 1;  ///< how many like items burnt
    core::Point at;          ///< the cell where it lay
    bool seen = false;       ///< the hero saw that cell
    friend bool operator==(const ItemBurnt&, const ItemBurnt&) = default;
};
/// An actor used an item; its effects follow as events of their own.
struct ItemUsed {
    ActorRef actor;         ///< who used it
    content::ItemId item;   ///< its kind, as it was taken for before the use
    bool consumed = false;  ///< the item is gone, not only one of its charges
    friend bool operator==(const ItemUsed&, const ItemUsed&) = default;
};
/// An actor regained hit points, but not by waiting.
struct ActorHealed {
    ActorRef actor;           ///< who was healed
    std::int32_t amount = 0;  ///< hit points really gained; 0: it was at full health
    friend bool operator==(const ActorHealed&, const ActorHealed&) = default;
};
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
    friend bool operator==(const MissileFlew&, const MissileFlew&) = default;
};
/// An aimed item or spell took effect. Its flight ended in `at`.
struct AreaStruck {
    ActorRef actor;            ///< its user
    content::ItemId item;      ///< the kind of the item; invalid: a spell
    core::Point at;            ///< the cell in which the flight ended
    std::int32_t radius = 0;   ///< 0: that cell alone
    bool seen = false;         ///< the hero saw that cell
    content::SpellId spell{};  ///< in place of the item
    friend bool operator==(const AreaStruck&, const AreaStruck&) = default;
};
/// An actor lost hit points to an item, a spell or a trap.
struct ActorHurt {
    ActorRef victim;           ///< who lost the hit points
    ActorRef attacker;         ///< its cause; may be the victim
    content::ItemId item;      ///< the kind that hurt; invalid: a spell or a trap
    std::int32_t damage = 0;   ///< hit points; 0: the effect was too weak to hurt
    content::SpellId spell{};  ///< in place of the item
    content::TrapId trap{};    ///< in place of the item
    friend bool operator==(const ActorHurt&, const ActorHurt&) = default;
};
/// A confused step led nowhere.
struct ActorStumbled {
    ActorRef actor;       ///< the confused one, which stays where it is
    core::Point against;  ///< the cell that blocked the step
    friend bool operator==(const ActorStumbled&, const ActorStumbled&) = default;
};
/// A sleeping actor woke.
struct ActorWoke {
    ActorRef actor;  ///< who slept before
    friend bool operator==(const ActorWoke&, const ActorWoke&) = default;
};
/// The terrain of the whole level became known to the hero.
struct LevelMapped {
    ActorRef actor;  ///< whose doing it was
    friend bool operator==(const LevelMapped&, const LevelMapped&) = default;
};
/// The hero reached a level of experience.
struct LevelGained {
    ActorRef actor;          ///< the hero
    std::int32_t level = 1;  ///< the level reached, from 2 on
    friend bool operator==(const LevelGained&, const LevelGained&) = default;
};
/// The hero raised an attribute by a point.
struct AttributeRaised {
    ActorRef actor;                             ///< the hero
    Attribute attribute = Attribute::Strength;  ///< the attribute raised
    std::int32_t value = 0;                     ///< after it was raised
    friend bool operator==(const AttributeRaised&, const AttributeRaised&) = default;
};
/// The hero left the dungeon with the prize.
struct HeroEscaped {
    content::ItemId prize;  ///< the kind of the prize
    friend bool operator==(const HeroEscaped&, const HeroEscaped&) = default;
};
/// A cheat took effect; from here on the run is not scored.
struct CheatHappened {
    CheatKind kind = CheatKind::Heal;  ///< the cheat used
    friend bool operator==(const CheatHappened&, const CheatHappened&) = default;
};
/// The hero arrived on a level and looked around; no earlier event shows the level.
struct LevelEntered {
    std::int32_t depth = 0;  ///< of the level; 0: the town
    bool first_time = true;  ///< the hero was never on this level before
    std::optional<core::Direction>
        way_down{};                       ///< in a town: towards the stairs down, unless the hero is there
    std::int32_t landmark = no_landmark;  ///< in LevelDef::landmarks; no_landmark after the first time
    friend bool operator==(const LevelEntered&, const LevelEntered&) = default;
};

/// An actor took an item in hand, or put it on.
struct ItemEquipped {
    ActorRef actor;                                        ///< who holds or wears it now
    content::ItemId item;                                  ///< its kind
    content::EquipSlot where = content::EquipSlot::Melee;  ///< the place that it took
    friend bool operator==(const ItemEquipped&, const ItemEquipped&) = default;
};
/// An actor put away an item that it held or wore; it stays in the pack or leaves it by a later event.
struct ItemTakenOff {
    ActorRef actor;                                        ///< who took it off
    content::ItemId item;                                  ///< its kind
    content::EquipSlot where = content::EquipSlot::Melee;  ///< the place that it left
    friend bool operator==(const ItemTakenOff&, const ItemTakenOff&) = default;
};
/// An actor became overburdened, or stopped being so.
struct BurdenChanged {
    ActorRef actor;             ///< the bearer
    bool overburdened = false;  ///< true: it became so; false: no longer
    friend bool operator==(const BurdenChanged&, const BurdenChanged&) = default;
};
/// An actor took coins into its purse.
struct CoinsGained {
    ActorRef actor;           ///< who took them
    core::Coins coins;        ///< in pieces of copper
    content::MonsterId from;  ///< the kind of the victim; invalid: they lay on the floor
    friend bool operator==(const CoinsGained&, const CoinsGained&) = default;
};

/// Two actors changed places; the `at` of each is where it went.
struct ActorsSwapped {
    ActorRef actor;  ///< who walked
    ActorRef other;  ///< who made room
    friend bool operator==(const ActorsSwapped&, const ActorsSwapped&) = default;
};

/// An actor spoke one of its kind's lines, in the hero's view.
struct ActorSpoke {
    ActorRef actor;         ///< the speaker
    std::int32_t quip = 0;  ///< its index in the kind's list
    friend bool operator==(const ActorSpoke&, const ActorSpoke&) = default;
};
/// A shot or thrown item hit an actor.
struct ShotLanded {
    ActorRef attacker;        ///< who shot or threw
    ActorRef victim;          ///< as it was before the hit
    content::ItemId item;     ///< the missile
    std::int32_t damage = 0;  ///< hit points, above 0
    friend bool operator==(const ShotLanded&, const ShotLanded&) = default;
};
/// A shot or thrown item reached an actor and took no hit points.
struct ShotDodged {
    ActorRef attacker;     ///< who shot or threw
    ActorRef victim;       ///< who was spared
    content::ItemId item;  ///< the missile
    friend bool operator==(const ShotDodged&, const ShotDodged&) = default;
};
/// A missile broke when it hit, or what breaks did so where it ended.
struct ItemBroke {
    content::ItemId item;  ///< its kind
    core::Point at;        ///< the cell where it broke
    bool seen = false;     ///< the hero saw that cell
    friend bool operator==(const ItemBroke&, const ItemBroke&) = default;
};

/// A condition began on an actor, or was renewed.
struct ConditionBegan {
    ActorRef actor;                                               ///< its bearer
    content::ConditionKind kind = content::ConditionKind::Haste;  ///< the condition
    std::int32_t turns = 0;   ///< actions of the bearer for which it lasts
    std::int32_t amount = 0;  ///< as in content::LastingEffect
    friend bool operator==(const ConditionBegan&, const ConditionBegan&) = default;
};
/// A condition of an actor ended, because its turns were over or something cured it.
struct ConditionPassed {
    ActorRef actor;                                               ///< who is free of it
    content::ConditionKind kind = content::ConditionKind::Haste;  ///< the condition
    std::int32_t amount = 0;                                      ///< of the condition that ended
    friend bool operator==(const ConditionPassed&, const ConditionPassed&) = default;
};
/// An actor lost hit points to poison.
struct PoisonHurt {
    ActorRef victim;          ///< the poisoned one
    ActorRef attacker;        ///< the causer
    std::int32_t damage = 0;  ///< in hit points
    friend bool operator==(const PoisonHurt&, const PoisonHurt&) = default;
};
/// An actor regained mana by an item, a spell or its gear.
struct ManaRegained {
    ActorRef actor;           ///< who regained it
    std::int32_t amount = 0;  ///< mana really gained
    friend bool operator==(const ManaRegained&, const ManaRegained&) = default;
};
/// An actor left its cell for a far one at once.
struct ActorTeleported {
    ActorRef actor;              ///< `at` is where it arrived
    core::Point from;            ///< the cell that it left
    bool left_in_sight = false;  ///< the hero saw it leave
    friend bool operator==(const ActorTeleported&, const ActorTeleported&) = default;
};
/// An actor entered another stage of hunger, or ate.
struct HungerChanged {
    ActorRef actor;                            ///< who has to eat
    HungerStage stage = HungerStage::WellFed;  ///< the stage now
    friend bool operator==(const HungerChanged&, const HungerChanged&) = default;
};
/// An actor lost hit points to hunger.
struct HungerHurt {
    ActorRef actor;           ///< who starves
    std::int32_t damage = 0;  ///< in hit points
    std::int32_t turns = 1;   ///< since hunger began to hurt, this one included
    friend bool operator==(const HungerHurt&, const HungerHurt&) = default;
};
/// An actor cast a spell; its effects follow as events of their own.
struct SpellCast {
    ActorRef actor;          ///< the caster
    content::SpellId spell;  ///< the spell cast
    friend bool operator==(const SpellCast&, const SpellCast&) = default;
};
/// An actor learned a spell, which joins its spellbook.
struct SpellLearned {
    ActorRef actor;          ///< who learned it
    content::SpellId spell;  ///< the new spell
    friend bool operator==(const SpellLearned&, const SpellLearned&) = default;
};
/// An actor bought one item.
struct ItemBought {
    ActorRef actor;             ///< the buyer
    content::ItemId item;       ///< its kind
    core::Coins price;          ///< paid by the buyer, in pieces of copper
    content::MonsterId vendor;  ///< the kind of the vendor
    friend bool operator==(const ItemBought&, const ItemBought&) = default;
};
/// An actor sold one item.
struct ItemSold {
    ActorRef actor;             ///< the seller
    content::ItemId item;       ///< its kind
    core::Coins price;          ///< paid to the seller, in pieces of copper
    content::MonsterId vendor;  ///< the kind of the vendor
    friend bool operator==(const ItemSold&, const ItemSold&) = default;
};
/// The hero chose a gift at the beginning of the run.
struct GiftTaken {
    ActorRef actor;        ///< the hero
    content::GiftId gift;  ///< the gift chosen
    friend bool operator==(const GiftTaken&, const GiftTaken&) = default;
};

/// An actor became hostile to the hero, because the hero hit it or its friend.
struct ActorTurned {
    ActorRef actor;  ///< the new enemy
    friend bool operator==(const ActorTurned&, const ActorTurned&) = default;
};

/// The hero identified an item, or its whole kind.
struct ItemRecognized {
    ActorRef actor;          ///< the hero, or one whom the hero saw use it
    content::ItemId item;    ///< its real kind
    content::ItemId before;  ///< the kind that it was taken for
    friend bool operator==(const ItemRecognized&, const ItemRecognized&) = default;
};
/// A curse on an item of the hero was lifted: it can be taken off now.
struct CurseLifted {
    ActorRef actor;        ///< the hero
    content::ItemId item;  ///< as it is now
    friend bool operator==(const CurseLifted&, const CurseLifted&) = default;
};
/// An effect that asks the hero for an item was wasted: no item fits, or the hero gave none.
struct ChoiceWasted {
    ActorRef actor;                      ///< the hero
    ChoiceKind kind = ChoiceKind::None;  ///< the question
    bool given_up = false;               ///< true: the hero gave no item; false: no item fits
    friend bool operator==(const ChoiceWasted&, const ChoiceWasted&) = default;
};

/// The hero discovered a trap.
struct TrapSpotted {
    ActorRef actor;        ///< the hero
    content::TrapId trap;  ///< its kind
    core::Point at;        ///< its cell
    friend bool operator==(const TrapSpotted&, const TrapSpotted&) = default;
};
/// A trap went off under an actor, or in its hands. Its effects follow as events of their own.
struct TrapSprung {
    ActorRef actor;        ///< who set it off
    content::TrapId trap;  ///< its kind
    core::Point at;        ///< its cell
    friend bool operator==(const TrapSprung&, const TrapSprung&) = default;
};
/// An actor disarmed a trap, which does nothing from now on.
struct TrapDisarmed {
    ActorRef actor;        ///< who disarmed it
    content::TrapId trap;  ///< its kind
    core::Point at;        ///< its cell
    friend bool operator==(const TrapDisarmed&, const TrapDisarmed&) = default;
};
/// An attempt to disarm a trap failed. The trap stays armed, or goes off now.
struct DisarmFailed {
    ActorRef actor;        ///< who tried
    content::TrapId trap;  ///< its kind
    core::Point at;        ///< its cell
    friend bool operator==(const DisarmFailed&, const DisarmFailed&) = default;
};
/// A held actor struggled to get free.
struct ActorStruggled {
    ActorRef actor;  ///< the held one, which stays where it is
    friend bool operator==(const ActorStruggled&, const ActorStruggled&) = default;
};
/// A saving throw succeeded: the actor avoids the effect, or half the damage.
struct SavingThrowMade {
    ActorRef actor;                             ///< who resists
    Attribute attribute = Attribute::Strength;  ///< the attribute of the throw
    friend bool operator==(const SavingThrowMade&, const SavingThrowMade&) = default;
};
/// An actor opened a container; what was in it falls afterwards.
struct PropOpened {
    ActorRef actor;        ///< who opened it
    content::TileId prop;  ///< its tile as it was before
    core::Point at;        ///< its cell
    bool empty = false;    ///< nothing was in it
    friend bool operator==(const PropOpened&, const PropOpened&) = default;
};
/// An actor went through a town portal.
struct PortalPassed {
    ActorRef actor;     ///< the hero, where it arrived
    bool home = false;  ///< to the town; false: back to the dungeon
    friend bool operator==(const PortalPassed&, const PortalPassed&) = default;
};

/// A hunter came after the hero over a stair.
struct ActorFollowed {
    ActorRef actor;    ///< the hunter, where it arrived
    bool down = true;  ///< the hero went down; false: up
    friend bool operator==(const ActorFollowed&, const ActorFollowed&) = default;
};
/// An actor was thrown back; `at` is where it came to stand.
struct ActorThrown {
    ActorRef actor;    ///< who was thrown, where it stands now
    core::Point from;  ///< the cell that it was thrown out of
    ActorRef by;       ///< who caused it
    friend bool operator==(const ActorThrown&, const ActorThrown&) = default;
};
/// An actor lost hit points to a power of another's gear.
struct PowerHurt {
    ActorRef victim;                                ///< who lost the hit points
    ActorRef attacker;                              ///< its bearer
    content::Power power = content::Power::Thorns;  ///< the power that hurt
    std::int32_t damage = 0;                        ///< hit points, above 0
    friend bool operator==(const PowerHurt&, const PowerHurt&) = default;
};
/// An actor dug through walls.
struct WallsDug {
    ActorRef actor;          ///< who dug
    core::Point at;          ///< the cell before the first of them
    std::int32_t cells = 0;  ///< 0: nothing there can be dug
    bool seen = false;       ///< the hero saw the actor
    friend bool operator==(const WallsDug&, const WallsDug&) = default;
};
/// An item or a spell made a noise.
struct NoiseMade {
    ActorRef actor;     ///< its user
    core::Point at;     ///< the cell where it was made
    bool seen = false;  ///< the hero saw that cell
    friend bool operator==(const NoiseMade&, const NoiseMade&) = default;
};
/// The hero's gear warned it of an enemy out of its sight.
struct DangerSensed {
    ActorRef actor;                                ///< the hero
    core::Direction way = core::Direction::North;  ///< the direction of the enemy, seen from the hero
    friend bool operator==(const DangerSensed&, const DangerSensed&) = default;
};
/// A monster used a trick of its kind.
struct TrickUsed {
    ActorRef actor;                                        ///< the monster
    content::TrickKind trick = content::TrickKind::Steal;  ///< the kind of the trick
    ActorRef other;  ///< the victim, the part of one that split, the place that was left; else the actor
    content::ItemId item;  ///< stolen or corroded; else invalid
    friend bool operator==(const TrickUsed&, const TrickUsed&) = default;
};

/// An actor began to burn.
struct CaughtFire {
    ActorRef actor;  ///< who burns now
    ActorRef doer;   ///< who caused the fire; its kind is invalid if nobody did
    friend bool operator==(const CaughtFire&, const CaughtFire&) = default;
};
/// An actor no longer burns.
struct FlamesDied {
    ActorRef actor;  ///< who burnt before
    friend bool operator==(const FlamesDied&, const FlamesDied&) = default;
};
/// An actor lost hit points to matter.
struct MatterHurt {
    ActorRef victim;           ///< who lost the hit points
    ActorRef attacker;         ///< who caused it; its kind is invalid if nobody did
    content::MatterId matter;  ///< invalid: flames
    std::int32_t damage = 0;   ///< in hit points
    content::ItemId item{};    ///< with which it was caused
    content::SpellId spell{};  ///< in place of the item
    content::TrapId trap{};    ///< in place of the item
    friend bool operator==(const MatterHurt&, const MatterHurt&) = default;
};
/// Cells in the hero's view began to burn.
struct FireSpread {
    core::Point at;          ///< the nearest of them
    std::int32_t cells = 1;  ///< in view
    friend bool operator==(const FireSpread&, const FireSpread&) = default;
};
/// A tile burnt away, such as a door of wood.
struct GroundBurnt {
    content::TileId tile;  ///< the tile that is gone
    core::Point at;        ///< its cell
    bool seen = false;     ///< the hero saw that cell
    friend bool operator==(const GroundBurnt&, const GroundBurnt&) = default;
};
/// Gas exploded where the hero saw or heard it.
struct GasExploded {
    content::MatterId matter;  ///< the gas
    core::Point at;            ///< the nearest cell in view; out of view, the nearest of all
    std::int32_t cells = 1;    ///< that it reached
    bool seen = false;         ///< false: the hero only heard it
    friend bool operator==(const GasExploded&, const GasExploded&) = default;
};
/// A deed brought matter into a cell.
struct MatterBrought {
    ActorRef actor;            ///< its doer
    content::MatterId matter;  ///< the matter that came
    core::Point at;            ///< the cell that it came into
    bool seen = false;         ///< the hero saw that cell
    friend bool operator==(const MatterBrought&, const MatterBrought&) = default;
};
/// What was in an item that broke was lost, because nobody was there.
struct ItemSpilt {
    content::ItemId item;  ///< its kind
    core::Point at;        ///< the cell where it broke
    bool seen = false;     ///< the hero saw that cell
    friend bool operator==(const ItemSpilt&, const ItemSpilt&) = default;
};
/// A step onto slippery ground went on for a cell.
struct ActorSlid {
    ActorRef actor;    ///< who slid, where it came to stand
    core::Point from;  ///< the cell before the last one
    friend bool operator==(const ActorSlid&, const ActorSlid&) = default;
};
/// Acid ate through a tile, such as a door of wood.
struct GroundEaten {
    content::TileId tile;  ///< the tile that is gone
    core::Point at;        ///< its cell
    bool seen = false;     ///< the hero saw that cell
    friend bool operator==(const GroundEaten&, const GroundEaten&) = default;
};
/// Frost or force broke a cover, such as a web.
struct CoverBroke {
    content::MatterId matter;  ///< the cover that is gone
    core::Point at;            ///< its cell
    bool seen = false;         ///< the hero saw that cell
    friend bool operator==(const CoverBroke&, const CoverBroke&) = default;
};
/// Frost or warmth made another liquid of one in the hero's view.
struct LiquidTurned {
    content::MatterId before;  ///< the liquid that was there
    content::MatterId after;   ///< the liquid that is there now
    core::Point at;            ///< the nearest of those cells
    std::int32_t cells = 1;    ///< in view
    friend bool operator==(const LiquidTurned&, const LiquidTurned&) = default;
};
/// Acid took armour from something that an actor wears.
struct GearCorroded {
    ActorRef actor;            ///< its bearer
    content::ItemId item;      ///< the kind of what was eaten at
    content::MatterId matter;  ///< the acid
    friend bool operator==(const GearCorroded&, const GearCorroded&) = default;
};
/// An actor lit its torch, or put it out.
struct TorchSwitched {
    ActorRef actor;    ///< the bearer of the torch
    bool lit = false;  ///< true: it burns now; false: it is out
    friend bool operator==(const TorchSwitched&, const TorchSwitched&) = default;
};
/// An actor lit a lamp, or put it out.
struct LampSwitched {
    ActorRef actor;        ///< who switched it
    content::TileId lamp;  ///< as it was before
    core::Point at;        ///< the cell of the lamp
    friend bool operator==(const LampSwitched&, const LampSwitched&) = default;
};
/// An actor held its torch to what burns in a cell.
struct FireSet {
    ActorRef actor;  ///< the bearer of the torch
    core::Point at;  ///< the cell lit
    friend bool operator==(const FireSet&, const FireSet&) = default;
};
/// An actor rolled a prop away.
struct PropRolled {
    ActorRef actor;        ///< who rolled it
    content::TileId prop;  ///< its tile as it stood
    core::Point at;        ///< where the prop stood
    friend bool operator==(const PropRolled&, const PropRolled&) = default;
};
/// An actor fell into a chasm. All but the hero are lost.
struct ActorFell {
    ActorRef victim;           ///< who fell, in the cell of the chasm
    content::MatterId matter;  ///< the chasm
    std::int32_t damage = 0;   ///< hit points that the fall costs; all but the hero: all that it had
    friend bool operator==(const ActorFell&, const ActorFell&) = default;
};

/// One event of a turn. Item ids name the kind that the hero took the item for (apparent_kind.hpp), unless
/// their member says otherwise.
using Event =
    std::variant<ActorWalked, ActorWaited, DoorOpened, DoorClosed, BlowLanded, BlowDodged, ActorDied,
                 ActorNoticed, ItemPickedUp, ItemDropped, ItemFell, ItemUsed, ActorHealed, LevelEntered,
                 MissileFlew, AreaStruck, ActorHurt, ActorStumbled, ActorWoke, LevelMapped, LevelGained,
                 AttributeRaised, HeroEscaped, CheatHappened, ItemEquipped, ItemTakenOff, BurdenChanged,
                 CoinsGained, ActorsSwapped, ActorSpoke, ConditionBegan, ConditionPassed, PoisonHurt,
                 ManaRegained, ActorTeleported, HungerChanged, HungerHurt, SpellCast, SpellLearned,
                 ShotLanded, ShotDodged, ItemBroke, ItemBought, ItemSold, ActorTurned, ItemRecognized,
                 CurseLifted, ChoiceWasted, TrapSpotted, TrapSprung, TrapDisarmed, DisarmFailed,
                 ActorStruggled, SavingThrowMade, PropOpened, PortalPassed, ActorFollowed, ActorThrown,
                 PowerHurt, WallsDug, NoiseMade, DangerSensed, GiftTaken, TrickUsed, CaughtFire, FlamesDied,
                 MatterHurt, FireSpread, GroundBurnt, MatterBrought, GasExploded, ItemSpilt, TorchSwitched,
                 LampSwitched, ActorSlid, GroundEaten, GearCorroded, FireSet, ActorFell, ItemFellBelow,
                 ItemBurnt, CoverBroke, LiquidTurned, ItemWashedAway, PropRolled>;

}  // namespace torchwake::rules
