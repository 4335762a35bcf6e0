#pragma once

#include <torchwake/rules/knowledge.hpp>
#include <torchwake/rules/preview.hpp>

#include <compare>
#include <cstdint>
#include <map>
#include <span>

namespace torchwake::bots {

/// How fights are likely to go. What a kind does to a hero is looked up once for a hero of that strength.
class Odds {
  public:
    /// What a fight is expected to cost, one enemy killed after the other while all of them strike, in
    /// thousandths of the hit points that the hero has; `hopeless` where it can't be won.
    [[nodiscard]] std::int32_t cost(const rules::Knowledge& knowledge, const rules::HeroFacts& hero,
                                    std::span<const rules::KnownActor> enemies);
    static constexpr std::int32_t hopeless = 100'000;

    /// Blows that the hero is likely to need for it; `hopeless` where none will do.
    [[nodiscard]] std::int32_t blows_to_kill(const rules::Knowledge& knowledge, const rules::HeroFacts& hero,
                                             const rules::KnownActor& enemy);

  private:
    struct Key {
        content::MonsterId kind;
        std::int32_t strength = 0;
        std::int32_t dexterity = 0;
        content::ItemId weapon;
        std::int32_t armour = 0;
        friend auto operator<=>(const Key&, const Key&) = default;
    };
    /// Thousandths of a hit point that a blow takes, whether it lands or not.
    struct Harm {
        std::int32_t ours = 0;
        std::int32_t theirs = 0;
    };

    [[nodiscard]] Harm harm(const rules::Knowledge& knowledge, const rules::HeroFacts& hero,
                            const rules::KnownActor& enemy);

    std::map<Key, Harm> known_;
};

}  // namespace torchwake::bots
