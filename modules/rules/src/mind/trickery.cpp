#include "mind/trickery.hpp"

#include "commands/commands.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/rules/lookups.hpp>

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

/// The decision of one monster about its tricks.
class Trickster {
  public:
    Trickster(const Ruleset& ruleset, World& world, EntityId monster)
        : ruleset_(ruleset),
          world_(world),
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
        return sees_prey() ? drawn(UseTrick{place_, std::nullopt}) : std::nullopt;
    }

    std::optional<Command> operator()(const content::CallTrick&) {
        return sees_prey() ? drawn(UseTrick{place_, std::nullopt}) : std::nullopt;
    }

    std::optional<Command> operator()(const content::BurrowTrick&) {
        const core::Point gap = mind_.last_seen - here_;
        const std::int32_t straight = std::abs(gap.x) + std::abs(gap.y);
        const auto& walk =
            world_.caches.scratch->distances.towards(world_.caches.steps, mind_.last_seen, here_);
        const bool can_walk =
            walk[here_] != spatial::unreachable && walk[here_] <= straight + longest_walk_around;
        if (straight < 2 || can_walk) {
            return std::nullopt;
        }
        return dig_towards(gap);
    }

    /// The other tricks take no action of their own.
    template <class Passive>
    std::optional<Command> operator()(const Passive&) {
        return std::nullopt;
    }

  private:
    [[nodiscard]] bool sees_prey() const { return mind_.intent == Intent::Hunt; }

    /// The command, if it is legal and chance wills it.
    [[nodiscard]] std::optional<Command> drawn(const UseTrick& use) {
        const bool can = std::holds_alternative<Plan>(check(ruleset_, world_, monster_, use));
        return can && world_.streams.minds.chance(1, turns_between_tricks) ? std::optional<Command>(use)
                                                                           : std::nullopt;
    }

    /// The free cell beside its prey that is nearest to the monster.
    [[nodiscard]] std::optional<core::Point> cell_beside_prey() const {
        std::optional<std::tuple<std::int32_t, core::Point>> best;
        for (const core::Direction direction : core::all_directions) {
            const core::Point cell = core::step(mind_.last_seen, direction);
            const bool free = world_.level.tiles.contains(cell) &&
                              !world_.caches.flags[cell].has(CellFlag::Blocks) &&
                              !world_.caches.occupied.get(cell);
            const std::tuple found{core::chebyshev_distance(here_, cell), cell};
            if (free && (!best || found < *best)) {
                best = found;
            }
        }
        return best ? std::optional(std::get<core::Point>(*best)) : std::nullopt;
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
            const core::Point cell = core::step(here_, *direction);
            if (world_.caches.steps.allows(here_, *direction) && !world_.caches.occupied.get(cell)) {
                return Walk{*direction};
            }
            const UseTrick dig{place_, cell};
            if (std::holds_alternative<Plan>(check(ruleset_, world_, monster_, dig))) {
                return dig;
            }
        }
        return std::nullopt;
    }

    const Ruleset& ruleset_;
    World& world_;
    EntityId monster_;
    const Mind& mind_;
    core::Point here_;
    Slot place_;
};

}  // namespace

std::optional<Command> trickery(const Ruleset& ruleset, World& world, EntityId monster) {
    const auto& tricks = ruleset.catalog->monster(world.entities.creatures[monster].kind).tricks;
    return tricks.empty() ? std::nullopt : Trickster(ruleset, world, monster).choose(tricks);
}

}  // namespace torchwake::rules
