#pragma once

#include <torchwake/content/equip_slot.hpp>
#include <torchwake/content/ids.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/rules/attribute.hpp>
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

// The outcomes of `check`. A Walk, for example, becomes a step, an opened door or an attack.

struct StepPlan {
    core::Point to;
};
struct WaitPlan {};
struct OpenDoorPlan {
    core::Point door;
};
struct CloseDoorPlan {
    core::Point door;
};
struct AttackPlan {
    EntityId victim;
};
/// Money goes into the purse; any other item onto a stack of like items or into a free slot.
struct PickUpPlan {
    EntityId item;
    Slot slot;  ///< invalid: the purse
    std::int32_t count = 1;
};
struct UseItemPlan {
    EntityId item;
    Slot slot;
    std::optional<core::Point> target;  ///< of an aimed item
};
struct DropItemPlan {
    EntityId item;
    Slot slot;
    std::int32_t count = 1;
};
struct EquipPlan {
    EntityId item;
    content::EquipSlot where = content::EquipSlot::Melee;
    EntityId replaced;  ///< the item in that place now; invalid: none
};
struct TakeOffPlan {
    EntityId item;
};
/// A confused step; `apply` draws where it leads.
struct StumblePlan {};
struct DescendPlan {
    std::optional<Attribute> grow;  ///< on the first descent to a level
};
struct AscendPlan {};
/// The hero leaves the dungeon with the prize.
struct EscapePlan {};
struct GrowPlan {
    Attribute attribute = Attribute::Strength;
};
struct CheatPlan {
    CheatKind kind = CheatKind::Heal;
};

/// Changes places with another actor.
struct SwapPlan {
    EntityId other;
};
struct CastPlan {
    content::SpellId spell;
    std::optional<core::Point> target;  ///< of an aimed spell
};

/// Shoots or throws one item.
struct ShotPlan {
    EntityId item;
    Slot slot;
    content::ItemId weapon;  ///< the weapon that shoots it; invalid: it is thrown
    core::Point target;
};

struct BuyPlan {
    EntityId vendor;
    content::ItemId item;
    Slot slot;  ///< a free one, or one with a stack of that kind
    core::Coins price;
    std::optional<std::size_t> place{};  ///< in the vendor's stock; nothing: sold without end
};
struct SellPlan {
    content::MonsterId vendor;  ///< its kind
    EntityId item;
    Slot slot;
    core::Coins price;
};

struct AnswerPlan {
    EntityId item;  ///< invalid: the question is given up
};

struct TakeGiftPlan {
    content::GiftId gift;
};

/// Pulls at what holds the actor, in place of a step.
struct StrugglePlan {};
struct DisarmPlan {
    core::Point trap;
};
/// Opens the container in that cell.
struct OpenPropPlan {
    core::Point prop;
};
/// Goes back through the town portal.
struct ReturnPlan {};
/// Arrives after the hero over the stair that the hero took. No command asks for it (level/pursuit.hpp).
struct FollowPlan {
    bool down = true;  ///< false: up
};

struct QuickSlotPlan {
    std::int32_t place = 1;
    QuickSlot content;
};

/// Passes through walls to that cell.
struct PhasePlan {
    core::Point to;
};
struct SummonPlan {
    content::MonsterId kind;
    std::int32_t count = 1;
    std::int32_t cost = 0;  ///< mana
};
/// Makes floor of that rock.
struct BurrowPlan {
    core::Point rock;
};
/// Sends friends within that distance to the enemy.
struct CallPlan {
    std::int32_t range = 0;
};

struct PutOutTorchPlan {};
struct LightTorchPlan {};
/// Puts out the lamp in that cell, or lights it.
struct SwitchLampPlan {
    core::Point lamp;
};

/// Holds the torch to that cell.
struct SetFirePlan {
    core::Point at;
};

/// Rolls the prop in that cell towards another, as an item that flies and breaks.
struct RollPlan {
    core::Point prop;
    content::ItemId item;
    core::Point target;
};

using PlannedAction =
    std::variant<StepPlan, WaitPlan, OpenDoorPlan, CloseDoorPlan, AttackPlan, PickUpPlan, UseItemPlan,
                 DropItemPlan, EquipPlan, TakeOffPlan, StumblePlan, DescendPlan, AscendPlan, EscapePlan,
                 GrowPlan, CheatPlan, SwapPlan, CastPlan, ShotPlan, BuyPlan, SellPlan, AnswerPlan,
                 StrugglePlan, DisarmPlan, OpenPropPlan, ReturnPlan, FollowPlan, QuickSlotPlan, TakeGiftPlan,
                 PhasePlan, SummonPlan, BurrowPlan, CallPlan, PutOutTorchPlan, LightTorchPlan, SwitchLampPlan,
                 SetFirePlan, RollPlan>;

namespace detail {

template <class Plan>
inline constexpr bool plan_takes_time =
    !boost::mp11::mp_contains<boost::mp11::mp_list<GrowPlan, CheatPlan, BuyPlan, SellPlan, AnswerPlan,
                                                   QuickSlotPlan, TakeGiftPlan, PutOutTorchPlan>,
                              Plan>::value;
template <class Plan>
inline constexpr std::int32_t turns_of_plan = std::is_same_v<Plan, LightTorchPlan> ? 2
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
[[nodiscard]] constexpr bool takes_time(const PlannedAction& action) {
    return turns_of(action) > 0;
}

/// A checked command. It is valid for the state of the world on which it was checked.
struct Plan {
    EntityId actor;
    PlannedAction action;
};

}  // namespace torchwake::rules
