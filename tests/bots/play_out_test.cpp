#include "content/game_data.hpp"
#include "scenario/identification_catalog.hpp"
#include "scenario/matter_catalog.hpp"
#include "scenario/scenario.hpp"
#include "scenario/test_catalog.hpp"

#include <torchwake/bots/play_out.hpp>
#include <torchwake/rules/invariants.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::bots {
namespace {

PlayedRun play(const content::Catalog& catalog, std::string_view name, std::uint64_t seed,
               std::int32_t max_turns) {
    return play_out({&catalog, worldgen::level_source()}, seed, *make_bot(name), max_turns);
}

/// Games that end soundly, by an end or by the turn limit, with seeds from one on.
void play_games(std::string_view name, std::uint64_t first_seed, std::uint64_t games,
                std::int32_t max_turns) {
    std::uint64_t below = 0;
    for (std::uint64_t seed = first_seed; seed < first_seed + games; ++seed) {
        CAPTURE(name, seed);
        const PlayedRun run = play(content::game_data(), name, seed, max_turns);
        REQUIRE((run.outcome || run.world.run.turn == max_turns));
        REQUIRE(rules::broken_invariant({content::game_data(), run.world}).value_or("none") == "none");
        REQUIRE(rules::caches_are_current({content::game_data(), run.world}));
        below += run.world.run.deepest_depth > 1 ? 1U : 0U;
    }
    CHECK(below > games / 4);
}

/// Always the same, whatever comes of it.
class Stubborn final : public Bot {
  public:
    explicit Stubborn(rules::Command command) : command_(std::move(command)) {}
    rules::Command next(const forecast::Knowledge&) override { return command_; }

  private:
    rules::Command command_;
};

/// Gives commands in order, then waits.
class Scripted final : public Bot {
  public:
    explicit Scripted(std::vector<rules::Command> commands) : commands_(std::move(commands)) {}
    rules::Command next(const forecast::Knowledge&) override {
        return next_ < commands_.size() ? commands_[next_++] : rules::Command(rules::Wait{});
    }

  private:
    std::vector<rules::Command> commands_;
    std::size_t next_ = 0;
};

/// A game on a drawn map, whose oil flask O and flame A the hero takes with two steps east, uses on a cell,
/// and then does something.
PlayedRun play_with_burning_oil(std::string_view map, core::Point oil, const rules::Command& last) {
    using core::Direction;
    const rules::LevelPlan plan = scenario::read_level(scenario::matter_catalog(), map).plan;
    const auto source = [plan](const content::Catalog&, std::uint64_t, std::int32_t) { return plan; };
    Scripted bot({rules::Walk{Direction::East}, rules::PickUp{}, rules::Walk{Direction::East},
                  rules::PickUp{}, rules::UseItem{rules::Slot{0}, oil}, rules::UseItem{rules::Slot{1}, oil},
                  last});
    constexpr std::int32_t most_turns = 200;
    return play_out({&scenario::matter_catalog(), source}, 1, bot, most_turns);
}

}  // namespace

TEST_CASE("200 games by the fighter end soundly", "[bots][play_out]") {
    play_games("fighter", 0, 200, 2500);
}

TEST_CASE("100 games by the explorer end soundly", "[bots][play_out]") {
    play_games("explorer", 0, 100, 2500);
}

TEST_CASE("another 100 games by the explorer end soundly", "[bots][play_out]") {
    play_games("explorer", 100, 100, 2500);
}

TEST_CASE("20 games by the planner end soundly", "[bots][play_out]") {
    play_games("planner", 200, 20, 2500);
}

TEST_CASE("10,000 whole games by the fighter end soundly", "[bots][play_out][.nightly]") {
    play_games("fighter", 0, 10'000, default_max_turns);
}

TEST_CASE("10,000 whole games by the explorer end soundly", "[bots][play_out][.nightly]") {
    play_games("explorer", 0, 10'000, default_max_turns);
}

TEST_CASE("the same seed is played the same way", "[bots][play_out]") {
    for (const std::string_view name : bot_names()) {
        CAPTURE(name);
        const PlayedRun a = play(content::game_data(), name, 7, 600);
        const PlayedRun b = play(content::game_data(), name, 7, 600);
        CHECK(a.hash == b.hash);
        CHECK(a.world == b.world);
        CHECK(a.cause == b.cause);
        CHECK(play(content::game_data(), name, 8, 600).hash != a.hash);
    }
}

TEST_CASE("a played run says how it ended and what it is worth", "[bots][play_out]") {
    const content::Catalog& catalog = scenario::test_catalog();
    const PlayedRun cut = play(catalog, "fighter", 1, 3);
    CHECK(cut.cause == "turns");
    CHECK_FALSE(cut.outcome.has_value());
    CHECK(cut.score == rules::score_of(cut.world));
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const PlayedRun run = play(catalog, "fighter", seed, 300);
        if (run.outcome && run.outcome->end == rules::RunEnd::HeroDied) {
            CHECK(run.cause == catalog.monster(run.world.run.killer).id);
            CHECK(run.fate == rules::Fate{run.cause});
        }
    }
}

TEST_CASE("a played run counts those whom the hero's fire killed", "[bots][play_out][matter]") {
    const PlayedRun run = play_with_burning_oil("##########\n#@OA...d##\n##########", {7, 1}, rules::Wait{});
    REQUIRE(run.world.run.kills == 1);
    CHECK(run.matter_kills == std::map<std::string, std::int32_t>{{"fire", 1}});
    CHECK(run.fate == rules::Fate{});
}

TEST_CASE("a played run tells that the hero died in a fire of its own", "[bots][play_out][matter]") {
    const PlayedRun run =
        play_with_burning_oil("######\n#@OA.#\n######", {4, 1}, rules::Walk{core::Direction::East});
    CHECK(run.cause == "hero");
    CHECK(run.fate == rules::Fate{"hero", "fire", "flame"});
    CHECK(run.matter_kills.empty());
}

TEST_CASE("a bot whose commands are refused, or take no time, does not hold up the game",
          "[bots][play_out]") {
    const rules::Ruleset ruleset{&scenario::test_catalog(), worldgen::level_source()};
    const rules::Command vain[] = {rules::PickUp{}, rules::UseItem{rules::Slot{25}},
                                   rules::Cheat{rules::CheatKind::Reveal},
                                   rules::Grow{rules::Attribute::Strength}};
    for (const rules::Command& command : vain) {
        Stubborn bot(command);
        CHECK(play_out(ruleset, 3, bot, 20).world.run.turn <= 20);
    }
}

TEST_CASE("bots go by their names", "[bots]") {
    CHECK(bot_names().size() == 3);
    for (const std::string_view name : bot_names()) {
        CHECK(make_bot(name) != nullptr);
    }
    CHECK(make_bot("nobody") == nullptr);
}

TEST_CASE("what is used in a run is counted as what it turns out to be", "[bots][play_out][I11]") {
    content::CatalogParts parts = scenario::identification_parts();
    const auto venom = std::ranges::find(parts.items, "venom", &content::ItemDef::id);
    const auto number = static_cast<content::ItemId::rep>(venom - parts.items.begin());
    parts.monsters.front().supplies = {{content::ItemId{number}, 2}};
    const content::Catalog catalog(std::move(parts));
    Stubborn bot(rules::UseItem{rules::Slot{0}});
    const PlayedRun run = play_out({&catalog, worldgen::level_source()}, 1, bot, 4);
    CHECK(run.used == std::map<std::string, std::int32_t>{{"venom", 2}});
}

}  // namespace torchwake::bots
