#pragma once

// Powers: what gear does for its bearer beyond numbers that are only added. Data gives traits and items an
// amount of any of them; the amounts of all that an actor holds and wears are summed.
//
// A new kind is an enumerator and a row here, its effect in `rules`, and its sentence (`power-ID`):
// docs/adding.md.

#include <torchwake/content/enum_table.hpp>
#include <torchwake/content/lasting_effect.hpp>

#include <boost/describe/enum.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace torchwake::content {

/// The kinds of powers; n is the amount, and the bearer holds or wears the gear.
BOOST_DEFINE_FIXED_ENUM_CLASS(
    Power, std::uint8_t,
    Thorns,      ///< a blow that lands on the bearer costs its attacker n hit points
    Repelling,   ///< a blow that lands on the bearer throws its attacker back by n cells
    Hurling,     ///< a blow of the bearer that lands throws the victim back by n cells
    Grip,        ///< a blow of the bearer that lands holds the victim for n of its actions
    Venom,       ///< a blow of the bearer that lands poisons the victim for n of its actions
    Chill,       ///< a blow of the bearer that lands slows the victim for n of its actions
    Siphon,      ///< a blow of the bearer that lands restores n mana
    Leech,       ///< a blow of the bearer that lands restores n hit points
    Sweep,       ///< a blow of the bearer that lands costs every other adjacent enemy n hit points
    Ambush,      ///< a blow of the bearer against a sleeper is stronger by n
    Ward,        ///< a blow against the bearer with all its hit points is weaker by n
    Deflection,  ///< a shot or throw at the bearer is weaker by n
    Quickening,  ///< a kill hastens the bearer for n actions
    Mending,     ///< a kill restores n hit points
    Resolve,     ///< a loss that leaves less than a third of the hit points starts regrowth for n actions
    Flitting,    ///< a blow that lands on the bearer moves it to a random cell within n
    Freedom,     ///< a struggle of the bearer loosens what holds it by n more
    Hush,        ///< the hero's steps are heard n cells less far
    Lantern,     ///< the bearer sees n cells farther
    Wariness,    ///< the hero discovers every trap in view within n cells
    Warning,     ///< the hero learns the direction of an unseen enemy within n cells that notices it
    Keys,        ///< gates take n pieces of gold less from the bearer, and no chest's trap goes off
    Swimming,    ///< deep water takes nothing lighter than n pounds from the bearer
    Gloom)       ///< light lets nobody notice the hero from more than n cells

/// The number of kinds of powers.
inline constexpr std::size_t power_count = enum_count<Power>;

/// The properties of a kind of power. `n` is the amount.
struct PowerTraits {
    Power kind = Power::Thorns;               ///< whose row this is
    std::string_view id;                      ///< in data and in the keys of words
    std::optional<ConditionKind> inflicts{};  ///< a blow that lands causes it for n of the victim's actions
};

/// The properties of each kind, by its value.
inline constexpr std::array<PowerTraits, power_count> power_table{{
    {.kind = Power::Thorns, .id = "thorns"},
    {.kind = Power::Repelling, .id = "repelling"},
    {.kind = Power::Hurling, .id = "hurling"},
    {.kind = Power::Grip, .id = "grip", .inflicts = ConditionKind::Held},
    {.kind = Power::Venom, .id = "venom", .inflicts = ConditionKind::Poison},
    {.kind = Power::Chill, .id = "chill", .inflicts = ConditionKind::Slow},
    {.kind = Power::Siphon, .id = "siphon"},
    {.kind = Power::Leech, .id = "leech"},
    {.kind = Power::Sweep, .id = "sweep"},
    {.kind = Power::Ambush, .id = "ambush"},
    {.kind = Power::Ward, .id = "ward"},
    {.kind = Power::Deflection, .id = "deflection"},
    {.kind = Power::Quickening, .id = "quickening"},
    {.kind = Power::Mending, .id = "mending"},
    {.kind = Power::Resolve, .id = "resolve"},
    {.kind = Power::Flitting, .id = "flitting"},
    {.kind = Power::Freedom, .id = "freedom"},
    {.kind = Power::Hush, .id = "hush"},
    {.kind = Power::Lantern, .id = "lantern"},
    {.kind = Power::Wariness, .id = "wariness"},
    {.kind = Power::Warning, .id = "warning"},
    {.kind = Power::Keys, .id = "keys"},
    {.kind = Power::Swimming, .id = "swimming"},
    {.kind = Power::Gloom, .id = "gloom"},
}};
static_assert(has_row_for_each(power_table), "every kind of power has a row, in order");

/// An amount of each power; 0: none.
struct Powers {
    std::array<std::int32_t, power_count> of{};  ///< by the value of the kind

    /// The amount of a power.
    [[nodiscard]] constexpr std::int32_t operator[](Power power) const {
        return of[static_cast<std::size_t>(power)];
    }
    /// The amount of a power, to be changed.
    [[nodiscard]] constexpr std::int32_t& operator[](Power power) {
        return of[static_cast<std::size_t>(power)];
    }
    /// Adds the amounts of each power.
    constexpr Powers& operator+=(const Powers& other) {
        std::ranges::transform(of, other.of, of.begin(),
                               [](std::int32_t a, std::int32_t b) { return a + b; });
        return *this;
    }
    friend constexpr bool operator==(const Powers&, const Powers&) = default;
};

}  // namespace torchwake::content
