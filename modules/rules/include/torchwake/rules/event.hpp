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
    EntityId id;  ///< invalid in the Chronicle, which outlives entities
    content::MonsterId kind;
    core::Point at;
    bool seen = false;  ///< the hero saw its cell at that moment; always true for the hero

    friend bool operator==(const ActorRef&, const ActorRef&) = default;
};

struct ActorWalked {
    ActorRef actor;  ///< `at` is where it went
    core::Point from;
    friend bool operator==(const ActorWalked&, const ActorWalked&) = default;
};
struct ActorWaited {
    ActorRef actor;
    std::int32_t regained = 0;  ///< hit points
    friend bool operator==(const ActorWaited&, const ActorWaited&) = default;
};
struct DoorOpened {
    ActorRef actor;
    core::Point door;
    friend bool operator==(const DoorOpened&, const DoorOpened&) = default;
};
struct DoorClosed {
    ActorRef actor;
    core::Point door;
    friend bool operator==(const DoorClosed&, const DoorClosed&) = default;
};
struct BlowLanded {
    ActorRef attacker;
    ActorRef victim;
    std::int32_t damage = 0;
    friend bool operator==(const BlowLanded&, const BlowLanded&) = default;
};
struct BlowDodged {
    ActorRef attacker;
    ActorRef victim;
    friend bool operator==(const BlowDodged&, const BlowDodged&) = default;
};
struct ActorDied {
    ActorRef actor;
    ActorRef killer;
    friend bool operator==(const ActorDied&, const ActorDied&) = default;
};
/// A monster that was not hunting the hero saw it.
struct ActorNoticed {
    ActorRef actor;
    friend bool operator==(const ActorNoticed&, const ActorNoticed&) = default;
};
struct ItemPickedUp {
    ActorRef actor;
    content::ItemId item;
    Slot slot;
    std::int32_t count = 1;
    std::int32_t total = 1;  ///< in that slot afterwards
    friend bool operator==(const ItemPickedUp&, const ItemPickedUp&) = default;
};
struct ItemDropped {
    ActorRef actor;
    content::ItemId item;
    bool covered_corpse = false;  ///< an older corpse in the cell was removed
    std::int32_t count = 1;
    friend bool operator==(const ItemDropped&, const ItemDropped&) = default;
};
/// An item came to lie on the floor, without being dropped.
struct ItemFell {
    content::ItemId item;
    core::Point at;
    bool seen = false;
    friend bool operator==(const ItemFell&, const ItemFell&) = default;
};
/// An item fell into a chasm. It lies on the level below, near that cell.
struct ItemFellBelow {
    content::ItemId item;
    content::MatterId matter;
    core::Point at;
    bool seen = false;
    std::int32_t count = 1;
    friend bool operator==(const ItemFellBelow&, const ItemFellBelow&) = default;
};
/// Deep water took a thing out of an actor's pack, and laid it on a shore.
struct ItemWashedAway {
    ActorRef actor;
    content::ItemId item;
    content::MatterId matter;
    core::Point to;
    std::int32_t count = 1;
    friend bool operator==(const ItemWashedAway&, const ItemWashedAway&) = default;
};
/// An item that lay in flames is gone.
struct ItemBurnt {
    content::ItemId item;
    std::int32_t count = 1;
    core::Point at;
    bool seen = false;
    friend bool operator==(const ItemBurnt&, const ItemBurnt&) = default;
};
struct ItemUsed {
    ActorRef actor;
    content::ItemId item;
    bool consumed = false;  ///< the item is gone, not only one of its charges
    friend bool operator==(const ItemUsed&, const ItemUsed&) = default;
};
struct ActorHealed {
    ActorRef actor;
    std::int32_t amount = 0;  ///< hit points really gained; 0: it was at full health
    friend bool operator==(const ActorHealed&, const ActorHealed&) = default;
};
/// A projectile flew along the line from its user towards the target.
struct MissileFlew {
    ActorRef actor;
    content::ItemId item;
    core::Point from;
    core::Point target;
    std::int32_t steps = 0;    ///< cells flown; in the last it took effect or was lost
    bool upper_ties = false;   ///< which of the two lines between the cells (spatial::Ties)
    content::SpellId spell{};  ///< in place of the item
    content::ItemId weapon{};  ///< the weapon that shot it; invalid: it was thrown, or flew by itself
    friend bool operator==(const MissileFlew&, const MissileFlew&) = default;
};
/// An aimed item or spell took effect. Its flight ended in `at`.
struct AreaStruck {
    ActorRef actor;  ///< its user
    content::ItemId item;
    core::Point at;
    std::int32_t radius = 0;   ///< 0: that cell alone
    bool seen = false;         ///< the hero saw that cell
    content::SpellId spell{};  ///< in place of the item
    friend bool operator==(const AreaStruck&, const AreaStruck&) = default;
};
/// An actor lost hit points to an item, a spell or a trap.
struct ActorHurt {
    ActorRef victim;
    ActorRef attacker;  ///< its cause; may be the victim
    content::ItemId item;
    std::int32_t damage = 0;
    content::SpellId spell{};  ///< in place of the item
    content::TrapId trap{};    ///< in place of the item
    friend bool operator==(const ActorHurt&, const ActorHurt&) = default;
};
/// A confused step led nowhere.
struct ActorStumbled {
    ActorRef actor;
    core::Point against;
    friend bool operator==(const ActorStumbled&, const ActorStumbled&) = default;
};
/// A sleeping actor woke.
struct ActorWoke {
    ActorRef actor;
    friend bool operator==(const ActorWoke&, const ActorWoke&) = default;
};
/// The terrain of the whole level became known to the hero.
struct LevelMapped {
    ActorRef actor;
    friend bool operator==(const LevelMapped&, const LevelMapped&) = default;
};
struct LevelGained {
    ActorRef actor;
    std::int32_t level = 1;
    friend bool operator==(const LevelGained&, const LevelGained&) = default;
};
struct AttributeRaised {
    ActorRef actor;
    Attribute attribute = Attribute::Strength;
    std::int32_t value = 0;  ///< after it was raised
    friend bool operator==(const AttributeRaised&, const AttributeRaised&) = default;
};
/// The hero left the dungeon with the prize.
struct HeroEscaped {
    content::ItemId prize;
    friend bool operator==(const HeroEscaped&, const HeroEscaped&) = default;
};
struct CheatHappened {
    CheatKind kind = CheatKind::Heal;
    friend bool operator==(const CheatHappened&, const CheatHappened&) = default;
};
/// The hero arrived on a level and looked around; no earlier event shows the level.
struct LevelEntered {
    std::int32_t depth = 0;
    bool first_time = true;
    std::optional<core::Direction>
        way_down{};                       ///< in a town: towards the stairs down, unless the hero is there
    std::int32_t landmark = no_landmark;  ///< in LevelDef::landmarks; no_landmark after the first time
    friend bool operator==(const LevelEntered&, const LevelEntered&) = default;
};

/// An actor took an item in hand, or put it on.
struct ItemEquipped {
    ActorRef actor;
    content::ItemId item;
    content::EquipSlot where = content::EquipSlot::Melee;
    friend bool operator==(const ItemEquipped&, const ItemEquipped&) = default;
};
struct ItemTakenOff {
    ActorRef actor;
    content::ItemId item;
    content::EquipSlot where = content::EquipSlot::Melee;
    friend bool operator==(const ItemTakenOff&, const ItemTakenOff&) = default;
};
/// An actor became overburdened, or stopped being so.
struct BurdenChanged {
    ActorRef actor;
    bool overburdened = false;
    friend bool operator==(const BurdenChanged&, const BurdenChanged&) = default;
};
struct CoinsGained {
    ActorRef actor;
    core::Coins coins;
    content::MonsterId from;  ///< the kind of the victim; invalid: they lay on the floor
    friend bool operator==(const CoinsGained&, const CoinsGained&) = default;
};

/// Two actors changed places; the `at` of each is where it went.
struct ActorsSwapped {
    ActorRef actor;
    ActorRef other;
    friend bool operator==(const ActorsSwapped&, const ActorsSwapped&) = default;
};

/// An actor spoke one of its kind's lines, in the hero's view.
struct ActorSpoke {
    ActorRef actor;
    std::int32_t quip = 0;  ///< its index in the kind's list
    friend bool operator==(const ActorSpoke&, const ActorSpoke&) = default;
};
/// A shot or thrown item hit an actor.
struct ShotLanded {
    ActorRef attacker;
    ActorRef victim;
    content::ItemId item;  ///< the missile
    std::int32_t damage = 0;
    friend bool operator==(const ShotLanded&, const ShotLanded&) = default;
};
struct ShotDodged {
    ActorRef attacker;
    ActorRef victim;
    content::ItemId item;
    friend bool operator==(const ShotDodged&, const ShotDodged&) = default;
};
/// A missile broke when it hit, or what breaks did so where it ended.
struct ItemBroke {
    content::ItemId item;
    core::Point at;
    bool seen = false;
    friend bool operator==(const ItemBroke&, const ItemBroke&) = default;
};

/// A condition began on an actor, or was renewed.
struct ConditionBegan {
    ActorRef actor;
    content::ConditionKind kind = content::ConditionKind::Haste;
    std::int32_t turns = 0;
    std::int32_t amount = 0;
    friend bool operator==(const ConditionBegan&, const ConditionBegan&) = default;
};
struct ConditionPassed {
    ActorRef actor;
    content::ConditionKind kind = content::ConditionKind::Haste;
    std::int32_t amount = 0;  ///< of the condition that ended
    friend bool operator==(const ConditionPassed&, const ConditionPassed&) = default;
};
/// An actor lost hit points to poison.
struct PoisonHurt {
    ActorRef victim;
    ActorRef attacker;  ///< the causer
    std::int32_t damage = 0;
    friend bool operator==(const PoisonHurt&, const PoisonHurt&) = default;
};
struct ManaRegained {
    ActorRef actor;
    std::int32_t amount = 0;  ///< mana really gained
    friend bool operator==(const ManaRegained&, const ManaRegained&) = default;
};
struct ActorTeleported {
    ActorRef actor;  ///< `at` is where it arrived
    core::Point from;
    bool left_in_sight = false;  ///< the hero saw it leave
    friend bool operator==(const ActorTeleported&, const ActorTeleported&) = default;
};
/// An actor entered another stage of hunger, or ate.
struct HungerChanged {
    ActorRef actor;
    HungerStage stage = HungerStage::WellFed;
    friend bool operator==(const HungerChanged&, const HungerChanged&) = default;
};
/// An actor lost hit points to hunger.
struct HungerHurt {
    ActorRef actor;
    std::int32_t damage = 0;
    std::int32_t turns = 1;  ///< since hunger began to hurt, this one included
    friend bool operator==(const HungerHurt&, const HungerHurt&) = default;
};
struct SpellCast {
    ActorRef actor;
    content::SpellId spell;
    friend bool operator==(const SpellCast&, const SpellCast&) = default;
};
struct SpellLearned {
    ActorRef actor;
    content::SpellId spell;
    friend bool operator==(const SpellLearned&, const SpellLearned&) = default;
};
struct ItemBought {
    ActorRef actor;
    content::ItemId item;
    core::Coins price;
    content::MonsterId vendor;
    friend bool operator==(const ItemBought&, const ItemBought&) = default;
};
struct ItemSold {
    ActorRef actor;
    content::ItemId item;
    core::Coins price;
    content::MonsterId vendor;
    friend bool operator==(const ItemSold&, const ItemSold&) = default;
};
/// The hero chose a gift at the beginning of the run.
struct GiftTaken {
    ActorRef actor;
    content::GiftId gift;
    friend bool operator==(const GiftTaken&, const GiftTaken&) = default;
};

/// An actor became hostile to the hero, because the hero hit it or its friend.
struct ActorTurned {
    ActorRef actor;
    friend bool operator==(const ActorTurned&, const ActorTurned&) = default;
};

/// The hero identified an item, or its whole kind.
struct ItemRecognized {
    ActorRef actor;
    content::ItemId item;    ///< its real kind
    content::ItemId before;  ///< the kind that it was taken for
    friend bool operator==(const ItemRecognized&, const ItemRecognized&) = default;
};
struct CurseLifted {
    ActorRef actor;
    content::ItemId item;  ///< as it is now
    friend bool operator==(const CurseLifted&, const CurseLifted&) = default;
};
/// An effect that asks the hero for an item was wasted: no item fits, or the hero gave none.
struct ChoiceWasted {
    ActorRef actor;
    ChoiceKind kind = ChoiceKind::None;
    bool given_up = false;
    friend bool operator==(const ChoiceWasted&, const ChoiceWasted&) = default;
};

/// The hero discovered a trap.
struct TrapSpotted {
    ActorRef actor;
    content::TrapId trap;
    core::Point at;
    friend bool operator==(const TrapSpotted&, const TrapSpotted&) = default;
};
/// A trap went off under an actor, or in its hands. Its effects follow as events of their own.
struct TrapSprung {
    ActorRef actor;
    content::TrapId trap;
    core::Point at;
    friend bool operator==(const TrapSprung&, const TrapSprung&) = default;
};
struct TrapDisarmed {
    ActorRef actor;
    content::TrapId trap;
    core::Point at;
    friend bool operator==(const TrapDisarmed&, const TrapDisarmed&) = default;
};
/// An attempt to disarm a trap failed. The trap stays armed, or goes off now.
struct DisarmFailed {
    ActorRef actor;
    content::TrapId trap;
    core::Point at;
    friend bool operator==(const DisarmFailed&, const DisarmFailed&) = default;
};
/// A held actor struggled to get free.
struct ActorStruggled {
    ActorRef actor;
    friend bool operator==(const ActorStruggled&, const ActorStruggled&) = default;
};
/// A saving throw succeeded: the actor avoids the effect, or half the damage.
struct SavingThrowMade {
    ActorRef actor;
    Attribute attribute = Attribute::Strength;
    friend bool operator==(const SavingThrowMade&, const SavingThrowMade&) = default;
};
/// An actor opened a container; what was in it falls afterwards.
struct PropOpened {
    ActorRef actor;
    content::TileId prop;
    core::Point at;
    bool empty = false;
    friend bool operator==(const PropOpened&, const PropOpened&) = default;
};
/// An actor went through a town portal.
struct PortalPassed {
    ActorRef actor;
    bool home = false;  ///< to the town; false: back to the dungeon
    friend bool operator==(const PortalPassed&, const PortalPassed&) = default;
};

/// A hunter came after the hero over a stair.
struct ActorFollowed {
    ActorRef actor;
    bool down = true;  ///< the hero went down; false: up
    friend bool operator==(const ActorFollowed&, const ActorFollowed&) = default;
};
/// An actor was thrown back; `at` is where it came to stand.
struct ActorThrown {
    ActorRef actor;
    core::Point from;
    ActorRef by;
    friend bool operator==(const ActorThrown&, const ActorThrown&) = default;
};
/// An actor lost hit points to a power of another's gear.
struct PowerHurt {
    ActorRef victim;
    ActorRef attacker;  ///< its bearer
    content::Power power = content::Power::Thorns;
    std::int32_t damage = 0;
    friend bool operator==(const PowerHurt&, const PowerHurt&) = default;
};
/// An actor dug through walls.
struct WallsDug {
    ActorRef actor;
    core::Point at;          ///< the cell before the first of them
    std::int32_t cells = 0;  ///< 0: nothing there can be dug
    bool seen = false;       ///< the hero saw the actor
    friend bool operator==(const WallsDug&, const WallsDug&) = default;
};
/// An item or a spell made a noise.
struct NoiseMade {
    ActorRef actor;  ///< its user
    core::Point at;
    bool seen = false;  ///< the hero saw that cell
    friend bool operator==(const NoiseMade&, const NoiseMade&) = default;
};
/// The hero's gear warned it of an enemy out of its sight.
struct DangerSensed {
    ActorRef actor;  ///< the hero
    core::Direction way = core::Direction::North;
    friend bool operator==(const DangerSensed&, const DangerSensed&) = default;
};
/// A monster used a trick of its kind.
struct TrickUsed {
    ActorRef actor;
    content::TrickKind trick = content::TrickKind::Steal;
    ActorRef other;  ///< the victim, the part of one that split, the place that was left; else the actor
    content::ItemId item;  ///< stolen or corroded; else invalid
    friend bool operator==(const TrickUsed&, const TrickUsed&) = default;
};

/// An actor began to burn.
struct CaughtFire {
    ActorRef actor;
    ActorRef doer;  ///< who caused the fire; its kind is invalid if nobody did
    friend bool operator==(const CaughtFire&, const CaughtFire&) = default;
};
/// An actor no longer burns.
struct FlamesDied {
    ActorRef actor;
    friend bool operator==(const FlamesDied&, const FlamesDied&) = default;
};
/// An actor lost hit points to matter.
struct MatterHurt {
    ActorRef victim;
    ActorRef attacker;         ///< who caused it; its kind is invalid if nobody did
    content::MatterId matter;  ///< invalid: flames
    std::int32_t damage = 0;
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
    content::TileId tile;
    core::Point at;
    bool seen = false;
    friend bool operator==(const GroundBurnt&, const GroundBurnt&) = default;
};
/// Gas exploded where the hero saw or heard it.
struct GasExploded {
    content::MatterId matter;
    core::Point at;          ///< the nearest cell in view; out of view, the nearest of all
    std::int32_t cells = 1;  ///< that it reached
    bool seen = false;
    friend bool operator==(const GasExploded&, const GasExploded&) = default;
};
/// A deed brought matter into a cell.
struct MatterBrought {
    ActorRef actor;  ///< its doer
    content::MatterId matter;
    core::Point at;
    bool seen = false;  ///< the hero saw that cell
    friend bool operator==(const MatterBrought&, const MatterBrought&) = default;
};
/// What was in an item that broke was lost, because nobody was there.
struct ItemSpilt {
    content::ItemId item;
    core::Point at;
    bool seen = false;
    friend bool operator==(const ItemSpilt&, const ItemSpilt&) = default;
};
/// A step onto slippery ground went on for a cell.
struct ActorSlid {
    ActorRef actor;
    core::Point from;
    friend bool operator==(const ActorSlid&, const ActorSlid&) = default;
};
/// Acid ate through a tile, such as a door of wood.
struct GroundEaten {
    content::TileId tile;
    core::Point at;
    bool seen = false;
    friend bool operator==(const GroundEaten&, const GroundEaten&) = default;
};
/// Frost or force broke a cover, such as a web.
struct CoverBroke {
    content::MatterId matter;
    core::Point at;
    bool seen = false;
    friend bool operator==(const CoverBroke&, const CoverBroke&) = default;
};
/// Frost or warmth made another liquid of one in the hero's view.
struct LiquidTurned {
    content::MatterId before;
    content::MatterId after;
    core::Point at;          ///< the nearest of those cells
    std::int32_t cells = 1;  ///< in view
    friend bool operator==(const LiquidTurned&, const LiquidTurned&) = default;
};
/// Acid took armour from something that an actor wears.
struct GearCorroded {
    ActorRef actor;
    content::ItemId item;
    content::MatterId matter;
    friend bool operator==(const GearCorroded&, const GearCorroded&) = default;
};
/// An actor lit its torch, or put it out.
struct TorchSwitched {
    ActorRef actor;
    bool lit = false;
    friend bool operator==(const TorchSwitched&, const TorchSwitched&) = default;
};
/// An actor lit a lamp, or put it out.
struct LampSwitched {
    ActorRef actor;
    content::TileId lamp;  ///< as it was before
    core::Point at;
    friend bool operator==(const LampSwitched&, const LampSwitched&) = default;
};
/// An actor held its torch to what burns in a cell.
struct FireSet {
    ActorRef actor;
    core::Point at;
    friend bool operator==(const FireSet&, const FireSet&) = default;
};
/// An actor rolled a prop away.
struct PropRolled {
    ActorRef actor;
    content::TileId prop;
    core::Point at;  ///< where the prop stood
    friend bool operator==(const PropRolled&, const PropRolled&) = default;
};
/// An actor fell into a chasm. All but the hero are lost.
struct ActorFell {
    ActorRef victim;
    content::MatterId matter;
    std::int32_t damage = 0;
    friend bool operator==(const ActorFell&, const ActorFell&) = default;
};

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
