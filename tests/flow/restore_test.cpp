// A run whose process ended is restored: the very screen that was open, with its cursor.

#include "flow/drawn_game.hpp"
#include "flow/maps.hpp"

#include <torchwake/core/random.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <memory>
#include <string>
#include <variant>
#include <vector>

namespace torchwake::flow {
namespace {

using screen::Action;

/// Something of everything; every level is drawn like this one.
constexpr std::string_view cabinet = R"(
    ################
    #@!.'...+...o.<#
    #>*.#.?.#..M...#
    #'###...#..r...#
    #F..+.!.#m..!.C#
    ################)";

/// The parts of the innermost layer that its player can change.
struct Shown {
    std::string path;
    std::uint64_t hash = 0;
    std::int32_t cursor = -1;  ///< of a menu
    bool grid = false;         ///< its lines are shown as pictures
    core::Point at{-1, -1};    ///< of a cursor on the map
    std::vector<screen::Offer> offers;

    friend bool operator==(const Shown&, const Shown&) = default;
};

core::Point cursor_of(const screen::Layer& layer) {
    if (const auto* const aim = std::get_if<const screen::AimModel*>(&layer)) {
        return (*aim)->at;
    }
    if (const auto* const look = std::get_if<const screen::LookModel*>(&layer)) {
        return (*look)->at;
    }
    if (const auto* const travel = std::get_if<const screen::TravelModel*>(&layer)) {
        return (*travel)->at;
    }
    return {-1, -1};
}

Shown shown(const DrawnGame& played) {
    Shown shown{played.game.awaiting(), played.hash(), -1, false, {-1, -1}, {}};
    if (const screen::MenuModel* const menu = played.menu()) {
        shown.cursor = menu->cursor;
        shown.grid = menu->grid;
    }
    shown.at = cursor_of(played.game.screens().back().layer);
    if (played.game.prompt() != nullptr) {
        shown.offers = played.game.prompt()->offers;
    }
    return shown;
}

/// A new process that goes on with what another left, at the moment at which that one is.
std::unique_ptr<DrawnGame> next_process(const DrawnGame& killed, std::string_view map) {
    GameSettings settings{.start = Start::Continue};
    settings.options = killed.storage.options.value_or(save::Options{});
    auto next = std::make_unique<DrawnGame>(map, settings);
    next->storage.kept_runs = killed.storage.kept_runs;
    next->storage.kept_runs.leave();
    next->storage.kept = killed.storage.kept;
    next->start();
    return next;
}

void check_comes_back(const DrawnGame& played, std::string_view map) {
    const auto next = next_process(played, map);
    CHECK(shown(*next) == shown(played));
    CHECK(next->stage.entered > 0);
    CHECK(next->stage.events.empty());
    CHECK(next->game.now() == core::Milliseconds{0});
    next->require_clean_end();
}

}  // namespace

TEST_CASE("whatever screen is open comes back with its cursor", "[flow][F4]") {
    for (const std::string_view keys : {"",
                                        "i",
                                        "i Down",
                                        "i a",
                                        "i a Left Left",
                                        "i a Tab",
                                        "i a Escape",
                                        "d Down",
                                        "x",
                                        "x Left Up",
                                        "_ Left",
                                        "@",
                                        "M",
                                        "M Up",
                                        "?",
                                        "? Down Down",
                                        "Escape",
                                        "Escape Down",
                                        "Escape o",
                                        "Escape o Down Right",
                                        "Escape a",
                                        "Escape a Down",
                                        "\\",
                                        "\\ Down",
                                        "Enter",
                                        "Enter Down Down",
                                        "i a Enter i"}) {
        CAPTURE(keys);
        DrawnGame played("##########\n#<@MmC>.d#\n##########");
        played.start().press("Right g Right g");
        played.press(keys);
        check_comes_back(played, "##########\n#<@MmC>.d#\n##########");
        played.require_clean_end();
    }
}

TEST_CASE("the note about what is sought comes back until something was answered, and never after that",
          "[flow][F4]") {
    constexpr std::string_view map = "##########\n#<@MmC>.d#\n##########";
    const auto tells_quest = [](const DrawnGame& played) {
        return screen::model_in<screen::PlayModel>(played.game.screens().front().layer)->quest.has_value();
    };
    for (const std::string_view keys :
         {"", "Enter", "Right", "i", "Escape Escape", "Enter Enter", "Enter Right", "Enter i", "Ctrl+z"}) {
        CAPTURE(keys);
        DrawnGame played(map);
        played.start().hover({3, 1});
        played.wait(1000);
        played.press(keys);
        CHECK(tells_quest(played) == keys.empty());
        check_comes_back(played, map);
        const auto next = next_process(played, map);
        CHECK(tells_quest(*next) == keys.empty());
        played.require_clean_end();
        next->press("Left");
        CHECK_FALSE(tells_quest(*next));
        next->require_clean_end();
    }
}

TEST_CASE("an aim to fire or to throw comes back with its cursor and what it would hit", "[flow][F4][T2]") {
    constexpr std::string_view range = "##########\n#@}:.d.d.#\n#........#\n##########";
    for (const std::string_view keys : {"f", "f Tab", "f Left Down", "f Escape", "v", "v b", "v b Tab",
                                        "v b Down", "v b Escape", "i Down v", "i Down v Left"}) {
        CAPTURE(keys);
        DrawnGame played(range);
        played.start().press("Right g Right g a a");
        played.press(keys);
        check_comes_back(played, range);
        const auto next = next_process(played, range);
        if (played.game.awaiting().ends_with("aim")) {
            const auto& aim = played.layer<screen::AimModel>();
            const auto& again = next->layer<screen::AimModel>();
            CHECK(again.item == aim.item);
            CHECK(again.weapon == aim.weapon);
            CHECK(again.thrown == aim.thrown);
            CHECK(again.forecast.flight.cells == aim.forecast.flight.cells);
        }
        next->require_clean_end();
        played.require_clean_end();
    }
}

TEST_CASE("a cursor that the pointer moved comes back", "[flow][F4]") {
    DrawnGame played(cabinet);
    played.start().press("x");
    played.hover({3, 1});
    played.hover({5, 2});
    CHECK(played.layer<screen::LookModel>().at == core::Point{5, 2});
    played.press("Left");
    check_comes_back(played, cabinet);
    played.press("Escape");
    played.hover({4, 3});
    played.press("x");
    CHECK(played.layer<screen::LookModel>().at == core::Point{4, 3});
    check_comes_back(played, cabinet);
    played.require_clean_end();
}

TEST_CASE("a line that the pointer chose comes back when the window is closed", "[flow][F4]") {
    DrawnGame played(short_hall);
    played.start().press("Escape");
    played.hover_line(3);
    played.require_clean_end();
    const auto next = next_process(played, short_hall);
    CHECK(next->game.awaiting() == "play/pause");
    CHECK(next->menu()->cursor == 3);
    next->require_clean_end();
}

TEST_CASE("a run that was saved and left goes on without a screen open", "[flow][F4]") {
    DrawnGame played(short_hall);
    played.start().press("Right Escape s");
    const auto next = next_process(played, short_hall);
    CHECK(next->game.awaiting() == "play");
    CHECK(next->turn() == 1);
    CHECK(next->storage.kept_runs.last().base_records > 0);
    next->require_clean_end();
    played.require_clean_end();
}

TEST_CASE("an automatic action that was going on ends where its records end", "[flow][F4]") {
    DrawnGame played(hall);
    played.stage.duration = core::Milliseconds{40};
    played.start().press("Shift+Right");
    for (int step = 0; step < 3; ++step) {
        played.wait(40);
        played.wait(30);
    }
    REQUIRE(played.game.awaiting() == "play/run/animation");
    const auto next = next_process(played, hall);
    CHECK(next->game.awaiting() == "play");
    CHECK(next->hash() == played.hash());
    const auto one_more = next_process(*next, hall);
    CHECK(one_more->hash() == played.hash());
    CHECK(one_more->storage.kept_runs.last().records == next->storage.kept_runs.last().records);
    one_more->require_clean_end();
    next->press("Right");
    CHECK(next->turn() == played.turn() + 1);
    next->require_clean_end();
    played.require_clean_end();
}

TEST_CASE("an automatic action that the player stopped stays stopped", "[flow][F4]") {
    DrawnGame played(hall);
    played.start().press("Shift+Right");
    played.wait(30);
    played.press("F5 Escape Down");
    check_comes_back(played, hall);
    played.require_clean_end();
}

TEST_CASE("random play is brought back at any of its moments", "[flow][F4][robustness]") {
    constexpr int moments = 600;
    DrawnGame played(cabinet);
    played.start();
    core::RandomStream stream = core::derive_stream(11, "test restore");
    for (int moment = 0; moment < moments; ++moment) {
        CAPTURE(moment);
        if (played.game.prompt() == nullptr) {
            played.wait(2000);
            continue;
        }
        const std::vector<screen::Offer> offers = played.game.prompt()->offers;
        const screen::Offer offer = offers.at(stream.below(static_cast<std::uint32_t>(offers.size())));
        const bool gives_up =
            played.game.awaiting() == "play/pause/abandon" && offer.action != Action::Cancel;
        if (gives_up || offer.action == Action::Quit || offer.action == Action::SaveAndQuit ||
            offer.action == Action::Abandon || offer.action == Action::Title) {
            continue;
        }
        played.game.input(screen::OfferTaken{offer});
        played.wait(stream.between(0, 40));
        const std::string path = played.game.awaiting();
        CAPTURE(path);
        if (path.find("explore") != std::string::npos || path.find("rest") != std::string::npos ||
            path.find("travel") != std::string::npos || path.find("run") != std::string::npos) {
            continue;  // an automatic action ends where its records end
        }
        if (path.starts_with("watch") && (path != "watch" || played.layer<screen::WatchModel>().playing)) {
            continue;  // screens over a recording do not come back, and one that plays is a second behind
        }
        if (played.game.prompt() != nullptr && moment % 5 == 0) {
            check_comes_back(played, cabinet);
        }
    }
    played.require_clean_end();
}

TEST_CASE("a page that was scrolled on a screen of another size shows the same lines in the next process",
          "[flow][F4]") {
    DrawnGame played(short_hall);
    played.stage.range = 20;
    played.start().press("? End");
    played.stage.range = 3;
    played.press("Up");
    played.stage.range = 9;
    played.press("PageUp Down Down");
    const auto next = next_process(played, short_hall);
    CHECK(played.layer<screen::HelpModel>().first_line == 2);
    CHECK(next->layer<screen::HelpModel>().first_line == 2);
    played.press("End");
    const auto last = next_process(played, short_hall);
    CHECK(last->layer<screen::HelpModel>().first_line == 9);
    last->require_clean_end();
    next->require_clean_end();
    played.require_clean_end();
}

TEST_CASE("all beats of the forecast stay marked in the next process", "[flow][S3][F4]") {
    DrawnGame played(short_hall);
    played.start().press("F");
    const auto next = next_process(played, short_hall);
    CHECK(next->game.options().all_beats);
    next->require_clean_end();
    played.require_clean_end();
}

TEST_CASE("a command that began and never ended is given up, with the answer that led to it",
          "[flow][F4][robustness]") {
    DrawnGame played(short_hall);
    played.start().press("Right Right");
    std::vector<save::Record>& records = played.storage.kept_runs.last().records;
    REQUIRE(std::holds_alternative<save::CommandEnded>(records.back()));
    records.pop_back();
    const auto next = next_process(played, short_hall);
    CHECK(next->turn() == 1);
    CHECK(next->game.awaiting() == "play");
    CHECK(next->stage.notices == std::vector<std::string>{"command-unfinished", "run-goes-on"});
    next->require_clean_end();
    played.require_clean_end();
}

TEST_CASE("a key that was bound as the process ended is in use, and shown, once the run goes on",
          "[flow][keys][F4]") {
    DrawnGame played(short_hall);
    played.start().press("Escape");
    played.take(screen::Action::Options);
    played.take(screen::Action::Bindings);
    played.take(screen::Action::Choose, 5);
    REQUIRE(played.game.awaiting() == "play/pause/options/bindings/capture");
    played.press("F12");
    std::vector<save::Record>& records = played.storage.kept_runs.last().records;
    REQUIRE(std::holds_alternative<save::KeysWere>(records.back()));
    records.pop_back();
    played.storage.options.reset();
    const auto next = next_process(played, short_hall);
    CHECK(next->game.keys() == played.game.keys());
    CHECK(next->stage.keys == next->game.keys());
    next->require_clean_end();
    played.require_clean_end();
}

TEST_CASE("answers that lead elsewhere are given up, and the commands kept", "[flow][F4][robustness]") {
    DrawnGame played(short_hall);
    played.start().press("Right Escape Down");
    for (save::Record& record : played.storage.kept_runs.last().records) {
        if (auto* const answer = std::get_if<save::Answered>(&record);
            answer != nullptr && answer->action == "pause") {
            answer->action = "get";
        }
    }
    const auto next = next_process(played, short_hall);
    CHECK(next->game.awaiting() == "play");
    CHECK(next->turn() == 1);
    next->press("Right");
    CHECK(next->turn() == 2);
    next->require_clean_end();
    played.require_clean_end();
}

TEST_CASE("a run whose commands come to another state is refused, and says which", "[flow][F4][robustness]") {
    DrawnGame played(short_hall);
    played.start().press("Right Right Left");
    auto changed = next_process(played, short_hall);
    changed->require_clean_end();
    for (save::Record& record : changed->storage.kept_runs.last().records) {
        if (auto* const ended = std::get_if<save::CommandEnded>(&record)) {
            ended->hash ^= 1;
            break;
        }
    }
    changed->storage.kept_runs.last().base.reset();
    changed->storage.kept_runs.last().base_records = 0;
    const auto next = next_process(*changed, short_hall);
    CHECK(next->game.awaiting() == "title");
    const auto& title = next->layer<screen::TitleModel>();
    REQUIRE(title.notice.has_value());
    CHECK(title.notice->argument.find("command 1 ") != std::string::npos);
    next->require_clean_end();
    played.require_clean_end();
}

TEST_CASE("a run that another process plays is not taken up, but can be watched", "[flow][F4]") {
    DrawnGame played(short_hall);
    played.start().press("Right");
    DrawnGame next(short_hall, {.start = Start::Continue});
    next.storage.kept_runs = played.storage.kept_runs;
    next.storage.kept_runs.leave();
    next.storage.played_elsewhere = true;
    next.start();
    CHECK(next.game.awaiting() == "watch");
    CHECK(next.layer<screen::WatchModel>().live);
    CHECK(next.stage.notices == std::vector<std::string>{"watching-live"});
    CHECK(next.hash() == played.hash());
    next.press("Escape");
    CHECK(next.game.awaiting() == "title");
    next.require_clean_end();
    played.require_clean_end();
}

TEST_CASE("what is not safe for a second is marked until it is", "[flow][F4]") {
    DrawnGame played(short_hall);
    played.start();
    played.storage.safe.pending = true;
    played.wait(10);
    played.wait(999);
    CHECK_FALSE(played.stage.marked_unsaved);
    played.wait(1);
    CHECK(played.stage.marked_unsaved);
    played.storage.safe.pending = false;
    played.wait(1);
    CHECK_FALSE(played.stage.marked_unsaved);
    played.storage.safe.failure = "the disk is full";
    played.wait(1);
    played.wait(1);
    CHECK(played.stage.marked_unsaved);
    CHECK(played.stage.notices == std::vector<std::string>{"save-failed"});
    played.require_clean_end();
}

}  // namespace torchwake::flow
