#pragma once

// What an actor may be told to do. Commands are imperative values: they can be checked, recorded, sent and
// replayed.

#include <torchwake/core/direction.hpp>
#include <torchwake/rules/ids.hpp>

#include <variant>

namespace torchwake::rules {

/// Steps one cell; into a closed door: opens it; into an enemy: attacks it.
struct Walk {
    core::Direction direction = core::Direction::North;
    friend bool operator==(const Walk&, const Walk&) = default;
};
/// Lets a turn pass.
struct Wait {
    friend bool operator==(const Wait&, const Wait&) = default;
};
/// Takes the item underfoot.
struct PickUp {
    friend bool operator==(const PickUp&, const PickUp&) = default;
};
/// Uses the item in a slot.
struct UseItem {
    Slot slot;
    friend bool operator==(const UseItem&, const UseItem&) = default;
};
/// Lays the item of a slot on the floor.
struct DropItem {
    Slot slot;
    friend bool operator==(const DropItem&, const DropItem&) = default;
};
/// Closes the open door in that direction.
struct CloseDoor {
    core::Direction direction = core::Direction::North;
    friend bool operator==(const CloseDoor&, const CloseDoor&) = default;
};
/// Goes down the stairs underfoot.
struct Descend {
    friend bool operator==(const Descend&, const Descend&) = default;
};
/// Goes up the stairs underfoot.
struct Ascend {
    friend bool operator==(const Ascend&, const Ascend&) = default;
};

using Command = std::variant<Walk, Wait, PickUp, UseItem, DropItem, CloseDoor, Descend, Ascend>;

}  // namespace torchwake::rules
