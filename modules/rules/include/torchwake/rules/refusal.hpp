#pragma once

#include <torchwake/content/ids.hpp>
#include <torchwake/rules/described.hpp>

#include <array>
#include <cstdint>
#include <string_view>

namespace torchwake::rules {

/// The list of all reasons: name, id. Files hold the ids, so none may ever change; `words` has the sentences.
// clang-format off
#define TORCHWAKE_REFUSALS(REFUSAL) \
    REFUSAL(RunIsOver,          "run-is-over") \
    REFUSAL(WallInTheWay,       "wall") \
    REFUSAL(CornerInTheWay,     "corner")                 /**< a diagonal step past a wall */ \
    REFUSAL(EnemyBehindCorner,  "behind-corner")          /**< the same towards a visible enemy */ \
    REFUSAL(FriendInTheWay,     "friend") \
    REFUSAL(NothingToPickUp,    "nothing-here") \
    REFUSAL(PackFull,           "pack-full") \
    REFUSAL(NoSuchSlot,         "no-such-slot") \
    REFUSAL(SlotEmpty,          "slot-empty") \
    REFUSAL(ItemHasNoUse,       "no-use") \
    REFUSAL(CantBeEquipped,     "cant-equip")             /**< an item that can't be held or worn */ \
    REFUSAL(AlreadyEquipped,    "equipped")               /**< the item is held or worn */ \
    REFUSAL(NotEquipped,        "not-equipped")           /**< the item is neither held nor worn */ \
    REFUSAL(ItemLiesHere,       "no-space")               /**< a drop onto another item */ \
    REFUSAL(StairsHere,         "stairs-here")            /**< a drop onto stairs */ \
    REFUSAL(NoOpenDoorThere,    "no-open-door") \
    REFUSAL(DoorwayOccupied,    "doorway-occupied") \
    REFUSAL(NoStairsDownHere,   "no-stairs-down") \
    REFUSAL(NoStairsUpHere,     "no-stairs-up") \
    REFUSAL(NoLevelBelow,       "no-level-below")         /**< the stairs lead nowhere */ \
    REFUSAL(PrizeMissing,       "prize-missing")          /**< an exit from the dungeon without the prize */ \
    REFUSAL(ChoiceNeeded,       "choice-needed")          /**< a first descent needs an attribute to raise */ \
    REFUSAL(NoChoiceOwed,       "no-choice-owed") \
    REFUSAL(TargetNeeded,       "target-needed") \
    REFUSAL(TargetUnseen,       "target-unseen")          /**< the hero does not see the cell */ \
    REFUSAL(TargetTooFar,       "target-too-far") \
    REFUSAL(TargetIsSelf,       "target-is-self") \
    REFUSAL(SpellNotKnown,      "spell-unknown") \
    REFUSAL(SpellKnownAlready,  "spell-known")            /**< the reader knows the spell */ \
    REFUSAL(TooLittleMana,      "too-little-mana") \
    REFUSAL(NothingToShootWith, "nothing-to-shoot-with")  /**< no ranged weapon in the hand */ \
    REFUSAL(NoAmmunition,       "no-ammunition")          /**< nothing in the pack fits the ranged weapon */ \
    REFUSAL(NoOtherWeapon,      "no-other-weapon")        /**< no weapon held before is still in the pack */ \
    REFUSAL(NoVendorThere,      "no-vendor")              /**< no vendor stands there */ \
    REFUSAL(NotForSale,         "not-for-sale")           /**< no value, or the vendor lacks it */ \
    REFUSAL(TooPoor,            "too-poor")               /**< the purse holds less than the price */ \
    REFUSAL(VendorInTheWay,     "vendor")                 /**< nobody walks into one: `flow` opens the shop */ \
    REFUSAL(CursedStays,        "cursed")                 /**< a cursed item can't be taken off */ \
    REFUSAL(AnswerNeeded,       "answer-first")           /**< an effect waits for an answer */ \
    REFUSAL(NothingAsked,       "nothing-asked")          /**< no question waits for an answer */ \
    REFUSAL(NoAnswer,           "no-answer")              /**< the item does not answer the question */ \
    REFUSAL(FeatureInTheWay,    "feature")                /**< a prop stands there */ \
    REFUSAL(TrapInTheWay,       "trap")                   /**< a trap that the hero knows of */ \
    REFUSAL(NoTrapThere,        "no-trap")                /**< no armed trap that the hero knows of */ \
    REFUSAL(InTownAlready,      "in-town")                /**< a portal to the town, in the town */ \
    REFUSAL(PrizeHolds,         "prize-holds")            /**< no portal works with the prize */ \
    REFUSAL(NoSuchQuickSlot,    "no-such-quick-slot") \
    REFUSAL(NoneLeft,           "none-left")              /**< the quickbar names what the pack lacks */ \
    REFUSAL(SpellForgotten,     "spell-forgotten")        /**< the quickbar names a spell not known now */ \
    REFUSAL(SoldOut,            "sold-out")               /**< the vendor has no more of it */ \
    REFUSAL(TrickHasNoUse,      "no-trick")               /**< no such trick, or none that is of use now */ \
    REFUSAL(NoTorch,            "no-torch")               /**< the actor carries none */ \
    REFUSAL(TooDark,            "too-dark")               /**< too little light to read */ \
    REFUSAL(TorchIsOut,         "torch-is-out")           /**< the actor's torch would have to be lit */ \
    REFUSAL(NothingBurnsThere,  "nothing-burns")          /**< nothing in that cell can be lit */ \
    REFUSAL(NothingRollsThere,  "nothing-rolls")          /**< no prop in that cell can be rolled */ \
    REFUSAL(NoRoomToRoll,       "no-room-to-roll")        /**< the cell behind the prop is blocked */ \
    REFUSAL(TollTooHigh,        "toll-too-high")          /**< the purse holds less than a gate takes */
// clang-format on

/// Why a command can't be carried out; the list above tells the sense of each. A refusal costs no turn and
/// changes nothing.
enum class RefusalReason : std::uint8_t {
#define TORCHWAKE_ENUMERATOR(name, id) name,
    TORCHWAKE_REFUSALS(TORCHWAKE_ENUMERATOR)
#undef TORCHWAKE_ENUMERATOR
};

/// The ids of all reasons, in order.
inline constexpr std::array refusal_ids{
#define TORCHWAKE_ID(name, id) std::string_view(id),
    TORCHWAKE_REFUSALS(TORCHWAKE_ID)
#undef TORCHWAKE_ID
};

/// A reason, and the things that it is about, as far as it is about any.
struct Refusal {
    RefusalReason reason = RefusalReason::RunIsOver;  ///< why
    content::ItemId item;                             ///< the item concerned, if any
    content::SpellId spell{};                         ///< the spell concerned, if any
    content::TileId tile{};                           ///< the terrain in the way
    content::TrapId trap{};                           ///< the trap in the way
};
BOOST_DESCRIBE_STRUCT(Refusal, (), (reason, item, spell, tile, trap))

}  // namespace torchwake::rules
