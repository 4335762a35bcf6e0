#pragma once

// What a hero does many steps of without being asked again: explore, travel, rest, run. An errand steps by
// ordinary commands, decides from what the hero knows, and stops before a newly seen enemy can act.

#include <torchwake/core/direction.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/rules/turn.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace torchwake::bots {

/// Walks to what is unknown and to what can be taken, takes it, and at the end goes to the way down.
struct Explore {
    friend bool operator==(const Explore&, const Explore&) = default;
};
/// Waits until the hero is whole again.
struct Rest {
    friend bool operator==(const Rest&, const Rest&) = default;
};
/// Goes to a known place by a shortest known way.
struct TravelTo {
    core::Point at;
    friend bool operator==(const TravelTo&, const TravelTo&) = default;
};
/// Goes on in a direction until something is worth a look: a door, a fork, a thing.
struct Run {
    core::Direction direction = core::Direction::North;
    friend bool operator==(const Run&, const Run&) = default;
};
using Errand = std::variant<Explore, Rest, TravelTo, Run>;

enum class StopReason : std::uint8_t {
    Interrupted,    ///< by the player
    EnemyInView,    ///< it hunts the hero, or is newly seen; of rest: any
    Hurt,           ///< or confused, or the like
    Explored,       ///< nothing is left that can be reached
    Rested,         ///< whole again
    NothingToRest,  ///< the hero is whole
    Arrived,
    NoWay,          ///< no known way leads there
    SomethingHere,  ///< a thing, a door, a fork
    PackFull,       ///< things lie about that the pack has no room for, and nothing else is left
    Refused,        ///< the next step can't be done
    TooLong,        ///< the most steps that an errand takes
    Hungry,         ///< rest brings nothing to who has to eat
    HungerBegan,    ///< the hero became hungry, or starves and loses hit points
};

/// Why an errand ended.
struct Stop {
    StopReason reason = StopReason::Interrupted;
    content::MonsterId enemy;                  ///< of EnemyInView
    content::ItemId item;                      ///< of SomethingHere, where it is an item
    std::optional<core::Direction> towards{};  ///< of EnemyInView: where it is from the hero, roughly

    friend bool operator==(const Stop&, const Stop&) = default;
};

/// One errand from its beginning to its end. Ask for the next command, do it, tell what it came to.
class ErrandRunner {
  public:
    static constexpr std::int32_t most_steps = 5000;

    explicit ErrandRunner(const Errand& errand);
    ~ErrandRunner();
    ErrandRunner(const ErrandRunner&) = delete;
    ErrandRunner& operator=(const ErrandRunner&) = delete;
    ErrandRunner(ErrandRunner&&) noexcept;
    ErrandRunner& operator=(ErrandRunner&&) noexcept;

    /// The next step, or why there is none.
    [[nodiscard]] std::variant<rules::Command, Stop> next(const rules::Knowledge& knowledge);
    /// Whether what that step came to ends the errand.
    [[nodiscard]] std::optional<Stop> after(const rules::Knowledge& knowledge, const rules::Turn& turn);

  private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
};

/// The cells of a shortest known way from the hero to a place, without the hero's own; empty: none is known.
[[nodiscard]] std::vector<core::Point> known_way(const rules::Knowledge& knowledge, core::Point to);

}  // namespace torchwake::bots
