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
    std::int32_t melee = 0;    ///< added to each blow
    std::int32_t defence = 0;  ///< subtracted from each blow against it
    std::int32_t magic = 0;    ///< no formula uses it

    friend constexpr bool operator==(const Skills&, const Skills&) = default;
};

/// The movement of a kind that sees no enemy.
enum class Movement : std::uint8_t {
    Static,   ///< never moves
    Random,   ///< wanders at random
    Hunting,  ///< stays until it hunts
    Waypoint  ///< walks from place to place
};

/// How a kind minds flames and gas that it could step into.
enum class Wariness : std::uint8_t {
    Heedless,  ///< it minds neither
    Shy,       ///< it never steps into them
    Weighing   ///< it steps only into flames for an enemy, where they cost it little
};

/// The matter in which a kind regains hit points.
enum class MendsIn : std::uint8_t {
    Nothing,  ///< no matter heals it
    Flames,   ///< burning cells heal it
    Water     ///< cells that soak it heal it
};

/// A number of items of one kind.
struct Supply {
    ItemId item;             ///< the kind of the items
    std::int32_t count = 1;  ///< the number of items, at least 1

    friend bool operator==(const Supply&, const Supply&) = default;
};

/// The limited goods of a vendor, drawn anew for each depth that the hero reaches first.
struct Stock {
    static constexpr std::size_t most_kinds = 16;  ///< the most that `kinds` may be

    TableId table;  ///< the index of its table in Catalog::item_tables(); all kinds there have a price
    std::int32_t kinds = 1;  ///< the most kinds of one selection
    Dice count{1, 1, 0};     ///< the number of bundles of each kind

    friend bool operator==(const Stock&, const Stock&) = default;
};

/// The journey of a kind that stands on one level of a range of depths, another in each run.
struct Travels {
    std::int32_t min_depth = 1;  ///< the first depth where it may stand
    std::int32_t max_depth = 1;  ///< the last depth where it may stand
    std::int32_t chance = 100;   ///< the chance that it comes, in percent

    friend bool operator==(const Travels&, const Travels&) = default;
};

/// The facts of a lord, a kind that guards the way on.
struct Lord {
    std::vector<std::int32_t> phases;  ///< the percent of its hit points below which each phase after the
                                       ///< first begins, falling
    std::vector<std::string> lines;    ///< what is said when it is met, then at each later phase

    friend bool operator==(const Lord&, const Lord&) = default;
};

/// The length of each stage of hunger, in turns of its bearer.
struct HungerStages {
    std::int32_t well_fed = 20;   ///< turns for which it is well fed after a meal
    std::int32_t normal = 200;    ///< turns for which it needs no food after that
    std::int32_t hungry = 200;    ///< turns of hunger after that
    std::int32_t starving = 200;  ///< turns of starving after that; then each turn costs hit points

    friend bool operator==(const HungerStages&, const HungerStages&) = default;
};

/// The definition of a kind of actor; the hero is the kind with id "hero".
struct MonsterDef {
    std::string id;             ///< text id, unique among monsters
    std::string name;           ///< singular, without an article
    std::string description;    ///< a sentence or two
    Appearance appearance;      ///< its glyph, sprite and colours on the map
    std::string corpse_sprite;  ///< the name of its corpse in the sprite atlas
    bool blocks = true;         ///< no other actor may enter its cell
    core::Cells vision{8};      ///< the distance up to which it sees and notices, by the longer side
    Movement movement = Movement::Hunting;  ///< how it moves while it sees no enemy
    std::vector<std::string> quips;  ///< lines that it may speak in the hero's view; none: it is silent
    std::string voice;               ///< the sound when it notices an enemy; empty: none
    std::int32_t asleep = 0;  ///< the percent of its kind that sleep when the hero comes to their level
    bool pack = false;        ///< those that stand together wake together
    Attributes attributes;    ///< its attributes without gear
    Skills skills;            ///< its skills without gear
    std::int32_t level = 1;   ///< its level of experience; the hero's at first
    std::optional<std::int32_t> hit_points;  ///< nothing: from constitution and level, as for the hero
    std::int32_t mana = 0;                   ///< the most mana; it begins with as much
    std::int32_t armour = 0;                 ///< points of armour of its body
    std::vector<Attack> natural_attacks;     ///< its attacks without a weapon in hand; none: bare hands
    std::int32_t pack_slots = 0;             ///< the slots of its pack, at most 26; 0: it carries nothing
    std::vector<ItemId> equipment;  ///< the items that it holds or wears at first, one a place at most
    Dice gold{};                    ///< the coins in its purse at first, in pieces of gold
    std::optional<Light> light;     ///< the light that it sheds, by its torch if it has one; nothing: none
    std::optional<TableId> loot;    ///< the table from which one item is drawn when it dies; nothing: none
    FactionId faction{};            ///< its faction; invalid: the data names none
    std::int32_t flees_below = 0;   ///< it flees with less of its hit points, in percent
    std::optional<HungerStages> hunger;  ///< the stages of its hunger; nothing: it need not eat
    std::vector<SpellId> spells;         ///< the spells that it knows at first
    std::vector<Supply> supplies;        ///< the other items in its pack at first
    std::vector<std::string> deals_in;   ///< categories that it sells without end
    std::optional<Stock> stock;          ///< the other wares that it sells; a kind with neither is no vendor
    std::optional<Travels> travels;      ///< where it may come; nothing: it stands where levels name it
    std::vector<Ability> abilities;      ///< it uses the first that it can and whose chance comes up
    std::int32_t mana_turns = 0;    ///< the average number of turns in which it regains one mana; 0: never
    bool keeps_away = false;        ///< it keeps its distance while it has mana for spells at enemies
    bool flees_when_spent = false;  ///< it flees while it has mana for none of its abilities
    std::vector<Trick> tricks{};    ///< its tricks, one of each kind at most
    Wariness wary = Wariness::Shy;  ///< how it minds flames and gas
    bool fireproof = false;         ///< flames and steam do it no harm
    bool walks_webs = false;        ///< no cover holds it
    bool flies = false;             ///< no liquid touches it, and it treads on nothing
    MendsIn mends_in = MendsIn::Nothing;  ///< the matter that heals it
    bool shuns_lamps = false;             ///< it keeps off lit lamps that it could see
    std::optional<Lord> lord{};           ///< nothing: it is no lord

    friend bool operator==(const MonsterDef&, const MonsterDef&) = default;
};

}  // namespace torchwake::content
