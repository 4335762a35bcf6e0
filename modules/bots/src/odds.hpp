#pragma once

#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/forecast/odds.hpp>

#include <compare>
#include <cstdint>
#include <map>
#include <span>

namespace torchwake::bots {

/// The mean number of acts of an enemy between two turns of the hero, in thousandths.
[[nodiscard]] std::int32_t pace_of(const forecast::Knowledge& knowledge, const forecast::HeroFacts& hero,
                                   const forecast::KnownActor& enemy);

/// Estimates fights. The harm of a kind to a hero is computed once for each strength of the hero.
class Odds {
  public:
    /// The expected cost of a fight, with the enemies killed one after the other while all of them strike, in
    /// thousandths of the hero's hit points; `hopeless` if it can't be won.
    [[nodiscard]] std::int32_t cost(const forecast::Knowledge& knowledge, const forecast::HeroFacts& hero,
                                    std::span<const forecast::KnownActor> enemies);
    static constexpr std::int32_t hopeless = 100'000;
    /// The cost up to which a fight is easily won.
    static constexpr std::int32_t easy = 450;

    /// The blows that the hero is likely to need; `hopeless` if none will do.
    [[nodiscard]] std::int32_t blows_to_kill(const forecast::Knowledge& knowledge,
                                             const forecast::HeroFacts& hero,
                                             const forecast::KnownActor& enemy);

    /// The hit points that the enemies are likely to take between two turns of the hero, if all of them
    /// strike.
    [[nodiscard]] std::int32_t harm_a_turn(const forecast::Knowledge& knowledge,
                                           const forecast::HeroFacts& hero,
                                           std::span<const forecast::KnownActor> enemies);

    /// The mean damage of a blow, hit or miss, in thousandths of a hit point.
    struct Harm {
        std::int32_t ours = 0;
        std::int32_t theirs = 0;
        std::int32_t recoil = 0;  ///< to the hero, of a blow of its own
    };
    [[nodiscard]] Harm harm(const forecast::Knowledge& knowledge, const forecast::HeroFacts& hero,
                            const forecast::KnownActor& enemy);

  private:
    struct Key {
        content::MonsterId kind;
        std::int32_t strength = 0;
        std::int32_t dexterity = 0;
        content::ItemId weapon;
        std::int32_t armour = 0;
        std::int32_t enemy_armour = 0;  ///< with its guard
        std::int32_t regained = 0;      ///< by the enemy
        friend auto operator<=>(const Key&, const Key&) = default;
    };
    std::map<Key, Harm> known_;
};

}  // namespace torchwake::bots
