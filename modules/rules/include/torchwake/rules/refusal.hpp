#pragma once

#include <torchwake/content/ids.hpp>

#include <cstdint>

namespace torchwake::rules {

/// Why a command can't be done. It costs no turn and changes nothing; `view` has the words.
enum class RefusalReason : std::uint8_t {
    RunIsOver,
    WallInTheWay,
    CornerInTheWay,     ///< a diagonal step past a wall
    EnemyBehindCorner,  ///< the same towards an enemy that is seen
    FriendInTheWay,
    NothingToPickUp,
    PackFull,
    NoSuchSlot,
    SlotEmpty,
    ItemHasNoUse,
    CantBeEquipped,   ///< nothing to hold or wear
    AlreadyEquipped,  ///< it is held or worn
    NotEquipped,      ///< it is neither held nor worn
    ItemLiesHere,     ///< a drop onto another item
    StairsHere,       ///< a drop onto stairs
    NoOpenDoorThere,
    DoorwayOccupied,
    NoStairsDownHere,
    NoStairsUpHere,
    NoLevelBelow,  ///< the stairs lead nowhere
    PrizeMissing,  ///< out of the dungeon without what was to be fetched
    ChoiceNeeded,  ///< the first way down to a level takes a choice of what to grow in
    NoChoiceOwed,
    TargetNeeded,
    TargetUnseen,  ///< a cell that the hero does not see
    TargetTooFar,
    TargetIsSelf,
    SpellNotKnown,
    SpellKnownAlready,  ///< by who would learn it
    TooLittleMana,
    NothingToShootWith,  ///< nothing in the hand shoots
    NoAmmunition,        ///< nothing in the pack fits what is held
    NoOtherWeapon,       ///< nothing was held before that is still in the pack
    NoVendorThere,       ///< nobody who trades stands beside
    NotForSale,          ///< of no value, or nothing that this vendor has
    TooPoor,             ///< the purse holds less than the price
    VendorInTheWay,      ///< who trades is not walked into: `flow` opens the shop
    CursedStays,         ///< what is cursed does not come off
    AnswerNeeded,        ///< an effect has asked something
    NothingAsked,        ///< there is no question to answer
    NoAnswer,            ///< that item is none that was asked for
    FeatureInTheWay,     ///< something stands there
    TrapInTheWay,        ///< one that the hero knows of
    NoTrapThere,         ///< none that the hero knows of, and that is armed
    InTownAlready,       ///< a way to the town is asked for there
    PrizeHolds,          ///< the same with the prize: it must be carried up
};

struct Refusal {
    RefusalReason reason = RefusalReason::RunIsOver;
    content::ItemId item;      ///< the item it is about; invalid where it is about none
    content::SpellId spell{};  ///< the same for a spell
    content::TileId tile{};    ///< what stands in the way
    content::TrapId trap{};    ///< the trap that lies in it

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

}  // namespace torchwake::rules
