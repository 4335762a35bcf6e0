#include "presses/recorded_run.hpp"

#include "restore/bot_game.hpp"

#include <torchwake/autopilot/attack.hpp>
#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/bots/explorer.hpp>
#include <torchwake/rules/turn.hpp>

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>

namespace torchwake::testing {
namespace {

using autopilot::AutoAction;
using autopilot::AutoActionRunner;
using forecast::Knowledge;
using rules::Command;

constexpr int longest_walk = 200;
/// So many commands without time in a row are the bot's mistake; the hero waits.
constexpr int most_free_commands = 100;

/// True if an enemy in view goes for the hero. The automatic actions pass those that are unaware of it.
bool is_hunted(const Knowledge& knowledge) {
    return std::ranges::any_of(knowledge.actors_in_view(), [](const forecast::KnownActor& actor) {
        return actor.hostile && actor.hunting;
    });
}

/// True for a step into an enemy.
bool is_blow(const Knowledge& knowledge, const Command& command) {
    const auto* const walk = std::get_if<rules::Walk>(&command);
    const auto other =
        walk != nullptr ? knowledge.actor(core::step(knowledge.hero().at, walk->direction)) : std::nullopt;
    return other && other->hostile;
}

bool is_refused(const rules::World& world, const Command& command) {
    return std::holds_alternative<rules::Refusal>(rules::check(game_rules(), world, command));
}

class Person {
  public:
    Person(std::uint64_t seed, Style style) : world_(rules::new_run(game_rules(), seed)), style_(style) {
        run_.seed = seed;
    }

    [[nodiscard]] RecordedRun play(std::int32_t last_depth, std::size_t most_commands) {
        while (!turn_.outcome && knowledge().depth() <= last_depth && run_.commands.size() < most_commands) {
            run_.decisions.push_back(run_.commands.size());
            const Command wanted = next_deed();
            const std::optional<AutoAction> action = action_for(wanted);
            if (!action || !follow(*action)) {
                take(wanted);
                if (std::holds_alternative<rules::Walk>(wanted)) {
                    collect();
                }
            }
        }
        run_.deepest = world_.run.deepest_depth;
        return std::move(run_);
    }

  private:
    [[nodiscard]] Knowledge knowledge() const { return {game_data(), world_}; }

    /// What the hero does next; it is not refused.
    [[nodiscard]] Command next_deed() {
        Command wanted = bot_.next(knowledge());
        const bool flies =
            std::holds_alternative<rules::Throw>(wanted) || std::holds_alternative<rules::Fire>(wanted);
        if (style_ == Style::Strikes && flies) {
            const auto step = autopilot::attack_nearest(knowledge());
            const auto* const command = std::get_if<Command>(&step);
            wanted = command != nullptr ? *command : wanted;
        }
        const bool idles = free_commands_ > most_free_commands;
        return idles || is_refused(world_, wanted) ? Command(rules::Wait{}) : wanted;
    }

    void take(const Command& command) {
        const std::int32_t before = world_.run.turn;
        rules::take_turn(game_rules(), world_, command, turn_);
        run_.commands.push_back(command);
        free_commands_ = world_.run.turn == before ? free_commands_ + 1 : 0;
    }

    /// Takes what the game takes by itself behind a step.
    void collect() {
        if (!turn_.outcome && !turn_.refusal && autopilot::collects(knowledge(), collected)) {
            take(rules::PickUp{});
        }
    }

    /// The automatic action by which a person does what the bot wants.
    [[nodiscard]] std::optional<AutoAction> action_for(const Command& wanted) {
        if (is_hunted(knowledge()) || is_blow(knowledge(), wanted)) {
            return std::nullopt;
        }
        if (std::holds_alternative<rules::Wait>(wanted)) {
            return autopilot::Rest{};
        }
        return std::holds_alternative<rules::Walk>(wanted) ? walk_ahead(wanted) : std::nullopt;
    }

    [[nodiscard]] std::optional<AutoAction> walk_ahead(Command wanted) {
        rules::World ahead = world_;
        const Knowledge seen(game_data(), ahead);
        const std::int32_t depth = seen.depth();
        const std::size_t ground = seen.seen().count();
        rules::Turn turn;
        for (int steps = 0; steps < longest_walk && std::holds_alternative<rules::Walk>(wanted); ++steps) {
            if (is_blow(seen, wanted)) {
                break;
            }
            rules::take_turn(game_rules(), ahead, wanted, turn);
            if (turn.refusal || turn.outcome || is_hunted(seen) || seen.depth() != depth) {
                break;
            }
            wanted = bot_.next(seen);
        }
        const bool explores = seen.seen().count() > ground || std::holds_alternative<rules::PickUp>(wanted);
        if (depth > 0 && explores && !is_blow(seen, wanted)) {
            return autopilot::Explore{};
        }
        const core::Point there = seen.hero().at;
        return there == knowledge().hero().at
                   ? std::nullopt
                   : std::optional<AutoAction>(autopilot::TravelTo{there, collected});
    }

    /// Follows an automatic action until it stops. Answers whether it took a step.
    bool follow(const AutoAction& action) {
        AutoActionRunner runner(action);
        for (bool began = false;; began = true) {
            const auto step = runner.next(knowledge());
            const auto* const command = std::get_if<Command>(&step);
            if (command == nullptr || is_refused(world_, *command)) {
                return began;
            }
            take(*command);
            const std::optional<autopilot::Stop> stop = runner.after(knowledge(), turn_);
            if (stop && (stop->reason == autopilot::StopReason::Arrived ||
                         stop->reason == autopilot::StopReason::SomethingHere)) {
                collect();
            }
            if (turn_.outcome || stop) {
                return true;
            }
        }
    }

    rules::World world_;
    rules::Turn turn_;
    bots::Explorer bot_;
    Style style_;
    RecordedRun run_;
    int free_commands_ = 0;
};

}  // namespace

RecordedRun record_run(std::uint64_t seed, std::int32_t last_depth, std::size_t most_commands, Style style) {
    return Person(seed, style).play(last_depth, most_commands);
}

}  // namespace torchwake::testing
