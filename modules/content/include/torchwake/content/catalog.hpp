#pragma once

// All definitions of the data, read and checked. Once a Catalog is built, only its words may change, so it is
// shared by reference, and ids into it are plain numbers.
//
// 1. Every id in a definition names a definition of this Catalog.
// 2. There is a monster "hero"; every depth from 1 to last_depth() has exactly one level definition.
// 3. At most one item is the prize; a level that has it is the last one. At most one is money.
// 4. Definitions stand in the order of their files, so that ids are the same on every machine.
//
// Unidentified items are definitions too. An item may be `unknown`: a run gives it one of the looks of its
// group, which is shown in its place. Behind the items of the data follow those that traits make: for each
// kind that can bear a trait, the kind with each suitable trait, the same freed of its curse, and a
// unidentified kind. All of these, and the plain kind, are taken for the unidentified kind until they are
// held or worn. So the hero's knowledge of an item is an ItemId, whose definition has all that may be shown
// of it.

#include <torchwake/content/faction_def.hpp>
#include <torchwake/content/gift_def.hpp>
#include <torchwake/content/item_def.hpp>
#include <torchwake/content/lesson_def.hpp>
#include <torchwake/content/level_def.hpp>
#include <torchwake/content/matter_def.hpp>
#include <torchwake/content/matter_facts.hpp>
#include <torchwake/content/monster_def.hpp>
#include <torchwake/content/reactions.hpp>
#include <torchwake/content/spell_def.hpp>
#include <torchwake/content/tile_def.hpp>
#include <torchwake/content/trait_def.hpp>
#include <torchwake/content/trap_def.hpp>
#include <torchwake/content/vault_def.hpp>
#include <torchwake/core/random.hpp>

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::content {

/// The parts of a Catalog, as the loader or a test collects them.
struct CatalogParts {
    std::vector<TileDef> tiles;
    std::vector<MonsterDef> monsters;
    std::vector<ItemDef> items;
    std::vector<MonsterTable> monster_tables;
    std::vector<ItemTable> item_tables;
    std::vector<LevelDef> levels;
    std::vector<VaultDef> vaults;
    std::vector<SpellDef> spells;
    std::vector<std::string> mods{};  ///< names of the mods that were read, in order
    std::vector<FactionDef> factions{};
    std::vector<TraitDef> traits{};
    std::vector<TrapDef> traps{};
    std::vector<GiftDef> gifts{};
    std::vector<MatterDef> matter{};
    std::vector<LessonDef> lessons{};
};

class Catalog {
  public:
    /// Requires: the invariants above.
    explicit Catalog(CatalogParts parts);

    [[nodiscard]] const TileDef& tile(TileId id) const;
    [[nodiscard]] const MonsterDef& monster(MonsterId id) const;
    [[nodiscard]] const ItemDef& item(ItemId id) const;
    [[nodiscard]] const SpellDef& spell(SpellId id) const;
    [[nodiscard]] const TrapDef& trap(TrapId id) const;
    [[nodiscard]] const GiftDef& gift(GiftId id) const;
    [[nodiscard]] const MatterDef& matter(MatterId id) const;
    /// The effects of an item or a spell, in the order in which they happen.
    [[nodiscard]] const std::vector<ItemEffect>& effects_of(const EffectSource& source) const;
    [[nodiscard]] const std::optional<Aim>& aim_of(const EffectSource& source) const;
    /// True if it is an item that breaks when it is thrown.
    [[nodiscard]] bool breaks(const EffectSource& source) const;
    [[nodiscard]] const MonsterTable& monster_table(TableId id) const;
    [[nodiscard]] const ItemTable& item_table(TableId id) const;
    /// Requires: first_depth() <= depth <= last_depth().
    [[nodiscard]] const LevelDef& level_at(std::int32_t depth) const;
    /// The depth at which a run begins: 0, the town, if there is one, else 1.
    [[nodiscard]] std::int32_t first_depth() const { return first_depth_; }
    [[nodiscard]] std::int32_t last_depth() const { return last_depth_; }
    [[nodiscard]] MonsterId hero() const { return hero_; }
    /// The item that wins the game; nothing if the game has no end.
    [[nodiscard]] std::optional<ItemId> prize() const { return prize_; }
    /// The item that is money; nothing if coins never lie about.
    [[nodiscard]] std::optional<ItemId> money() const { return money_; }

    [[nodiscard]] std::span<const TileDef> tiles() const { return parts_.tiles; }
    [[nodiscard]] std::span<const MonsterDef> monsters() const { return parts_.monsters; }
    /// The items of the data.
    [[nodiscard]] std::span<const ItemDef> items() const { return {parts_.items.data(), data_items_}; }
    /// The items of the data, and behind them those that traits make.
    [[nodiscard]] std::span<const ItemDef> all_items() const { return parts_.items; }
    [[nodiscard]] std::span<const TraitDef> traits() const { return parts_.traits; }
    /// The item that a find of that kind is: the kind itself, or with a trait. Random: one draw if the kind
    /// can bear a trait at that depth.
    [[nodiscard]] ItemId draw_find(ItemId kind, std::int32_t depth, core::RandomStream& stream) const;

    [[nodiscard]] std::span<const VaultDef> vaults() const { return parts_.vaults; }
    [[nodiscard]] std::span<const FactionDef> factions() const { return parts_.factions; }

    /// The factions' reactions to each other.
    [[nodiscard]] const Reactions& reactions() const { return reactions_; }
    /// True if two kinds fight each other.
    [[nodiscard]] bool hostile(MonsterId a, MonsterId b) const {
        return reactions_.hostile(reactions_.camp_of(a), reactions_.camp_of(b));
    }
    [[nodiscard]] std::span<const SpellDef> spells() const { return parts_.spells; }
    [[nodiscard]] std::span<const TrapDef> traps() const { return parts_.traps; }
    [[nodiscard]] std::span<const GiftDef> gifts() const { return parts_.gifts; }
    [[nodiscard]] std::span<const LessonDef> lessons() const { return parts_.lessons; }
    [[nodiscard]] std::span<const MatterDef> all_matter() const { return parts_.matter; }
    [[nodiscard]] const MatterFacts& matter_facts() const { return matter_facts_; }
    /// The gas that heat makes of what is wet; nothing if there is none.
    [[nodiscard]] std::optional<MatterId> steam() const { return steam_; }
    /// The tile of a town portal; nothing if there is none.
    [[nodiscard]] std::optional<TileId> portal() const { return portal_; }

    /// The definition with that text id; nothing if there is none.
    [[nodiscard]] std::optional<TileId> find_tile(std::string_view id) const;
    [[nodiscard]] std::optional<MonsterId> find_monster(std::string_view id) const;
    [[nodiscard]] std::optional<ItemId> find_item(std::string_view id) const;
    [[nodiscard]] std::optional<SpellId> find_spell(std::string_view id) const;
    [[nodiscard]] std::optional<TrapId> find_trap(std::string_view id) const;
    [[nodiscard]] std::optional<GiftId> find_gift(std::string_view id) const;
    [[nodiscard]] std::optional<MatterId> find_matter(std::string_view id) const;

    /// The names of the mods, in the order in which they replace the game's own data.
    [[nodiscard]] std::span<const std::string> mods() const { return parts_.mods; }

    /// A hash of every definition that rules read: two runs can be compared only if it is equal.
    [[nodiscard]] std::uint64_t data_hash() const { return data_hash_; }

    /// Takes the words of all definitions from a catalog of the same data in another language. References to
    /// definitions stay valid, and rules may go on reading the catalog meanwhile, since they read no words.
    /// Returns false, and changes nothing, if the data differ.
    bool take_words(const Catalog& other);

  private:
    CatalogParts parts_;
    MonsterId hero_;
    std::optional<ItemId> prize_;
    std::optional<ItemId> money_;
    std::optional<TileId> portal_;
    std::optional<MatterId> steam_;
    MatterFacts matter_facts_;
    std::int32_t first_depth_ = 1;
    std::int32_t last_depth_ = 0;
    Reactions reactions_;
    std::uint64_t data_hash_ = 0;
    std::size_t data_items_ = 0;
    std::vector<std::vector<ItemId>> finds_;  ///< by item of the data and trait; invalid: unsuitable
};

}  // namespace torchwake::content
