#pragma once

#include <torchwake/content/equip_slot.hpp>
#include <torchwake/content/ids.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/rules/announcement.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/ids.hpp>
#include <torchwake/rules/quickbar.hpp>

#include <boost/mp11/algorithm.hpp>
#include <boost/mp11/list.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <variant>

namespace torchwake::rules {

/// Steps to a neighbouring cell.
struct StepPlan {
    core::Point to;  ///< beside the actor
};
/// Lets a turn pass, in which the actor recovers if it can.
struct WaitPlan {};
/// Opens a closed door.
struct OpenDoorPlan {
    core::Point door;  ///< its cell, beside the actor
};
/// Closes an open door.
struct CloseDoorPlan {
    core::Point door;  ///< its cell, beside the actor
};
/// Strikes another actor.
struct AttackPlan {
    EntityId victim;  ///< who is struck, in a cell beside the actor
};
/// Money goes into the purse; any other item onto a stack of like items or into a free slot.
struct PickUpPlan {
    EntityId item;           ///< in the actor's cell
    Slot slot;               ///< the slot that takes it; invalid: the purse
    std::int32_t count = 1;  ///< how many of the stack find room
};
/// Uses an item of the pack.
struct UseItemPlan {
    EntityId item;                      ///< the item, or the stack of which one is used
    Slot slot;                          ///< its slot
    std::optional<core::Point> target;  ///< of an aimed item
};
/// Lays items of the pack in the actor's cell.
struct DropItemPlan {
    EntityId item;           ///< the entity of the stack
    Slot slot;               ///< its slot
    std::int32_t count = 1;  ///< how many of the stack, from 1 to all
};
/// Holds or wears an item of the pack.
struct EquipPlan {
    EntityId item;                                         ///< the item, not in hand or worn yet
    content::EquipSlot where = content::EquipSlot::Melee;  ///< the place that it takes
    EntityId replaced;                                     ///< the item in that place now; invalid: none
};
/// Takes off what the actor holds or wears.
struct TakeOffPlan {
    EntityId item;  ///< held or worn now
};
/// A confused step; `apply` draws where it leads.
struct StumblePlan {};
/// Takes the stairs down.
struct DescendPlan {
    std::optional<Attribute> grow;  ///< the attribute to raise; nothing: the hero was there before
};
/// Takes the stairs up.
struct AscendPlan {};
/// The hero leaves the dungeon for good.
struct EscapePlan {};
/// Raises an attribute by an owed choice.
struct GrowPlan {
    Attribute attribute = Attribute::Strength;  ///< the one to raise
};
/// Lets a cheat take effect.
struct CheatPlan {
    CheatKind kind = CheatKind::Heal;  ///< the cheat that takes effect
};

/// Changes places with another actor.
struct SwapPlan {
    EntityId other;  ///< who makes room
};
/// Casts a spell that the actor knows.
struct CastPlan {
    content::SpellId spell;             ///< the spell; the caster has the mana for it
    std::optional<core::Point> target;  ///< of an aimed spell
};

/// Announces a spell that the actor knows.
struct AnnouncePlan {
    content::SpellId spell;  ///< the spell; the actor has the mana for it
    core::Point target;      ///< the cell at which the actor will cast it
};
/// Casts the spell that the actor has announced. No command asks for it.
struct CastAnnouncedPlan {};

/// Shoots or throws one item.
struct ShotPlan {
    EntityId item;           ///< the entity of the missile or its stack
    Slot slot;               ///< its slot
    content::ItemId weapon;  ///< the weapon that shoots it; invalid: it is thrown
    core::Point target;      ///< the cell aimed at
};

/// Buys one item from a vendor.
struct BuyPlan {
    EntityId vendor;                     ///< beside the buyer
    content::ItemId item;                ///< the kind bought
    Slot slot;                           ///< a free one, or one with a stack of that kind
    core::Coins price;                   ///< in pieces of copper; the buyer has them
    std::optional<std::size_t> place{};  ///< in the vendor's stock; nothing: sold without end
};
/// Sells one item to a vendor.
struct SellPlan {
    content::MonsterId vendor;  ///< its kind
    EntityId item;              ///< the entity of the item or its stack
    Slot slot;                  ///< its slot
    core::Coins price;          ///< in pieces of copper
};

/// Answers the question of an effect.
struct AnswerPlan {
    EntityId item;  ///< the answer; invalid: the question is given up
};

/// Takes one of the gifts of the run.
struct TakeGiftPlan {
    content::GiftId gift;  ///< one of those that the run offers
};

/// Pulls at what holds the actor, in place of a step.
struct StrugglePlan {};
/// Tries to disarm a trap that the actor knows of.
struct DisarmPlan {
    core::Point trap;  ///< its cell, beside the actor
};
/// Opens the container in that cell.
struct OpenPropPlan {
    core::Point prop;  ///< its cell, beside the actor
};
/// Goes back through the town portal.
struct ReturnPlan {};
/// Arrives after the hero over the stair that the hero took. No command asks for it (level/pursuit.hpp).
struct FollowPlan {
    bool down = true;  ///< false: up
};

/// Changes a place of the quickbar.
struct QuickSlotPlan {
    std::int32_t place = 1;  ///< 1 to quick_slots
    QuickSlot content;       ///< what it then holds
};

/// Passes through walls to that cell.
struct PhasePlan {
    core::Point to;  ///< a free cell within the range of the trick
};
/// Calls others into free cells around the actor.
struct SummonPlan {
    content::MonsterId kind;  ///< of those who come
    std::int32_t count = 1;   ///< how many come
    std::int32_t cost = 0;    ///< mana
};
/// Makes floor of that rock.
struct BurrowPlan {
    core::Point rock;  ///< its cell, beside the actor
};
/// Sends friends within that distance to the enemy.
struct CallPlan {
    std::int32_t range = 0;  ///< in cells
};

/// Puts the actor's own torch out.
struct PutOutTorchPlan {};
/// Lights the actor's own torch.
struct LightTorchPlan {};
/// Puts out the lamp in that cell, or lights it.
struct SwitchLampPlan {
    core::Point lamp;  ///< its cell, beside the actor
};

/// Holds the torch to that cell.
struct SetFirePlan {
    core::Point at;  ///< beside the actor
};

/// Rolls the prop in that cell towards another, as an item that flies and breaks.
struct RollPlan {
    core::Point prop;      ///< its cell, beside the actor
    content::ItemId item;  ///< the kind as which it flies
    core::Point target;    ///< the cell towards which it rolls
};

/// One of the outcomes of `check`. A Walk, for example, becomes a step, an opened door or an attack.
using PlannedAction =
    std::variant<StepPlan, WaitPlan, OpenDoorPlan, CloseDoorPlan, AttackPlan, PickUpPlan, UseItemPlan,
                 DropItemPlan, EquipPlan, TakeOffPlan, StumblePlan, DescendPlan, AscendPlan, EscapePlan,
                 GrowPlan, CheatPlan, SwapPlan, CastPlan, ShotPlan, BuyPlan, SellPlan, AnswerPlan,
                 StrugglePlan, DisarmPlan, OpenPropPlan, ReturnPlan, FollowPlan, QuickSlotPlan, TakeGiftPlan,
                 PhasePlan, SummonPlan, BurrowPlan, CallPlan, PutOutTorchPlan, LightTorchPlan, SwitchLampPlan,
                 SetFirePlan, RollPlan, AnnouncePlan, CastAnnouncedPlan>;

namespace detail {

template <class Plan>
inline constexpr bool plan_takes_time =
    !boost::mp11::mp_contains<boost::mp11::mp_list<GrowPlan, CheatPlan, BuyPlan, SellPlan, AnswerPlan,
                                                   QuickSlotPlan, TakeGiftPlan, PutOutTorchPlan>,
                              Plan>::value;
template <class Plan>
inline constexpr std::int32_t turns_of_plan = std::is_same_v<Plan, LightTorchPlan> ? 2
                                              : std::is_same_v<Plan, AnnouncePlan> ? turns_of_announcement
                                              : plan_takes_time<Plan>              ? 1
                                                                                   : 0;

template <class Action>
inline constexpr std::array<std::int32_t, 0> turns_of_plans{};
template <class... Plans>
inline constexpr std::array turns_of_plans<std::variant<Plans...>>{turns_of_plan<Plans>...};

}  // namespace detail

/// The turns that it takes; 0: the others do not act after it.
[[nodiscard]] constexpr std::int32_t turns_of(const PlannedAction& action) {
    return detail::turns_of_plans<PlannedAction>.at(action.index());
}
/// True if the others act after it.
[[nodiscard]] constexpr bool takes_time(const PlannedAction& action) {
    return turns_of(action) > 0;
}

/// A checked command. It is valid for the state of the world on which it was checked.
struct Plan {
    EntityId actor;        ///< who carries it out
    PlannedAction action;  ///< what it does
};

}  // namespace torchwake::rules
