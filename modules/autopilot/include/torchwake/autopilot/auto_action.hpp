#pragma once

// Automatic actions of many steps: explore, travel, rest, run. An automatic action takes its steps by
// ordinary commands, decides from the hero's knowledge, and stops before a newly seen enemy can act.

#include <torchwake/autopilot/known_map.hpp>
#include <torchwake/core/direction.hpp>
#include <torchwake/forecast/knowledge.hpp>
#include <torchwake/rules/command.hpp>
#include <torchwake/rules/turn.hpp>

#include <boost/describe/class.hpp>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

namespace torchwake::autopilot {

/// Walks to unknown cells and to items that can be taken, takes those, and finally goes to the prize, which
/// it leaves to the player, else to the stairs down.
/// It opens no containers, since some of them bite.
struct Explore {
    friend bool operator==(const Explore&, const Explore&) = default;
};
/// Waits until the hero has recovered.
struct Rest {
    friend bool operator==(const Rest&, const Rest&) = default;
};
/// The kinds of items that are taken by walking onto them.
struct Collecting {
    bool coins = false;     ///< coins of any metal
    bool missiles = false;  ///< ammunition, and what is made to be thrown
    bool potions = false;   ///< drinks of any kind, known or not
    bool scrolls = false;   ///< scrolls of any kind, known or not
    friend bool operator==(const Collecting&, const Collecting&) = default;
};
/// Walks to a known cell by a shortest known path, and takes items on it. To a prop that blocks, such as a
/// chest, and to a vendor it walks until the hero is beside it.
struct TravelTo {
    core::Point at;        ///< a known cell of the present level
    Collecting takes{};    ///< what it takes on its way
    bool fetches = false;  ///< who does it then takes the item there, or opens the container there
    friend bool operator==(const TravelTo&, const TravelTo&) = default;
};
/// Walks in a direction until something is of interest: a door, a fork, an object.
struct Run {
    /// Where the first step leads; at bends of a corridor it turns.
    core::Direction direction = core::Direction::North;
    friend bool operator==(const Run&, const Run&) = default;
};
/// An automatic action, by what it is to do.
using AutoAction = std::variant<Explore, Rest, TravelTo, Run>;

/// The list of all reasons to stop: name, id. Files hold the ids, so none may ever change.
// clang-format off
#define TORCHWAKE_STOPS(STOP) \
    STOP(Interrupted,   "interrupted")      /**< the player interrupted it */ \
    STOP(EnemyInView,   "enemy")            /**< an enemy hunts the hero or is newly seen; for Rest, any */ \
    STOP(Hurt,          "hurt")             /**< the hero was hurt, or a condition like confusion began */ \
    STOP(Explored,      "explored")         /**< nothing is left that can be reached */ \
    STOP(Rested,        "rested")           /**< fully recovered */ \
    STOP(NothingToRest, "nothing-to-rest")  /**< the hero is fully recovered already */ \
    STOP(Arrived,       "arrived")          /**< the hero stands there, or beside what blocks */ \
    STOP(NoPath,        "no-way")           /**< no known path leads there */ \
    STOP(SomethingHere, "something")        /**< an object, a door or a fork is reached */ \
    STOP(PackFull,      "pack-full")        /**< only items that the pack has no room for are left */ \
    STOP(Refused,       "refused")          /**< the next step is not possible */ \
    STOP(TooLong,       "too-long")         /**< it reached the limit of its steps */ \
    STOP(Hungry,        "hungry")           /**< rest does not help a hero that has to eat */ \
    STOP(HungerBegan,   "hunger-began")     /**< the hero became hungry */ \
    STOP(Starving,      "starving")         /**< the hero begins to starve, or loses hit points by it */ \
    STOP(NoEnemy,       "no-enemy")         /**< no enemy is in view to attack */ \
    STOP(TooWeak,       "too-weak")         /**< attack does not help a hero below half of its hit points */ \
    STOP(NoStairsDown,  "no-stairs-down")   /**< no stairs down are known */ \
    STOP(NoStairsUp,    "no-stairs-up")     /**< no stairs up are known */ \
    STOP(OutOfReach,    "out-of-reach")     /**< no known way leads to an enemy in view */ \
    STOP(Flames,        "flames")           /**< fire or gas reaches the hero's cell soon */    \
    STOP(FireAhead,     "fire-ahead")       /**< only matter that hurts, now or soon, is in the way */ \
    STOP(Barred,        "barred")           /**< only what a step minds is in the way: a trap, a web, a current */ \
    STOP(Announced,     "announced")        /**< an announced spell would strike the hero first */ \
    STOP(EnemyInTheWay, "in-the-way")       /**< an enemy stands in the next cell of the way */ \
    STOP(FromAfar,      "from-afar")        /**< blows harm the hero, or bring harm to it, and shots do not */ \
    STOP(Burning,       "burning")          /**< the hero burns */ \
    STOP(Hunted,        "hunted")           /**< an enemy in view hunted the hero: it was one step */
// clang-format on

/// The reasons why an automatic action stops, as the list has them.
enum class StopReason : std::uint8_t {
#define TORCHWAKE_ENUMERATOR(name, id) name,
    TORCHWAKE_STOPS(TORCHWAKE_ENUMERATOR)
#undef TORCHWAKE_ENUMERATOR
};

/// The ids of all reasons, in order.
inline constexpr std::array stop_ids{
#define TORCHWAKE_ID(name, id) std::string_view(id),
    TORCHWAKE_STOPS(TORCHWAKE_ID)
#undef TORCHWAKE_ID
};

/// The reason why an automatic action ended.
struct Stop {
    StopReason reason = StopReason::Interrupted;  ///< Interrupted where no action ran
    content::MonsterId enemy;                     ///< the enemy that a reason is about
    content::ItemId item;                         ///< the item of SomethingHere, if it is one
    std::optional<core::Direction> towards{};     ///< of an enemy in view or in the way: roughly where it is

    friend bool operator==(const Stop&, const Stop&) = default;
};
BOOST_DESCRIBE_STRUCT(Stop, (), (reason, enemy, item, towards))

/// One automatic action from its beginning to its end. Ask for the next command, carry it out, and report its
/// turn.
class AutoActionRunner {
    /// The number of steps after which an action stops as too long.
  public:
    static constexpr std::int32_t most_steps = 5000;

    /// Begins the action; its first step is that of next(). With a memory it keeps around harm that was seen
    /// in earlier actions. Requires: the memory outlives this.
    explicit AutoActionRunner(const AutoAction& action, SeenHarm* memory = nullptr);
    ~AutoActionRunner();
    AutoActionRunner(const AutoActionRunner&) = delete;
    AutoActionRunner& operator=(const AutoActionRunner&) = delete;
    /// Takes the action; the other one may only be assigned to or destroyed.
    AutoActionRunner(AutoActionRunner&&) noexcept;
    /// Takes the action of the other one, in place of the own.
    AutoActionRunner& operator=(AutoActionRunner&&) noexcept;

    /// The next command, or the reason why there is none.
    [[nodiscard]] std::variant<rules::Command, Stop> next(const forecast::Knowledge& knowledge);
    /// The stop that follows from that command's turn, if any.
    [[nodiscard]] std::optional<Stop> after(const forecast::Knowledge& knowledge, const rules::Turn& turn);

  private:
    struct Inner;
    std::unique_ptr<Inner> inner_;
};

/// True if an enemy in view hunts the hero. Rest does not begin then; the other actions are one step.
[[nodiscard]] bool is_hunted(const forecast::Knowledge& knowledge);

/// True if the item underfoot is of such a kind and is to be taken: there is room for it, the hero did not
/// lay it down, and no enemy is in view.
[[nodiscard]] bool collects(const forecast::Knowledge& knowledge, const Collecting& kinds);

/// The cells of a shortest known path from the hero to a cell, or beside what it meets there, without the
/// hero's own; empty if none is known.
[[nodiscard]] std::vector<core::Point> known_path(const forecast::Knowledge& knowledge, core::Point to);

/// The known stairs of that kind that are nearest by walking, in view or remembered; if no known path leads
/// to any, the nearest in a straight line. Nothing if none are known.
[[nodiscard]] std::optional<core::Point> nearest_stairs(const forecast::Knowledge& knowledge,
                                                        content::Stairs way);

}  // namespace torchwake::autopilot
