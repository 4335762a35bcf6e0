#pragma once

#include <torchwake/content/appearance.hpp>
#include <torchwake/content/attack.hpp>
#include <torchwake/content/attributes.hpp>
#include <torchwake/content/dice.hpp>
#include <torchwake/content/equip_slot.hpp>
#include <torchwake/content/ids.hpp>
#include <torchwake/content/lasting_effect.hpp>
#include <torchwake/content/saving_throw.hpp>
#include <torchwake/core/units.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace torchwake::content {

/// Gives back hit points, up to the maximum.
struct HealEffect {
    std::int32_t amount = 0;
    friend bool operator==(const HealEffect&, const HealEffect&) = default;
};

/// Takes hit points of everyone it reaches: one roll for all of them, times what the user's intelligence has
/// over 10.
struct DamageEffect {
    Dice dice{0, 0, 1};
    friend bool operator==(const DamageEffect&, const DamageEffect&) = default;
};

/// Shows its user the terrain of the whole level.
struct MappingEffect {
    friend bool operator==(const MappingEffect&, const MappingEffect&) = default;
};

/// Gives back mana, up to the maximum.
struct ManaEffect {
    std::int32_t amount = 0;
    friend bool operator==(const ManaEffect&, const ManaEffect&) = default;
};

/// Ends a poison.
struct CureEffect {
    friend bool operator==(const CureEffect&, const CureEffect&) = default;
};

/// Its user is well fed.
struct FoodEffect {
    friend bool operator==(const FoodEffect&, const FoodEffect&) = default;
};

/// Puts its user into another free cell that it could walk to.
struct TeleportEffect {
    core::Cells range{0};  ///< how far away at most, by the longer side; 0: anywhere on the level
    friend bool operator==(const TeleportEffect&, const TeleportEffect&) = default;
};

/// Teaches its user a spell.
struct LearnEffect {
    SpellId spell;
    friend bool operator==(const LearnEffect&, const LearnEffect&) = default;
};

/// Lets its user choose a thing of its pack, and tells what that is.
struct IdentifyEffect {
    friend bool operator==(const IdentifyEffect&, const IdentifyEffect&) = default;
};

/// Lets its user choose a cursed thing of its pack, and frees it.
struct RemoveCurseEffect {
    friend bool operator==(const RemoveCurseEffect&, const RemoveCurseEffect&) = default;
};

/// Brings its user to the town, and lays a portal there that leads back once.
struct TownPortalEffect {
    friend bool operator==(const TownPortalEffect&, const TownPortalEffect&) = default;
};

/// What happens when an item is used. A new kind of effect is a new struct here, a reader in the loader, a
/// case in `rules`, and words in `view`; the compiler names each place that is still missing.
using ItemEffect =
    std::variant<HealEffect, DamageEffect, MappingEffect, ManaEffect, LastingEffect, CureEffect, FoodEffect,
                 TeleportEffect, LearnEffect, IdentifyEffect, RemoveCurseEffect, TownPortalEffect>;

/// Whether an effect can happen only to those whom something aimed reaches.
[[nodiscard]] constexpr bool needs_aim(const ItemEffect& effect) {
    return std::holds_alternative<DamageEffect>(effect);
}

/// Whether an effect of something aimed happens to those whom it reaches, and not to its user.
[[nodiscard]] constexpr bool strikes_others(const ItemEffect& effect) {
    return needs_aim(effect) || std::holds_alternative<LastingEffect>(effect);
}

/// How an item is aimed.
struct Aim {
    core::Cells range{8};               ///< how far the target may be, by the longer side
    core::Cells radius{0};              ///< of what it reaches around the place where it ends; 0: one target
    std::string projectile;             ///< a name in the sprite atlas
    bool pierces = false;               ///< it flies on through those in its way, and reaches them all
    std::optional<SavingThrow> save{};  ///< of those whom it reaches; nothing: they have none

    friend bool operator==(const Aim&, const Aim&) = default;
};

/// How an item shoots that is held in the hand: its ammunition flies from it.
struct Shooter {
    std::string ammunition;  ///< what it takes: all items that fit into that
    Attack attack;
    Attribute attribute = Attribute::Dexterity;  ///< what adds to its shots
    core::Cells range{8};                        ///< how far the target may be, by the longer side

    friend bool operator==(const Shooter&, const Shooter&) = default;
};

/// How an item flies from what shoots it.
struct Ammunition {
    std::string fits;        ///< what it can be shot from: all items that take that
    std::int32_t bonus = 0;  ///< to what the shot does
    std::string projectile;  ///< a name in the sprite atlas

    friend bool operator==(const Ammunition&, const Ammunition&) = default;
};

/// How an item flies that is made to be thrown. Anything else flies too, not far, and hardly hurts.
struct Throwing {
    Attack attack;
    Attribute attribute = Attribute::Dexterity;  ///< what adds to its hits
    core::Cells range{6};                        ///< how far the target may be, by the longer side
    std::string projectile;                      ///< a name in the sprite atlas; empty: the item's own sprite

    friend bool operator==(const Throwing&, const Throwing&) = default;
};

/// The definition of a kind of item.
struct ItemDef {
    std::string id;
    std::string name;
    std::string description;
    Appearance appearance;
    std::vector<ItemEffect> effects;  ///< in the order in which they happen; none: the item can't be used
    std::optional<Aim> aim;           ///< it has one where, and only where, an effect strikes others
    std::int32_t charges = 1;         ///< uses before it is gone
    std::int32_t stack = 1;           ///< how many like ones share a slot
    bool prize = false;               ///< who brings it up from the depths has won
    bool money = false;               ///< copper coins: they go into the purse, and take no slot
    std::optional<Weapon> weapon;     ///< it can be held and hit with
    std::optional<Wear> wear;         ///< it can be worn; nothing is both
    std::string worn_sprite;          ///< drawn over the hero who holds or wears it; empty: it does not show
    core::Tenths weight;
    core::Tenths initiative_penalty;
    core::Coins value;
    std::string category;           ///< which vendors deal in it; empty: none
    std::optional<Shooter> shoots;  ///< it can be held and shot with
    std::optional<Ammunition> ammunition;
    std::optional<Throwing> throws;
    std::int32_t bundle = 1;  ///< how many of it lie together where one is found

    // What is not known of it at first: see catalog.hpp.
    std::string unknown{};  ///< the group of looks that it is known by one of; empty: everybody knows it
    bool known = false;     ///< one of such a group that everybody knows all the same
    std::string look{};     ///< it is no thing, but how those of that group look to who does not know them

    // What a trait makes of a kind, and only that: no data has these.
    Attributes bonus{0, 0, 0, 0};  ///< of who holds or wears it
    bool cursed = false;           ///< it does not come off
    ItemId plain{};                ///< the kind without the trait; invalid: it has none
    bool veiled = false;           ///< it is no thing, but what one with any trait or none is taken for
    ItemId unfamiliar{};           ///< what it is taken for until it was held or worn; invalid: for itself
    ItemId freed{};                ///< what it is when its curse is lifted

    friend bool operator==(const ItemDef&, const ItemDef&) = default;
};

/// Whether something is hidden from who takes a thing for this kind.
[[nodiscard]] inline bool hides_something(const ItemDef& item) {
    return item.veiled || !item.look.empty();
}

/// Where an item is held or worn; nothing where it can be neither.
[[nodiscard]] constexpr std::optional<EquipSlot> equip_slot_of(const ItemDef& item) {
    if (item.weapon || item.shoots) {
        return EquipSlot::Melee;
    }
    return item.wear ? std::optional(item.wear->slot) : std::nullopt;
}

}  // namespace torchwake::content
