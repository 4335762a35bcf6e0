#pragma once

// What the hero knows: the only face of the World that views, bots, auto-explore and previews are given.
// An item is named by the id of what the hero takes it for (shown.hpp), whose definition tells all of it.
// A Knowledge is a cheap pair of references; make one where it is needed and keep none over a turn.

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/rules/hunger.hpp>
#include <torchwake/rules/ids.hpp>
#include <torchwake/rules/world.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace torchwake::rules {

enum class Visibility : std::uint8_t { Unseen, Remembered, Visible };

/// What lasts on an actor.
struct KnownCondition {
    content::ConditionKind kind = content::ConditionKind::Haste;
    std::int32_t turns = 0;  ///< actions left
    std::int32_t amount = 0;
};

/// How many actions a condition lasts that is known of somebody; 0: it has none of that kind.
[[nodiscard]] std::int32_t turns_left(const std::vector<KnownCondition>& conditions,
                                      content::ConditionKind kind);

struct KnownActor {
    EntityId id;
    content::MonsterId kind;
    core::Point at;
    std::int32_t hit_points = 0;
    std::int32_t max_hit_points = 0;
    bool hostile = false;
    bool hunting = false;  ///< it knows of the hero, and goes for it
    bool asleep = false;
    content::ItemId weapon;                    ///< in its hand; invalid: none
    std::int32_t armour = 0;                   ///< of what it wears
    std::vector<KnownCondition> conditions{};  ///< by kind; none for most
    content::Attributes bonus{0, 0, 0, 0};     ///< of what it holds and wears
    bool fleeing = false;                      ///< from an enemy
};

/// When somebody acts, in ticks from now: next, and how long it then waits.
struct KnownReadiness {
    EntityId id;
    content::MonsterId kind;
    core::Point at;
    std::int32_t ticks = 0;
    std::int32_t shortest = 1;  ///< the wait behind that, which is rolled then
    std::int32_t longest = 1;
};

/// Who trades in a town, and where it always stands.
struct KnownVendor {
    content::MonsterId kind;
    core::Point at;
};

enum class ObjectKind : std::uint8_t { Item, Corpse };

/// The one item or corpse that lies in a cell, as last seen.
struct KnownObject {
    ObjectKind what = ObjectKind::Item;
    content::ItemId item;        ///< of an item
    content::MonsterId monster;  ///< of a corpse
    core::Point at;
};

/// A trap that the hero knows of.
struct KnownTrap {
    core::Point at;
    content::TrapId kind;
    bool armed = false;  ///< it can still go off
    friend bool operator==(const KnownTrap&, const KnownTrap&) = default;
};

/// One slot of the hero's pack; no item: free.
struct PackEntry {
    Slot slot;
    std::optional<content::ItemId> item;
    std::int32_t count = 0;
    std::int32_t charges = 0;
    std::optional<content::EquipSlot> worn{};  ///< where it is held or worn; nothing: nowhere
};

/// A spell that the hero knows.
struct KnownSpell {
    content::SpellId spell;
    bool affordable = false;  ///< the hero has mana enough
};

/// What the hero is asked.
struct KnownChoice {
    ChoiceKind kind = ChoiceKind::None;
    std::vector<Slot> answers;  ///< the slots that can be chosen
};

struct HeroFacts {
    core::Point at;
    std::int32_t hit_points = 0;
    std::int32_t max_hit_points = 0;
    std::int32_t mana = 0;
    std::int32_t max_mana = 0;
    std::int32_t level = 1;
    std::int32_t experience = 0;
    content::Attributes attributes;  ///< with what changes them for a while
    content::Skills skills;
    core::Tenths weight;
    core::Tenths capacity;
    core::Tenths penalty;  ///< of initiative, with that of being overburdened
    bool overburdened = false;
    content::ItemId weapon;   ///< in its hand; invalid: none
    content::ItemId shooter;  ///< the same, to shoot with
    std::int32_t armour = 0;  ///< of what it wears
    core::Coins coins;
    std::int32_t owed_choices = 0;  ///< of what to grow in
    std::int32_t deepest_depth = 1;
    std::int32_t kills = 0;
    bool has_sidearm = false;  ///< it held another weapon before, and carries it still
    bool carries_prize = false;
    bool bent = false;  ///< by a cheat: the run is not scored
    bool alive = true;
    std::vector<KnownCondition> conditions{};  ///< by kind; none for most
    std::optional<HungerStage> hunger{};       ///< nothing: it need not eat
};

class Knowledge {
  public:
    /// Omniscient: every cell counts as visible, for `--omniscient` and tests.
    Knowledge(const content::Catalog& catalog, const World& world, bool omniscient = false);

    [[nodiscard]] const content::Catalog& catalog() const { return *catalog_; }
    [[nodiscard]] core::Size size() const;
    [[nodiscard]] std::int32_t turn() const;
    [[nodiscard]] std::int32_t depth() const;
    [[nodiscard]] std::uint64_t seed() const;

    [[nodiscard]] Visibility visibility(core::Point at) const;
    /// What the cell is made of as last seen; nothing where it is unseen.
    [[nodiscard]] std::optional<content::TileId> tile(core::Point at) const;
    /// What lies there as last seen.
    [[nodiscard]] std::optional<KnownObject> object(core::Point at) const;
    /// What all cells are made of as last seen; invalid where they are unseen. Valid until the world changes.
    [[nodiscard]] const core::Grid<content::TileId>& tiles() const {
        return omniscient_ ? world_->level.tiles : world_->memory.tiles;
    }
    /// The cells that were ever in the hero's view, even to the omniscient: of the others that it knows a map
    /// told, and what lies there it does not know. Valid until the world changes.
    [[nodiscard]] const spatial::BitGrid& seen() const { return world_->memory.seen; }
    /// All that the hero saw lying about, as last seen, row by row; what an item turned out to be since is
    /// for shown() to say. Valid until the world changes.
    [[nodiscard]] std::span<const RememberedObject> remembered_objects() const {
        return world_->memory.objects;
    }
    /// The trap that the hero knows of there.
    [[nodiscard]] std::optional<KnownTrap> trap(core::Point at) const;
    /// All that the hero knows of, row by row; to the omniscient, all.
    [[nodiscard]] std::vector<KnownTrap> traps() const;
    /// The remembered or visible stairs of that way, nearest to the hero first.
    [[nodiscard]] std::vector<core::Point> stairs(content::Stairs way) const;
    /// Whether the level below was never entered, so that the way down takes a choice.
    [[nodiscard]] bool descent_is_first() const;
    /// Who stands there; only in visible cells.
    [[nodiscard]] std::optional<KnownActor> actor(core::Point at) const;

    [[nodiscard]] HeroFacts hero() const;
    /// The others in view, nearest first, then by id.
    [[nodiscard]] std::vector<KnownActor> actors_in_view() const;
    /// The hero and the others in view: when they act.
    [[nodiscard]] std::vector<KnownReadiness> readiness() const;
    /// Those of a level's shops whose place the hero knows, in or out of view, in the order of its data.
    [[nodiscard]] std::vector<KnownVendor> vendors() const;
    /// Items and corpses in view, nearest first, then row by row.
    [[nodiscard]] std::vector<KnownObject> objects_in_view() const;
    /// What an actor in view holds and wears, by place. Requires: such an actor.
    [[nodiscard]] std::vector<content::ItemId> equipment(EntityId actor) const;
    /// Every slot of the hero's pack in order, free ones too.
    [[nodiscard]] std::vector<PackEntry> pack() const;

    /// What the hero takes things of a kind for: the kind itself where it knows it.
    [[nodiscard]] content::ItemId shown(content::ItemId kind) const;
    /// What the hero has to answer before all else; nothing where nothing is asked.
    [[nodiscard]] std::optional<KnownChoice> choice() const;

    /// The spells that the hero knows, in the order in which it learned them.
    [[nodiscard]] std::vector<KnownSpell> spells() const;

  private:
    [[nodiscard]] bool knows(const Trap& trap) const;

    const content::Catalog* catalog_;
    const World* world_;
    bool omniscient_;
};

}  // namespace torchwake::rules
