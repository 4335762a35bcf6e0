#include "tools/batch.hpp"

#include "command_line/command_line.hpp"
#include "system/names.hpp"

#include <torchwake/core/hex.hpp>
#include <torchwake/rules/gifts.hpp>

#include <algorithm>
#include <string_view>
#include <vector>

namespace torchwake::app {
namespace {

std::uint64_t seeds_each(const Batch& batch) {
    return batch.gift.empty() ? 1 : seeds_for_a_gift;
}

bool offers(const content::Catalog& catalog, std::uint64_t seed, std::string_view gift) {
    return std::ranges::any_of(rules::gifts_of_run(catalog, seed),
                               [&](content::GiftId offered) { return catalog.gift(offered).id == gift; });
}

std::string without_of(const bots::Conduct& conduct) {
    std::vector<std::string_view> ids;
    ids.reserve(conduct.without.size());
    for (const bots::Means means : conduct.without) {
        ids.push_back(content::enum_id(means));
    }
    return listed(ids, ",");
}

}  // namespace

Batch batch_of(const content::Catalog& catalog, const Request& request) {
    return {.bot = request.bot,
            .without = without_of(request.conduct),
            .gift = request.conduct.gift,
            .first_seed = request.seed.value_or(0),
            .of_games = request.games,
            .shard = request.shard.number,
            .of_shards = request.shard.of,
            .most_turns = request.max_turns,
            .last_depth = catalog.last_depth(),
            .data = core::to_hex(catalog.data_hash())};
}

bool belong_together(const Batch& one, const Batch& other) {
    Batch same = one;
    same.shard = other.shard;
    return same == other;
}

Seeds seeds_of(const Batch& batch) {
    return {batch.first_seed, seeds_of_game(batch, batch.of_games - 1).last};
}

Seeds seeds_of_game(const Batch& batch, std::int64_t game) {
    const std::uint64_t each = seeds_each(batch);
    const std::uint64_t first = batch.first_seed + static_cast<std::uint64_t>(game) * each;
    return {first, first + each - 1};
}

std::string text_of(Seeds seeds) {
    const std::string first = std::to_string(seeds.first);
    return seeds.first == seeds.last ? "seed " + first
                                     : "seeds " + first + " to " + std::to_string(seeds.last);
}

std::int64_t game_of(const Batch& batch, std::uint64_t seed) {
    return static_cast<std::int64_t>((seed - batch.first_seed) / seeds_each(batch));
}

std::int32_t shard_of(const Batch& batch, std::int64_t game) {
    return static_cast<std::int32_t>(game % batch.of_shards) + 1;
}

std::optional<std::uint64_t> seed_of(const content::Catalog& catalog, const Batch& batch, std::int64_t game) {
    const Seeds seeds = seeds_of_game(batch, game);
    for (std::uint64_t seed = seeds.first; seed <= seeds.last; ++seed) {
        if (batch.gift.empty() || offers(catalog, seed, batch.gift)) {
            return seed;
        }
    }
    return std::nullopt;
}

std::string player_of(const Batch& batch) {
    return batch.bot + (batch.without.empty() ? "" : " without " + batch.without) +
           (batch.gift.empty() ? "" : " with " + batch.gift);
}

std::string title_of(const Batch& batch) {
    const Seeds seeds = seeds_of(batch);
    return std::to_string(batch.of_games) + " games of the " + player_of(batch) + ", seeds " +
           std::to_string(seeds.first) + " to " + std::to_string(seeds.last);
}

}  // namespace torchwake::app
