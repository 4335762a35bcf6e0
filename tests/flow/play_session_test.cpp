#include "flow/drawn_game.hpp"

#include <torchwake/flow/play_session.hpp>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <catch2/catch_test_macros.hpp>

#include <deque>

namespace torchwake::flow {
namespace {

/// Plays a list of decisions without a screen, and leaves when it is done.
class ScriptedPlayer final : public PlayerPort {
  public:
    explicit ScriptedPlayer(std::deque<Decision> script) : script_(std::move(script)) {}

    Task<Decision> next_decision() override {
        if (script_.empty()) {
            co_return Leave::Stored;
        }
        const Decision next = script_.front();
        script_.pop_front();
        co_return next;
    }
    void refuse(const rules::Refusal& refusal) override { refusals.push_back(refusal.reason); }
    core::Milliseconds show(const rules::Turn& turn) override {
        shown += static_cast<int>(turn.events.size());
        return core::Milliseconds{watching};
    }
    Task<void> watch(core::Milliseconds time) override {
        watched += time.value;
        co_return;
    }
    Task<bool> keep_going() override { co_return steps++ != last_step; }
    void stopped(const bots::Stop& stop) override { stops.push_back(stop.reason); }

    std::int64_t watching = 0;
    std::int64_t watched = 0;
    int shown = 0;
    int steps = 0;       ///< of errands
    int last_step = -1;  ///< after which errands are stopped; -1: never
    std::vector<rules::RefusalReason> refusals;
    std::vector<bots::StopReason> stops;

  private:
    std::deque<Decision> script_;
};

struct Played {
    save::SavedRun run;
    std::optional<PlaySession::End> end;
};

Played play_through(std::string_view map, ScriptedPlayer& player) {
    const rules::Ruleset ruleset = drawn_rules(map);
    Played played{{rules::new_run(ruleset, 5), {}}, std::nullopt};
    MemoryStorage storage;
    Tape tape(storage);
    PlaySession session(ruleset, played.run, player, tape);
    boost::asio::io_context context;
    boost::asio::co_spawn(context, session.play(),
                          [&played](const std::exception_ptr& reason, PlaySession::End end) {
                              REQUIRE(reason == nullptr);
                              played.end = end;
                          });
    context.poll();
    return played;
}

}  // namespace

TEST_CASE("a session takes commands in order until its player leaves", "[flow][session]") {
    ScriptedPlayer player({rules::Walk{core::Direction::East}, rules::PickUp{}, rules::Wait{},
                           rules::Walk{core::Direction::North}});
    player.watching = 5;
    const Played played = play_through("#####\n#@!.#\n#####", player);
    REQUIRE(played.end.has_value());
    CHECK(std::get<Leave>(*played.end) == Leave::Stored);
    CHECK(played.run.world.run.turn == 3);
    CHECK(played.run.chronicle.entries().size() == 1);
    CHECK(player.shown == 3);
    CHECK(player.watched == 15);
    CHECK(player.refusals == std::vector{rules::RefusalReason::WallInTheWay});
}

TEST_CASE("a session ends with the hero, whatever else was planned", "[flow][session][F3]") {
    ScriptedPlayer player(std::deque<Decision>(100, rules::Wait{}));
    player.watching = 5;
    const Played played = play_through("####\n#@B#\n####", player);
    REQUIRE(played.end.has_value());
    CHECK(std::holds_alternative<rules::RunOutcome>(*played.end));
    CHECK(played.run.world.run.turn < 100);
    CHECK(player.watched == 5 * (played.run.world.run.turn - 1));
}

TEST_CASE("a session does the steps of an errand and tells why it ended", "[flow][session][F2]") {
    ScriptedPlayer player({bots::Errand{bots::TravelTo{{4, 1}}}, rules::Wait{}});
    player.watching = 5;
    const Played played = play_through("######\n#@...#\n######", player);
    REQUIRE(played.end.has_value());
    CHECK(player.stops == std::vector{bots::StopReason::Arrived});
    CHECK(played.run.world.run.turn == 4);
    CHECK(player.watched == 20);
}

TEST_CASE("a session stops an errand when its player wants that, and goes on", "[flow][session][F2]") {
    ScriptedPlayer player({bots::Errand{bots::TravelTo{{4, 1}}}, rules::Wait{}, rules::Wait{}});
    player.last_step = 1;
    const Played played = play_through("######\n#@...#\n######", player);
    REQUIRE(played.end.has_value());
    CHECK(player.stops == std::vector{bots::StopReason::Interrupted});
    CHECK(played.run.world.run.turn == 4);
}

TEST_CASE("an errand that can't begin takes no turn", "[flow][session][F2]") {
    ScriptedPlayer player({bots::Errand{bots::Rest{}}, bots::Errand{bots::TravelTo{{0, 0}}}});
    const Played played = play_through("######\n#@...#\n######", player);
    CHECK(player.stops == std::vector{bots::StopReason::NothingToRest, bots::StopReason::NoWay});
    CHECK(played.run.world.run.turn == 0);
    CHECK(player.shown == 0);
}

}  // namespace torchwake::flow
