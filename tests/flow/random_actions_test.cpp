#include "flow/drawn_game.hpp"

#include <torchwake/core/random.hpp>

#include <catch2/catch_test_macros.hpp>

#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace torchwake::flow {
namespace {

using core::RandomStream;
using screen::Action;
using screen::Offer;

/// Every level is drawn like this one.
constexpr std::string_view maze = R"(
    ################
    #@!.'...+...o.<#
    #>*.#.?.#..M...#
    #'###...#..r...#
    #F..+.!.#m..!.C#
    ################)";

std::int32_t any_argument(Action action, const screen::Prompt& prompt, RandomStream& stream) {
    if (screen::takes_cell(action)) {
        return stream.between(-2, prompt.cells + 1);
    }
    if (action == Action::Type) {
        return stream.between(0, 0x200);
    }
    if (action == Action::BindKey) {
        return stream.between(-1, 0x7FFFFFF);
    }
    return action == Action::Choose ? stream.between(-1, 60) : 0;
}

Offer any_offer(const screen::Prompt& prompt, RandomStream& stream) {
    const auto place = stream.below(static_cast<std::uint32_t>(screen::action_table.size()));
    const Action action = screen::action_table[place].action;
    return {action, any_argument(action, prompt, stream)};
}

/// One that a cell, a character or a key belongs to, where the prompt takes such.
std::optional<Offer> offer_with_argument(const screen::Prompt& prompt, RandomStream& stream) {
    if (!prompt.cell_actions.empty()) {
        const auto place = stream.below(static_cast<std::uint32_t>(prompt.cell_actions.size()));
        return Offer{prompt.cell_actions[place], stream.between(0, prompt.cells - 1)};
    }
    if (prompt.text) {
        return Offer{Action::Type, stream.between(U'0', U'z')};
    }
    if (prompt.any_key) {
        const auto bindings = game_keys().bindings();
        const auto place = stream.below(static_cast<std::uint32_t>(bindings.size()));
        return Offer{Action::BindKey, screen::key_number(bindings[place].key)};
    }
    return std::nullopt;
}

/// Steps are likelier than menus and lists are left soon, so that something happens, and quitting is rare.
Offer published_offer(const screen::Prompt& prompt, RandomStream& stream) {
    const bool at_play = prompt.accepts({Action::Wait});
    if (stream.chance(1, at_play ? 20 : 3)) {
        if (const std::optional<Offer> offer = offer_with_argument(prompt, stream)) {
            return *offer;
        }
    }
    const Offer leave{Action::Cancel};
    if (prompt.accepts(leave) && prompt.accepts({Action::PageDown}) && stream.chance(1, 8)) {
        return leave;
    }
    const std::size_t count = at_play && stream.chance(1, 2) ? 9 : prompt.offers.size();
    const Offer offer = prompt.offers.at(stream.below(static_cast<std::uint32_t>(count)));
    const bool leaves = offer.action == Action::Quit || offer.action == Action::Abandon;
    return leaves && stream.chance(1, 2) ? prompt.offers.front() : offer;
}

/// Random answers to whatever is asked, each outcome checked.
class Walker {
  public:
    explicit Walker(std::uint64_t seed) : stream_(core::derive_stream(seed, "test walker")) { begin(); }

    void step() {
        if (played_->game.ended()) {
            played_->require_clean_end();
            begin();
        }
        if (played_->game.prompt() == nullptr) {
            played_->wait(500);
            return;
        }
        if (stream_.chance(1, 4)) {
            try_unpublished(any_offer(*played_->game.prompt(), stream_));
        }
        if (stream_.chance(1, 8)) {
            played_->wait(stream_.between(0, 100));
        }
        take_published();
    }
    void finish() { played_->require_clean_end(); }
    [[nodiscard]] int taken() const { return taken_; }
    /// The paths of all scopes in which something was answered.
    [[nodiscard]] const std::set<std::string>& paths() const { return paths_; }

  private:
    void begin() {
        played_ = std::make_unique<DrawnGame>(maze, GameSettings{});
        played_->stage.duration = core::Milliseconds{20};
        played_->start();
    }
    void try_unpublished(const Offer& offer) {
        if (played_->offers(offer) || screen::works_everywhere(offer.action)) {
            return;  // what works on every screen is part of no prompt
        }
        const std::uint64_t hash = played_->hash();
        const std::string path = played_->game.awaiting();
        REQUIRE_FALSE(played_->game.input(screen::OfferTaken{offer}));
        REQUIRE(played_->hash() == hash);
        REQUIRE(played_->game.awaiting() == path);
    }
    void take_published() {
        const screen::Prompt* const prompt = played_->game.prompt();
        if (prompt != nullptr) {
            paths_.insert(played_->game.awaiting());
            REQUIRE(played_->game.input(screen::OfferTaken{published_offer(*prompt, stream_)}));
            ++taken_;
        }
    }

    RandomStream stream_;
    std::unique_ptr<DrawnGame> played_;
    int taken_ = 0;
    std::set<std::string> paths_;
};

void walk_about(std::uint64_t seed, int actions, const std::vector<std::string>& paths) {
    Walker walker(seed);
    while (walker.taken() < actions) {
        walker.step();
    }
    walker.finish();
    for (const std::string& path : paths) {
        INFO(path);
        CHECK(walker.paths().contains(path));
    }
}

const std::vector<std::string> screens_of_play{"title",
                                               "play",
                                               "play/use",
                                               "play/use/item",
                                               "play/use/aim",
                                               "play/drop",
                                               "play/examine",
                                               "play/travel",
                                               "play/explore",
                                               "play/run",
                                               "play/level-up",
                                               "play/actions",
                                               "play/animation",
                                               "play/map-reveal",
                                               "play/level-change",
                                               "play/character",
                                               "play/cheat",
                                               "play/messages",
                                               "play/help",
                                               "play/pause",
                                               "play/pause/abandon",
                                               "play/pause/options",
                                               "death/recap"};

}  // namespace

TEST_CASE("each published action is accepted, each other one is refused without a trace",
          "[flow][robustness][property][F6]") {
    walk_about(1, 100'000, screens_of_play);
}

TEST_CASE("a million published actions are accepted", "[flow][robustness][property][F6][.nightly]") {
    walk_about(3, 1'000'000, screens_of_play);
}

TEST_CASE("keys mashed in any screen break nothing", "[flow][robustness][property][F2]") {
    RandomStream stream = core::derive_stream(2, "test keys");
    const auto bindings = game_keys().bindings();
    DrawnGame played(maze, GameSettings{});
    played.stage.duration = core::Milliseconds{30};
    played.start();
    for (int press = 0; press < 5000 && !played.game.ended(); ++press) {
        const screen::Key key = bindings[stream.below(static_cast<std::uint32_t>(bindings.size()))].key;
        played.game.input(screen::KeyPressed{key});
        if (stream.chance(1, 2)) {
            played.game.input(screen::KeyReleased{key});
        }
        played.wait(stream.between(0, 40));
    }
    played.require_clean_end();
}

}  // namespace torchwake::flow
