#include "flow/drawn_game.hpp"
#include "flow/maps.hpp"

#include <torchwake/bots/bot.hpp>
#include <torchwake/flow/play_session.hpp>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <deque>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

namespace torchwake::flow {
namespace {

/// One step of a script.
using ScriptedStep = std::variant<rules::Command, autopilot::AutoAction>;

/// Plays a list of steps without a screen, and leaves when it is done.
class ScriptedPlayer final : public PlayerPort {
  public:
    explicit ScriptedPlayer(std::deque<ScriptedStep> script) : script_(std::move(script)) {}

    Task<std::optional<rules::Command>> next_command(PlaySession* session) override {
        for (;;) {
            const std::optional<rules::Command> step = next_step(*session);
            if (step) {
                co_return step;
            }
            if (script_.empty()) {
                co_return std::nullopt;
            }
            const ScriptedStep next = script_.front();
            script_.pop_front();
            if (const auto* const command = std::get_if<rules::Command>(&next)) {
                co_return *command;
            }
            followed_.emplace(std::get<autopilot::AutoAction>(next));
            begun_ = false;
        }
    }
    void refuse(const rules::Refusal& refusal) override { refusals.push_back(refusal.reason); }
    Task<void> show(const rules::Turn* turn) override {
        shown += static_cast<int>(turn->events.size());
        watched += turn->outcome ? 0 : watching;
        co_return;
    }

    std::int64_t watching = 0;
    std::int64_t watched = 0;
    int shown = 0;
    int steps = 0;       ///< of automatic actions
    int last_step = -1;  ///< after which automatic actions are stopped; -1: never
    std::vector<rules::RefusalReason> refusals;
    std::vector<autopilot::StopReason> stops;

  private:
    /// The next command of the automatic action that is followed; nothing if there is none, or it stops.
    std::optional<rules::Command> next_step(const PlaySession& session) {
        if (!followed_) {
            return std::nullopt;
        }
        std::optional<autopilot::Stop> stop;
        if (std::exchange(begun_, true)) {
            stop = followed_->after(session.knowledge(), session.turn());
            if (!stop && steps++ == last_step) {
                stop = autopilot::Stop{autopilot::StopReason::Interrupted, {}, {}};
            }
        }
        if (!stop) {
            const std::variant<rules::Command, autopilot::Stop> next = followed_->next(session.knowledge());
            if (const auto* const command = std::get_if<rules::Command>(&next)) {
                return *command;
            }
            stop = std::get<autopilot::Stop>(next);
        }
        stops.push_back(stop->reason);
        followed_.reset();
        return std::nullopt;
    }

    std::deque<ScriptedStep> script_;
    std::optional<autopilot::AutoActionRunner> followed_;
    bool begun_ = false;  ///< the first command of that action was given
};

/// A bot that waits where it was refused, for so many commands.
class PatientBot {
  public:
    PatientBot(std::string_view name, int commands) : bot_(bots::make_bot(name)), left_(commands) {}
    /// The next command; nothing after the last.
    std::optional<rules::Command> next(const forecast::Knowledge& knowledge) {
        if (left_-- == 0) {
            return std::nullopt;
        }
        return std::exchange(refused_, false) ? rules::Command(rules::Wait{}) : bot_->next(knowledge);
    }
    void refuse() { refused_ = true; }

  private:
    std::unique_ptr<bots::Bot> bot_;
    int left_;
    bool refused_ = false;
};

class BotPlayer final : public PlayerPort {
  public:
    explicit BotPlayer(PatientBot& bot) : bot_(&bot) {}

    Task<std::optional<rules::Command>> next_command(PlaySession* session) override {
        co_return bot_->next(session->knowledge());
    }
    void refuse(const rules::Refusal&) override { bot_->refuse(); }
    Task<void> show(const rules::Turn*) override { co_return; }

  private:
    PatientBot* bot_;
};

/// Plays the game command by command.
rules::World play_at_once(std::string_view map, PatientBot bot) {
    const rules::Ruleset ruleset = drawn_rules(map);
    rules::World world = rules::new_run(ruleset, 5);
    rules::Turn turn;
    while (!turn.outcome) {
        const std::optional<rules::Command> command = bot.next({*ruleset.catalog, world});
        if (!command) {
            return world;
        }
        turn = rules::take_turn(ruleset, world, *command);
        if (turn.refusal) {
            bot.refuse();
        }
    }
    return world;
}

struct PlayedSession {
    save::SavedRun run;
    bool ended = false;
    std::optional<rules::RunOutcome> outcome;
};

PlayedSession play_through(std::string_view map, PlayerPort& player) {
    const rules::Ruleset ruleset = drawn_rules(map);
    PlayedSession played{{rules::new_run(ruleset, 5), {}}, false, std::nullopt};
    MemoryStorage storage;
    RunRecorder run_recorder(storage, [](const save::Remark&) {});
    PlaySession session(ruleset, played.run, player, run_recorder);
    boost::asio::io_context context;
    boost::asio::co_spawn(
        context, session.play(),
        [&played](const std::exception_ptr& reason, std::optional<rules::RunOutcome> outcome) {
            REQUIRE(reason == nullptr);
            played.ended = true;
            played.outcome = outcome;
        });
    context.poll();
    return played;
}

}  // namespace

TEST_CASE("a session takes commands in order until its player leaves", "[flow][session]") {
    ScriptedPlayer player({rules::Walk{core::Direction::East}, rules::PickUp{}, rules::Wait{},
                           rules::Walk{core::Direction::North}});
    player.watching = 5;
    const PlayedSession played = play_through("#####\n#@!.#\n#####", player);
    REQUIRE(played.ended);
    CHECK_FALSE(played.outcome.has_value());
    CHECK(played.run.world.run.turn == 3);
    CHECK(played.run.chronicle.entries().size() == 1);
    CHECK(player.shown == 3);
    CHECK(player.watched == 15);
    CHECK(player.refusals == std::vector{rules::RefusalReason::WallInTheWay});
}

TEST_CASE("a session ends with the hero, whatever else was planned", "[flow][session][F3]") {
    ScriptedPlayer player(std::deque<ScriptedStep>(100, rules::Wait{}));
    player.watching = 5;
    const PlayedSession played = play_through(doomed, player);
    REQUIRE(played.ended);
    CHECK(played.outcome.has_value());
    CHECK(played.run.world.run.turn < 100);
    CHECK(player.watched == 5 * (played.run.world.run.turn - 1));
}

TEST_CASE("a session does the steps of an automatic action and tells why it ended", "[flow][session][F2]") {
    ScriptedPlayer player({autopilot::AutoAction{autopilot::TravelTo{{4, 1}}}, rules::Wait{}});
    player.watching = 5;
    const PlayedSession played = play_through(short_hall, player);
    REQUIRE(played.ended);
    CHECK(player.stops == std::vector{autopilot::StopReason::Arrived});
    CHECK(played.run.world.run.turn == 4);
    CHECK(player.watched == 20);
}

TEST_CASE("a session stops an automatic action when its player wants that, and goes on",
          "[flow][session][F2]") {
    ScriptedPlayer player({autopilot::AutoAction{autopilot::TravelTo{{4, 1}}}, rules::Wait{}, rules::Wait{}});
    player.last_step = 1;
    const PlayedSession played = play_through(short_hall, player);
    REQUIRE(played.ended);
    CHECK(player.stops == std::vector{autopilot::StopReason::Interrupted});
    CHECK(played.run.world.run.turn == 4);
}

TEST_CASE("an automatic action that can't begin takes no turn", "[flow][session][F2]") {
    ScriptedPlayer player(
        {autopilot::AutoAction{autopilot::Rest{}}, autopilot::AutoAction{autopilot::TravelTo{{0, 0}}}});
    const PlayedSession played = play_through(short_hall, player);
    CHECK(player.stops == std::vector{autopilot::StopReason::NothingToRest, autopilot::StopReason::NoPath});
    CHECK(played.run.world.run.turn == 0);
    CHECK(player.shown == 0);
}

TEST_CASE("a bot that plays through the port of a person comes to the same world as without it",
          "[flow][session]") {
    const std::string_view map = "##########\n#@..!..B.#\n#..B.....#\n#.......b#\n##########";
    for (const std::string_view name : bots::bot_names()) {
        CAPTURE(name);
        PatientBot bot(name, 60);
        BotPlayer player(bot);
        const PlayedSession played = play_through(map, player);
        REQUIRE(played.ended);
        CHECK(played.run.world.run.turn > 0);
        CHECK(played.run.world == play_at_once(map, PatientBot(name, 60)));
    }
}

}  // namespace torchwake::flow
