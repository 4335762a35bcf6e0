#include "tools/balance.hpp"

#include "system/console.hpp"
#include "system/exit_code.hpp"
#include "tools/game_results.hpp"
#include "tools/shard_files.hpp"

#include <chrono>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::app {
namespace {

/// The files of the only batch. Throws a ShardFileFault.
ShardFiles open_batch(const Request& request) {
    std::vector<ShardFiles> batches = open_batches(request.shard_files);
    if (batches.size() > 1) {
        throw ShardFileFault(batches[1].begin()->second.path() +
                             ": its games are of another simulation than those of " +
                             batches[0].begin()->second.path() +
                             "; bot, its limits, seeds, turns, data and the number of shards must agree");
    }
    return std::move(batches.front());
}

int join(ShardFiles files, GameResults& results) {
    GameSummary summary;
    const MissingGames missing = read_games(files, [&](const GameRow& row, const std::string& line) {
        summary.add(row);
        if (results.has_file()) {
            results.add_line(line);
        }
    });
    std::chrono::milliseconds time{};
    for (const auto& [shard, file] : files) {
        time += file.summary().time;
    }
    const Batch batch = batch_of(files);
    const std::string part = missing.games() > 0 ? std::to_string(summary.games()) + " of " : std::string();
    const int code = results.finish(summary, batch, time, part + title_of(batch));
    missing.print();
    return missing.games() > 0 ? exit_failure : code;
}

}  // namespace

int balance(const Request& request) {
    try {
        ShardFiles files = open_batch(request);
        auto results = GameResults::begin(request);
        return results ? join(std::move(files), *results) : fail(results.error().message);
    } catch (const ShardFileFault& fault) {
        return fail(fault.what());
    }
}

}  // namespace torchwake::app
