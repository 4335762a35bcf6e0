#include "tools/measure.hpp"

#include "files/assets.hpp"
#include "files/game_data.hpp"
#include "system/console.hpp"
#include "system/exit_code.hpp"
#include "tools/game_results.hpp"
#include "tools/measured.hpp"
#include "tools/play_games.hpp"
#include "tools/shard_files.hpp"

#include <torchwake/content/loader.hpp>
#include <torchwake/save/durable_file.hpp>
#include <torchwake/save/real_disk.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <algorithm>
#include <iostream>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::app {
namespace {

using Batches = std::vector<Measured>;

/// Refuses a file whose games can't stand beside those of another one.
void check_beside(const Batch& batch, const std::string& path, const Batch& other,
                  const std::string& other_path) {
    if (batch.data != other.data) {
        throw ShardFileFault(path + ": its games are of other data than those of " + other_path);
    }
    if (player_of(batch) == player_of(other)) {
        throw ShardFileFault(path + ": its games are by the " + player_of(batch) + ", like those of " +
                             other_path + ", and of another simulation");
    }
}

/// The batches of some files; nothing, with a fault for each hole, if games are missing. Throws a
/// ShardFileFault.
std::optional<Batches> read_batches(const Request& request) {
    std::vector<ShardFiles> files = open_batches(request.shard_files);
    for (auto batch = files.begin(); batch != files.end(); ++batch) {
        for (auto before = files.begin(); before != batch; ++before) {
            check_beside(batch_of(*batch), batch->begin()->second.path(), batch_of(*before),
                         before->begin()->second.path());
        }
    }
    Batches batches;
    bool is_whole = true;
    for (ShardFiles& each : files) {
        GameSummary summary;
        const MissingGames missing =
            read_games(each, [&summary](const GameRow& row, const std::string&) { summary.add(row); });
        missing.print();
        is_whole = is_whole && missing.games() == 0;
        batches.push_back({batch_of(each), summary.balance({})});
    }
    return is_whole ? std::optional(std::move(batches)) : std::nullopt;
}

/// The limits that a bot is measured by.
std::vector<bots::Conduct> conducts(const content::Catalog& catalog) {
    std::vector<bots::Conduct> conducts{{}};
    for (std::size_t place = 0; place < content::enum_count<bots::Means>; ++place) {
        conducts.push_back({.without = {static_cast<bots::Means>(place)}});
    }
    for (const content::GiftDef& gift : catalog.gifts()) {
        conducts.push_back({.gift = gift.id});
    }
    return conducts;
}

void print(const Measured& measured) {
    std::cout << line_of(measured) << '\n' << std::flush;
}

/// The batches that are played, each printed as soon as it is; nothing, with a fault, if one can't be.
std::optional<Batches> play_batches(const content::Catalog& catalog, Request request) {
    Batches batches;
    for (const std::string& bot : request.bots) {
        request.bot = bot;
        for (bots::Conduct& conduct : conducts(catalog)) {
            request.conduct = std::move(conduct);
            GameSummary summary;
            const std::string fault = play_games({&catalog, worldgen::level_source()}, request,
                                                 [&summary](const GameRow& row) { summary.add(row); });
            if (!fault.empty()) {
                complain(fault);
                return std::nullopt;
            }
            batches.push_back({batch_of(catalog, request), summary.balance({})});
            print(batches.back());
        }
    }
    return batches;
}

int write(const Request& request, Batches batches) {
    sort_batches(batches);
    save::RealDisk disk;
    for (const auto& [target, text] :
         {std::pair(request.out, json_of(batches)), std::pair(request.picture, picture_of(batches))}) {
        if (!target) {
            continue;
        }
        if (const auto written = save::write_named_file(disk, *target, text); !written) {
            return fail(to_string(written.error()));
        }
    }
    return exit_success;
}

int measure_files(const Request& request) {
    std::optional<Batches> batches = read_batches(request);
    if (!batches) {
        return exit_failure;
    }
    sort_batches(*batches);
    std::ranges::for_each(*batches, print);
    return write(request, *std::move(batches));
}

int measure_games(const Request& request) {
    const auto catalog = content::load_catalog(Assets(request.data_dir).data(), request.mods);
    if (catalog.has_error()) {
        print_faults(lines_of(catalog.error()));
        return exit_failure;
    }
    std::optional<Batches> batches = play_batches(*catalog, request);
    return batches ? write(request, *std::move(batches)) : exit_failure;
}

}  // namespace

int measure(const Request& request) {
    if (const std::string fault = target_fault(request); !fault.empty()) {
        return fail(fault);
    }
    try {
        return request.shard_files.empty() ? measure_games(request) : measure_files(request);
    } catch (const ShardFileFault& fault) {
        return fail(fault.what());
    }
}

}  // namespace torchwake::app
