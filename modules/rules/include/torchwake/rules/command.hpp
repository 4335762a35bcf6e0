#pragma once

// What an actor may be told to do. Commands are imperative values: they can be checked, recorded, sent and
// replayed.

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

/// Steps one cell; into a closed door: opens it; into an enemy: attacks it; the hero into
/// anyone else who is no fixture: changes places; into what may hold something: looks into it.
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
/// Uses the item in a slot, one that is aimed on a cell.
struct UseItem {
    Slot slot;
    std::optional<core::Point> target{};
    friend bool operator==(const UseItem&, const UseItem&) = default;
};
/// Lays the item of a slot on the floor, held or worn ones too; of a stack so many.
struct DropItem {
    Slot slot;
    std::int32_t count = 0;  ///< 0: all
    friend bool operator==(const DropItem&, const DropItem&) = default;
};
/// Closes the open door in that direction.
struct CloseDoor {
    core::Direction direction = core::Direction::North;
    friend bool operator==(const CloseDoor&, const CloseDoor&) = default;
};
/// Goes down the stairs underfoot, or through a portal. To a depth not seen before it takes a choice of what
/// to grow in; to any other a choice is refused.
struct Descend {
    std::optional<Attribute> grow{};
    friend bool operator==(const Descend&, const Descend&) = default;
};
/// Goes up the stairs underfoot; from the first level, with the prize, out of the dungeon.
struct Ascend {
    friend bool operator==(const Ascend&, const Ascend&) = default;
};
/// Grows by an owed choice. Takes no time.
struct Grow {
    Attribute attribute = Attribute::Strength;
    friend bool operator==(const Grow&, const Grow&) = default;
};

/// What a run may be bent to; it is never scored afterwards.
BOOST_DEFINE_FIXED_ENUM_CLASS(
    CheatKind, std::uint8_t, Heal, Reveal, NextLevel, Undying,
    Omniscient,  ///< the player is shown every cell; changes nothing that the hero knows
    Practice)    ///< nothing but that

/// Takes no time.
struct Cheat {
    CheatKind kind = CheatKind::Heal;
    friend bool operator==(const Cheat&, const Cheat&) = default;
};

/// Takes the item of a slot in hand, or puts it on; what was there goes back into its own slot.
struct Equip {
    Slot slot;
    friend bool operator==(const Equip&, const Equip&) = default;
};
/// Takes off the item of a slot.
struct TakeOff {
    Slot slot;
    friend bool operator==(const TakeOff&, const TakeOff&) = default;
};

/// Casts the spell in a place of its spellbook, one that is aimed at a cell.
struct Cast {
    Slot place;
    std::optional<core::Point> target{};
    friend bool operator==(const Cast&, const Cast&) = default;
};

/// Throws one of a slot's, a held or worn one too, at a cell.
struct Throw {
    Slot slot;
    std::optional<core::Point> target{};
    friend bool operator==(const Throw&, const Throw&) = default;
};
/// Shoots the first of the pack's ammunition that fits what is held, at a cell.
struct Fire {
    std::optional<core::Point> target{};
    friend bool operator==(const Fire&, const Fire&) = default;
};
/// Takes in hand again what was held before, and puts away what is held now.
struct SwapWeapons {
    friend bool operator==(const SwapWeapons&, const SwapWeapons&) = default;
};

/// Buys one of a kind of item from a vendor beside. Takes no time.
struct Buy {
    EntityId vendor;
    content::ItemId item;
    friend bool operator==(const Buy&, const Buy&) = default;
};
/// Sells the item of a slot, or one of a stack, to a vendor beside. Takes no time.
struct Sell {
    EntityId vendor;
    Slot slot;
    friend bool operator==(const Sell&, const Sell&) = default;
};

/// Answers what an effect asks: the item of a slot, or none, which gives the question up. Takes no time.
struct AnswerChoice {
    std::optional<Slot> slot{};
    friend bool operator==(const AnswerChoice&, const AnswerChoice&) = default;
};

/// Tries to put the trap beside out of action that the hero knows of.
struct Disarm {
    core::Direction direction = core::Direction::North;
    friend bool operator==(const Disarm&, const Disarm&) = default;
};

using Command = std::variant<Walk, Wait, PickUp, UseItem, DropItem, CloseDoor, Descend, Ascend, Grow, Cheat,
                             Equip, TakeOff, Cast, Throw, Fire, SwapWeapons, Buy, Sell, AnswerChoice, Disarm>;

}  // namespace torchwake::rules
