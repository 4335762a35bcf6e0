#pragma once

// What an entity can be made of. Each component is an aggregate of fixed-width numbers, without pointers, and
// lists its fields once, for saving, hashing and comparing; fields.hpp checks that none was forgotten.
//
// - an actor: Position, Creature, Vitals, Abilities, Initiative; perhaps Pack, Purse, Conditions, Hunger
//   and Spellbook; all but the hero Mind;
// - an item: Item, and one of Position (it lies on the floor), Carried (it is in a pack) and Equipped (it is
//   held or worn);
// - a corpse: Position, Corpse.

#include <torchwake/content/equip_slot.hpp>
#include <torchwake/content/ids.hpp>
#include <torchwake/content/lasting_effect.hpp>
#include <torchwake/content/monster_def.hpp>
#include <torchwake/content/spell_def.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/rules/ids.hpp>

#include <boost/describe/class.hpp>
#include <boost/describe/enum.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

namespace torchwake::rules {

/// Stands or lies in a cell of the level.
struct Position {
    core::Point at;
    friend bool operator==(const Position&, const Position&) = default;
};
BOOST_DESCRIBE_STRUCT(Position, (), (at))

/// Is an actor of that kind.
struct Creature {
    content::MonsterId kind;
    friend bool operator==(const Creature&, const Creature&) = default;
};
BOOST_DESCRIBE_STRUCT(Creature, (), (kind))

/// Pools that are used up and come back. An actor lives while it has hit points.
struct Vitals {
    std::int32_t hit_points = 0;
    std::int32_t max_hit_points = 0;
    std::int32_t mana = 0;
    std::int32_t max_mana = 0;
    friend bool operator==(const Vitals&, const Vitals&) = default;
};
BOOST_DESCRIBE_STRUCT(Vitals, (), (hit_points, max_hit_points, mana, max_mana))

/// What an actor can do, apart from what it carries.
struct Abilities {
    content::Attributes attributes;
    content::Skills skills;
    std::int32_t level = 1;
    std::int32_t experience = 0;
    friend bool operator==(const Abilities&, const Abilities&) = default;
};
BOOST_DESCRIBE_STRUCT(Abilities, (), (attributes, skills, level, experience))

/// Ticks until the actor is to act; at 0 or less it does.
struct Initiative {
    std::int32_t counter = 0;
    friend bool operator==(const Initiative&, const Initiative&) = default;
};
BOOST_DESCRIBE_STRUCT(Initiative, (), (counter))

/// What a monster is about.
BOOST_DEFINE_FIXED_ENUM_CLASS(Intent, std::uint8_t,
                              Sleep,   ///< until a noise or a sight wakes it
                              Rest,    ///< stays at home, or strolls where its kind does
                              Hunt,    ///< sees an enemy and goes for the nearest
                              Track,   ///< goes to the place where it last saw one, or heard something
                              Search,  ///< looks around there
                              Return,  ///< goes home
                              Flee)    ///< runs from an enemy, and stays away until it has recovered

/// The memory of a monster.
struct Mind {
    Intent intent = Intent::Rest;
    core::Point home;               ///< of one who walks about: the place that it walks to
    core::Point last_seen;          ///< where it saw an enemy, while it hunts, tracks, searches or flees
    std::int32_t search_steps = 0;  ///< left, while it searches, or flees from one out of its sight
    bool going_around = false;      ///< on a longer way around others who stand in the short one
    std::int32_t group = 0;         ///< those of its kind with the same one are its pack; 0: none
    EntityId prey{};                ///< whom it hunts, tracks, searches or flees; invalid: not known
    bool grudge = false;            ///< the hero hit it or a friend: it fights the hero, whatever its faction
    friend bool operator==(const Mind&, const Mind&) = default;
};
BOOST_DESCRIBE_STRUCT(Mind, (), (intent, home, last_seen, search_steps, going_around, group, prey, grudge))

/// One of an actor's conditions.
struct Condition {
    std::int32_t turns = 0;   ///< actions of its own left; 0: it has no such condition
    std::int32_t amount = 0;  ///< as in content::LastingEffect
    bool fresh = false;       ///< began with the action that its bearer is doing, which does not count
    EntityId causer;          ///< who has the experience where it kills; may be gone
    content::MonsterId causer_kind;
    friend bool operator==(const Condition&, const Condition&) = default;
};
BOOST_DESCRIBE_STRUCT(Condition, (), (turns, amount, fresh, causer, causer_kind))

/// What lasts on an actor, by content::ConditionKind. Who has none of them has no such component.
struct Conditions {
    std::array<Condition, content::condition_count> of{};
    friend bool operator==(const Conditions&, const Conditions&) = default;
};
BOOST_DESCRIBE_STRUCT(Conditions, (), (of))

/// Has to eat.
struct Hunger {
    std::int32_t turns = 0;  ///< since its last meal; -1: it is just eating
    friend bool operator==(const Hunger&, const Hunger&) = default;
};
BOOST_DESCRIBE_STRUCT(Hunger, (), (turns))

/// The spells that it knows, in the order in which it learned them.
struct Spellbook {
    std::array<content::SpellId, content::most_spells> spells{};  ///< invalid: none
    friend bool operator==(const Spellbook&, const Spellbook&) = default;
};
BOOST_DESCRIBE_STRUCT(Spellbook, (), (spells))

/// Slots for items, carried, held or worn; those from `size` on can't be used.
struct Pack {
    static constexpr std::size_t max_slots = 26;

    std::array<EntityId, max_slots> slots{};  ///< invalid: free
    std::uint8_t size = 0;
    EntityId sidearm;  ///< what was held before, carried now; invalid: nothing
    friend bool operator==(const Pack&, const Pack&) = default;
};
BOOST_DESCRIBE_STRUCT(Pack, (), (slots, size, sidearm))

/// Is an item, or a stack of like ones.
struct Item {
    content::ItemId kind;
    std::int32_t charges = 1;
    std::int32_t count = 1;       ///< of money: coins
    bool laid_down = false;       ///< it lies where the hero laid it
    content::ItemId taken_for{};  ///< what the hero takes it for; invalid: for one of its kind (lore.hpp)
    friend bool operator==(const Item&, const Item&) = default;
};
BOOST_DESCRIBE_STRUCT(Item, (), (kind, charges, count, laid_down, taken_for))

/// Is in a slot of that actor's pack.
struct Carried {
    EntityId by;
    Slot slot;
    friend bool operator==(const Carried&, const Carried&) = default;
};
BOOST_DESCRIBE_STRUCT(Carried, (), (by, slot))

/// Is held or worn by that actor, and keeps its slot of the pack.
struct Equipped {
    EntityId by;
    Slot slot;
    content::EquipSlot where = content::EquipSlot::Melee;
    friend bool operator==(const Equipped&, const Equipped&) = default;
};
BOOST_DESCRIBE_STRUCT(Equipped, (), (by, slot, where))

/// Coins at hand.
struct Purse {
    core::Coins coins;
    friend bool operator==(const Purse&, const Purse&) = default;
};
BOOST_DESCRIBE_STRUCT(Purse, (), (coins))

/// Is what is left of an actor of that kind.
struct Corpse {
    content::MonsterId kind;
    friend bool operator==(const Corpse&, const Corpse&) = default;
};
BOOST_DESCRIBE_STRUCT(Corpse, (), (kind))

}  // namespace torchwake::rules
