#pragma once

#include <torchwake/content/ability_def.hpp>
#include <torchwake/content/appearance.hpp>
#include <torchwake/content/attack.hpp>
#include <torchwake/content/attributes.hpp>
#include <torchwake/content/dice.hpp>
#include <torchwake/content/ids.hpp>
#include <torchwake/core/units.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::content {

/// What was practised; 0 where data says nothing.
struct Skills {
    std::int32_t melee = 0;
    std::int32_t defence = 0;
    std::int32_t magic = 0;

    friend constexpr bool operator==(const Skills&, const Skills&) = default;
};

/// Light that an actor sheds.
struct Light {
    core::Cells range;
    Colour colour;

    friend bool operator==(const Light&, const Light&) = default;
};

/// What a kind does while it sees no enemy: it stays for ever, strolls, stays until it has someone to hunt,
/// or walks from place to place.
enum class Movement : std::uint8_t { Static, Random, Hunting, Waypoint };

/// So many of a kind of item.
struct Supply {
    ItemId item;
    std::int32_t count = 1;

    friend bool operator==(const Supply&, const Supply&) = default;
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
    std::string voice;        ///< the sound it makes when it notices someone; empty: none
    std::int32_t asleep = 0;  ///< how many in 100 are asleep when the hero comes to their level
    bool pack = false;        ///< those that stand together wake together
    Attributes attributes;
    Skills skills;
    std::int32_t level = 1;
    std::optional<std::int32_t> hit_points;  ///< nothing: from constitution and level, as for the hero
    std::int32_t mana = 0;
    std::int32_t armour = 0;  ///< of its own skin
    std::vector<Attack> natural_attacks;
    std::int32_t pack_slots = 0;
    std::vector<ItemId> equipment;  ///< what it comes with: held or worn, at most one for each place, else
                                    ///< in its pack, like ones that stand together sharing a slot
    Dice gold{};                    ///< pieces in its purse when it comes to be
    std::optional<Light> light;
    std::optional<TableId> loot;
    FactionId faction{};                ///< invalid: data names none
    std::int32_t flees_below = 0;       ///< it flees with fewer than so many in 100 of its hit points
    bool hungers = false;               ///< it has to eat
    std::vector<SpellId> spells;        ///< that it knows when it comes to be
    std::vector<Supply> supplies;       ///< what it comes with besides, in its pack
    std::vector<std::string> deals_in;  ///< categories of what it buys and sells; none: it is no vendor
    std::vector<Ability> abilities;     ///< what it casts, the first that it can and will
    std::int32_t mana_turns = 0;        ///< in one of so many of its turns a mana comes back; 0: never
    bool keeps_away = false;            ///< stays out of reach while it has mana for what it casts at enemies
    bool flees_when_spent = false;      ///< and runs while it has none

    friend bool operator==(const MonsterDef&, const MonsterDef&) = default;
};

}  // namespace torchwake::content
