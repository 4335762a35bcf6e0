#pragma once

// The effects of items, spells and traps. Data names an effect by its id, and its members by their names.

#include <torchwake/content/described.hpp>
#include <torchwake/content/dice.hpp>
#include <torchwake/content/ids.hpp>
#include <torchwake/content/lasting_effect.hpp>
#include <torchwake/core/units.hpp>

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

namespace torchwake::content {

/// Restores hit points, up to the maximum.
struct HealEffect {
    static constexpr std::string_view id = "heal";  ///< its name in data
    std::int32_t amount = 0;                        ///< hit points
};
BOOST_DESCRIBE_STRUCT(HealEffect, (), (amount))

/// Takes hit points from every actor that it reaches: one roll for all, times the user's intelligence bonus.
struct DamageEffect {
    static constexpr std::string_view id = "damage";  ///< its name in data
    Dice dice{0, 0, 1};                               ///< the dice of the hit points
};
BOOST_DESCRIBE_STRUCT(DamageEffect, (), (dice))

/// Makes the terrain of the whole level known to the user.
struct MappingEffect {
    static constexpr std::string_view id = "map";  ///< its name in data
};
BOOST_DESCRIBE_STRUCT(MappingEffect, (), ())

/// Restores mana, up to the maximum.
struct ManaEffect {
    static constexpr std::string_view id = "mana";  ///< its name in data
    std::int32_t amount = 0;                        ///< points of mana
};
BOOST_DESCRIBE_STRUCT(ManaEffect, (), (amount))

/// Ends poison.
struct CureEffect {
    static constexpr std::string_view id = "cure";  ///< its name in data
};
BOOST_DESCRIBE_STRUCT(CureEffect, (), ())

/// Makes the user well fed.
struct FoodEffect {
    static constexpr std::string_view id = "food";  ///< its name in data
};
BOOST_DESCRIBE_STRUCT(FoodEffect, (), ())

/// Moves the user to another free cell that it could walk to.
struct TeleportEffect {
    static constexpr std::string_view id = "teleport";  ///< its name in data
    core::Cells range{0};  ///< the greatest distance, by the longer side; 0: anywhere on the level
};
BOOST_DESCRIBE_STRUCT(TeleportEffect, (), (range))

/// Teaches the user a spell.
struct LearnEffect {
    static constexpr std::string_view id = "learn";  ///< its name in data
    SpellId spell;                                   ///< the spell that is taught
};
BOOST_DESCRIBE_STRUCT(LearnEffect, (), (spell))

/// Lets the user choose an item of its pack, and identifies it.
struct IdentifyEffect {
    static constexpr std::string_view id = "identify";  ///< its name in data
};
BOOST_DESCRIBE_STRUCT(IdentifyEffect, (), ())

/// Lets the user choose a cursed item of its pack, and lifts the curse.
struct RemoveCurseEffect {
    static constexpr std::string_view id = "remove_curse";  ///< its name in data
};
BOOST_DESCRIBE_STRUCT(RemoveCurseEffect, (), ())

/// Takes the user to the town, and opens a portal there that leads back once.
struct TownPortalEffect {
    static constexpr std::string_view id = "town_portal";  ///< its name in data
};
BOOST_DESCRIBE_STRUCT(TownPortalEffect, (), ())

/// Throws every actor that it reaches back from the user, up to the first obstacle.
struct PushEffect {
    static constexpr std::string_view id = "push";  ///< its name in data
    std::int32_t cells = 1;                         ///< the most cells
};
BOOST_DESCRIBE_STRUCT(PushEffect, (), (cells))

/// The user changes places with the actor that it hits.
struct SwapEffect {
    static constexpr std::string_view id = "swap";  ///< its name in data
};
BOOST_DESCRIBE_STRUCT(SwapEffect, (), ())

/// Digs a way through the level's own wall, on from the end of the flight.
struct DigEffect {
    static constexpr std::string_view id = "dig";  ///< its name in data
    std::int32_t cells = 1;                        ///< the most cells
};
BOOST_DESCRIBE_STRUCT(DigEffect, (), (cells))

/// Makes a noise where the flight ends; those that hear it go there.
struct NoiseEffect {
    static constexpr std::string_view id = "noise";  ///< its name in data
    std::int32_t reach = 1;                          ///< steps of a walker up to which it is heard
};
BOOST_DESCRIBE_STRUCT(NoiseEffect, (), (reach))

/// Heats every cell that it reaches, so that what burns there lights at the next beat.
struct HeatEffect {
    static constexpr std::string_view id = "heat";  ///< its name in data
    std::int32_t amount = 1;                        ///< degrees of heat, 1 to most_heat; below 0: cold
};
BOOST_DESCRIBE_STRUCT(HeatEffect, (), (amount))

/// Brings matter to every cell that it reaches.
struct MatterEffect {
    static constexpr std::string_view id = "matter";  ///< its name in data
    MatterId kind;                                    ///< the matter that is brought
    std::int32_t amount = 1;  ///< in each cell: of a liquid its depth, of a gas its amount
};
BOOST_DESCRIBE_STRUCT(MatterEffect, (), (kind, amount))

/// Takes the user along the flight, past those in its way, to the last free cell.
struct ChargeEffect {
    static constexpr std::string_view id = "charge";  ///< its name in data
};
BOOST_DESCRIBE_STRUCT(ChargeEffect, (), ())

/// Puts out the torches and the lamps that it reaches.
struct DouseEffect {
    static constexpr std::string_view id = "douse";  ///< its name in data
};
BOOST_DESCRIBE_STRUCT(DouseEffect, (), ())

/// An effect of an item, a spell or a trap. A new kind is a struct above, with its id in data and its
/// members, and a place here; what it does in `rules`, and its sentences in `words`: docs/adding.md.
using ItemEffect =
    std::variant<HealEffect, DamageEffect, MappingEffect, ManaEffect, LastingEffect, CureEffect, FoodEffect,
                 TeleportEffect, LearnEffect, IdentifyEffect, RemoveCurseEffect, TownPortalEffect, PushEffect,
                 SwapEffect, DigEffect, NoiseEffect, HeatEffect, MatterEffect, ChargeEffect, DouseEffect>;

/// True if one of the effects is of that type.
template <class Effect>
[[nodiscard]] bool has_effect(const std::vector<ItemEffect>& effects) {
    return std::ranges::any_of(
        effects, [](const ItemEffect& effect) { return std::holds_alternative<Effect>(effect); });
}
/// True if one of the effects is of that type and `suits`.
template <class Effect, class Suits>
[[nodiscard]] bool has_effect(const std::vector<ItemEffect>& effects, const Suits& suits) {
    return std::ranges::any_of(effects, [&suits](const ItemEffect& effect) {
        const auto* const found = std::get_if<Effect>(&effect);
        return found != nullptr && suits(*found);
    });
}

/// True if an effect works only where an aimed source strikes.
[[nodiscard]] constexpr bool needs_aim(const ItemEffect& effect) {
    return std::holds_alternative<DamageEffect>(effect) || std::holds_alternative<PushEffect>(effect) ||
           std::holds_alternative<SwapEffect>(effect) || std::holds_alternative<DigEffect>(effect) ||
           std::holds_alternative<NoiseEffect>(effect) || std::holds_alternative<ChargeEffect>(effect) ||
           std::holds_alternative<DouseEffect>(effect);
}

/// True if an effect of an aimed source works where that strikes, and not on its user.
[[nodiscard]] constexpr bool strikes_others(const ItemEffect& effect) {
    return needs_aim(effect) || std::holds_alternative<LastingEffect>(effect) ||
           std::holds_alternative<HeatEffect>(effect) || std::holds_alternative<MatterEffect>(effect);
}

/// True if an effect works on the place where it strikes, whether anybody is there or not.
[[nodiscard]] constexpr bool changes_place(const ItemEffect& effect) {
    return std::holds_alternative<DigEffect>(effect) || std::holds_alternative<NoiseEffect>(effect) ||
           std::holds_alternative<HeatEffect>(effect) || std::holds_alternative<MatterEffect>(effect) ||
           std::holds_alternative<DouseEffect>(effect);
}

/// True if an effect can happen to whoever is hit by what breaks; the others are for a user's mind.
[[nodiscard]] constexpr bool can_splash(const ItemEffect& effect) {
    return strikes_others(effect) || std::holds_alternative<HealEffect>(effect) ||
           std::holds_alternative<ManaEffect>(effect) || std::holds_alternative<CureEffect>(effect) ||
           std::holds_alternative<FoodEffect>(effect) || std::holds_alternative<TeleportEffect>(effect);
}

}  // namespace torchwake::content
