#include "mind/moves.hpp"
#include "mind/path_step.hpp"
#include "mind/steps.hpp"
#include "mind/way_out.hpp"
#include "world/best_cell.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/rules/flight.hpp>
#include <torchwake/rules/lookups.hpp>
#include <torchwake/rules/queries.hpp>
#include <torchwake/rules/turn.hpp>

#include <array>
#include <cstdlib>
#include <tuple>
#include <variant>

namespace torchwake::rules {
namespace {

/// A monster plays a trick on one of this many turns on which it could.
constexpr std::uint32_t turns_between_tricks = 3;
/// A monster that burrows digs where the walk is longer than the straight way by more than this.
constexpr std::int32_t longest_walk_around = 6;
/// A monster that rolls props walks so far to one, and looks so far along a line for one.
constexpr std::int32_t longest_way_to_a_prop = 3;
constexpr std::int32_t longest_roll = 7;

/// The decision of one monster about its tricks.
class Trickster {
  public:
    Trickster(const Ruleset& ruleset, World& world, EntityId monster)
        : ruleset_(ruleset),
          game_(ruleset, world),
          monster_(monster),
          mind_(world.entities.minds[monster]),
          here_(position_of(world, monster)) {}

    std::optional<Command> choose(const std::vector<content::Trick>& tricks) {
        for (std::size_t place = 0; place < tricks.size(); ++place) {
            place_ = Slot{static_cast<std::uint8_t>(place)};
            if (const auto command = std::visit(*this, tricks[place])) {
                return command;
            }
        }
        return std::nullopt;
    }

    std::optional<Command> operator()(const content::PhaseTrick& trick) {
        const std::int32_t distance = core::chebyshev_distance(here_, mind_.last_seen);
        if (distance < 2 || distance > trick.range.value + 1) {
            return std::nullopt;
        }
        const auto cell = cell_beside_prey();
        return cell ? drawn(UseTrick{place_, cell}) : std::nullopt;
    }

    std::optional<Command> operator()(const content::SummonTrick&) {
        return sees_prey() && !needs_way_out(game_, mind_.last_seen) ? drawn(UseTrick{place_, std::nullopt})
                                                                     : std::nullopt;
    }

    std::optional<Command> operator()(const content::CallTrick&) {
        return sees_prey() ? drawn(UseTrick{place_, std::nullopt}) : std::nullopt;
    }

    std::optional<Command> operator()(const content::BurrowTrick&) {
        const core::Point gap = mind_.last_seen - here_;
        const std::int32_t straight = std::abs(gap.x) + std::abs(gap.y);
        const auto& walk =
            game_.world.caches.scratch->distances.towards(game_.world.caches.steps, mind_.last_seen, here_);
        const bool can_walk =
            walk[here_] != spatial::unreachable && walk[here_] <= straight + longest_walk_around;
        if (straight < 2 || can_walk) {
            return std::nullopt;
        }
        return dig_towards(gap);
    }

    /// Rolls a prop that stands between the monster and its prey, or walks to where one does.
    std::optional<Command> operator()(const content::RollTrick&) {
        if (!sees_prey()) {
            return std::nullopt;
        }
        for (const core::Direction direction : core::all_directions) {
            if (would_strike_prey(direction)) {
                return Roll{direction};
            }
        }
        return step_behind_prop();
    }

    /// The other tricks take no action of their own.
    template <class Passive>
    std::optional<Command> operator()(const Passive&) {
        return std::nullopt;
    }

  private:
    [[nodiscard]] bool sees_prey() const { return mind_.intent == Intent::Hunt; }

    /// True if the monster can roll a prop in that direction, and its prey is the first in the way.
    [[nodiscard]] bool would_strike_prey(core::Direction direction) const {
        const Checked checked = check(ruleset_, game_, monster_, Roll{direction});
        const auto* const plan = std::get_if<Plan>(&checked);
        const auto* const roll = plan != nullptr ? std::get_if<RollPlan>(&plan->action) : nullptr;
        return roll != nullptr &&
               trace_flight(game_, roll->prop, roll->target, manner_of(*game_.catalog.item(roll->item).aim))
                       .victim == mind_.prey;
    }

    /// A step towards a cell near by from which a prop can be rolled at the prey.
    [[nodiscard]] std::optional<Command> step_behind_prop() const {
        for (const core::Direction direction : core::all_directions) {
            const auto stand = stand_behind_prop(direction);
            const auto step = stand ? step_towards_nearby(game_, here_, *stand) : std::nullopt;
            if (step) {
                return Walk{*step};
            }
        }
        return std::nullopt;
    }

    /// The cell behind the prop that is first on the line to the prey in that direction, if it is free and
    /// few steps away.
    [[nodiscard]] std::optional<core::Point> stand_behind_prop(core::Direction direction) const {
        core::Point at = mind_.last_seen;
        std::optional<content::ItemId> item;
        std::int32_t cells = 0;
        while (!item && cells < longest_roll) {
            at = core::step(at, core::opposite(direction));
            ++cells;
            if (!game_.world.level.tiles.contains(at)) {
                return std::nullopt;
            }
            item = rolls_as(game_.catalog, game_.world.level.tiles[at]);
            if (!item && game_.world.caches.flags[at].has(CellFlag::Blocks)) {
                return std::nullopt;
            }
        }
        const core::Point stand = core::step(at, core::opposite(direction));
        const bool reaches = item && cells < ruleset_.catalog->item(*item).aim->range.value;
        return reaches && is_near_and_free(stand) ? std::optional(stand) : std::nullopt;
    }

    [[nodiscard]] bool is_near_and_free(core::Point at) const {
        return is_vacant(game_, at) && core::chebyshev_distance(here_, at) <= longest_way_to_a_prop &&
               game_.world.caches.scratch->distances.towards(game_.world.caches.steps, at, here_)[here_] <=
                   longest_way_to_a_prop;
    }

    /// The command, if it is legal and chance wills it.
    [[nodiscard]] std::optional<Command> drawn(const UseTrick& use) {
        const auto command = if_legal(ruleset_, game_, monster_, use);
        return command && game_.world.streams.minds.chance(1, turns_between_tricks) ? command : std::nullopt;
    }

    /// The free cell beside its prey that is nearest to the monster.
    [[nodiscard]] std::optional<core::Point> cell_beside_prey() const {
        return best_cell(neighbours(game_, mind_.last_seen), [this](core::Point cell) {
            const std::tuple rank{core::chebyshev_distance(here_, cell), cell};
            return is_vacant(game_, cell) ? std::optional(rank) : std::nullopt;
        });
    }

    /// A step or a stroke along the longer side of the gap, else along the shorter one.
    [[nodiscard]] std::optional<Command> dig_towards(core::Point gap) const {
        const core::Point signs = core::signs_of(gap);
        const core::Point across{signs.x, 0};
        const core::Point along{0, signs.y};
        const bool wide = std::abs(gap.x) >= std::abs(gap.y);
        for (const core::Point offset : std::array{wide ? across : along, wide ? along : across}) {
            const auto direction = core::direction_between({0, 0}, offset);
            if (!direction) {
                continue;
            }
            if (can_step(game_, here_, *direction)) {
                return Walk{*direction};
            }
            const UseTrick dig{place_, core::step(here_, *direction)};
            if (const auto command = if_legal(ruleset_, game_, monster_, dig)) {
                return command;
            }
        }
        return std::nullopt;
    }

    const Ruleset& ruleset_;
    MutableGameState game_;
    EntityId monster_;
    const Mind& mind_;
    core::Point here_;
    Slot place_;
};

}  // namespace

std::optional<Command> trickery(const Ruleset& ruleset, World& world, EntityId monster) {
    const auto& tricks = definition_of({ruleset, world}, monster).tricks;
    return tricks.empty() ? std::nullopt : Trickster(ruleset, world, monster).choose(tricks);
}

}  // namespace torchwake::rules
