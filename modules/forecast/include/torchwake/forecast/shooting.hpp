#pragma once

// The ranged attacks of the hero and of others, and their forecasts; odds.hpp has those of the weapon in
// hand.

#include <torchwake/forecast/odds.hpp>
#include <torchwake/rules/attack.hpp>

#include <optional>

namespace torchwake::forecast {

/// The attribute behind the blows of what the hero holds, or of its bare hands.
[[nodiscard]] content::Attribute attribute_behind_blows(const HeroFacts& hero,
                                                        const content::Catalog& catalog);
/// The attribute behind its shots if it holds what shoots, else behind its blows.
[[nodiscard]] content::Attribute attribute_behind_hits(const HeroFacts& hero,
                                                       const content::Catalog& catalog);

/// The missile that the hero would shoot now: the first of its pack that fits its ranged weapon. Nothing if
/// it holds no such weapon, or carries nothing that fits.
[[nodiscard]] std::optional<PackEntry> ammunition_at_hand(const Knowledge& knowledge);

/// A missile, and the weapon that shoots it.
struct MissileKind {
    content::ItemId item;      ///< the missile
    content::ItemId weapon{};  ///< invalid: it is thrown
};

/// The greatest distance of a target, by the longer side.
[[nodiscard]] core::Cells range_of(const content::Catalog& catalog, const MissileKind& missile);

/// The forecast of a shot or a throw. Requires: the weapon shoots that item. The target may be one that
/// `check` refuses.
[[nodiscard]] AimForecast forecast_shot(const Knowledge& knowledge, const MissileKind& missile,
                                        core::Point target);

/// True if a thrown item that comes to lie in a cell is the prize, and the lava or the fire there destroys
/// it, as far as the hero knows. Requires: the level contains the cell.
[[nodiscard]] bool destroys_prize(const Knowledge& knowledge, content::ItemId thrown, core::Point at);

/// The forecast of a shot of another actor at the hero.
struct ShotForecast {
    content::ItemId weapon;         ///< that shoots
    core::Cells range;              ///< the greatest distance
    std::int32_t hit_permille = 0;  ///< chance of any damage
    std::int32_t least_damage = 0;  ///< of a hit, in hit points
    std::int32_t most_damage = 0;   ///< of a hit, in hit points
    friend bool operator==(const ShotForecast&, const ShotForecast&) = default;
};

/// The forecast of a shot of another actor; nothing if it holds no ranged weapon. Its missiles, which the
/// hero does not see, count as those that its kind begins with. Requires: an actor that the hero sees.
[[nodiscard]] std::optional<ShotForecast> forecast_shot_of(const Knowledge& knowledge,
                                                           const KnownActor& other);

/// The most hit points that the blows and shots of all in view who hunt the hero can take before its next
/// turn. One that has several acts walks up first. Spells, and harm that lasts, do not count. Cost: a
/// forecast for each actor in view.
[[nodiscard]] std::int32_t most_harm_before_turn(const Knowledge& knowledge);

}  // namespace torchwake::forecast
