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

BOOST_DEFINE_FIXED_ENUM_CLASS(Power, std::uint8_t, Thorns, Repelling, Hurling, Grip, Venom, Chill, Siphon,
                              Leech, Sweep, Ambush, Ward, Deflection, Quickening, Mending, Resolve, Flitting,
                              Freedom, Hush, Lantern, Wariness, Warning)

inline constexpr std::size_t power_count = enum_count<Power>;

/// The properties of a kind of power. `n` is the amount.
struct PowerTraits {
    Power kind = Power::Thorns;
    std::string_view id;                      ///< in data and in the keys of words
    std::optional<ConditionKind> inflicts{};  ///< a blow that lands causes it for n of the victim's actions
};

inline constexpr std::array<PowerTraits, power_count> power_table{{
    // A blow that lands on the bearer costs its attacker n hit points.
    {.kind = Power::Thorns, .id = "thorns"},
    // A blow that lands on the bearer throws its attacker back by n cells.
    {.kind = Power::Repelling, .id = "repelling"},
    // A blow of the bearer that lands throws the victim back by n cells.
    {.kind = Power::Hurling, .id = "hurling"},
    {.kind = Power::Grip, .id = "grip", .inflicts = ConditionKind::Held},
    {.kind = Power::Venom, .id = "venom", .inflicts = ConditionKind::Poison},
    {.kind = Power::Chill, .id = "chill", .inflicts = ConditionKind::Slow},
    // A blow of the bearer that lands restores n mana.
    {.kind = Power::Siphon, .id = "siphon"},
    // A blow of the bearer that lands restores n hit points.
    {.kind = Power::Leech, .id = "leech"},
    // A blow of the bearer that lands costs every other adjacent enemy n hit points.
    {.kind = Power::Sweep, .id = "sweep"},
    // A blow of the bearer against a sleeper is stronger by n.
    {.kind = Power::Ambush, .id = "ambush"},
    // A blow against the bearer with all its hit points is weaker by n.
    {.kind = Power::Ward, .id = "ward"},
    // A shot or throw at the bearer is weaker by n.
    {.kind = Power::Deflection, .id = "deflection"},
    // A kill hastens the bearer for n actions.
    {.kind = Power::Quickening, .id = "quickening"},
    // A kill restores n hit points.
    {.kind = Power::Mending, .id = "mending"},
    // A loss that leaves less than a third of the hit points starts regrowth for n actions.
    {.kind = Power::Resolve, .id = "resolve"},
    // A blow that lands on the bearer moves it to a random cell within n.
    {.kind = Power::Flitting, .id = "flitting"},
    // A struggle of the bearer loosens what holds it by n more.
    {.kind = Power::Freedom, .id = "freedom"},
    // The hero's steps are heard n cells less far.
    {.kind = Power::Hush, .id = "hush"},
    // The bearer sees n cells farther.
    {.kind = Power::Lantern, .id = "lantern"},
    // The hero discovers every trap in view within n cells.
    {.kind = Power::Wariness, .id = "wariness"},
    // The hero learns the direction of an unseen enemy within n cells that notices it.
    {.kind = Power::Warning, .id = "warning"},
}};
static_assert(has_row_for_each(power_table), "every kind of power has a row, in order");

/// An amount of each power; 0: none.
struct Powers {
    std::array<std::int32_t, power_count> of{};

    [[nodiscard]] constexpr std::int32_t operator[](Power power) const {
        return of[static_cast<std::size_t>(power)];
    }
    [[nodiscard]] constexpr std::int32_t& operator[](Power power) {
        return of[static_cast<std::size_t>(power)];
    }
    constexpr Powers& operator+=(const Powers& other) {
        std::ranges::transform(of, other.of, of.begin(),
                               [](std::int32_t a, std::int32_t b) { return a + b; });
        return *this;
    }
    friend constexpr bool operator==(const Powers&, const Powers&) = default;
};

}  // namespace torchwake::content
