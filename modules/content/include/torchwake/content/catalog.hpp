#pragma once

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
#include <torchwake/core/contract.hpp>
#include <torchwake/core/random.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::content {

/// The parts of a Catalog, as the loader or a test collects them.
struct CatalogParts {
    std::vector<TileDef> tiles;                ///< the place of each is its TileId
    std::vector<MonsterDef> monsters;          ///< the place of each is its MonsterId, among them the hero
    std::vector<ItemDef> items;                ///< the place of each is its ItemId
    std::vector<MonsterTable> monster_tables;  ///< the place of each is its TableId
    std::vector<ItemTable> item_tables;        ///< the place of each is its TableId, too
    std::vector<LevelDef> levels;              ///< each for a range of depths
    std::vector<VaultDef> vaults;              ///< the place of each is its VaultId
    std::vector<SpellDef> spells;              ///< the place of each is its SpellId
    std::vector<std::string> mods{};           ///< names of the mods that were read, in order
    std::vector<FactionDef> factions{};        ///< the place of each is its FactionId; at most most_factions
    std::vector<TraitDef> traits{};            ///< the traits that items can bear
    std::vector<TrapDef> traps{};              ///< the place of each is its TrapId
    std::vector<GiftDef> gifts{};              ///< the place of each is its GiftId
    std::vector<MatterDef> matter{};           ///< the place of each is its MatterId
    std::vector<LessonDef> lessons{};          ///< in the order in which they are offered
};

/// All definitions of the data, read and checked. Once a Catalog is built, only its words may change, so it
/// is shared by reference, and ids into it are plain numbers.
///
/// 1. Every id in a definition names a definition of this Catalog.
/// 2. There is a monster "hero"; every depth from 1 to last_depth() has exactly one level definition.
/// 3. At most one item is the prize; a level that has it is the last one. At most one is money.
/// 4. Definitions stand in the order of their files, so that ids are the same on every machine.
///
/// Unidentified items are definitions too. An item may be `unknown`: a run gives it one of the looks of its
/// group, which is shown in its place. Behind the items of the data follow those that traits make: for each
/// kind that can bear a trait, the kind with each suitable trait, the same freed of its curse, and an
/// unidentified kind. All of these, and the plain kind, are taken for the unidentified kind until they are
/// held or worn. So the hero's knowledge of an item is an ItemId, whose definition has all that may be shown
/// of it.
class Catalog {
  public:
    /// Builds the derived definitions and facts. Requires: the invariants above.
    explicit Catalog(CatalogParts parts);

    /// The definition of a tile. Requires: an id of this Catalog.
    [[nodiscard]] const TileDef& tile(TileId id) const { return defined(parts_.tiles, id); }
    /// The definition of a kind of actor. Requires: an id of this Catalog.
    [[nodiscard]] const MonsterDef& monster(MonsterId id) const { return defined(parts_.monsters, id); }
    /// The definition of a kind of item, one that a trait makes too. Requires: an id of this Catalog.
    [[nodiscard]] const ItemDef& item(ItemId id) const { return defined(parts_.items, id); }
    /// The definition of a spell. Requires: an id of this Catalog.
    [[nodiscard]] const SpellDef& spell(SpellId id) const { return defined(parts_.spells, id); }
    /// The definition of a kind of trap. Requires: an id of this Catalog.
    [[nodiscard]] const TrapDef& trap(TrapId id) const { return defined(parts_.traps, id); }
    /// The definition of a gift. Requires: an id of this Catalog.
    [[nodiscard]] const GiftDef& gift(GiftId id) const { return defined(parts_.gifts, id); }
    /// The definition of a kind of matter. Requires: an id of this Catalog.
    [[nodiscard]] const MatterDef& matter(MatterId id) const { return defined(parts_.matter, id); }
    /// The effects of an item or a spell, in the order in which they happen.
    [[nodiscard]] const std::vector<ItemEffect>& effects_of(const EffectSource& source) const;
    /// The aim of an item or a spell; nothing if it is not aimed.
    [[nodiscard]] const std::optional<Aim>& aim_of(const EffectSource& source) const;
    /// True if it is an item that breaks when it is thrown.
    [[nodiscard]] bool breaks(const EffectSource& source) const;
    /// A spawn table of monsters. Requires: an id of this Catalog.
    [[nodiscard]] const MonsterTable& monster_table(TableId id) const {
        return defined(parts_.monster_tables, id);
    }
    /// A spawn table of items. Requires: an id of this Catalog.
    [[nodiscard]] const ItemTable& item_table(TableId id) const { return defined(parts_.item_tables, id); }
    /// The definition of the level at a depth. Requires: first_depth() <= depth <= last_depth().
    [[nodiscard]] const LevelDef& level_at(std::int32_t depth) const;
    /// The depth at which a run begins: 0, the town, if there is one, else 1.
    [[nodiscard]] std::int32_t first_depth() const { return first_depth_; }
    /// The greatest depth that has a level.
    [[nodiscard]] std::int32_t last_depth() const { return last_depth_; }
    /// The kind of the hero.
    [[nodiscard]] MonsterId hero() const { return hero_; }
    /// The item that wins the game; nothing if the game has no end.
    [[nodiscard]] std::optional<ItemId> prize() const { return prize_; }
    /// The hunt that begins when the prize is taken; null if none does.
    [[nodiscard]] const HuntDef* hunt() const {
        return prize_ && item(*prize_).hunt ? &*item(*prize_).hunt : nullptr;
    }
    /// The item that is money; nothing if coins never lie about.
    [[nodiscard]] std::optional<ItemId> money() const { return money_; }

    /// All tiles, by id.
    [[nodiscard]] std::span<const TileDef> tiles() const { return parts_.tiles; }
    /// All kinds of actors, by id.
    [[nodiscard]] std::span<const MonsterDef> monsters() const { return parts_.monsters; }
    /// The items of the data.
    [[nodiscard]] std::span<const ItemDef> items() const { return {parts_.items.data(), data_items_}; }
    /// The items of the data, and behind them those that traits make.
    [[nodiscard]] std::span<const ItemDef> all_items() const { return parts_.items; }
    /// All traits, in the order of the data.
    [[nodiscard]] std::span<const TraitDef> traits() const { return parts_.traits; }
    /// The item that a find of that kind is: the kind itself, or with a trait. Random: one draw if the kind
    /// can bear a trait at that depth.
    [[nodiscard]] ItemId draw_find(ItemId kind, std::int32_t depth, core::RandomStream& stream) const;

    /// The level definitions, by id.
    [[nodiscard]] std::span<const LevelDef> levels() const { return parts_.levels; }
    /// All vaults and scenes, by id.
    [[nodiscard]] std::span<const VaultDef> vaults() const { return parts_.vaults; }
    /// The vault or scene with that id. Requires: an id of this catalog.
    [[nodiscard]] const VaultDef& vault(VaultId id) const { return defined(parts_.vaults, id); }
    /// All factions, by id.
    [[nodiscard]] std::span<const FactionDef> factions() const { return parts_.factions; }

    /// The factions' reactions to each other.
    [[nodiscard]] const Reactions& reactions() const { return reactions_; }
    /// True if two kinds fight each other.
    [[nodiscard]] bool hostile(MonsterId a, MonsterId b) const {
        return reactions_.hostile(reactions_.camp_of(a), reactions_.camp_of(b));
    }
    /// All spells, by id.
    [[nodiscard]] std::span<const SpellDef> spells() const { return parts_.spells; }
    /// All kinds of traps, by id.
    [[nodiscard]] std::span<const TrapDef> traps() const { return parts_.traps; }
    /// All gifts, by id.
    [[nodiscard]] std::span<const GiftDef> gifts() const { return parts_.gifts; }
    /// All lessons, in the order in which they are offered.
    [[nodiscard]] std::span<const LessonDef> lessons() const { return parts_.lessons; }
    /// All kinds of matter, by id.
    [[nodiscard]] std::span<const MatterDef> all_matter() const { return parts_.matter; }
    /// The facts of tiles and matter as tables by id.
    [[nodiscard]] const MatterFacts& matter_facts() const { return matter_facts_; }
    /// The gas that heat makes of what is wet; nothing if there is none.
    [[nodiscard]] std::optional<MatterId> steam() const { return steam_; }
    /// The tile of a town portal; nothing if there is none.
    [[nodiscard]] std::optional<TileId> portal() const { return portal_; }

    /// The tile with that text id; nothing if there is none. Cost of this and the next ones: linear.
    [[nodiscard]] std::optional<TileId> find_tile(std::string_view id) const {
        return find<TileId>(parts_.tiles, id);
    }
    /// The kind of actor with that text id; nothing if there is none.
    [[nodiscard]] std::optional<MonsterId> find_monster(std::string_view id) const {
        return find<MonsterId>(parts_.monsters, id);
    }
    /// The item of the data with that text id; nothing if there is none.
    [[nodiscard]] std::optional<ItemId> find_item(std::string_view id) const {
        return find<ItemId>(parts_.items, id);
    }
    /// The spell with that text id; nothing if there is none.
    [[nodiscard]] std::optional<SpellId> find_spell(std::string_view id) const {
        return find<SpellId>(parts_.spells, id);
    }
    /// The kind of trap with that text id; nothing if there is none.
    [[nodiscard]] std::optional<TrapId> find_trap(std::string_view id) const {
        return find<TrapId>(parts_.traps, id);
    }
    /// The vault or scene with that text id; nothing if there is none.
    [[nodiscard]] std::optional<VaultId> find_vault(std::string_view id) const {
        return find<VaultId>(parts_.vaults, id);
    }
    /// The gift with that text id; nothing if there is none.
    [[nodiscard]] std::optional<GiftId> find_gift(std::string_view id) const {
        return find<GiftId>(parts_.gifts, id);
    }
    /// The kind of matter with that text id; nothing if there is none.
    [[nodiscard]] std::optional<MatterId> find_matter(std::string_view id) const {
        return find<MatterId>(parts_.matter, id);
    }

    /// The names of the mods, in the order in which they replace the game's own data.
    [[nodiscard]] std::span<const std::string> mods() const { return parts_.mods; }

    /// A hash of every definition that rules read: two runs can be compared only if it is equal.
    [[nodiscard]] std::uint64_t data_hash() const { return data_hash_; }

    /// Takes the words of all definitions from a catalog of the same data in another language. References to
    /// definitions stay valid, and rules may go on reading the catalog meanwhile, since they read no words.
    /// Returns false, and changes nothing, if the data differ.
    bool take_words(const Catalog& other);

  private:
    template <class Id, class Definition>
    static const Definition& defined(const std::vector<Definition>& definitions, Id id) {
        TORCHWAKE_EXPECTS(id.value < definitions.size());
        return definitions[id.value];
    }
    template <class Id, class Definition>
    static std::optional<Id> find(const std::vector<Definition>& definitions, std::string_view id) {
        for (std::size_t place = 0; place < definitions.size(); ++place) {
            if (definitions[place].id == id) {
                return Id{static_cast<typename Id::rep>(place)};
            }
        }
        return std::nullopt;
    }

    CatalogParts parts_;
    std::uint64_t data_hash_ = 0;
    MonsterId hero_;
    std::optional<ItemId> prize_;
    std::optional<ItemId> money_;
    std::optional<TileId> portal_;
    std::optional<MatterId> steam_;
    MatterFacts matter_facts_;
    std::int32_t first_depth_ = 1;
    std::int32_t last_depth_ = 0;
    Reactions reactions_;
    std::size_t data_items_ = 0;
    std::vector<std::vector<ItemId>> finds_;  ///< by item of the data and trait; invalid: unsuitable
};

}  // namespace torchwake::content
