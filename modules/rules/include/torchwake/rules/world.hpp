#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/grid.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/rules/caches.hpp>
#include <torchwake/rules/component_store.hpp>
#include <torchwake/rules/components.hpp>
#include <torchwake/rules/described.hpp>
#include <torchwake/rules/ending.hpp>
#include <torchwake/rules/identification.hpp>
#include <torchwake/rules/ids.hpp>
#include <torchwake/rules/matter.hpp>
#include <torchwake/rules/quickbar.hpp>
#include <torchwake/spatial/bit_grid.hpp>

#include <boost/describe/enum.hpp>

#include <cstdint>
#include <vector>

namespace torchwake::rules {

/// Facts about the run as a whole.
struct RunFacts {
    std::uint64_t seed = 0;         ///< below seed_limit; levels, looks and stocks follow from it
    std::int32_t turn = 0;          ///< accepted commands of the hero that took time
    std::int32_t kills = 0;         ///< actors that the hero killed
    std::uint32_t next_entity = 0;  ///< the number of the next EntityId
    content::MonsterId killer;  ///< the kind that killed the hero; its own kind: its own doing, a trap, or
                                ///< fire that nobody lit; invalid: it lives, or starved
    std::int32_t deepest_depth = 1;  ///< the greatest depth that the hero has been to
    std::int32_t owed_choices = 0;   ///< raises left to make
    bool escaped = false;            ///< the hero left the dungeon for good; Hunt::ending says how
    bool cheated = false;            ///< a cheat was used: the run is not scored
    bool undying = false;            ///< a cheat keeps the hero's last hit point
};
BOOST_DESCRIBE_STRUCT(RunFacts, (),
                      (seed, turn, kills, next_entity, killer, deepest_depth, owed_choices, escaped, cheated,
                       undying))

/// One stream for each purpose, so that a draw from one never changes another.
struct RandomStreams {
    core::RandomStream combat;      ///< blows, shots, strikes, saving throws, confused steps, teleports
    core::RandomStream initiative;  ///< the dice of waits
    core::RandomStream minds;       ///< decisions of monsters
    core::RandomStream loot;        ///< finds and what the dead leave
    core::RandomStream traps;       ///< the finding, disarming and effects of traps
};
BOOST_DESCRIBE_STRUCT(RandomStreams, (), (combat, initiative, minds, loot, traps))

/// The loudest noise since the hero last acted: its own, one made around it, or a spell of another actor.
struct Noise {
    core::Point at;          ///< the cell where it was made
    std::int32_t reach = 0;  ///< in steps; 0: silence
};
BOOST_DESCRIBE_STRUCT(Noise, (), (at, reach))

/// The states of a trap.
BOOST_DEFINE_FIXED_ENUM_CLASS(TrapState, std::uint8_t,
                              Hidden,   ///< the hero does not know of it
                              Spotted,  ///< the hero knows of it
                              Sprung)   ///< or disarmed: it does nothing any more

/// A trap in a cell of the level.
struct Trap {
    core::Point at;                       ///< its cell
    content::TrapId kind;                 ///< its definition
    TrapState state = TrapState::Hidden;  ///< what has become of it
};
BOOST_DESCRIBE_STRUCT(Trap, (), (at, kind, state))

/// A scene of the level (content/vault_def.hpp).
struct Scene {
    core::Point at;         ///< its middle cell
    content::VaultId kind;  ///< its definition
    bool told = false;      ///< the hero has seen its middle
};
BOOST_DESCRIBE_STRUCT(Scene, (), (at, kind, told))

/// The level that the hero is on.
struct Level {
    std::int32_t depth = 0;             ///< from 1 on; 0: the town
    core::Grid<content::TileId> tiles;  ///< the terrain; its size is the level's
    Noise noise;                        ///< the one that monsters hear
    std::vector<Trap> traps{};          ///< by row, at most one a cell; no actor is on an armed one
    std::vector<Scene> scenes{};        ///< in the order in which they were laid
    Matter matter{};                    ///< what burns, drifts, flows and covers the ground
};
BOOST_DESCRIBE_STRUCT(Level, (), (depth, tiles, noise, traps, scenes, matter))

/// An item or a corpse as the hero last saw it; exactly one of the kinds is valid.
struct RememberedObject {
    core::Point at;             ///< its cell
    content::ItemId item;       ///< the kind of the item; invalid: a corpse
    content::MonsterId corpse;  ///< the kind of the dead; invalid: an item
    bool laid_down = false;     ///< as in Item
};
BOOST_DESCRIBE_STRUCT(RememberedObject, (), (at, item, corpse, laid_down))

/// The hero's memory of the level.
struct Memory {
    core::Grid<content::TileId> tiles;      ///< invalid: unknown
    MatterKinds cover;                      ///< the covers last seen; empty: the hero saw none
    MatterKinds liquid;                     ///< the liquids last seen; empty: likewise
    Amounts depth;                          ///< of the liquid
    spatial::BitGrid seen;                  ///< was in view; the other known cells come from a map
    std::vector<RememberedObject> objects;  ///< row by row
};
BOOST_DESCRIBE_STRUCT(Memory, (), (tiles, cover, liquid, depth, seen, objects))

/// Every component of every entity.
struct Entities {
    ComponentStore<Position> positions;          ///< of all that stands or lies on the level
    ComponentStore<Creature> creatures;          ///< of every actor
    ComponentStore<Vitals> vitals;               ///< of every actor
    ComponentStore<Abilities> abilities;         ///< of every actor
    ComponentStore<Initiative> initiatives;      ///< of every actor
    ComponentStore<Mind> minds;                  ///< of every actor but the hero
    ComponentStore<Pack> packs;                  ///< of actors that can carry
    ComponentStore<Item> items;                  ///< of every item
    ComponentStore<Carried> carried;             ///< of items in a pack
    ComponentStore<Equipped> equipped;           ///< of items held or worn
    ComponentStore<Purse> purses;                ///< of actors that can have coins
    ComponentStore<Corpse> corpses;              ///< of every corpse
    ComponentStore<Conditions> conditions;       ///< of actors with a condition
    ComponentStore<Hunger> hungers;              ///< of actors that have to eat
    ComponentStore<Spellbook> spellbooks;        ///< of actors that know spells
    ComponentStore<Sales> sales;                 ///< of vendors that have sold of their stock
    ComponentStore<Exposure> exposures;          ///< of actors that burn or are wet
    ComponentStore<Torch> torches;               ///< of actors with a torch of their own
    ComponentStore<Announcement> announcements;  ///< of actors that announced a spell; none on a left level
    ComponentStore<Lordship> lordships;          ///< of every lord
};
BOOST_DESCRIBE_STRUCT(Entities, (),
                      (positions, creatures, vitals, abilities, initiatives, minds, packs, items, carried,
                       equipped, purses, corpses, conditions, hungers, spellbooks, sales, exposures, torches,
                       announcements, lordships))

/// A level that the hero has left, as it was then. Time stands still there; only those who follow the hero
/// (Pursuit) leave it.
struct LeftLevel {
    Level level;        ///< its terrain, traps and matter
    Memory memory;      ///< what the hero remembers of it
    Entities entities;  ///< all that stands or lies there, with what it carries; never the hero
};
BOOST_DESCRIBE_STRUCT(LeftLevel, (), (level, memory, entities))

/// The portal in the town, and its destination.
struct Portal {
    std::int32_t depth = 0;  ///< 0: there is none
    core::Point back;        ///< the cell that it leads to
    core::Point at;          ///< its cell in the town
    content::TileId ground;  ///< the tile that it replaced
};
BOOST_DESCRIBE_STRUCT(Portal, (), (depth, back, at, ground))

/// A hunter that stood beside the hero when the hero took a stair. It is still on the level that the hero
/// left, and its next action takes it to the hero's.
struct Follower {
    EntityId id;               ///< the hunter
    std::int32_t counter = 0;  ///< ticks until it follows; meanwhile its Initiative stands still
    bool seen = false;         ///< the hero saw it there
};
BOOST_DESCRIBE_STRUCT(Follower, (), (id, counter, seen))

/// The hunters that are about to follow the hero over the stair that it took last.
struct Pursuit {
    std::int32_t depth = 0;           ///< of the level that the hero left
    core::Point at;                   ///< where the hero arrived; they arrive as near to it as there is room
    std::vector<Follower> followers;  ///< by id; none: nobody follows, and the rest has its defaults
};
BOOST_DESCRIBE_STRUCT(Pursuit, (), (depth, at, followers))

/// The hunt for the hero who took the prize. The hunter does one deed, a step of one cell or a blow, after
/// each deed of the hero. Time that it spends on the way between levels is counted in deeds of the hero, too.
struct Hunt {
    Ending ending = Ending::None;    ///< of a hero who leaves the dungeon now
    std::int32_t begun = 0;          ///< RunFacts::turn when the hero first took the prize
    std::int32_t changed_depth = 0;  ///< the least depth whose level has changed since; 0: none has
    EntityId hunter;                 ///< on the hero's level; invalid: it is on its way, or there is none
    std::int32_t hit_points = 0;     ///< with which it arrives
    std::int32_t away = 0;           ///< deeds of the hero until it arrives; 0: it is not on its way
    core::Point at;                  ///< where it arrives
};
BOOST_DESCRIBE_STRUCT(Hunt, (), (ending, begun, changed_depth, hunter, hit_points, away, at))

/// An item that fell into a chasm. It is no entity until the hero comes to that level.
struct FallenItem {
    std::int32_t depth = 0;  ///< of the level below
    core::Point at;          ///< the cell in which it fell
    Item item{};             ///< with its charges and its count
};
BOOST_DESCRIBE_STRUCT(FallenItem, (), (depth, at, item))

/// The whole state of a run as a plain value: copy it to try something, compare it, hash it, save it.
///
/// 1. The stored members decide all that happens next; `caches` is derived from them.
/// 2. An item lies on the floor, is in a pack or is equipped, never two of these (invariants.hpp checks it).
/// 3. Between turns it is the hero's move, or the run is over.
/// 4. Only rules functions change a World; other code that sets stored members calls rebuild_caches
///    (game_state.hpp) before the next rules call.
struct World {
    RunFacts run;                        ///< facts about the run
    RandomStreams streams;               ///< all dice to come
    Level level;                         ///< the level that the hero is on
    Memory memory;                       ///< the hero's, of that level
    Entities entities;                   ///< of that level, the hero among them
    std::vector<LeftLevel> left_levels;  ///< by depth
    Identified identified;               ///< the kinds of items that the hero has learnt
    PendingChoice choice;                ///< the question that the hero must answer first, if any
    Portal portal;                       ///< between the town and the dungeon
    Pursuit pursuit;                     ///< who is about to follow the hero
    Hunt hunt;                           ///< for the prize
    Quickbar quickbar;                   ///< the hero's
    std::vector<FallenItem> fallen;      ///< in the order in which they fell
    Caches caches;                       ///< derived, and so not among the described members

    /// Compares the stored state.
    friend bool operator==(const World& a, const World& b) {
        return a.run == b.run && a.streams == b.streams && a.level == b.level && a.memory == b.memory &&
               a.entities == b.entities && a.left_levels == b.left_levels && a.identified == b.identified &&
               a.choice == b.choice && a.portal == b.portal && a.pursuit == b.pursuit && a.hunt == b.hunt &&
               a.quickbar == b.quickbar && a.fallen == b.fallen;
    }
};
BOOST_DESCRIBE_STRUCT(World, (),
                      (run, streams, level, memory, entities, left_levels, identified, choice, portal,
                       pursuit, hunt, quickbar, fallen))

}  // namespace torchwake::rules
