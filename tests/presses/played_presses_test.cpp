// The presses that are counted for the keys of today are pressed in the game, which has to do the commands on
// record.

#include "flow/drawn_game.hpp"
#include "presses/fewest_presses.hpp"
#include "restore/bot_game.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/flow/cursor.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace torchwake::testing {
namespace {

using core::Point;
using rules::Command;

constexpr std::string_view letters_of_steps = "kulnjbhy";

std::string letter(std::size_t line) {
    return {static_cast<char>('a' + line)};
}
std::string letter(rules::Slot slot) {
    return letter(slot.value);
}

std::string step_key(core::Direction direction) {
    return {letters_of_steps[static_cast<std::size_t>(direction)]};
}

std::string growth_key(rules::Attribute attribute) {
    return {std::string_view("sdic")[static_cast<std::size_t>(attribute)]};
}

/// A game of that seed, in which keys are pressed and counted.
class PressedGame {
  public:
    explicit PressedGame(std::uint64_t seed)
        : game_(game_rules(), flow::game_keys(), {&stage_, &storage_, &seeds_, &data_}, settings_of(seed)) {
        game_.start();
    }

    void press(const std::string& name) {
        const auto key = screen::parse_key(name);
        REQUIRE(key.has_value());
        game_.input(screen::KeyPressed{*key});
        game_.input(screen::KeyReleased{*key});
        ++presses_;
        go_on();
    }
    /// Travel to a cell that a cursor has chosen, by so many presses.
    void travel(Point goal, std::int32_t presses) {
        const std::int32_t place = flow::cell_number(game_.world()->level.tiles.size(), goal);
        game_.input(screen::OfferTaken{{screen::Action::TravelTo, place}});
        presses_ += presses;
        go_on();
    }
    [[nodiscard]] bool asks_about_harm() const { return game_.awaiting().ends_with("confirm"); }
    [[nodiscard]] std::string awaiting() const { return game_.awaiting(); }
    [[nodiscard]] std::int32_t presses() const { return presses_; }
    [[nodiscard]] std::vector<Command> commands() {
        std::vector<Command> commands;
        for (const save::Record& record : storage_.kept_runs.last().records) {
            if (const auto* const began = std::get_if<save::CommandBegan>(&record)) {
                commands.push_back(began->command);
            }
        }
        return commands;
    }

  private:
    static flow::GameSettings settings_of(std::uint64_t seed) {
        flow::GameSettings settings = flow::without_animation();
        settings.seed = seed;
        return settings;
    }
    /// Lets the time pass until only a press can go on.
    void go_on() {
        while (const auto due = game_.next_due()) {
            game_.advance(*due - game_.now());
        }
    }

    flow::RecordingStage stage_;
    flow::MemoryStorage storage_;
    flow::CountingSeeds seeds_;
    flow::FixedData data_;
    flow::Game game_;
    std::int32_t presses_ = 0;
};

/// Presses the keys of one command by itself.
struct Presser {
    PressedGame& game;
    const Moment& moment;

    void operator()(const rules::Walk& walk) const { game.press(step_key(walk.direction)); }
    void operator()(const rules::Wait&) const { game.press("."); }
    void operator()(const rules::PickUp&) const { game.press("g"); }
    void operator()(const rules::UseItem& use) const { aim(press("a", letter(use.slot)), use); }
    void operator()(const rules::Equip& equip) const { press("a", letter(equip.slot)); }
    void operator()(const rules::TakeOff& off) const { press("a", letter(off.slot)); }
    void operator()(const rules::Throw& thrown) const { aim(press("v", letter(thrown.slot)), thrown); }
    void operator()(const rules::Cast& cast) const { aim(press("z", letter(cast.place)), cast); }
    void operator()(const rules::Fire& fire) const {
        game.press("f");
        aim(*this, fire);
    }
    void operator()(const rules::SwapWeapons&) const { game.press("w"); }
    void operator()(const rules::SwitchTorch&) const { game.press("T"); }
    void operator()(const rules::SetFire& fire) const { interact(fire.direction, "f"); }
    void operator()(const rules::Roll& roll) const { interact(roll.direction, "r"); }
    void interact(core::Direction direction, const std::string& choice) const {
        const InteractionQuestions questions = interaction(moment, direction);
        game.press("e");
        if (questions.direction) {
            game.press(step_key(direction));
        }
        if (questions.choice) {
            game.press(choice);
        }
    }
    void operator()(const rules::Ascend&) const { game.press("<"); }
    void operator()(const rules::Descend& descend) const {
        game.press(">");
        if (descend.grow) {
            game.press(growth_key(*descend.grow));
        }
    }
    void operator()(const rules::Grow& grow) const { press("+", growth_key(grow.attribute)); }
    void operator()(const rules::AnswerChoice& answer) const {
        game.press(answer.slot ? letter(*answer.slot) : "Escape");
    }
    void operator()(const auto& command) const { FAIL("no keys are known for " << command.id); }

  private:
    const Presser& press(const std::string& key, const std::string& line) const {
        game.press(key);
        game.press(line);
        return *this;
    }
    static void aim(const Presser& at, const rules::Command& command) {
        const auto deed = forecast::aimed_deed({game_data(), at.moment.world}, command);
        if (deed) {
            at.move_cursor(*first_target(at.moment, command), deed->target);
            at.game.press("Enter");
        }
    }
    void move_cursor(Point at, Point target) const {
        const forecast::Knowledge knowledge(game_data(), moment.world);
        const std::vector<Point> targets = flow::beginning_with(at, flow::enemies_by_danger(knowledge));
        const auto count = static_cast<std::size_t>(std::ranges::count(targets, target));
        const auto place = static_cast<std::size_t>(std::ranges::find(targets, target) - targets.begin());
        const bool begins_there = !targets.empty() && targets.front() == at;
        const std::size_t tabs = begins_there ? place : place + 1;
        const std::size_t back = targets.size() - place;
        for (std::size_t i = 0; count > 0 && at != target && i < std::min(tabs, back); ++i) {
            game.press(tabs <= back ? "Tab" : "Shift+Tab");
        }
        at = count > 0 ? target : at;
        while (at != target) {
            const core::Direction towards = core::direction_towards(at, target).value();
            game.press(step_key(towards));
            at = core::step(at, towards);
        }
    }
};

struct ActionPresser {
    PressedGame& game;
    const Moment& moment;
    std::int32_t cost = 0;

    void operator()(const autopilot::Explore&) const { game.press("o"); }
    void operator()(const autopilot::Rest&) const { game.press("Z"); }
    void operator()(const autopilot::Run& run) const {
        std::string key = step_key(run.direction);
        key.front() = static_cast<char>(key.front() - 'a' + 'A');
        game.press(key);
    }
    void operator()(const autopilot::TravelTo& way) const {
        const forecast::Knowledge knowledge(game_data(), moment.world);
        if (cost > 1) {
            game.travel(way.at, cost);
        } else {
            const bool down = autopilot::nearest_stairs(knowledge, content::Stairs::Down) == way.at;
            game.press(down ? ">" : "<");
        }
    }
};

/// Visits a shop for the trades of a part.
void trade(PressedGame& game, const Moment& moment, const RecordedRun& run, const Part& part) {
    const forecast::Knowledge knowledge(game_data(), moment.world);
    rules::EntityId vendor;
    for (std::size_t i = part.from; i < part.to; ++i) {
        const auto* const buy = std::get_if<rules::Buy>(&run.commands[i]);
        vendor = buy != nullptr ? buy->vendor : std::get<rules::Sell>(run.commands[i]).vendor;
    }
    const std::vector<forecast::KnownActor> actors = knowledge.actors_in_view();
    const Point at = std::ranges::find(actors, vendor, &forecast::KnownActor::id)->at;
    game.press(step_key(core::direction_between(knowledge.hero().at, at).value()));
    bool buys = true;
    for (std::size_t i = part.from; i < part.to; ++i) {
        const auto* const buy = std::get_if<rules::Buy>(&run.commands[i]);
        if (buys != (buy != nullptr)) {
            game.press("Space");
            buys = !buys;
        }
        const std::size_t before = game.commands().size();
        const std::vector<rules::Ware> wares = knowledge.wares(vendor);
        game.press(buy == nullptr
                       ? letter(std::get<rules::Sell>(run.commands[i]).slot)
                       : letter(static_cast<std::size_t>(
                             std::ranges::find(wares, buy->item, &rules::Ware::item) - wares.begin())));
        if (game.commands().size() == before) {
            game.press("Enter");  // the letter moved to the line
        }
        if (game.awaiting().ends_with("put-on")) {
            game.press("Escape");
        }
    }
    game.press("Escape");
}

void press_part(PressedGame& game, const Moment& moment, const RecordedRun& run, const Part& part) {
    const Command& command = run.commands[part.from];
    if (part.action) {
        std::visit(ActionPresser{game, moment, part.cost}, *part.action);
    } else if (part.deed == Deed::Trade) {
        trade(game, moment, run, part);
    } else if (part.deed == Deed::Aim && repeated(moment) == command) {
        game.press("r");
    } else {
        std::visit(Presser{game, moment}, command);
    }
    if (game.asks_about_harm()) {
        game.press("Enter");
    }
}

/// Presses all of a run. Answers how many of its parts were pressed at the cost that was counted.
std::size_t press_all(const RecordedRun& run) {
    const std::vector<Part> parts = cheapest_way(run, Table::Today);
    PressedGame game(run.seed);
    auto part = parts.begin();
    std::size_t exact = 0;
    replay(run, [&](std::size_t i, const Moment& moment) {
        if (part == parts.end() || part->from != i) {
            return;
        }
        const std::int32_t before = game.presses();
        press_part(game, moment, run, *part);
        CAPTURE(run.seed, i, part->to, deed_titles[static_cast<std::size_t>(part->deed)], game.awaiting());
        REQUIRE(std::ranges::equal(game.commands(), std::span(run.commands).first(part->to)));
        const bool counted = moment.world.run.deepest_depth > 0 && !part->quick && part->cost > 0;
        if (counted) {
            REQUIRE(game.presses() - before == part->cost);
        }
        exact += counted ? 1 : 0;
        ++part;
    });
    return exact;
}

}  // namespace

TEST_CASE("the presses counted for the keys of today do the commands on record", "[presses]") {
    constexpr std::size_t some = 50;
    CHECK(press_all(record_run(3, 1, 20'000)) > some);
}

TEST_CASE("the presses counted for the keys of today do the commands on record, down to the fourth level",
          "[presses][.nightly]") {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        press_all(record_run(seed, 4, 20'000));
    }
}

}  // namespace torchwake::testing
