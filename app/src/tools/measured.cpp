#include "tools/measured.hpp"

#include "tools/described_json.hpp"
#include "tools/svg.hpp"

#include <torchwake/json/writer.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>

namespace torchwake::app {
namespace {

constexpr double thousand = 1000;

json::Object object_of(const Share& share) {
    json::Object object;
    object.set("least", share.least);
    object.set("mean", share.mean);
    object.set("most", share.most);
    return object;
}

/// The deaths by what killed: neither escapes nor games that were given up.
json::Object deaths_of(const Balance& results) {
    std::map<std::string, std::int64_t> deaths = results.causes;
    std::erase_if(deaths, [](const auto& cause) { return is_ending(cause.first) || cause.first == "turns"; });
    return counts_object(deaths);
}

std::int64_t deaths_at(const Balance& results, std::int32_t depth) {
    const auto found = results.deaths.find(depth);
    return found != results.deaths.end() ? found->second : 0;
}

json::Object object_of(const Measured& measured) {
    const Balance& results = measured.results;
    json::Array arrivals;
    json::Array deaths;
    json::Array ended;
    for (std::int32_t depth = 0; depth <= measured.batch.last_depth; ++depth) {
        const std::int64_t came = measured.arrivals(depth);
        const std::int64_t died = deaths_at(results, depth);
        arrivals.emplace_back(came);
        deaths.emplace_back(died);
        ended.emplace_back(died * 1000 / std::max<std::int64_t>(1, came));
    }
    json::Object object;
    object.set("bot", measured.batch.bot);
    object.set("without", measured.batch.without);
    object.set("gift", measured.batch.gift);
    object.set("first_seed", measured.batch.first_seed);
    object.set("most_turns", measured.batch.most_turns);
    object.set("games", results.games);
    object.set("won", results.won);
    object.set("won_permille", object_of(measured.won()));
    object.set("arrivals_at_last_depth", measured.arrivals(measured.batch.last_depth));
    object.set("arrivals", std::move(arrivals));
    object.set("deaths", std::move(deaths));
    object.set("death_permille", std::move(ended));
    object.set("deaths_by", deaths_of(results));
    return object;
}

json::Object object_of(const MeasuredGift& gift) {
    json::Object object;
    object.set("bot", gift.bot);
    object.set("gift", gift.gift);
    object.set("games", gift.games);
    object.set("won", gift.won);
    object.set("won_permille", object_of(share_of(gift.won, gift.games)));
    return object;
}

/// `"name": [` and a line for each row
template <class Rows>
std::string json_rows(const std::string& name, const Rows& rows) {
    std::string text;
    for (const auto& row : rows) {
        text += (text.empty() ? "\n    " : ",\n    ") + json::write_line(object_of(row));
    }
    return "  \"" + name + "\": [" + text + "\n  ]";
}

}  // namespace

Share share_of(std::int64_t count, std::int64_t of) {
    if (of == 0) {
        return {};
    }
    constexpr double z = 1.96;  // 95 % of a normal distribution are within so many standard deviations
    const auto games = static_cast<double>(of);
    const double share = static_cast<double>(count) / games;
    const double scale = 1 + z * z / games;
    const double centre = (share + z * z / (2 * games)) / scale;
    const double half = z / scale * std::sqrt(share * (1 - share) / games + z * z / (4 * games * games));
    const auto permille = [](double part) { return static_cast<std::int32_t>(std::lround(part * thousand)); };
    return {permille(std::max(0.0, centre - half)), permille(share), permille(std::min(1.0, centre + half))};
}

std::string text_of(const Share& share) {
    return svg::per_cent(share.mean) + " (" + svg::with_tenth(share.least, 10) + " to " +
           svg::with_tenth(share.most, 10) + ")";
}

std::int64_t Measured::arrivals(std::int32_t depth) const {
    std::int64_t games = 0;
    for (const auto& [deepest, count] : results.depths) {
        games += deepest >= depth ? count : 0;
    }
    return games;
}

void sort_batches(std::vector<Measured>& batches) {
    std::ranges::sort(batches, {}, [](const Measured& measured) {
        const Batch& batch = measured.batch;
        return std::tuple(batch.bot, batch.gift, batch.without);
    });
}

std::vector<MeasuredGift> gifts_of(const std::vector<Measured>& batches) {
    std::map<std::pair<std::string, std::string>, MeasuredGift> gifts;
    for (const Measured& measured : batches) {
        if (!measured.batch.without.empty()) {
            continue;
        }
        for (const auto& [gift, games] : measured.results.gifts) {
            const std::string& bot = measured.batch.bot;
            MeasuredGift& row = gifts.try_emplace({bot, gift}, MeasuredGift{bot, gift}).first->second;
            row.games += games;
            row.won += measured.results.won_by_gift.at(gift);
        }
    }
    std::vector<MeasuredGift> rows;
    rows.reserve(gifts.size());
    for (auto& [key, row] : gifts) {
        rows.push_back(std::move(row));
    }
    return rows;
}

std::string line_of(const Measured& measured) {
    const Balance& results = measured.results;
    const std::int32_t last = measured.batch.last_depth;
    return player_of(measured.batch) + ": " + std::to_string(results.won) + " of " +
           std::to_string(results.games) + " won, " + text_of(measured.won()) + "; " +
           std::to_string(results.won) + " of " + std::to_string(measured.arrivals(last)) + " at depth " +
           std::to_string(last);
}

std::string json_of(const std::vector<Measured>& batches) {
    return "{\n  \"data\": \"" + batches.front().batch.data + "\",\n" + json_rows("batches", batches) +
           ",\n" + json_rows("gifts", gifts_of(batches)) + "\n}\n";
}

}  // namespace torchwake::app
