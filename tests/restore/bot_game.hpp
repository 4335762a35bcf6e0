#pragma once

// Games by bots, a command at a time, on the game's own data.

#include "project_file.hpp"

#include <torchwake/bots/bot.hpp>
#include <torchwake/content/loader.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/save/journal.hpp>
#include <torchwake/save/replay.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

namespace torchwake::testing {

inline const content::Catalog& game_data() {
    static const content::Catalog catalog =
        *content::load_catalog(std::filesystem::path(testing::project_file("assets/data")));
    return catalog;
}

inline const rules::Ruleset& game_rules() {
    static const rules::Ruleset ruleset{&game_data(), worldgen::level_source()};
    return ruleset;
}

/// The journal header of a new run with that seed.
inline save::JournalHeader header_of(std::uint64_t seed, std::string hero_name) {
    save::JournalHeader header;
    header.seed = seed;
    header.hero_name = std::move(hero_name);
    header.data = game_data().data_hash();
    header.start = rules::state_hash({game_data(), save::first_moment(game_rules(), seed).world});
    return header;
}

/// A run that a bot plays. Where it would do what is refused, or goes on and on with what takes no time, the
/// hero waits.
class BotGame {
  public:
    BotGame(std::string_view bot, std::uint64_t seed)
        : run_(save::first_moment(game_rules(), seed)), bot_(bots::make_bot(bot)) {}

    [[nodiscard]] const save::SavedRun& run() const { return run_; }
    [[nodiscard]] bool over() const { return turn_.outcome.has_value(); }

    /// The hero's next command, which is not refused. Requires: the run is not over.
    [[nodiscard]] rules::Command next() {
        constexpr int most_free_commands = 100;
        const rules::Command wanted = bot_->next({game_data(), run_.world});
        const bool refused =
            std::holds_alternative<rules::Refusal>(rules::check(game_rules(), run_.world, wanted));
        return refused || free_commands_ > most_free_commands ? rules::Command(rules::Wait{}) : wanted;
    }
    /// Answers the hash that it came to.
    std::uint64_t take(const rules::Command& command) {
        const std::int32_t before = run_.world.run.turn;
        // Never a fault: no hash is expected.
        static_cast<void>(save::repeat_command(game_rules(), run_, {command, std::nullopt}, turn_));
        free_commands_ = run_.world.run.turn == before ? free_commands_ + 1 : 0;
        return turn_.hash;
    }

  private:
    save::SavedRun run_;
    std::unique_ptr<bots::Bot> bot_;
    rules::Turn turn_;
    int free_commands_ = 0;
};

}  // namespace torchwake::testing
