#pragma once

#include <torchwake/content/ability_def.hpp>
#include <torchwake/content/appearance.hpp>
#include <torchwake/content/attack.hpp>
#include <torchwake/content/attributes.hpp>
#include <torchwake/content/dice.hpp>
#include <torchwake/content/ids.hpp>
#include <torchwake/content/light.hpp>
#include <torchwake/content/trick.hpp>
#include <torchwake/core/units.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::content {

/// Practised skills; 0 if the data names none.
struct Skills {
    std::int32_t melee = 0;
    std::int32_t defence = 0;
    std::int32_t magic = 0;

    friend constexpr bool operator==(const Skills&, const Skills&) = default;
};

/// The movement of a kind that sees no enemy: it never moves, wanders at random, stays until it hunts, or
/// walks from place to place.
enum class Movement : std::uint8_t { Static, Random, Hunting, Waypoint };

/// How a kind minds flames and gas that it could step into: not at all, it never steps into them, or only
/// into flames for an enemy, where they cost it little.
enum class Wariness : std::uint8_t { Heedless, Shy, Weighing };

/// The matter in which a kind regains hit points: flames, or what soaks it.
enum class MendsIn : std::uint8_t { Nothing, Flames, Water };

/// A number of items of one kind.
struct Supply {
    ItemId item;
    std::int32_t count = 1;

    friend bool operator==(const Supply&, const Supply&) = default;
};

/// The limited goods of a vendor, drawn anew for each depth that the hero reaches first.
struct Stock {
    static constexpr std::size_t most_kinds = 16;

    TableId table;           ///< a place in Catalog::item_tables(); all of its kinds have a price
    std::int32_t kinds = 1;  ///< the most kinds of one selection
    Dice count{1, 1, 0};     ///< of bundles of each kind

    friend bool operator==(const Stock&, const Stock&) = default;
};

/// The journey of a kind that stands on one level of a range of depths, another in each run.
struct Travels {
    std::int32_t min_depth = 1;
    std::int32_t max_depth = 1;
    std::int32_t chance = 100;  ///< of its coming, in percent

    friend bool operator==(const Travels&, const Travels&) = default;
};

/// The length of each stage of hunger, in turns of its bearer.
struct HungerStages {
    std::int32_t well_fed = 20;
    std::int32_t normal = 200;
    std::int32_t hungry = 200;
    std::int32_t starving = 200;  ///< each turn behind it costs hit points

    friend bool operator==(const HungerStages&, const HungerStages&) = default;
};

/// The definition of a kind of actor; the hero is the kind with id "hero".
struct MonsterDef {
    std::string id;
    std::string name;
    std::string description;
    Appearance appearance;
    std::string corpse_sprite;  ///< a name in the sprite atlas
    bool blocks = true;         ///< no other actor may enter its cell
    core::Cells vision{8};
    Movement movement = Movement::Hunting;
    std::vector<std::string> quips;
    std::string voice;        ///< the sound when it notices an enemy; empty: none
    std::int32_t asleep = 0;  ///< percentage asleep when the hero comes to their level
    bool pack = false;        ///< those that stand together wake together
    Attributes attributes;
    Skills skills;
    std::int32_t level = 1;
    std::optional<std::int32_t> hit_points;  ///< nothing: from constitution and level, as for the hero
    std::int32_t mana = 0;
    std::int32_t armour = 0;  ///< of its body
    std::vector<Attack> natural_attacks;
    std::int32_t pack_slots = 0;
    std::vector<ItemId> equipment;  ///< held or worn at first, at most one a place
    Dice gold{};                    ///< coins of its purse at first, in pieces of gold
    std::optional<Light> light;
    std::optional<TableId> loot;
    FactionId faction{};                 ///< invalid: the data names none
    std::int32_t flees_below = 0;        ///< it flees with less of its hit points, in percent
    std::optional<HungerStages> hunger;  ///< nothing: it need not eat
    std::vector<SpellId> spells;         ///< that it knows at first
    std::vector<Supply> supplies;        ///< further items of its pack at first
    std::vector<std::string> deals_in;   ///< categories that it sells without end
    std::optional<Stock> stock;          ///< sold besides; a kind with neither is no vendor
    std::optional<Travels> travels;      ///< nothing: it stands where levels and tables name it
    std::vector<Ability> abilities;      ///< it uses the first that it can and draws
    std::int32_t mana_turns = 0;         ///< it regains a mana on one of this many turns; 0: never
    bool keeps_away = false;             ///< it keeps its distance while it has mana for spells at enemies
    bool flees_when_spent = false;       ///< it flees while it has mana for none of its abilities
    std::vector<Trick> tricks{};         ///< at most one of each kind
    Wariness wary = Wariness::Shy;
    bool fireproof = false;   ///< flames and steam do it no harm
    bool walks_webs = false;  ///< no cover holds it
    bool flies = false;       ///< no liquid touches it, and it treads on nothing
    MendsIn mends_in = MendsIn::Nothing;
    bool shuns_lamps = false;  ///< it keeps off lit lamps that it could see

    friend bool operator==(const MonsterDef&, const MonsterDef&) = default;
};

}  // namespace torchwake::content
