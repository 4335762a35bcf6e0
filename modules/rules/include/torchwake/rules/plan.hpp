#pragma once

#include <torchwake/content/equip_slot.hpp>
#include <torchwake/content/ids.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/rules/attribute.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/ids.hpp>

#include <optional>
#include <variant>

namespace torchwake::rules {

// What `check` found a command to come to. A Walk, say, is a step, an opened door or an attack.

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
/// Money goes into the purse; anything else into a free slot, or onto the like ones in it.
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
    EntityId replaced;  ///< what is there now; invalid: nothing
};
struct TakeOffPlan {
    EntityId item;
};
/// A confused step, wherever it goes.
struct StumblePlan {};
struct DescendPlan {
    std::optional<Attribute> grow;  ///< on the first way down to a level
};
struct AscendPlan {};
/// Out of the dungeon, with the prize.
struct EscapePlan {};
struct GrowPlan {
    Attribute attribute = Attribute::Strength;
};
struct CheatPlan {
    CheatKind kind = CheatKind::Heal;
};

/// Changes places with someone.
struct SwapPlan {
    EntityId other;
};
struct CastPlan {
    content::SpellId spell;
    std::optional<core::Point> target;  ///< of an aimed spell
};

/// One of the actor's flies.
struct ShotPlan {
    EntityId item;
    Slot slot;
    content::ItemId weapon;  ///< what shoots it; invalid: it is thrown
    core::Point target;
};

struct BuyPlan {
    content::MonsterId vendor;  ///< its kind
    content::ItemId item;
    Slot slot;  ///< a free one, or one with like ones
    core::Coins price;
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

/// Pulls at what holds it, in place of a step.
struct StrugglePlan {};
struct DisarmPlan {
    core::Point trap;
};
/// Looks into what stands there.
struct OpenPropPlan {
    core::Point prop;
};
/// Back through the town portal.
struct ReturnPlan {};

using Deed = std::variant<StepPlan, WaitPlan, OpenDoorPlan, CloseDoorPlan, AttackPlan, PickUpPlan,
                          UseItemPlan, DropItemPlan, EquipPlan, TakeOffPlan, StumblePlan, DescendPlan,
                          AscendPlan, EscapePlan, GrowPlan, CheatPlan, SwapPlan, CastPlan, ShotPlan, BuyPlan,
                          SellPlan, AnswerPlan, StrugglePlan, DisarmPlan, OpenPropPlan, ReturnPlan>;

/// Whether others act after it.
[[nodiscard]] constexpr bool takes_time(const Deed& deed) {
    return !std::holds_alternative<GrowPlan>(deed) && !std::holds_alternative<CheatPlan>(deed) &&
           !std::holds_alternative<BuyPlan>(deed) && !std::holds_alternative<SellPlan>(deed) &&
           !std::holds_alternative<AnswerPlan>(deed);
}

/// A checked command: who does what. It holds for the state of the world that it was checked on.
struct Plan {
    EntityId actor;
    Deed deed;
};

}  // namespace torchwake::rules
