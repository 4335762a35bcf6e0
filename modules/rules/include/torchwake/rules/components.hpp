#pragma once

// The components of an entity. Each is an aggregate of fixed-width numbers, without pointers, and lists its
// fields once, for saving, hashing and comparing; fields.hpp checks that the list is complete.
//
// - an actor: Position, Creature, Vitals, Abilities, Initiative; perhaps Pack, Purse, Conditions, Hunger,
//   Torch, Spellbook, Sales, Exposure, Announcement and Lordship; all but the hero Mind;
// - an item: Item, and one of Position (it lies on the floor), Carried (it is in a pack) and Equipped (it is
//   held or worn);
// - a corpse: Position, Corpse.

#include <torchwake/content/ability_def.hpp>
#include <torchwake/content/equip_slot.hpp>
#include <torchwake/content/ids.hpp>
#include <torchwake/content/lasting_effect.hpp>
#include <torchwake/content/monster_def.hpp>
#include <torchwake/content/spell_def.hpp>
#include <torchwake/core/point.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/rules/described.hpp>
#include <torchwake/rules/ids.hpp>
#include <torchwake/rules/matter.hpp>

#include <boost/describe/enum.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

namespace torchwake::rules {

/// The entity stands or lies in a cell of the level.
struct Position {
    core::Point at;  ///< always on the level
};
BOOST_DESCRIBE_STRUCT(Position, (), (at))

/// The entity is an actor of this kind.
struct Creature {
    content::MonsterId kind;  ///< its definition
};
BOOST_DESCRIBE_STRUCT(Creature, (), (kind))

/// Hit points and mana, which are spent and regained. An actor lives while it has hit points.
struct Vitals {
    std::int32_t hit_points = 0;      ///< 0 or less: it is dead
    std::int32_t max_hit_points = 0;  ///< when it is unhurt, at least 1
    std::int32_t mana = 0;            ///< 0 to max_mana
    std::int32_t max_mana = 0;        ///< when none is spent
};
BOOST_DESCRIBE_STRUCT(Vitals, (), (hit_points, max_hit_points, mana, max_mana))

/// An actor's attributes, skills and level, without what its gear adds.
struct Abilities {
    content::Attributes attributes;  ///< without conditions and gear
    content::Skills skills;          ///< points
    std::int32_t level = 1;          ///< from 1 on
    std::int32_t experience = 0;     ///< in points, since the beginning
};
BOOST_DESCRIBE_STRUCT(Abilities, (), (attributes, skills, level, experience))

/// The ticks of an actor's turn. The turn begins as soon as the actor's previous action is over.
struct Initiative {
    std::int32_t counter = 0;  ///< ticks until the actor acts; at 0 or less it does
    std::int32_t die = 1;      ///< of the wait after that action, 1 to 6; drawn when the turn began
};
BOOST_DESCRIBE_STRUCT(Initiative, (), (counter, die))

/// The present aim of a monster.
BOOST_DEFINE_FIXED_ENUM_CLASS(Intent, std::uint8_t,
                              Sleep,   ///< until a noise or an enemy in view wakes it
                              Rest,    ///< stays at home, or wanders where its kind does
                              Hunt,    ///< sees enemies and goes for the nearest
                              Track,   ///< goes to where it last saw an enemy, or heard a noise
                              Search,  ///< looks around that place
                              Return,  ///< goes home
                              Flee)    ///< runs from an enemy, and stays away until it has recovered

/// The memory of a monster.
struct Mind {
    Intent intent = Intent::Rest;   ///< its present aim
    core::Point home;               ///< of a wanderer: the cell that it walks to
    core::Point last_seen;          ///< where it saw an enemy, while it hunts, tracks, searches or flees
    std::int32_t search_steps = 0;  ///< steps left of a search, or of a flight from an enemy out of its sight
    bool going_around = false;      ///< on a detour around others who stand in the shorter path
    std::int32_t group = 0;         ///< members of its kind with the same number form its pack; 0: none
    EntityId prey{};      ///< the enemy that it hunts, tracks, searches or flees; invalid: not known
    bool grudge = false;  ///< the hero hit it or a friend, so it fights the hero whatever its faction
};
BOOST_DESCRIBE_STRUCT(Mind, (), (intent, home, last_seen, search_steps, going_around, group, prey, grudge))

/// One of an actor's conditions.
struct Condition {
    std::int32_t turns = 0;   ///< actions of its bearer that are left; 0: the actor has no such condition
    std::int32_t amount = 0;  ///< as in content::LastingEffect
    bool fresh = false;       ///< began during the bearer's present action, which does not count
    EntityId causer;          ///< the actor that gets the experience if the condition kills; it may be gone
    content::MonsterId causer_kind;  ///< of the causer, which may be gone
};
BOOST_DESCRIBE_STRUCT(Condition, (), (turns, amount, fresh, causer, causer_kind))

/// The conditions of an actor, by content::ConditionKind. An actor without any has no such component.
struct Conditions {
    std::array<Condition, content::condition_count> of{};  ///< by the value of the kind
};
BOOST_DESCRIBE_STRUCT(Conditions, (), (of))

/// The actor has to eat.
struct Hunger {
    std::int32_t turns = 0;  ///< since its last meal; -1: it is eating now
};
BOOST_DESCRIBE_STRUCT(Hunger, (), (turns))

/// The actor carries a torch that it can put out.
struct Torch {
    bool lit = true;  ///< false: it was put out
};
BOOST_DESCRIBE_STRUCT(Torch, (), (lit))

/// The spells that an actor knows, in the order in which it learned them.
struct Spellbook {
    std::array<content::SpellId, content::most_spells> spells{};  ///< the spell in each place; invalid: none
};
BOOST_DESCRIBE_STRUCT(Spellbook, (), (spells))

/// Slots for items that are carried, held or worn; those from `size` on can't be used.
struct Pack {
    static constexpr std::size_t max_slots = 26;  ///< one for each letter from a to z

    std::array<EntityId, max_slots> slots{};  ///< the item in each slot; invalid: free
    std::uint8_t size = 0;                    ///< slots that can be used, from the first on
    EntityId sidearm;                         ///< the weapon held before, carried now; invalid: none
};
BOOST_DESCRIBE_STRUCT(Pack, (), (slots, size, sidearm))

/// The entity is an item, or a stack of like items.
struct Item {
    content::ItemId kind;      ///< its real kind
    std::int32_t charges = 1;  ///< uses that are left
    std::int32_t count = 1;    ///< items in the stack; of money: coins
    bool laid_down = false;    ///< the hero laid it where it lies, or lost it to water
    content::ItemId
        appears_as{};  ///< what the hero takes this one for; invalid: as its kind (identification.hpp)
    std::int32_t corrosion = 0;  ///< points of armour that it has lost
};
BOOST_DESCRIBE_STRUCT(Item, (), (kind, charges, count, laid_down, appears_as, corrosion))

/// The item is in a slot of that actor's pack.
struct Carried {
    EntityId by;  ///< the actor
    Slot slot;    ///< in its pack
};
BOOST_DESCRIBE_STRUCT(Carried, (), (by, slot))

/// The item is held or worn by that actor, and keeps its slot of the pack.
struct Equipped {
    EntityId by;                                           ///< the actor
    Slot slot;                                             ///< that it keeps in the pack
    content::EquipSlot where = content::EquipSlot::Melee;  ///< the place that it takes
};
BOOST_DESCRIBE_STRUCT(Equipped, (), (by, slot, where))

/// The coins that an actor has.
struct Purse {
    core::Coins coins;  ///< in pieces of copper
};
BOOST_DESCRIBE_STRUCT(Purse, (), (coins))

/// What a vendor has sold of its stock since the hero last reached a new depth. A vendor that has sold none
/// has no such component.
struct Sales {
    std::int32_t depth = 0;  ///< the greatest depth of the run then; at another one nothing is sold yet
    std::array<std::int32_t, content::Stock::most_kinds> sold{};  ///< by place in the stock
};
BOOST_DESCRIBE_STRUCT(Sales, (), (depth, sold))

/// What matter does to an actor. One that neither burns nor is wet has no such component.
struct Exposure {
    std::int32_t burning = 0;  ///< beats for which it burns outside of flames; 0: it does not burn
    std::int32_t wet = 0;      ///< beats for which it stays wet, and so can't burn
    Deed by{};                 ///< the deed that set it on fire
};
BOOST_DESCRIBE_STRUCT(Exposure, (), (burning, wet, by))

/// The actor has announced a spell, and casts it when its turn comes (announcement.hpp).
struct Announcement {
    static constexpr std::int32_t reach = content::reach_of_announced;  ///< by the longer side

    content::SpellId spell;                           ///< that it casts
    core::Point target;                               ///< the cell at which it casts
    core::Point from;                                 ///< the cell in which it announced the spell
    bool seen = false;                                ///< the hero saw it announce the spell
    std::array<std::uint32_t, 2 * reach + 1> rows{};  ///< the cells around `from` that the spell reaches
};
BOOST_DESCRIBE_STRUCT(Announcement, (), (spell, target, from, seen, rows))

/// How far the fight against a lord has come. An actor of another kind has no such component.
struct Lordship {
    bool met = false;        ///< the hero has seen it
    std::int32_t phase = 1;  ///< the last that has begun, from 1 on
};
BOOST_DESCRIBE_STRUCT(Lordship, (), (met, phase))

/// The entity is the corpse of an actor of that kind.
struct Corpse {
    content::MonsterId kind;  ///< of the dead actor
};
BOOST_DESCRIBE_STRUCT(Corpse, (), (kind))

}  // namespace torchwake::rules
