#pragma once

// A fight of the hero as a few numbers, on which a search plays some turns. It is made of what the hero
// knows, and of nothing else. There are no dice: each blow does its mean harm. Hit points and harm are in
// thousandths of a hit point.

#include <torchwake/autopilot/known_map.hpp>
#include <torchwake/core/point.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace torchwake::bots {

/// The thousandths of one.
inline constexpr std::int32_t milli = 1000;

/// An enemy in a battle.
struct Foe {
    core::Point at;               ///< its cell
    std::int32_t hit_points = 0;  ///< those left
    std::int32_t our_blow = 0;    ///< the mean harm of the hero's blow to it
    std::int32_t blow = 0;        ///< the mean harm of its blow to the hero
    std::int32_t shot = 0;        ///< the mean harm of its shot to the hero; 0: it does not shoot
    std::int32_t range = 0;       ///< of its shot, in cells
    std::int32_t pace = 1000;     ///< acts between two turns of the hero, in thousandths
    std::int32_t due = 0;         ///< acts that are still owed to it, in thousandths
    std::int32_t held = 0;        ///< acts that it loses first
    std::int32_t matter = 0;      ///< the harm that fire and gas do to it each turn
    bool fixed = false;           ///< it never walks
};

/// A state of the fight.
struct Battle {
    static constexpr std::size_t most_foes = 6;

    core::Point hero;                 ///< its cell
    std::int32_t hit_points = 0;      ///< the hero's
    std::int32_t spent = 0;           ///< the worth of what the hero used up
    bool left = false;                ///< the hero is gone, and only those beside it follow
    std::size_t count = 0;            ///< of living foes
    std::array<Foe, most_foes> of{};  ///< the living first

    [[nodiscard]] std::span<Foe> foes() { return std::span(of).first(count); }
    [[nodiscard]] std::span<const Foe> foes() const { return std::span(of).first(count); }
};

/// What the hero does in a turn of a battle.
struct Deed {
    enum class Kind : std::uint8_t {
        Wait,    ///< nothing
        Step,    ///< walks to `at`
        Blow,    ///< strikes the foe in `at`
        Shot,    ///< takes `amount` from the foe in `at`
        Strike,  ///< takes `amount` thousandths of their hit points from the foes nearest to `at`, in turn
        Heal,    ///< restores `amount`
        Leave,   ///< leaves the fight
    };
    Kind kind = Kind::Wait;
    core::Point at{};
    std::int32_t amount = 0;
    std::int32_t spent = 0;  ///< the worth of what it uses up
};

/// The ground of a battle, which stays as it is. What it names must outlive it.
struct Ground {
    const autopilot::KnownMap* map = nullptr;         ///< with the steps of all
    const spatial::DistanceMap* distances = nullptr;  ///< to the hero's present cell
    std::vector<core::Point> stairs{};                ///< by which the hero would leave
    std::int32_t max_hit_points = 0;                  ///< the hero's
};

/// Searches the hero's next turns, each foe answering by its nearest step or its blow.
class BattleSearch {
  public:
    explicit BattleSearch(Ground ground) : ground_(std::move(ground)) {}

    /// The worth of a deed now, if the hero does its best in the `turns` after it: the hit points that it is
    /// likely to have after the fight, less the worth of what it used up; below 0 if it is likely to die.
    [[nodiscard]] std::int32_t worth(const Battle& battle, const Deed& deed, int turns) const;

  private:
    [[nodiscard]] std::int32_t best_worth(const Battle& battle, int turns) const;
    [[nodiscard]] std::int32_t worth_of_end(const Battle& battle) const;
    [[nodiscard]] std::int64_t harm_to_come(Battle battle) const;
    [[nodiscard]] std::int64_t harm_between(const Battle& battle, std::size_t killed, std::int64_t begin,
                                            std::int64_t end) const;
    void keep_followers(Battle& battle) const;
    void carry_out(Battle& battle, const Deed& deed) const;
    void let_foes_act(Battle& battle) const;
    void act(Battle& battle, Foe& foe) const;
    void approach(const Battle& battle, Foe& foe) const;
    [[nodiscard]] bool beside(core::Point one, core::Point other) const;

    Ground ground_;
};

}  // namespace torchwake::bots
