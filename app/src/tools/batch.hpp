#pragma once

// The games of a simulation: which they are, and how they are parted among shards.

#include <torchwake/rules/ruleset.hpp>

#include <boost/describe/class.hpp>

#include <cstdint>
#include <optional>
#include <string>

namespace torchwake::app {

struct Request;

/// Which games a simulation has, and by whom and by what they are played.
struct Batch {
    std::string bot{};
    std::string without{};  ///< the means that it does without: "spells,throws"; empty: none
    std::string gift{};     ///< the id of the gift that it takes in every game; empty: any
    std::uint64_t first_seed = 0;
    std::int64_t of_games = 0;  ///< of all shards
    std::int32_t shard = 1;     ///< from 1 to `of_shards`
    std::int32_t of_shards = 1;
    std::int32_t most_turns = 0;  ///< after which a game is given up
    std::int32_t last_depth = 0;  ///< the deepest that the data have
    std::string data{};           ///< the catalog's hash, in hex
    friend bool operator==(const Batch&, const Batch&) = default;
};
BOOST_DESCRIBE_STRUCT(Batch, (),
                      (bot, without, gift, first_seed, of_games, shard, of_shards, most_turns, last_depth,
                       data))

/// Seeds from first to last.
struct Seeds {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
};

[[nodiscard]] Batch batch_of(const content::Catalog& catalog, const Request& request);

/// True if the games are shards of one batch, be it the same shard.
[[nodiscard]] bool belong_together(const Batch& one, const Batch& other);
/// All seeds of a batch, those of all shards.
[[nodiscard]] Seeds seeds_of(const Batch& batch);
/// Those of which one game, counted from 0, has one.
[[nodiscard]] Seeds seeds_of_game(const Batch& batch, std::int64_t game);
/// "seed 71", or "seeds 71000 to 71999"
[[nodiscard]] std::string text_of(Seeds seeds);
/// The game that has a seed, counted from 0. Requires: a seed of the batch.
[[nodiscard]] std::int64_t game_of(const Batch& batch, std::uint64_t seed);
/// The shard that has a game.
[[nodiscard]] std::int32_t shard_of(const Batch& batch, std::int64_t game);
/// The seed of a game; nothing if none of its seeds offers the gift.
[[nodiscard]] std::optional<std::uint64_t> seed_of(const content::Catalog& catalog, const Batch& batch,
                                                   std::int64_t game);
/// "explorer without spells,throws with gift_bow"
[[nodiscard]] std::string player_of(const Batch& batch);
/// "400 games of the explorer without spells,throws, seeds 0 to 399"
[[nodiscard]] std::string title_of(const Batch& batch);

}  // namespace torchwake::app
