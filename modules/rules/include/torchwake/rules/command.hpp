#pragma once

// The commands of an actor. A command is an imperative value: it can be checked, recorded, sent and replayed.
// Journals hold the ids and the names of the members: none may ever change.

#include <torchwake/content/attributes.hpp>
#include <torchwake/content/ids.hpp>
#include <torchwake/core/direction.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/rules/described.hpp>
#include <torchwake/rules/ids.hpp>

#include <boost/describe/enum.hpp>

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

namespace torchwake::rules {

/// The attributes of an actor: a hero can raise one, and a weapon names the one behind its blows.
using content::Attribute;
using content::attribute_of;

/// Steps one cell. A closed door is opened instead, an enemy attacked, a container searched. The hero changes
/// places with any other actor that is not a fixture.
struct Walk {
    static constexpr std::string_view id = "walk";       ///< the command's name in journals
    core::Direction direction = core::Direction::North;  ///< of the neighbouring cell
};
BOOST_DESCRIBE_STRUCT(Walk, (), (direction))
/// Lets a turn pass.
struct Wait {
    static constexpr std::string_view id = "wait";  ///< the command's name in journals
};
BOOST_DESCRIBE_STRUCT(Wait, (), ())
/// Takes the item in the actor's own cell.
struct PickUp {
    static constexpr std::string_view id = "pick_up";  ///< the command's name in journals
};
BOOST_DESCRIBE_STRUCT(PickUp, (), ())
/// Uses the item in a slot; an aimed item needs a target.
struct UseItem {
    static constexpr std::string_view id = "use";  ///< the command's name in journals
    Slot slot;                                     ///< of the item
    std::optional<core::Point> target{};           ///< the cell aimed at; nothing: not aimed
};
BOOST_DESCRIBE_STRUCT(UseItem, (), (slot, target))
/// Lays the item of a slot on the floor, even one that is held or worn.
struct DropItem {
    static constexpr std::string_view id = "drop";  ///< the command's name in journals
    Slot slot;                                      ///< of the item
    std::int32_t count = 0;                         ///< of a stack; 0: all
};
BOOST_DESCRIBE_STRUCT(DropItem, (), (slot, count))
/// Closes the open door in that direction.
struct CloseDoor {
    static constexpr std::string_view id = "close_door";  ///< the command's name in journals
    core::Direction direction = core::Direction::North;   ///< of the door
};
BOOST_DESCRIBE_STRUCT(CloseDoor, (), (direction))
/// Goes down the stairs in the hero's cell, or through a portal. The first descent to a depth needs an
/// attribute to raise; any other refuses one.
struct Descend {
    static constexpr std::string_view id = "descend";  ///< the command's name in journals
    std::optional<Attribute> grow{};                   ///< the attribute to raise; nothing: none
};
BOOST_DESCRIBE_STRUCT(Descend, (), (grow))
/// Goes up the stairs in the hero's cell; from the first level, with the prize, out of the dungeon.
struct Ascend {
    static constexpr std::string_view id = "ascend";  ///< the command's name in journals
};
BOOST_DESCRIBE_STRUCT(Ascend, (), ())
/// Raises an attribute by an owed choice. Takes no time.
struct Grow {
    static constexpr std::string_view id = "grow";  ///< the command's name in journals
    Attribute attribute = Attribute::Strength;      ///< the one to raise by a point
};
BOOST_DESCRIBE_STRUCT(Grow, (), (attribute))

/// The cheats. A run in which one was used is never scored.
BOOST_DEFINE_FIXED_ENUM_CLASS(CheatKind, std::uint8_t,
                              Heal,        ///< restores hit points and mana
                              Reveal,      ///< shows the hero the terrain of the level
                              NextLevel,   ///< takes the hero a level down
                              Undying,     ///< keeps the hero's last hit point from now on
                              Omniscient,  ///< shows the player every cell; the hero learns nothing
                              Practice)    ///< only marks the run as never scored

/// Uses a cheat. Takes no time.
struct Cheat {
    static constexpr std::string_view id = "cheat";  ///< the command's name in journals
    CheatKind kind = CheatKind::Heal;                ///< the cheat that takes effect
};
BOOST_DESCRIBE_STRUCT(Cheat, (), (kind))

/// Holds or wears the item of a slot; the item that it replaces returns to its own slot.
struct Equip {
    static constexpr std::string_view id = "equip";  ///< the command's name in journals
    Slot slot;                                       ///< of the item
};
BOOST_DESCRIBE_STRUCT(Equip, (), (slot))
/// Takes off the item of a slot.
struct TakeOff {
    static constexpr std::string_view id = "take_off";  ///< the command's name in journals
    Slot slot;                                          ///< of the item
};
BOOST_DESCRIBE_STRUCT(TakeOff, (), (slot))

/// Casts the spell in a place of the spellbook; an aimed spell needs a target.
struct Cast {
    static constexpr std::string_view id = "cast";  ///< the command's name in journals
    Slot place;                                     ///< in the spellbook, from 0
    std::optional<core::Point> target{};            ///< the cell aimed at; nothing: not aimed
};
BOOST_DESCRIBE_STRUCT(Cast, (), (place, target))

/// Throws one item of a slot at a cell, even one that is held or worn.
struct Throw {
    static constexpr std::string_view id = "throw";  ///< the command's name in journals
    Slot slot;                                       ///< of the item
    std::optional<core::Point> target{};             ///< the cell aimed at; nothing is refused
};
BOOST_DESCRIBE_STRUCT(Throw, (), (slot, target))
/// Shoots the first ammunition of the pack that fits the ranged weapon, at a cell.
struct Fire {
    static constexpr std::string_view id = "fire";  ///< the command's name in journals
    std::optional<core::Point> target{};            ///< the cell aimed at; nothing is refused
};
BOOST_DESCRIBE_STRUCT(Fire, (), (target))
/// Holds the previous weapon again, and puts the present one away.
struct SwapWeapons {
    static constexpr std::string_view id = "swap_weapons";  ///< the command's name in journals
};
BOOST_DESCRIBE_STRUCT(SwapWeapons, (), ())

/// Buys one item of a kind from an adjacent vendor. Takes no time.
struct Buy {
    static constexpr std::string_view id = "buy";  ///< the command's name in journals
    EntityId vendor;                               ///< who sells
    content::ItemId item;                          ///< the kind to buy
};
BOOST_DESCRIBE_STRUCT(Buy, (), (vendor, item))
/// Sells the item of a slot, or one of its stack, to an adjacent vendor. Takes no time.
struct Sell {
    static constexpr std::string_view id = "sell";  ///< the command's name in journals
    EntityId vendor;                                ///< who buys
    Slot slot;                                      ///< of the item
};
BOOST_DESCRIBE_STRUCT(Sell, (), (vendor, slot))

/// Answers the open question: that of an effect with the item of a slot, or none to give it up; the choice of
/// a gift with the gift's place among those offered. Takes no time.
struct AnswerChoice {
    static constexpr std::string_view id = "answer_choice";  ///< the command's name in journals
    std::optional<Slot> slot{};  ///< of the item, or the gift's place; nothing: gives the question up
};
BOOST_DESCRIBE_STRUCT(AnswerChoice, (), (slot))

/// Tries to disarm the adjacent trap in that direction, which the hero must know of.
struct Disarm {
    static constexpr std::string_view id = "disarm";     ///< the command's name in journals
    core::Direction direction = core::Direction::North;  ///< of the trap
};
BOOST_DESCRIBE_STRUCT(Disarm, (), (direction))

/// Puts the kind of a slot's item, or the spell in a place of the spellbook, on a place of the hero's
/// quickbar; neither: frees the place. Takes no time.
struct SetQuickSlot {
    static constexpr std::string_view id = "set_quick_slot";  ///< the command's name in journals
    std::int32_t place = 1;                                   ///< 1 to quick_slots
    std::optional<Slot> item{};                               ///< the slot of an item of that kind
    std::optional<Slot> spell{};  ///< its place in the spellbook, in place of the item
};
BOOST_DESCRIBE_STRUCT(SetQuickSlot, (), (place, item, spell))

/// Uses the trick in a place of the list of the actor's kind (content::Trick). The hero's kind has none.
struct UseTrick {
    static constexpr std::string_view id = "use_trick";  ///< the command's name in journals
    Slot place;                                          ///< in the list of the kind, from 0
    std::optional<core::Point> target{};                 ///< the cell aimed at; nothing: not aimed
};
BOOST_DESCRIBE_STRUCT(UseTrick, (), (place, target))

/// Puts the own torch out, which takes no time, or lights it, which takes two turns.
struct SwitchTorch {
    static constexpr std::string_view id = "switch_torch";  ///< the command's name in journals
};
BOOST_DESCRIBE_STRUCT(SwitchTorch, (), ())

/// Sets fire to what burns in the neighbouring cell in that direction, by the actor's lit torch.
struct SetFire {
    static constexpr std::string_view id = "set_fire";   ///< the command's name in journals
    core::Direction direction = core::Direction::North;  ///< of the cell to set on fire
};
BOOST_DESCRIBE_STRUCT(SetFire, (), (direction))

/// Rolls the prop in the neighbouring cell in that direction away.
struct Roll {
    static constexpr std::string_view id = "roll";       ///< the command's name in journals
    core::Direction direction = core::Direction::North;  ///< of the prop
};
BOOST_DESCRIBE_STRUCT(Roll, (), (direction))

/// One command of an actor. Each is an imperative value: it can be checked, recorded, sent and replayed.
using Command = std::variant<Walk, Wait, PickUp, UseItem, DropItem, CloseDoor, Descend, Ascend, Grow, Cheat,
                             Equip, TakeOff, Cast, Throw, Fire, SwapWeapons, Buy, Sell, AnswerChoice, Disarm,
                             SetQuickSlot, UseTrick, SwitchTorch, SetFire, Roll>;

}  // namespace torchwake::rules
