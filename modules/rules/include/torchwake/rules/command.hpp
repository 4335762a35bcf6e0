#pragma once

// The commands of an actor. A command is an imperative value: it can be checked, recorded, sent and replayed.

#include <torchwake/content/ids.hpp>
#include <torchwake/core/direction.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/rules/attribute.hpp>
#include <torchwake/rules/ids.hpp>

#include <boost/describe/enum.hpp>

#include <cstdint>
#include <optional>
#include <variant>

namespace torchwake::rules {

/// Steps one cell. A closed door is opened instead, an enemy attacked, a container searched. The hero changes
/// places with any other actor that is not a fixture.
struct Walk {
    core::Direction direction = core::Direction::North;
    friend bool operator==(const Walk&, const Walk&) = default;
};
/// Lets a turn pass.
struct Wait {
    friend bool operator==(const Wait&, const Wait&) = default;
};
/// Takes the item in the actor's own cell.
struct PickUp {
    friend bool operator==(const PickUp&, const PickUp&) = default;
};
/// Uses the item in a slot; an aimed item needs a target.
struct UseItem {
    Slot slot;
    std::optional<core::Point> target{};
    friend bool operator==(const UseItem&, const UseItem&) = default;
};
/// Lays the item of a slot on the floor, even one that is held or worn.
struct DropItem {
    Slot slot;
    std::int32_t count = 0;  ///< of a stack; 0: all
    friend bool operator==(const DropItem&, const DropItem&) = default;
};
/// Closes the open door in that direction.
struct CloseDoor {
    core::Direction direction = core::Direction::North;
    friend bool operator==(const CloseDoor&, const CloseDoor&) = default;
};
/// Goes down the stairs in the hero's cell, or through a portal. The first descent to a depth needs an
/// attribute to raise; any other refuses one.
struct Descend {
    std::optional<Attribute> grow{};
    friend bool operator==(const Descend&, const Descend&) = default;
};
/// Goes up the stairs in the hero's cell; from the first level, with the prize, out of the dungeon.
struct Ascend {
    friend bool operator==(const Ascend&, const Ascend&) = default;
};
/// Raises an attribute by an owed choice. Takes no time.
struct Grow {
    Attribute attribute = Attribute::Strength;
    friend bool operator==(const Grow&, const Grow&) = default;
};

/// The cheats. A run in which one was used is never scored.
BOOST_DEFINE_FIXED_ENUM_CLASS(CheatKind, std::uint8_t, Heal, Reveal, NextLevel, Undying,
                              Omniscient,  ///< shows the player every cell; the hero learns nothing
                              Practice)    ///< only marks the run as never scored

/// Uses a cheat. Takes no time.
struct Cheat {
    CheatKind kind = CheatKind::Heal;
    friend bool operator==(const Cheat&, const Cheat&) = default;
};

/// Holds or wears the item of a slot; the item that it replaces returns to its own slot.
struct Equip {
    Slot slot;
    friend bool operator==(const Equip&, const Equip&) = default;
};
/// Takes off the item of a slot.
struct TakeOff {
    Slot slot;
    friend bool operator==(const TakeOff&, const TakeOff&) = default;
};

/// Casts the spell in a place of the spellbook; an aimed spell needs a target.
struct Cast {
    Slot place;
    std::optional<core::Point> target{};
    friend bool operator==(const Cast&, const Cast&) = default;
};

/// Throws one item of a slot at a cell, even one that is held or worn.
struct Throw {
    Slot slot;
    std::optional<core::Point> target{};
    friend bool operator==(const Throw&, const Throw&) = default;
};
/// Shoots the first ammunition of the pack that fits the ranged weapon, at a cell.
struct Fire {
    std::optional<core::Point> target{};
    friend bool operator==(const Fire&, const Fire&) = default;
};
/// Holds the previous weapon again, and puts the present one away.
struct SwapWeapons {
    friend bool operator==(const SwapWeapons&, const SwapWeapons&) = default;
};

/// Buys one item of a kind from an adjacent vendor. Takes no time.
struct Buy {
    EntityId vendor;
    content::ItemId item;
    friend bool operator==(const Buy&, const Buy&) = default;
};
/// Sells the item of a slot, or one of its stack, to an adjacent vendor. Takes no time.
struct Sell {
    EntityId vendor;
    Slot slot;
    friend bool operator==(const Sell&, const Sell&) = default;
};

/// Answers the question of an effect with the item of a slot; no slot gives the question up. Takes no time.
struct AnswerChoice {
    std::optional<Slot> slot{};
    friend bool operator==(const AnswerChoice&, const AnswerChoice&) = default;
};

/// Tries to disarm the adjacent trap in that direction, which the hero must know of.
struct Disarm {
    core::Direction direction = core::Direction::North;
    friend bool operator==(const Disarm&, const Disarm&) = default;
};

using Command = std::variant<Walk, Wait, PickUp, UseItem, DropItem, CloseDoor, Descend, Ascend, Grow, Cheat,
                             Equip, TakeOff, Cast, Throw, Fire, SwapWeapons, Buy, Sell, AnswerChoice, Disarm>;

}  // namespace torchwake::rules
