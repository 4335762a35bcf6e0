#pragma once

#include <torchwake/content/ids.hpp>

#include <cstdint>

namespace torchwake::rules {

/// Why a command can't be carried out. A refusal costs no turn and changes nothing; `view` has the words.
enum class RefusalReason : std::uint8_t {
    RunIsOver,
    WallInTheWay,
    CornerInTheWay,     ///< a diagonal step past a wall
    EnemyBehindCorner,  ///< the same towards a visible enemy
    FriendInTheWay,
    NothingToPickUp,
    PackFull,
    NoSuchSlot,
    SlotEmpty,
    ItemHasNoUse,
    CantBeEquipped,   ///< an item that can't be held or worn
    AlreadyEquipped,  ///< the item is held or worn
    NotEquipped,      ///< the item is neither held nor worn
    ItemLiesHere,     ///< a drop onto another item
    StairsHere,       ///< a drop onto stairs
    NoOpenDoorThere,
    DoorwayOccupied,
    NoStairsDownHere,
    NoStairsUpHere,
    NoLevelBelow,  ///< the stairs lead nowhere
    PrizeMissing,  ///< an exit from the dungeon without the prize
    ChoiceNeeded,  ///< the first descent to a level needs an attribute to raise
    NoChoiceOwed,
    TargetNeeded,
    TargetUnseen,  ///< the hero does not see the cell
    TargetTooFar,
    TargetIsSelf,
    SpellNotKnown,
    SpellKnownAlready,  ///< the reader knows the spell
    TooLittleMana,
    NothingToShootWith,  ///< no ranged weapon in the hand
    NoAmmunition,        ///< nothing in the pack fits the ranged weapon
    NoOtherWeapon,       ///< no weapon held before is still in the pack
    NoVendorThere,       ///< no vendor stands there
    NotForSale,          ///< it has no value, or this vendor does not have it
    TooPoor,             ///< the purse holds less than the price
    VendorInTheWay,      ///< a vendor is not walked into: `flow` opens the shop
    CursedStays,         ///< a cursed item can't be taken off
    AnswerNeeded,        ///< an effect waits for the answer to its question
    NothingAsked,        ///< no question waits for an answer
    NoAnswer,            ///< the item does not answer the question
    FeatureInTheWay,     ///< a prop stands there
    TrapInTheWay,        ///< a trap that the hero knows of
    NoTrapThere,         ///< no armed trap that the hero knows of
    InTownAlready,       ///< a portal to the town was asked for in the town
    PrizeHolds,          ///< no portal works with the prize: it must be carried up
};

struct Refusal {
    RefusalReason reason = RefusalReason::RunIsOver;
    content::ItemId item;      ///< the item concerned, if any
    content::SpellId spell{};  ///< the spell concerned, if any
    content::TileId tile{};    ///< the terrain in the way
    content::TrapId trap{};    ///< the trap in the way

    friend bool operator==(const Refusal&, const Refusal&) = default;
};

}  // namespace torchwake::rules
