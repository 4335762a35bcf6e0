#pragma once

// What batches of games came to side by side: how much each family of means and each gift decides.

#include "tools/balance_picture.hpp"
#include "tools/batch.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace torchwake::app {

/// A share of some games in permille, and the bounds within which it is with a certainty of 95 %.
struct Share {
    std::int32_t least = 0;
    std::int32_t mean = 0;
    std::int32_t most = 1000;
    friend bool operator==(const Share&, const Share&) = default;
};

/// The share of `count` in `of` games. Source: Wilson, Probable Inference, 1927, equation 6.
[[nodiscard]] Share share_of(std::int64_t count, std::int64_t of);
/// "13.3 % (9.9 to 17.6)"
[[nodiscard]] std::string text_of(const Share& share);

/// The results of one batch.
struct Measured {
    Batch batch;
    Balance results;

    [[nodiscard]] Share won() const { return share_of(results.won, results.games); }
    /// The number of games that came to a depth.
    [[nodiscard]] std::int64_t arrivals(std::int32_t depth) const;
};

/// The games of one bot with all means that took a gift, assigned or not.
struct MeasuredGift {
    std::string bot;
    std::string gift;
    std::int64_t games = 0;
    std::int64_t won = 0;
};

/// Puts batches in order: by bot, those with all means first, then without each family, then by gift.
void sort_batches(std::vector<Measured>& batches);
/// By bot and gift.
[[nodiscard]] std::vector<MeasuredGift> gifts_of(const std::vector<Measured>& batches);

/// "explorer without spells: 31 of 300 won, 10.3 % (7.3 to 14.3); 31 of 40 at depth 11"
[[nodiscard]] std::string line_of(const Measured& measured);
/// The table as JSON, a line for each batch and each gift. Requires: all batches are of the same data.
[[nodiscard]] std::string json_of(const std::vector<Measured>& batches);
/// The table as a picture in SVG: for each bot the share of games won with and without each family, and by
/// gift, each with its interval.
[[nodiscard]] std::string picture_of(const std::vector<Measured>& batches);

}  // namespace torchwake::app
