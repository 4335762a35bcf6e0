#include "tools/play_games.hpp"

#include "system/names.hpp"
#include "tools/batch.hpp"

#include <torchwake/core/hex.hpp>

#include <boost/asio/post.hpp>
#include <boost/asio/thread_pool.hpp>

#include <memory>
#include <mutex>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::app {
namespace {

GameRow play(const rules::Ruleset& ruleset, std::uint64_t seed, const Request& request) {
    const std::unique_ptr<bots::Bot> bot = bots::make_bot(request.bot, request.conduct);
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
            .matter_kills = run.matter_kills,
            .announced = run.announced,
            .lords = run.lords};
}

/// Passes on the results of games in order, each as soon as all before it are there. Threads may share it.
class Games {
  public:
    Games(const RowSink& sink, std::size_t count) : sink_(sink), rows_(count) {}

    void finish(std::size_t number, GameRow row) {
        const std::scoped_lock lock(mutex_);
        rows_[number] = std::move(row);
        for (; passed_ < rows_.size() && rows_[passed_]; ++passed_) {
            sink_(*rows_[passed_]);
            rows_[passed_].reset();
        }
    }

  private:
    const RowSink& sink_;
    std::mutex mutex_;
    std::vector<std::optional<GameRow>> rows_;
    std::size_t passed_ = 0;
};

/// The reason why no bot can take the gift; empty if it is one, or if none is named.
std::string gift_fault(const content::Catalog& catalog, const std::string& gift) {
    std::vector<std::string_view> ids;
    ids.reserve(catalog.gifts().size());
    for (const content::GiftDef& each : catalog.gifts()) {
        ids.emplace_back(each.id);
    }
    return gift.empty() ? std::string() : name_fault("gift", gift, ids);
}

}  // namespace

std::string play_games(const rules::Ruleset& ruleset, const Request& request, const RowSink& sink) {
    const content::Catalog& catalog = *ruleset.catalog;
    if (std::string fault = gift_fault(catalog, request.conduct.gift); !fault.empty()) {
        return fault;
    }
    const Batch batch = batch_of(catalog, request);
    std::vector<std::uint64_t> seeds;
    for (std::int64_t game = batch.shard - 1; game < batch.of_games; game += batch.of_shards) {
        const std::optional<std::uint64_t> seed = seed_of(catalog, batch, game);
        if (!seed) {
            return "none of the " + text_of(seeds_of_game(batch, game)) + " offers " + batch.gift;
        }
        seeds.push_back(*seed);
    }
    Games games(sink, seeds.size());
    boost::asio::thread_pool workers(static_cast<std::size_t>(request.jobs));
    for (std::size_t number = 0; number < seeds.size(); ++number) {
        boost::asio::post(workers, [&ruleset, &request, &seeds, &games, number] {
            games.finish(number, play(ruleset, seeds[number], request));
        });
    }
    workers.join();
    return {};
}

}  // namespace torchwake::app
