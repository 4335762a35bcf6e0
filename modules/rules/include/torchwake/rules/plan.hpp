#pragma once

#include <torchwake/core/point.hpp>
#include <torchwake/rules/ids.hpp>

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
struct PickUpPlan {
    EntityId item;
    Slot slot;
};
struct UseItemPlan {
    EntityId item;
    Slot slot;
};
struct DropItemPlan {
    EntityId item;
    Slot slot;
};

using Deed = std::variant<StepPlan, WaitPlan, OpenDoorPlan, CloseDoorPlan, AttackPlan, PickUpPlan,
                          UseItemPlan, DropItemPlan>;

/// A checked command: who does what. It holds for the state of the world that it was checked on.
struct Plan {
    EntityId actor;
    Deed deed;
};

}  // namespace torchwake::rules
