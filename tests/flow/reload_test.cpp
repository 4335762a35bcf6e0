// Data that are read again while a run is played.

#include "flow/drawn_game.hpp"
#include "flow/maps.hpp"

#include <torchwake/save/snapshot.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace torchwake::flow {
namespace {

using screen::Action;

/// The data of a test, which it can exchange.
class ExchangedData final : public DataSource {
  public:
    explicit ExchangedData(content::Catalog* present) : present_(present) {}

    /// The data that are read from now on. Without these, what is read has a fault.
    void put(const content::CatalogParts& parts) { next_.emplace(parts); }

    boost::system::result<void, StorageError> read_again(const save::SavedRun& run) override {
        if (!next_) {
            return StorageError{"monsters.json:7, /monsters/2/level: found \"x\"."};
        }
        auto carried = save::carry_over(*present_, *next_, run);
        if (!carried) {
            return StorageError{carried.error().message};
        }
        run_ = *std::move(carried);
        return {};
    }
    save::SavedRun exchange() override {
        *present_ = *std::move(next_);
        next_.reset();
        return std::move(run_);
    }
    boost::system::result<void, StorageError> take_language(const std::string&) override { return {}; }

  private:
    content::Catalog* present_;
    std::optional<content::Catalog> next_;
    save::SavedRun run_;
};

content::MonsterDef& dummy_of(content::CatalogParts& parts) {
    return *std::ranges::find(parts.monsters, "dummy", &content::MonsterDef::id);
}

/// The test data with more skill of dummies.
content::CatalogParts changed_parts() {
    content::CatalogParts parts = scenario::test_parts();
    dummy_of(parts).skills.melee = 7;
    return parts;
}

/// A game in a hall with a dummy, whose data can be exchanged.
struct LiveGame {
    explicit LiveGame(const content::CatalogParts& parts, const GameSettings& settings,
                      const MemoryRuns& runs = {})
        : catalog(parts),
          ruleset(drawn_rules(hall_with_dummy, catalog)),
          game(ruleset, game_keys(), {&stage, &storage, &seeds, &data}, settings) {
        storage.kept_runs = runs;
        storage.kept_runs.leave();
        game.start();
    }
    void press(std::string_view name) {
        const screen::Key key = screen::parse_key(name).value();
        game.input(screen::KeyPressed{key});
        game.input(screen::KeyReleased{key});
        game.advance(core::Milliseconds{10'000});
    }
    [[nodiscard]] std::uint64_t hash() const { return rules::state_hash({catalog, *game.world()}); }
    [[nodiscard]] std::int32_t skill_of_dummy() const {
        return game.world()->entities.creatures.ids().empty()
                   ? 0
                   : catalog.monster(*catalog.find_monster("dummy")).skills.melee;
    }
    [[nodiscard]] bool told(std::string_view key) const {
        return std::ranges::find(stage.notices, key) != stage.notices.end();
    }
    void require_clean_end() {
        game.close();
        CHECK(game.ended());
        CHECK(game.screens().empty());
    }

    static constexpr std::string_view hall_with_dummy = "##########\n#@.....d.#\n##########";

    content::Catalog catalog;
    rules::Ruleset ruleset;
    RecordingStage stage;
    MemoryStorage storage;
    CountingSeeds seeds;
    ExchangedData data{&catalog};
    Game game;
};

/// A run of some turns whose data were exchanged.
std::unique_ptr<LiveGame> reloaded_game() {
    auto live = std::make_unique<LiveGame>(scenario::test_parts(), without_animation());
    live->press("Right");
    live->press("Right");
    live->data.put(changed_parts());
    live->press("F5");
    return live;
}

}  // namespace

TEST_CASE("data that are read again hold at once, in the same state, for a run that is not scored",
          "[flow][reload]") {
    LiveGame live(scenario::test_parts(), without_animation());
    live.press("Right");
    live.press("Right");
    const std::string before = live.storage.run_name();
    live.data.put(changed_parts());
    live.press("F5");
    CHECK(live.told("data-reloaded"));
    CHECK(live.game.awaiting() == "play");
    CHECK(live.skill_of_dummy() == 7);
    CHECK(live.game.world()->run.turn == 2);
    CHECK(live.game.world()->run.cheated);
    CHECK(live.storage.run_name() != before);
    const save::StoredRun& run = live.storage.kept_runs.last();
    CHECK(run.header.data == live.catalog.data_hash());
    CHECK(run.header.start == live.hash());
    CHECK_FALSE(run.header.state.empty());
    live.press("Right");
    CHECK(live.game.world()->run.turn == 3);
    live.require_clean_end();
}

TEST_CASE("a fault in data that are read again is told, and the run goes on as it was",
          "[flow][reload][errors]") {
    LiveGame live(scenario::test_parts(), without_animation());
    live.press("Right");
    const std::uint64_t before = live.hash();
    const std::string run = live.storage.run_name();
    live.press("F5");
    CHECK(live.stage.notices.back() == "reload-failed");
    CHECK(live.stage.arguments.back() == "monsters.json:7, /monsters/2/level: found \"x\".");
    CHECK(live.hash() == before);
    CHECK_FALSE(live.game.world()->run.cheated);
    CHECK(live.storage.run_name() == run);
    live.require_clean_end();
}

TEST_CASE("data without something that the run needs are refused, and the id is told",
          "[flow][reload][errors]") {
    LiveGame live(scenario::test_parts(), without_animation());
    live.press("Right");
    content::CatalogParts parts = scenario::test_parts();
    dummy_of(parts).id = "mannequin";
    live.data.put(parts);
    live.press("F5");
    CHECK(live.stage.notices.back() == "reload-failed");
    CHECK(live.stage.arguments.back() == "it needs \"dummy\", which the new data do not have");
    CHECK_FALSE(live.game.world()->run.cheated);
    CHECK(live.skill_of_dummy() != 7);
    live.require_clean_end();
}

TEST_CASE("a killed run whose data were read again is continued under them", "[flow][reload][F4]") {
    const std::unique_ptr<LiveGame> live = reloaded_game();
    live->press("Right");
    live->press("a");
    REQUIRE(live->game.awaiting() == "play/use");
    GameSettings settings = without_animation();
    settings.start = Start::Continue;
    settings.options = live->game.options();
    LiveGame next(changed_parts(), settings, live->storage.kept_runs);
    CHECK(next.game.awaiting() == "play/use");
    CHECK(next.hash() == live->hash());
    CHECK(next.game.world()->run.cheated);
    live->require_clean_end();
    next.require_clean_end();
}

TEST_CASE("decisions are taken back as far as the data were read again, and no farther", "[flow][reload]") {
    const std::unique_ptr<LiveGame> live = reloaded_game();
    const std::uint64_t reloaded = live->hash();
    live->press("Right");
    live->press("Right");
    CHECK(live->game.world()->run.turn == 4);
    live->press("Ctrl+z");
    live->press("Ctrl+z");
    CHECK(live->hash() == reloaded);
    live->press("Ctrl+z");
    CHECK(live->stage.notices.back() == "undo-nothing");
    CHECK(live->hash() == reloaded);
    live->require_clean_end();
}

TEST_CASE("a run whose data were read again is watched from there on, and taken over", "[flow][reload][F5]") {
    const std::unique_ptr<LiveGame> live = reloaded_game();
    const std::uint64_t reloaded = live->hash();
    live->press("Right");
    const std::uint64_t last = live->hash();
    GameSettings settings = without_animation();
    settings.start = Start::Watch;
    settings.watched = live->storage.run_name();
    LiveGame watching(changed_parts(), settings, live->storage.kept_runs);
    REQUIRE(watching.game.awaiting() == "watch");
    watching.press("Home");
    CHECK(watching.hash() == reloaded);
    watching.press("End");
    CHECK(watching.hash() == last);
    watching.press("t");
    CHECK(watching.game.awaiting() == "play");
    CHECK(watching.game.world()->run.turn == 3);
    live->require_clean_end();
    watching.require_clean_end();
}

TEST_CASE("data can be read again any number of times", "[flow][reload]") {
    const std::unique_ptr<LiveGame> live = reloaded_game();
    for (int time = 0; time < 3; ++time) {
        live->data.put(time % 2 == 0 ? scenario::test_parts() : changed_parts());
        live->press("F5");
        CHECK(live->skill_of_dummy() == (time % 2 == 0 ? 0 : 7));
        live->press("Right");
    }
    CHECK(live->game.world()->run.turn == 5);
    live->require_clean_end();
}

}  // namespace torchwake::flow
