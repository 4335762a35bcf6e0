#pragma once

#include <torchwake/content/catalog.hpp>
#include <torchwake/content/power.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/rules/game_state.hpp>
#include <torchwake/rules/hunger.hpp>
#include <torchwake/rules/ids.hpp>
#include <torchwake/rules/trade.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace torchwake::forecast {

/// The hero's knowledge of a cell.
enum class Visibility : std::uint8_t {
    Unseen,      ///< unknown
    Remembered,  ///< known, but not in view
    Visible      ///< in view: it is known as it is now
};

/// A condition of an actor.
struct KnownCondition {
    content::ConditionKind kind = content::ConditionKind::Haste;  ///< never twice in a list
    std::int32_t turns = 0;                                       ///< actions left
    std::int32_t amount = 0;                                      ///< as in content::LastingEffect
};

/// The actions for which a condition of that kind still lasts; 0 if there is none.
[[nodiscard]] std::int32_t turns_left(const std::vector<KnownCondition>& conditions,
                                      content::ConditionKind kind);

/// The outcome of a monster's next turn if the hero waits where it is, and no other noise is made.
enum class Noticing : std::uint8_t {
    Never,    ///< it does not notice the hero
    Perhaps,  ///< it sleeps, and wakes with a chance of 1 in turns_to_wake
    Surely,   ///< it notices the hero
    Done,     ///< it knows of the hero
};

/// An actor in view, as far as the hero can tell.
struct KnownActor {
    rules::EntityId id;               ///< the actor
    content::MonsterId kind;          ///< its kind
    core::Point at;                   ///< its cell
    std::int32_t hit_points = 0;      ///< those left
    std::int32_t max_hit_points = 0;  ///< when it is unhurt
    bool hostile = false;             ///< it and the hero fight each other
    bool hunting = false;             ///< it knows of the hero, and goes for it
    bool asleep = false;              ///< it sleeps
    content::ItemId weapon;           ///< in its hand; invalid: none
    std::int32_t armour = 0;          ///< of what it wears, its plates, and friends in view who shield it
    std::int32_t guard = 0;           ///< armour that it has besides while it is awake
    std::int32_t shade = 0;           ///< armour that the dark gives it while it is awake
    std::int32_t regained = 0;        ///< hit points that it regains in each of its actions
    bool plated = false;              ///< a trick of its kind now weakens the hero's blows
    std::vector<KnownCondition> conditions{};  ///< by kind; none for most
    content::Attributes bonus{0, 0, 0, 0};     ///< to attributes, from what it holds and wears
    bool fleeing = false;                      ///< from an enemy
    bool follows = false;                      ///< if the hero now took the stair on which it stands
    content::Powers powers{};                  ///< of what it holds and wears, and thorns of its body
    std::int32_t burning = 0;                  ///< beats for which it burns outside of flames
    std::int32_t wet = 0;                      ///< beats for which it stays wet
    bool aware = false;                        ///< it hunts the hero, or flees from it
    content::SpellId announced{};              ///< the spell that it has announced; invalid: none
    std::int32_t phase = 0;  ///< of a lord: the last that has begun, from 1 on; 0: it is none
};

/// A spell that a monster has announced (rules/announcement.hpp).
struct KnownAnnouncement {
    rules::EntityId by;              ///< who casts it
    content::MonsterId kind;         ///< its kind
    core::Point from;                ///< its cell
    content::SpellId spell;          ///< the spell
    std::int32_t ticks = 0;          ///< until it is cast
    std::vector<core::Point> cells;  ///< those that it reaches and that the hero knows, row by row
    friend bool operator==(const KnownAnnouncement&, const KnownAnnouncement&) = default;
};

/// When an actor acts, in ticks. The times of its next two actions are exact as long as no action changes its
/// speed or its encumbrance; the waits after them depend on dice that are not drawn yet.
struct KnownReadiness {
    rules::EntityId id;       ///< the actor
    content::MonsterId kind;  ///< its kind
    core::Point at;           ///< its cell
    std::int32_t ticks = 0;   ///< until its next action
    std::int32_t wait = 1;    ///< from there to the one after it
};

/// The body of the hero or another actor in view, as matter touches it.
struct KnownBody {
    rules::EntityId id;               ///< the actor
    content::MonsterId kind;          ///< its kind
    core::Point at;                   ///< its cell
    std::int32_t hit_points = 0;      ///< those left
    std::int32_t max_hit_points = 0;  ///< when it is unhurt
    std::int32_t burning = 0;         ///< beats for which it burns outside of flames
    std::int32_t wet = 0;             ///< beats for which it stays wet
};

/// The bounds of a wait whose die is not drawn yet, in ticks.
struct WaitBounds {
    std::int32_t shortest = 1;  ///< at the lowest roll
    std::int32_t longest = 1;   ///< at the highest roll
};

/// A hunter that the hero saw, and that is about to follow it over the stair that it took.
struct KnownFollower {
    rules::EntityId id;       ///< the hunter
    content::MonsterId kind;  ///< its kind
    core::Point at;           ///< the cell beside which it arrives
    std::int32_t ticks = 0;   ///< until then
};

/// A vendor that never walks, and the cell where it stands.
struct KnownVendor {
    content::MonsterId kind;  ///< whose definition names its wares
    core::Point at;           ///< its cell
};

/// The sorts of what lies on the floor.
enum class ObjectKind : std::uint8_t {
    Item,   ///< an item, or a stack of like items
    Corpse  ///< a dead actor
};

/// The one item or corpse that lies in a cell, as last seen.
struct KnownObject {
    ObjectKind what = ObjectKind::Item;  ///< tells which of the next two is valid
    content::ItemId item;                ///< of an item
    content::MonsterId monster;          ///< of a corpse
    core::Point at;                      ///< its cell
};

/// A trap that the hero knows of.
struct KnownTrap {
    core::Point at;        ///< its cell
    content::TrapId kind;  ///< its definition
    bool armed = false;    ///< it can still go off
    friend bool operator==(const KnownTrap&, const KnownTrap&) = default;
};

/// One slot of the hero's pack; without an item it is free.
struct PackEntry {
    rules::Slot slot;                          ///< by which commands name it
    std::optional<content::ItemId> item;       ///< the kind; nothing: the slot is free
    std::int32_t count = 0;                    ///< of like items; 0: the slot is free
    std::int32_t charges = 0;                  ///< uses that are left of each
    std::optional<content::EquipSlot> worn{};  ///< where it is held or worn; nothing: nowhere
    std::int32_t corrosion = 0;                ///< points of armour that it has lost
};

/// A spell that the hero knows.
struct KnownSpell {
    content::SpellId spell;   ///< its definition; never invalid
    bool affordable = false;  ///< the hero has enough mana
};

/// A place of the quickbar; free if neither item nor spell is valid.
struct KnownQuickSlot {
    content::ItemId item;      ///< the kind; invalid: a spell, or nothing
    content::SpellId spell{};  ///< in place of the item
    std::optional<rules::Slot>
        at{};                ///< of the first such item in the pack, or the spell's place; nothing: none left
    std::int32_t count = 0;  ///< the items of that kind in the pack
    bool affordable = false;  ///< the hero has enough mana for the spell
    /// True if nothing is on the place.
    [[nodiscard]] bool free() const { return !item.valid() && !spell.valid(); }
};

/// A level as the hero remembers it. Valid until the world changes.
struct RememberedLevel {
    std::int32_t depth = 0;                              ///< from 1 on; 0: the town
    const core::Grid<content::TileId>* tiles = nullptr;  ///< as last seen; invalid where unknown
    std::span<const rules::RememberedObject> objects;    ///< as last seen, row by row
    std::vector<KnownVendor> vendors{};          ///< that never walk, where the hero knows their cells
    const rules::MatterKinds* cover = nullptr;   ///< this and the liquid as last seen; empty: none was seen
    const rules::MatterKinds* liquid = nullptr;  ///< likewise
};

/// A question that the hero has to answer.
struct KnownChoice {
    rules::ChoiceKind kind = rules::ChoiceKind::None;  ///< None: nothing is asked
    std::vector<rules::Slot> answers;  ///< the slots that can be chosen; places among gifts() for a gift
};

/// The hero as it is now.
struct HeroFacts {
    core::Point at;                   ///< its cell
    std::int32_t hit_points = 0;      ///< 0 or less: it is dead
    std::int32_t max_hit_points = 0;  ///< when it is unhurt
    std::int32_t mana = 0;            ///< that is left
    std::int32_t max_mana = 0;        ///< when none is spent
    std::int32_t level = 1;           ///< of experience, from 1 on
    std::int32_t experience = 0;      ///< in points, since the beginning
    content::Attributes attributes;   ///< with temporary changes
    content::Skills skills;           ///< points
    core::Tenths weight;              ///< of all that it carries, in tenths of a pound
    core::Tenths capacity;            ///< the weight that it carries without being overburdened
    core::Tenths penalty;             ///< of initiative, including that of being overburdened
    bool overburdened = false;        ///< the weight is above the capacity
    content::ItemId weapon;           ///< in its hand; invalid: none
    content::ItemId shooter;          ///< a ranged weapon in its hand; invalid: none
    std::int32_t armour = 0;          ///< of what it wears
    core::Coins coins;                ///< in pieces of copper
    std::int32_t owed_choices = 0;    ///< of an attribute to raise
    std::int32_t deepest_depth = 1;   ///< the greatest that it has been to; 0: it never left the town
    std::int32_t kills = 0;           ///< actors that it killed
    bool has_sidearm = false;         ///< it still carries the weapon that it held before
    bool carries_prize = false;       ///< it has the prize in its pack
    bool is_free = false;             ///< the prize is gone for good: the hero may leave without it
    bool cheated = false;             ///< a cheat was used: the run is not scored
    bool undying = false;             ///< by such a cheat
    bool alive = true;                ///< false: the run is over
    std::vector<KnownCondition> conditions{};    ///< by kind; none for most
    std::optional<rules::HungerStage> hunger{};  ///< nothing: it need not eat
    std::int32_t wait = 1;        ///< ticks from its present action to its next turn, as in KnownReadiness
    content::Powers powers{};     ///< of what it holds and wears
    std::int32_t burning = 0;     ///< beats for which it burns outside of flames
    std::int32_t wet = 0;         ///< beats for which it stays wet
    std::optional<bool> torch{};  ///< true if it is lit; nothing: the hero carries none
};

/// The hunter for the prize. A hero who carries the prize knows how far off the hunter is.
struct KnownHunter {
    content::MonsterId kind;  ///< its kind
    std::int32_t deeds = 0;   ///< of the hero, until it arrives on the level; 0: it is there
    std::int32_t steps = 0;   ///< on the level: to the hero, by the longer side
};

/// The hero's knowledge of the World: all that views, bots, auto-explore and forecasts are given. An item is
/// named by the id that the hero takes it for (apparent_kind.hpp), whose definition describes it as known.
/// A Knowledge is a cheap pair of references: it tells of the world as it is when asked, and is valid for as
/// long as both stay where they are.
class Knowledge {
  public:
    /// An omniscient Knowledge counts every cell as visible, for `--omniscient` and tests.
    Knowledge(const content::Catalog& catalog, const rules::World& world, bool omniscient = false);

    /// The definitions that ids name.
    [[nodiscard]] const content::Catalog& catalog() const { return *catalog_; }
    /// The size of the level, in cells.
    [[nodiscard]] core::Size size() const;
    /// The accepted commands of the hero that took time, from 0.
    [[nodiscard]] std::int32_t turn() const;
    /// The depth of the level; 0: the town.
    [[nodiscard]] std::int32_t depth() const;
    /// The seed of the run.
    [[nodiscard]] std::uint64_t seed() const;

    /// The hero's knowledge of a cell. Requires: the level contains the cell.
    [[nodiscard]] Visibility visibility(core::Point at) const;
    /// The cell's tile as last seen; nothing off the level, and if the cell is unknown.
    [[nodiscard]] std::optional<content::TileId> tile(core::Point at) const;
    /// The definition of that tile; null off the level, and if the cell is unknown.
    [[nodiscard]] const content::TileDef* tile_def(core::Point at) const;
    /// The object in the cell as last seen.
    [[nodiscard]] std::optional<KnownObject> object(core::Point at) const;
    /// The tiles of all cells as last seen, invalid where unknown. Valid until the world changes.
    [[nodiscard]] const core::Grid<content::TileId>& tiles() const {
        return omniscient_ ? world_->level.tiles : world_->memory.tiles;
    }
    /// The cells that were ever in the hero's view; omniscience adds none. Other known cells come from a map,
    /// which does not show what lies there. Valid until the world changes.
    [[nodiscard]] const spatial::BitGrid& seen() const { return world_->memory.seen; }
    /// Every object that the hero saw lying about, as last seen, row by row; ask shown() what an item has
    /// turned out to be since. Valid until the world changes.
    [[nodiscard]] std::span<const rules::RememberedObject> remembered_objects() const {
        return world_->memory.objects;
    }
    /// The matter of a cell as last seen; a cell out of view has neither gas nor fire.
    [[nodiscard]] rules::CellMatter matter(core::Point at) const;
    /// The matter of all cells as last seen, by nobody's deed. It is at rest if nothing in view is active.
    [[nodiscard]] rules::Matter matter() const;
    /// Copies that matter into the memory of an earlier answer; at rest, some of that answer's empty planes
    /// may be left.
    void copy_matter(rules::Matter& known) const;
    /// True if the hero wears something that acid would eat at.
    [[nodiscard]] bool wears_corrodible() const;
    /// True if a cell in view burns.
    [[nodiscard]] bool sees_flames() const;
    /// The stack that a step in deep water would carry away from the hero; nothing if there is none.
    [[nodiscard]] std::optional<PackEntry> lost_to_water() const;
    /// The cells with a cover that hinders() who walks there, and those with water that would carry something
    /// away from the hero, as last seen, row by row.
    [[nodiscard]] std::vector<core::Point> hindering_cells() const;
    /// The cells in which whoever treads there is lost, as last seen, row by row.
    [[nodiscard]] std::vector<core::Point> perils() const;
    /// The trap in that cell, if the hero knows of it.
    [[nodiscard]] std::optional<KnownTrap> trap(core::Point at) const;
    /// All traps that the hero knows of, row by row; an omniscient Knowledge has all.
    [[nodiscard]] std::vector<KnownTrap> traps() const;
    /// The scene in that cell; invalid if the hero has seen none there.
    [[nodiscard]] content::VaultId scene(core::Point at) const;
    /// The known stairs of that kind, nearest to the hero first.
    [[nodiscard]] std::vector<core::Point> stairs(content::Stairs way) const;
    /// True if the hero never entered the level below, so that the descent needs an attribute to raise.
    [[nodiscard]] bool descent_is_first() const;
    /// The actor in a cell, if the cell is visible.
    [[nodiscard]] std::optional<KnownActor> actor(core::Point at) const;

    /// The hero's own state, with what its conditions and gear add. Cost: a copy of a few lists.
    [[nodiscard]] HeroFacts hero() const;
    /// The light in the hero's cell (light.hpp).
    [[nodiscard]] std::int32_t light() const;
    /// The other actors in view, nearest first, then by id.
    [[nodiscard]] std::vector<KnownActor> actors_in_view() const;
    /// The announced spells of those in view, and of those whom the hero saw announce one; the next first,
    /// then by id.
    [[nodiscard]] std::vector<KnownAnnouncement> announcements() const;
    /// Tells if the next turn of an actor in view finds the hero. Requires: such an actor.
    [[nodiscard]] Noticing noticing(rules::EntityId actor) const;
    /// The bodies of the hero and of the other actors in view, by id, into the memory of an earlier answer.
    void copy_bodies(std::vector<KnownBody>& bodies) const;
    /// When the hero and the other actors in view act.
    [[nodiscard]] std::vector<KnownReadiness> readiness() const;
    /// The bounds of the wait after an actor's action `skipped` actions from now; conditions end until then.
    /// Requires: an actor of readiness().
    [[nodiscard]] WaitBounds wait_bounds(rules::EntityId actor, std::int32_t skipped) const;
    /// Those who are about to arrive over the stair that the hero took last.
    [[nodiscard]] std::vector<KnownFollower> followers() const;
    /// The hunter for the prize, wherever it is; nothing if nobody hunts the hero.
    [[nodiscard]] std::optional<KnownHunter> hunter() const;
    /// The vendors at whose places the hero looked or lives: those of a town whose cells it knows, in view or
    /// not, in the order of the level's data; then travelling ones whose cells it has seen.
    [[nodiscard]] std::vector<KnownVendor> vendors() const;
    /// The items and corpses in view, nearest first, then row by row.
    [[nodiscard]] std::vector<KnownObject> objects_in_view() const;
    /// The items that an actor in view holds and wears, by place. Requires: such an actor.
    [[nodiscard]] std::vector<content::ItemId> equipment(rules::EntityId actor) const;
    /// Every slot of the hero's pack in order, free ones too.
    [[nodiscard]] std::vector<PackEntry> pack() const;

    /// The places of the quickbar, the first first.
    [[nodiscard]] std::vector<KnownQuickSlot> quickbar() const;
    /// The levels that the hero has been to, this one among them, by depth.
    [[nodiscard]] std::vector<RememberedLevel> remembered_levels() const;

    /// The kind that the hero takes a kind of item for: the kind itself once it is known.
    [[nodiscard]] content::ItemId apparent_kind(content::ItemId kind) const;
    /// The question that the hero has to answer before all else, if there is one.
    [[nodiscard]] std::optional<KnownChoice> choice() const;

    /// The gifts among which the hero may choose; none once it has.
    [[nodiscard]] std::vector<content::GiftId> gifts() const;
    /// The wares of a vendor beside the hero. Requires: vendor_at() finds it.
    [[nodiscard]] std::vector<rules::Ware> wares(rules::EntityId vendor) const;

    /// The spells that the hero knows, in the order in which it learned them.
    [[nodiscard]] std::vector<KnownSpell> spells() const;

  private:
    [[nodiscard]] rules::GameState game() const { return {*catalog_, *world_}; }
    [[nodiscard]] bool knows(const rules::Trap& trap) const;
    /// True if somebody in view burns or is wet.
    [[nodiscard]] bool sees_exposed() const;

    const content::Catalog* catalog_;
    const rules::World* world_;
    bool omniscient_;
};

}  // namespace torchwake::forecast
