#include "flow/drawn_game.hpp"

#include <torchwake/core/random.hpp>

#include <catch2/catch_test_macros.hpp>

#include <memory>

namespace torchwake::flow {
namespace {

using core::RandomStream;
using screen::Action;
using screen::Offer;

constexpr std::string_view maze = R"(
    ###############
    #@!.'...+...o.#
    #.*.#.?.#.....#
    #'###...#..r..#
    #...+.!.#...!.#
    ###############)";

Offer any_offer(RandomStream& stream) {
    const auto action = static_cast<Action>(stream.below(static_cast<std::uint32_t>(Action::Skip) + 1));
    const std::int32_t line = action == Action::Choose ? stream.between(-1, 30) : 0;
    return {action, line};
}

/// Steps are likelier than menus, so that something happens.
Offer published_offer(const screen::Prompt& prompt, RandomStream& stream) {
    const bool at_play = prompt.accepts({Action::Wait});
    const std::size_t count = at_play && stream.chance(1, 2) ? 9 : prompt.offers.size();
    return prompt.offers.at(stream.below(static_cast<std::uint32_t>(count)));
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
            try_unpublished(any_offer(stream_));
        }
        if (stream_.chance(1, 8)) {
            played_->wait(stream_.between(0, 100));
        }
        take_published();
    }
    void finish() { played_->require_clean_end(); }
    [[nodiscard]] int taken() const { return taken_; }

  private:
    void begin() {
        played_ = std::make_unique<DrawnGame>(maze, GameSettings{});
        played_->stage.duration = core::Milliseconds{20};
        played_->start();
    }
    void try_unpublished(const Offer& offer) {
        if (played_->offers(offer)) {
            return;
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
            REQUIRE(played_->game.input(screen::OfferTaken{published_offer(*prompt, stream_)}));
            ++taken_;
        }
    }

    RandomStream stream_;
    std::unique_ptr<DrawnGame> played_;
    int taken_ = 0;
};

}  // namespace

TEST_CASE("each published action is accepted, each other one is refused without a trace",
          "[flow][robustness][property][F6]") {
    constexpr int actions = 10'000;
    Walker walker(1);
    while (walker.taken() < actions) {
        walker.step();
    }
    walker.finish();
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
