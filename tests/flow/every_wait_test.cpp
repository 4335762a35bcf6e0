// A play through all screens is cut short at each of its waits, in each possible way.

#include "flow/drawn_game.hpp"
#include "flow/maps.hpp"
#include "prompt/allocations.hpp"

#include <torchwake/flow/scenes.hpp>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/system/errc.hpp>
#include <boost/system/system_error.hpp>
#include <catch2/catch_test_macros.hpp>

#include <array>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::flow {
namespace {

using screen::Action;

/// A potion and two open doors.
constexpr std::string_view quiet_map = R"(
    #########
    ##'######
    #.@'!...#
    #########)";
/// Scrolls, a dummy and stairs; every level is drawn like this one.
constexpr std::string_view stocked_map = "##########\n#<@MmC>.d#\n##########";
/// Something is left to explore.
constexpr std::string_view corner_map = "#######\n#.@...#\n#####.#\n#.....#\n#######";

/// One thing that happens to the game: an answer, or time that passes.
struct Step {
    std::optional<screen::Offer> answer;
    std::int64_t milliseconds = 0;
};

constexpr Step say(Action action, std::int32_t argument = 0) {
    return {screen::Offer{action, argument}, 0};
}
constexpr Step wait(std::int64_t milliseconds) {
    return {std::nullopt, milliseconds};
}
constexpr std::int64_t animation_time = 40;  ///< of each turn

/// A way through some of the screens.
struct Script {
    std::string_view map;
    std::vector<Step> steps;
};

const Script title_screens{
    quiet_map,
    {say(Action::Options), say(Action::Right), say(Action::Cancel), say(Action::Help), say(Action::Down),
     say(Action::Cancel), say(Action::NewGame), say(Action::Pause), say(Action::Options), say(Action::Cancel),
     say(Action::Abandon), say(Action::Cancel), say(Action::SaveAndQuit), say(Action::Continue),
     say(Action::Messages), say(Action::End), say(Action::Cancel), say(Action::Help), say(Action::Cancel)}};

const Script doors_and_pack{
    quiet_map, {say(Action::NewGame),   say(Action::CloseDoor), say(Action::Cancel),   say(Action::CloseDoor),
                say(Action::MoveNorth), wait(animation_time),   say(Action::MoveEast), say(Action::Skip),
                say(Action::MoveEast),  wait(animation_time),   say(Action::Get),      wait(animation_time),
                say(Action::Drop),      say(Action::Choose, 1), say(Action::Cancel),   say(Action::Cast),
                say(Action::Choose, 0), say(Action::Cancel),    say(Action::Use),      say(Action::Down),
                say(Action::Up),        say(Action::Inspect),   say(Action::Cancel),   say(Action::Choose, 0),
                wait(animation_time)}};

const Script scrolls_and_stairs{
    stocked_map,
    {say(Action::NewGame),  say(Action::Examine),  say(Action::NextTarget), say(Action::PointAt, 3),
     say(Action::Confirm),  say(Action::MoveEast), wait(animation_time),    say(Action::Get),
     wait(animation_time),  say(Action::MoveEast), wait(animation_time),    say(Action::Get),
     wait(animation_time),  say(Action::Use),      say(Action::Choose, 0),  say(Action::MoveWest),
     say(Action::Cancel),   say(Action::Use),      say(Action::Choose, 0),  say(Action::Confirm),
     wait(animation_time),  say(Action::Use),      say(Action::Choose, 1),  say(Action::Skip),
     say(Action::MoveEast), wait(animation_time),  say(Action::MoveEast),   wait(animation_time),
     say(Action::Descend),  say(Action::Cancel),   say(Action::Descend),    say(Action::Choose, 3),
     wait(animation_time),  say(Action::MoveWest), wait(animation_time),    say(Action::Ascend),
     wait(animation_time)}};

const Script short_cuts{"########\n#@F.d.>#\n########",
                        {say(Action::NewGame), say(Action::MoveEast), wait(animation_time), say(Action::Get),
                         wait(animation_time), say(Action::Use), say(Action::Choose, 0), say(Action::Confirm),
                         say(Action::Cancel), say(Action::Confirm), say(Action::Confirm),
                         wait(animation_time), say(Action::Repeat), say(Action::Attack), say(Action::Descend),
                         wait(animation_time), wait(30), wait(animation_time)}};

const Script auto_actions{corner_map,
                          {say(Action::NewGame),
                           say(Action::Travel),
                           say(Action::MoveEast),
                           say(Action::Cancel),
                           say(Action::Travel),
                           say(Action::PointAt, 11),
                           say(Action::ConfirmAt, 12),
                           wait(animation_time),
                           wait(30),
                           say(Action::Skip),
                           say(Action::Skip),
                           say(Action::RunWest),
                           wait(animation_time),
                           say(Action::Skip),
                           say(Action::Explore),
                           say(Action::Skip),
                           wait(30),
                           wait(animation_time),
                           wait(30),
                           say(Action::Skip),
                           say(Action::Skip)}};

const Script sheets{quiet_map,
                    {say(Action::NewGame), say(Action::Actions), say(Action::Down), say(Action::Character),
                     say(Action::Cancel), say(Action::Actions), say(Action::Cancel), say(Action::Cheat),
                     say(Action::Cancel), say(Action::Cheat), say(Action::CheatReveal)}};

const Script front_of_house{
    quiet_map,
    {say(Action::Name),      say(Action::Type, U'A'),    say(Action::Erase),     say(Action::Confirm),
     say(Action::Seed),      say(Action::Type, U'4'),    say(Action::Confirm),   say(Action::Scores),
     say(Action::Down),      say(Action::Cancel),        say(Action::Options),   say(Action::Bindings),
     say(Action::Choose, 1), say(Action::Cancel),        say(Action::Choose, 1), say(Action::BindKey, 'Q'),
     say(Action::Down),      say(Action::ResetBindings), say(Action::Cancel),    say(Action::Cancel),
     say(Action::NewGame),   say(Action::Rest),          say(Action::Messages),  say(Action::Right),
     say(Action::Cancel)}};

/// Between two commands of a run that is watched.
constexpr std::int64_t pause = 320;

const Script watching{
    quiet_map, {say(Action::NewGame),  say(Action::Wait),        wait(animation_time), say(Action::Wait),
                wait(animation_time),  say(Action::Pause),       say(Action::Watch),   say(Action::Right),
                say(Action::Confirm),  wait(animation_time),     wait(pause),          say(Action::Messages),
                say(Action::Cancel),   say(Action::JumpTo),      say(Action::Cancel),  say(Action::Cancel),
                say(Action::Pause),    say(Action::SaveAndQuit), say(Action::Watch),   say(Action::Cancel),
                say(Action::Watch),    say(Action::Choose),      say(Action::End),     say(Action::TakeOver),
                say(Action::MoveEast), wait(animation_time),     say(Action::Undo),    say(Action::Capsule),
                say(Action::MoveEast), wait(animation_time)}};

const std::array scripts{&title_screens,      &front_of_house, &doors_and_pack, &watching,
                         &scrolls_and_stairs, &auto_actions,   &sheets,         &short_cuts};

/// The story on its own, its waits at hand.
class Rehearsal {
  public:
    explicit Rehearsal(std::string_view map)
        : ruleset_(drawn_rules(map)), context_(ruleset_, game_keys(), {&stage, &storage, &seeds, &data}, {}) {
        stage.duration = core::Milliseconds{animation_time};
        boost::asio::co_spawn(io_, run_game(&context_, Start::Title, {}),
                              [this](const std::exception_ptr& reason) { end(reason); });
        settle();
    }

    void take(const Step& step) {
        if (step.answer) {
            REQUIRE(context_.asker().post(*step.answer));
        } else {
            context_.clock().advance_to(context_.clock().now() + core::Milliseconds{step.milliseconds});
        }
        settle();
    }
    void take_first(std::size_t count, const std::vector<Step>& steps) {
        for (std::size_t place = 0; place < count; ++place) {
            INFO("step " << place << " at " << path());
            take(steps.at(place));
        }
    }
    /// Begins a run and waits until its hero has died.
    void die() {
        take(say(Action::NewGame));
        while (context_.knowledge().hero().alive) {
            take(say(Action::Wait));
            if (context_.stack().path() == "play/animation") {
                take(say(Action::Skip));
            }
        }
    }
    /// Ends all waits with that error; nothing is left of the story.
    void close(boost::system::error_code reason) {
        context_.close(reason);
        settle();
        CHECK(ended);
        CHECK(failure == reason);
        CHECK(context_.stack().empty());
        CHECK(context_.asker().prompt() == nullptr);
        CHECK_FALSE(context_.clock().next_due().has_value());
    }
    [[nodiscard]] std::string path() { return context_.stack().path(); }

    RecordingStage stage;
    MemoryStorage storage;
    CountingSeeds seeds;
    FixedData data;
    bool ended = false;
    boost::system::error_code failure;

  private:
    void end(const std::exception_ptr& reason) {
        ended = true;
        try {
            std::rethrow_exception(reason);
        } catch (const boost::system::system_error& error) {
            failure = error.code();
        }
    }
    void settle() {
        do {
            io_.restart();
            io_.poll();
        } while (!ended && context_.restorer().give_next());
    }

    rules::Ruleset ruleset_;
    GameContext context_;
    boost::asio::io_context io_;
};

const std::array reasons{boost::system::error_code(boost::asio::error::operation_aborted),
                         boost::system::errc::make_error_code(boost::system::errc::io_error)};

}  // namespace

TEST_CASE("the story can be cut at every wait, and nothing is left of it", "[flow][robustness][F6]") {
    for (const Script* script : scripts) {
        for (const boost::system::error_code& reason : reasons) {
            for (std::size_t count = 0; count <= script->steps.size(); ++count) {
                Rehearsal rehearsal(script->map);
                rehearsal.take_first(count, script->steps);
                rehearsal.close(reason);
            }
        }
    }
}

TEST_CASE("the story can be cut while the hero is dying and after it", "[flow][robustness][F3]") {
    for (const boost::system::error_code& reason : reasons) {
        for (const std::int64_t waited : {0, 1999, 2000}) {
            Rehearsal rehearsal(doomed);
            rehearsal.die();
            CHECK(rehearsal.path() == "death");
            rehearsal.take(wait(waited));
            CHECK(rehearsal.path() == (waited < 2000 ? "death" : "death/recap"));
            rehearsal.close(reason);
        }
    }
}

TEST_CASE("a story that is cut at any wait gives back all its memory", "[flow][robustness]") {
    const auto play = [](const Script& script, std::size_t count) {
        Rehearsal rehearsal(script.map);
        rehearsal.take_first(count, script.steps);
        rehearsal.close(boost::asio::error::operation_aborted);
    };
    for (const Script* script : scripts) {
        for (std::size_t count = 0; count <= script->steps.size(); ++count) {
            play(*script, count);
            const std::size_t before = prompt::bytes_in_use();
            play(*script, count);
            CHECK(prompt::bytes_in_use() == before);
        }
    }
}

/// The scripts open what they are meant to.
TEST_CASE("the scripts that are cut go through all screens of play", "[flow][robustness][F6]") {
    std::set<std::string> paths;
    for (const Script* script : scripts) {
        Rehearsal rehearsal(script->map);
        for (std::size_t place = 0; place < script->steps.size(); ++place) {
            rehearsal.take(script->steps[place]);
            paths.insert(rehearsal.path());
        }
        rehearsal.close(boost::asio::error::operation_aborted);
    }
    for (const std::string_view path : {"title",
                                        "title/options",
                                        "title/help",
                                        "title/runs",
                                        "watch",
                                        "watch/messages",
                                        "play",
                                        "play/pause",
                                        "play/pause/options",
                                        "play/pause/abandon",
                                        "play/messages",
                                        "play/help",
                                        "play/close-door",
                                        "play/use",
                                        "play/use/item",
                                        "play/use/aim",
                                        "play/use/aim/confirm",
                                        "play/drop",
                                        "play/examine",
                                        "play/travel",
                                        "play/travel/animation",
                                        "play/run",
                                        "play/explore",
                                        "play/level-up",
                                        "play/actions",
                                        "play/character",
                                        "play/cast",
                                        "play/cast/aim",
                                        "play/cheat",
                                        "play/animation",
                                        "play/map-reveal",
                                        "play/level-change"}) {
        INFO(path);
        CHECK(paths.contains(std::string(path)));
    }
}

TEST_CASE("a port that throws ends the game, whichever call it is", "[flow][robustness]") {
    struct Play {
        std::string_view map;
        std::string_view keys;
    };
    const auto play = [](DrawnGame& played, std::string_view keys) {
        played.start();
        std::istringstream names{std::string(keys)};
        for (std::string name; names >> name;) {
            played.press(name);
            played.wait(20);
        }
    };
    const auto count_calls = [&play](const Play& through, auto calls_of) {
        DrawnGame played(through.map);
        play(played, through.keys);
        const int made = calls_of(played).made();
        played.require_clean_end();
        return made;
    };
    const auto fail_each = [&](const Play& through, auto calls_of) {
        const int calls = count_calls(through, calls_of);
        REQUIRE(calls > 0);
        for (int call = 1; call <= calls; ++call) {
            DrawnGame played(through.map);
            played.stage.duration = core::Milliseconds{10};
            calls_of(played).fail_at(call);
            CHECK_THROWS_AS(play(played, through.keys), std::runtime_error);
            played.require_clean_end();
        }
    };
    for (const Play& through :
         {Play{"######\n#@.!*#\n######",
               "Right Right g i Down b a d c Escape M End Escape Escape o Right Escape s c"},
          Play{stocked_map,
               "Right g Right g i Tab Escape a Left Tab Enter Enter Escape i b Right Right > s < + "
               "x Tab Escape Enter Escape @ Escape _ Enter Tab r"},
          Play{corner_map, "Shift+Right o F5 Z _ Left Enter F5"}}) {
        fail_each(through, [](DrawnGame& played) -> Calls& { return played.stage.calls; });
    }
    fail_each({quiet_map, "Right Escape s c Escape a Down Enter"},
              [](DrawnGame& played) -> Calls& { return played.storage.calls; });
}

TEST_CASE("a game that is let go without being closed leaves nothing behind", "[flow][robustness]") {
    const auto play = [] {
        DrawnGame played(quiet_map);
        played.start().press("Escape o");
    };
    play();
    const std::size_t before = prompt::bytes_in_use();
    play();
    CHECK(prompt::bytes_in_use() == before);
}

}  // namespace torchwake::flow
