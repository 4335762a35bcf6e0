#include "tools/simulate.hpp"

#include "files/assets.hpp"
#include "files/game_data.hpp"
#include "system/console.hpp"
#include "system/exit_code.hpp"
#include "tools/game_results.hpp"
#include "tools/game_row.hpp"
#include "tools/game_summary.hpp"

#include <torchwake/bots/play_out.hpp>
#include <torchwake/content/loader.hpp>
#include <torchwake/core/hex.hpp>
#include <torchwake/json/writer.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <boost/asio/post.hpp>
#include <boost/asio/thread_pool.hpp>

#include <chrono>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace torchwake::app {
namespace {

GameRow play(const rules::Ruleset& ruleset, std::uint64_t seed, const Request& request) {
    const std::unique_ptr<bots::Bot> bot = bots::make_bot(request.bot, request.without);
    const bots::PlayedRun run = bots::play_out(ruleset, seed, *bot, request.max_turns);
    const rules::Purse* const purse = run.world.entities.purses.find(rules::hero_id);
    return {.seed = seed,
            .turns = run.world.run.turn,
            .depth = run.world.run.deepest_depth,
            .cause = run.cause,
            .matter = run.fate.matter,
            .own_matter = !run.fate.matter.empty() &&
                          run.fate.killer == ruleset.catalog->monster(ruleset.catalog->hero()).id,
            .score = run.score,
            .gold = purse != nullptr ? std::int64_t{purse->coins.value} : 0,
            .hash = core::to_hex(run.hash),
            .trail = core::to_hex(run.trail),
            .spells = run.spells,
            .bought = run.bought,
            .sold = run.sold,
            .gift = run.gift,
            .bought_at_first = run.bought_at_first,
            .earned = run.earned,
            .spent = run.spent,
            .coins = run.coins,
            .used = run.used,
            .kills = run.world.run.kills,
            .matter_kills = run.matter_kills};
}

/// Writes the results of games in order, each as soon as all before it are there. Threads may share it.
class Games {
  public:
    Games(GameResults& results, std::size_t count) : results_(results), rows_(count) {}

    void finish(std::size_t number, GameRow row) {
        const std::scoped_lock lock(mutex_);
        rows_[number] = std::move(row);
        for (; written_ < rows_.size() && rows_[written_]; ++written_) {
            summary_.add(*rows_[written_]);
            results_.add_line(json::write_line(object_of(*rows_[written_])));
            rows_[written_].reset();
        }
    }
    [[nodiscard]] const GameSummary& summary() const { return summary_; }

  private:
    GameResults& results_;
    std::mutex mutex_;
    std::vector<std::optional<GameRow>> rows_;
    std::size_t written_ = 0;
    GameSummary summary_;
};

Batch batch_of(const content::Catalog& catalog, const Request& request) {
    std::string without;
    for (const bots::Means means : request.without) {
        without += (without.empty() ? "" : ",") + std::string(content::enum_id(means));
    }
    return {.bot = request.bot,
            .without = std::move(without),
            .first_seed = request.seed.value_or(0),
            .of_games = request.games,
            .shard = request.shard.number,
            .of_shards = request.shard.of,
            .most_turns = request.max_turns,
            .data = core::to_hex(catalog.data_hash())};
}

/// The seeds of a shard, in order.
std::vector<std::uint64_t> seeds_of(const Batch& batch) {
    std::vector<std::uint64_t> seeds;
    for (std::int64_t game = batch.shard - 1; game < batch.of_games; game += batch.of_shards) {
        seeds.push_back(batch.first_seed + static_cast<std::uint64_t>(game));
    }
    return seeds;
}

/// Plays the games on worker threads. Each has a World of its own; the Catalog is only read.
void play_all(const rules::Ruleset& ruleset, const Request& request, const std::vector<std::uint64_t>& seeds,
              Games& games) {
    boost::asio::thread_pool workers(static_cast<std::size_t>(request.jobs));
    for (std::size_t number = 0; number < seeds.size(); ++number) {
        boost::asio::post(workers, [&ruleset, &request, &seeds, &games, number] {
            games.finish(number, play(ruleset, seeds[number], request));
        });
    }
    workers.join();
}

}  // namespace

int simulate(const Request& request) {
    const auto catalog = content::load_catalog(Assets(request.data_dir).data(), request.mods);
    if (catalog.has_error()) {
        print_faults(lines_of(catalog.error()));
        return exit_failure;
    }
    auto results = GameResults::begin(request);
    if (!results) {
        return fail(results.error().message);
    }
    const Batch batch = batch_of(*catalog, request);
    const std::vector<std::uint64_t> seeds = seeds_of(batch);
    const auto start = std::chrono::steady_clock::now();
    Games games(*results, seeds.size());
    play_all({&*catalog, worldgen::level_source()}, request, seeds, games);
    const auto time =
        std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - start);
    return results->finish(games.summary(), batch, time, title_of(batch));
}

}  // namespace torchwake::app
