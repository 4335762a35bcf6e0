#pragma once

// The exact forecast of an attack or a use: the formulas that `apply` rolls, over distributions in place of
// dice. Uses only what the hero knows, and changes nothing.

#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/rules/flight.hpp>
#include <torchwake/rules/turn.hpp>

#include <cstdint>
#include <optional>
#include <vector>

namespace torchwake::forecast {

/// Forecasts count blows up to this number.
inline constexpr std::int32_t most_blows = 99;

/// One side's blows against the other.
struct BlowForecast {
    std::int32_t hit_permille = 0;  ///< chance that a blow is not dodged, rounded
    std::int32_t least_damage = 0;  ///< of a blow that lands
    std::int32_t most_damage = 0;   ///< likewise
    std::int32_t fewest_blows = 0;  ///< blows before the other may be dead; 0: never; at most most_blows.
                                    ///< One that regains hit points does so between two of them.
    std::int32_t likely_blows = 0;  ///< blows before its death is more likely than not; 0: never
    std::int32_t recoil = 0;        ///< hit points that each blow that lands costs its attacker
    std::int32_t gain = 0;          ///< hit points that each blow that lands restores to its attacker
    friend bool operator==(const BlowForecast&, const BlowForecast&) = default;
};

/// Both sides of a fight by blows.
struct FightForecast {
    BlowForecast ours;    ///< the hero's blows against the other
    BlowForecast theirs;  ///< the other's blows against the hero
    friend bool operator==(const FightForecast&, const FightForecast&) = default;
};

/// The forecast of a fight of the hero as it is now with another actor. Requires: an actor that the hero
/// sees, or an unhurt() one. Cost: below 0.2 ms for the game's kinds.
[[nodiscard]] FightForecast forecast_fight(const Knowledge& knowledge, const KnownActor& other);

/// One of a kind as it comes into a run: unhurt and awake, with the equipment that its kind begins with. It
/// is in no cell, and no entity. Requires: not the hero's kind.
[[nodiscard]] KnownActor unhurt(const Knowledge& knowledge, content::MonsterId kind);

/// The damage that a blow of the other does to the hero on average, misses included, in thousandths of a hit
/// point. Requires: an actor that the hero sees, or an unhurt() one.
[[nodiscard]] std::int32_t expected_damage(const Knowledge& knowledge, const KnownActor& other);

/// The entry of the pack whose place an item of that kind would take; nothing if the hero has a place free
/// for it.
[[nodiscard]] std::optional<PackEntry> worn_instead_of(const Knowledge& knowledge, content::ItemId gear);

/// The same if the hero held or wore an entry of its pack, or a ware, in place of what is there. Requires:
/// its item can be held or worn.
[[nodiscard]] FightForecast forecast_fight_with(const Knowledge& knowledge, const KnownActor& other,
                                                const PackEntry& gear);

/// The forecast of that fight once the hero has taken off a worn thing, or put away a held one. Requires: an
/// entry of its pack that is worn.
[[nodiscard]] FightForecast forecast_fight_without(const Knowledge& knowledge, const KnownActor& other,
                                                   const PackEntry& worn);

/// The forecast of that fight with the attributes and hit points that the hero would have.
[[nodiscard]] FightForecast forecast_fight_as(const Knowledge& knowledge, const KnownActor& other,
                                              const HeroFacts& hero);

/// True if a saving throw that succeeds prevents all that such effects do to one; else it halves their damage
/// and prevents the rest.
[[nodiscard]] bool prevents_all(const content::SavingThrow& save,
                                const std::vector<content::ItemEffect>& effects);

/// The saving throw that one may make against an aimed item or spell.
struct SaveForecast {
    std::int32_t permille = 0;      ///< chance that it succeeds, rounded
    std::int32_t least_damage = 0;  ///< in hit points, if it fails
    bool spares = false;            ///< a success prevents all; else all but half of the damage
    friend bool operator==(const SaveForecast&, const SaveForecast&) = default;
};

/// The forecast of an aimed item or spell, or of what breaks, for one actor that it reaches.
struct StrikeForecast {
    rules::EntityId victim;          ///< may be the hero
    content::MonsterId kind;         ///< its kind
    core::Point at;                  ///< its cell
    std::int32_t least_damage = 0;   ///< in hit points
    std::int32_t most_damage = 0;    ///< in hit points
    std::int32_t kill_permille = 0;  ///< chance that the damage takes all its hit points, rounded
    std::vector<content::LastingEffect> conditions{};  ///< that it would bring
    std::int32_t hit_permille = 1000;    ///< chance that it is not dodged; the damage is that of a hit
    std::int32_t thrown = 0;             ///< cells by which it would be thrown back, if nothing is in the way
    std::optional<core::Point> lands{};  ///< where it comes to stand, if it is thrown
    content::MatterId lost_in{};         ///< the chasm or lava there, which is its end; invalid: neither
    std::optional<SaveForecast> save{};  ///< the damage is that of both outcomes
    std::int32_t healed = 0;             ///< hit points that it would gain
    bool cured = false;                  ///< its poison would end
    bool offends = true;                 ///< one that is no enemy would become one
    friend bool operator==(const StrikeForecast&, const StrikeForecast&) = default;
};

/// The chance that a strike keeps its victim from casting what it has announced, in thousandths: that it is
/// killed, or not spared a throw or a condition by which it can't cast. 0: it has announced nothing, or
/// nothing of the strike would keep it.
[[nodiscard]] std::int32_t breaks_permille(const KnownActor& victim, const StrikeForecast& strike);

/// The forecast of an aimed item, spell or shot.
struct AimForecast {
    rules::Flight flight;                 ///< the way of what flies
    std::vector<core::Point> area;        ///< the cells that it reaches, row by row
    std::vector<StrikeForecast> victims;  ///< nearest to the end of the flight first
};

/// The forecast of an aimed item or spell, for the hero and those whom it sees. Requires: the
/// definition has an aim, or is of an item that breaks. The target may be one that `check` refuses. `cleared`
/// is a cell that nothing will block when the flight begins.
[[nodiscard]] AimForecast forecast_aim(const Knowledge& knowledge, const content::EffectSource& source,
                                       core::Point target, std::optional<core::Point> cleared = {});
/// The forecast of an aimed item, or of one that breaks. Requires: as above.
[[nodiscard]] inline AimForecast forecast_aim(const Knowledge& knowledge, content::ItemId item,
                                              core::Point target) {
    return forecast_aim(knowledge, content::EffectSource{item, {}}, target);
}

}  // namespace torchwake::forecast
