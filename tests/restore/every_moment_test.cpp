// Heavy mode: while bots play, the run is saved and restored, by its snapshot and by its journal, and
// compared with the run itself.

#include "restore/bot_game.hpp"
#include "save/simulated_disk.hpp"

#include <torchwake/bots/bot.hpp>
#include <torchwake/flow/restore.hpp>
#include <torchwake/rules/difference.hpp>
#include <torchwake/save/run_archive.hpp>
#include <torchwake/save/snapshot.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace torchwake::testing {
namespace {

using save::SavedRun;

/// In what a run that was brought back is not the run; empty where it is.
std::string difference(const SavedRun& run, const SavedRun& restored) {
    if (const auto differing = rules::first_difference(run.world, restored.world)) {
        return *differing;
    }
    if (run.world != restored.world) {
        return "a cache";
    }
    if (run.chronicle != restored.chronicle) {
        return "the chronicle";
    }
    if (rules::state_hash({game_data(), run.world}) != rules::state_hash({game_data(), restored.world})) {
        return "the hash";
    }
    return {};
}

std::string difference_of_snapshot(const SavedRun& run) {
    const auto decoded = save::decode_run(game_data(), save::encode_run(game_data(), run), "snapshot");
    return decoded ? difference(run, *decoded) : decoded.error().message;
}

/// A bot's game that is recorded on a disk, where a snapshot is kept of some of its moments.
class RecordedGame {
  public:
    RecordedGame(std::string_view bot, std::uint64_t seed, int keep_every)
        : game_(bot, seed),
          archive_(disk_, game_data(), "/runs", false),
          open_(archive_.begin(header_of(seed, std::string(bot)))),
          keep_every_(keep_every) {}

    [[nodiscard]] const SavedRun& run() const { return game_.run(); }
    [[nodiscard]] int commands() const { return commands_; }
    /// False where the run is over.
    bool step() {
        if (game_.over()) {
            return false;
        }
        const rules::Command command = game_.next();
        open_->record(save::CommandBegan{command});
        open_->record(save::CommandEnded{game_.take(command)});
        if (++commands_ % keep_every_ == 0) {
            open_->keep(game_.run());
        }
        return true;
    }
    /// In what the run that comes back after a loss of power differs: from the last snapshot that was kept,
    /// by the commands of the journal since.
    [[nodiscard]] std::string difference_of_journal() const {
        save::SimulatedDisk dark(disk_.image().at_worst());
        const auto stored = save::RunArchive(dark, game_data(), "/runs", false).read(open_->name());
        if (!stored || stored->message) {
            return stored ? *stored->message : stored.error().message;
        }
        const auto restored = flow::restore(game_rules(), *stored, flow::RestoreTo::LastCommand);
        return restored ? difference(run(), restored->run) : restored.error().message;
    }

  private:
    BotGame game_;
    save::SimulatedDisk disk_;
    save::RunArchive archive_;
    std::unique_ptr<save::OpenRun> open_;
    int keep_every_;
    int commands_ = 0;
};

struct Heaviness {
    std::uint64_t games = 1;
    int compare_every = 1;         ///< commands
    int compare_active_every = 1;  ///< commands, while something burns, drifts or flows
    int keep_every = 50;
    int most_commands = 20'000;
};

/// Numbers of moments.
struct Compared {
    int all = 0;
    int with_active_matter = 0;
};

void compare_game(std::string_view bot, std::uint64_t seed, const Heaviness& how, Compared& compared) {
    RecordedGame game(bot, seed, how.keep_every);
    while (game.commands() < how.most_commands && game.step()) {
        const bool active = !game.run().world.level.matter.active.at_rest();
        if (game.commands() % (active ? how.compare_active_every : how.compare_every) == 0) {
            CAPTURE(bot, seed, game.commands());
            REQUIRE(difference_of_snapshot(game.run()) == "");
            REQUIRE(game.difference_of_journal() == "");
            ++compared.all;
            compared.with_active_matter += active ? 1 : 0;
        }
    }
}

/// Bots take turns.
Compared compare_games(const Heaviness& how) {
    Compared compared;
    for (std::uint64_t seed = 0; seed < how.games; ++seed) {
        compare_game(bots::bot_names()[seed % bots::bot_names().size()], seed, how, compared);
    }
    return compared;
}

}  // namespace

TEST_CASE("a bot's game comes back after every command as it was", "[restore][robustness][F4]") {
    CHECK(compare_games({.games = 2, .most_commands = 250}).all >= 300);
}

TEST_CASE("20 bots' games come back after every fiftieth command as they were, and oftener amid fire",
          "[restore][robustness][F4][S2]") {
    const Compared compared = compare_games({.games = 20,
                                             .compare_every = 50,
                                             .compare_active_every = 10,
                                             .keep_every = 250,
                                             .most_commands = 600});
    CHECK(compared.all >= 100);
    CHECK(compared.with_active_matter >= 100);
}

TEST_CASE("100 bots' games come back after every command as they were",
          "[restore][robustness][F4][.nightly]") {
    CHECK(compare_games({.games = 100, .most_commands = 1000}).all >= 10'000);
}

}  // namespace torchwake::testing
