#pragma once

#include <torchwake/content/appearance.hpp>
#include <torchwake/content/attack.hpp>
#include <torchwake/content/attributes.hpp>
#include <torchwake/content/effect.hpp>
#include <torchwake/content/equip_slot.hpp>
#include <torchwake/content/ids.hpp>
#include <torchwake/content/power.hpp>
#include <torchwake/content/saving_throw.hpp>
#include <torchwake/core/units.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::content {

/// The aim of an item or a spell.
struct Aim {
    core::Cells range{8};   ///< the greatest distance of the target, by the longer side
    core::Cells radius{0};  ///< the radius of the area around the end of its flight; 0: it reaches one target
    std::string projectile;             ///< a name in the sprite atlas
    bool pierces = false;               ///< it flies on through actors, and works on all of them
    std::optional<SavingThrow> save{};  ///< the saving throw of those it reaches; nothing: none
    bool conducts = false;  ///< it reaches all water joined to where it strikes, and hurts the wet twice
    bool rolls = false;     ///< it keeps to the ground: it ends where it comes to deep water, lava or a chasm

    friend bool operator==(const Aim&, const Aim&) = default;
};

/// A ranged weapon, from which ammunition is shot.
struct Shooter {
    std::string ammunition;                      ///< all items that fit this are ammunition for it
    Attack attack;                               ///< the attack of a shot
    Attribute attribute = Attribute::Dexterity;  ///< the attribute that adds to its shots
    core::Cells range{8};                        ///< the greatest distance of the target, by the longer side

    friend bool operator==(const Shooter&, const Shooter&) = default;
};

/// An item as ammunition.
struct Ammunition {
    std::string fits;        ///< all ranged weapons that take this can shoot it
    std::int32_t bonus = 0;  ///< added to the force of the shot
    std::string projectile;  ///< a name in the sprite atlas

    friend bool operator==(const Ammunition&, const Ammunition&) = default;
};

/// An item that is made to be thrown. Other items can be thrown too, but not far, and hardly hurt.
struct Throwing {
    Attack attack;                               ///< the attack of a throw
    Attribute attribute = Attribute::Dexterity;  ///< the attribute that adds to its hits
    core::Cells range{6};                        ///< the greatest distance of the target, by the longer side
    std::string projectile;                      ///< a name in the sprite atlas; empty: the item's own sprite

    friend bool operator==(const Throwing&, const Throwing&) = default;
};

/// The hunt that the taking of the prize begins. It lasts up to the daylight, and changes the levels.
struct HuntDef {
    MonsterId hunter;                ///< the kind that hunts the hero
    std::optional<MonsterId> guard;  ///< the kind that becomes the hunter where it lives; nothing: none does
    std::int32_t returns_in = 30;    ///< deeds of the hero until a hunter that was scattered is back
    std::int32_t melts_at = 8;       ///< the heat of flames that destroy the prize
    std::optional<MonsterId> risen;  ///< the kind as which the dead of a level rise; nothing: none rise
    std::int32_t most_risen = 3;     ///< the most that rise on a level
    std::optional<MatterId> flames;  ///< a cover that burns across a way; nothing: none does

    friend bool operator==(const HuntDef&, const HuntDef&) = default;
};

/// The definition of a kind of item.
struct ItemDef {
    std::string id;                   ///< text id, unique among items
    std::string name;                 ///< singular, without an article
    std::string description;          ///< a sentence or two
    Appearance appearance;            ///< its glyph, sprite and colours, on the floor and in lists
    std::vector<ItemEffect> effects;  ///< its effects, in their order; none: it can't be used
    std::optional<Aim> aim;           ///< how it is aimed; present exactly if an effect strikes others
    std::int32_t charges = 1;         ///< the number of uses before it is gone
    std::int32_t stack = 1;           ///< the number of like items that share a slot
    bool prize = false;               ///< the game is won by carrying it out of the dungeon
    std::optional<HuntDef> hunt;      ///< of the prize: the hunt that its taking begins; nothing: none
    bool money = false;               ///< copper coins: they go into the purse, and take no slot
    std::optional<Weapon> weapon;     ///< what it does as a weapon in melee; nothing: it is none
    std::optional<Wear> wear;         ///< how it is worn; nothing: it is not; no item is both
    std::string worn_sprite;  ///< the sprite over the hero who holds or wears it; empty: it is not shown
    core::Tenths weight;      ///< the weight of one, in tenths of a pound
    core::Tenths initiative_penalty;       ///< for each one carried, in tenths of a point
    core::Coins value;                     ///< the value of one, in pieces of copper; 0: no vendor takes it
    std::string category;                  ///< the category by which vendors trade; empty: none trades it
    std::optional<Shooter> shoots;         ///< what it shoots, and how; nothing: it shoots nothing
    std::optional<Ammunition> ammunition;  ///< its use as ammunition; nothing: no weapon shoots it
    std::optional<Throwing> throws;        ///< how it is thrown; nothing: it is not made for that
    bool breaks = false;                   ///< thrown, it breaks where it ends, and its effects happen there
    bool needs_light = false;              ///< it is read: the hero can't use it in the dark
    bool burns = false;                    ///< it is lost when it lies in flames
    std::int32_t bundle = 1;               ///< the number found together

    Attributes bonus{0, 0, 0, 0};  ///< added to the attributes of its bearer, with what its trait adds
    Powers powers{};               ///< the powers of its bearer, with those of its trait

    // Identification: see catalog.hpp.
    std::string unknown{};  ///< the group of looks that hides it at first; empty: known
    bool known = false;     ///< true for one of such a group that is known nevertheless
    std::string look{};     ///< the group whose unknown kinds look so; empty: this is an item itself

    // The results of a trait; data never has these.
    bool cursed = false;        ///< it can't be taken off
    ItemId plain{};             ///< the kind without the trait; invalid: it has none
    bool unidentified = false;  ///< this definition only stands for a kind with an unknown trait
    ItemId unfamiliar{};        ///< what it is taken for until it is held or worn; invalid: itself
    ItemId freed{};             ///< the kind that it becomes when its curse is lifted

    friend bool operator==(const ItemDef&, const ItemDef&) = default;
};

/// True if this definition stands for items whose kind is hidden.
[[nodiscard]] inline bool hides_something(const ItemDef& item) {
    return item.unidentified || !item.look.empty();
}

/// The place where an item is held or worn; nothing if it can be neither.
[[nodiscard]] constexpr std::optional<EquipSlot> equip_slot_of(const ItemDef& item) {
    if (item.weapon || item.shoots) {
        return EquipSlot::Melee;
    }
    return item.wear ? std::optional(item.wear->slot) : std::nullopt;
}

}  // namespace torchwake::content
