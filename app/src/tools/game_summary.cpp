#include "tools/game_summary.hpp"

#include "command_line/command_line.hpp"
#include "tools/described_json.hpp"

#include <algorithm>
#include <utility>

namespace torchwake::app {

void GameSummary::add(const GameRow& row) {
    ++games_;
    won_ += was_won(row) ? 1 : 0;
    turns_ += row.turns;
    ++depths_[row.depth];
    ++causes_[row.cause];
    deaths_[row.depth] += was_lost(row) ? 1 : 0;
    if (!row.matter.empty()) {
        ++matter_deaths_[row.matter];
    }
    own_matter_deaths_ += row.own_matter ? 1 : 0;
    gold_ += row.gold;
    spells_ += row.spells;
    bought_ += row.bought;
    sold_ += row.sold;
    for (const auto& [kind, count] : row.used) {
        used_[kind] += count;
    }
    if (!row.gift.empty()) {
        ++gifts_[row.gift];
        won_by_gift_[row.gift] += was_won(row) ? 1 : 0;
    }
    kills_ += row.kills;
    for (const auto& [matter, count] : row.matter_kills) {
        matter_kills_[matter] += count;
    }
    for (const auto& [end, count] : row.announced) {
        announced_[end] += count;
    }
    for (const auto& [fate, count] : row.lords) {
        lords_[fate] += count;
    }
}

std::int64_t GameSummary::mean_gold() const {
    return gold_ / std::max<std::int64_t>(1, games_);
}

Balance GameSummary::balance(std::string title) const {
    return {std::move(title), games_,  won_,  mean_gold(), depths_,
            deaths_,          causes_, used_, gifts_,      won_by_gift_};
}

json::Object GameSummary::object(const Batch& batch, std::chrono::milliseconds time) const {
    const auto each_second = [time](std::int64_t count) {
        return count * 1000 / std::max<std::int64_t>(1, time.count());
    };
    json::Object object = described_object(batch);
    object.set("games", games_);
    object.set("won", won_);
    object.set("turns", turns_);
    object.set("milliseconds", std::int64_t{time.count()});
    object.set("games_per_minute", each_second(60 * games_));
    object.set("turns_per_second", each_second(turns_));
    object.set("mean_gold", mean_gold());
    object.set("spells", spells_);
    object.set("bought", bought_);
    object.set("sold", sold_);
    object.set("depths", counts_object(depths_));
    object.set("deaths", counts_object(deaths_));
    object.set("causes", counts_object(causes_));
    object.set("gifts", counts_object(gifts_));
    object.set("won_by_gift", counts_object(won_by_gift_));
    object.set("matter_deaths", counts_object(matter_deaths_));
    object.set("own_matter_deaths", own_matter_deaths_);
    object.set("kills", kills_);
    object.set("matter_kills", counts_object(matter_kills_));
    object.set("announced", counts_object(announced_));
    object.set("lords", counts_object(lords_));
    object.set("used", counts_object(used_));
    return {{"summary", std::move(object)}};
}

bool is_summary(const json::Value& value) {
    const json::Object* const object = value.if_object();
    return object != nullptr && object->find("summary") != nullptr;
}

boost::system::result<ReadSummary, json::Errors> read_summary(const json::Value& value,
                                                              std::string_view file) {
    const auto batch = [](const json::Node& node) -> std::optional<ReadSummary> {
        // The sums are made anew from the rows.
        if (node.value().if_object() == nullptr) {
            node.refuse("an object");
            return std::nullopt;
        }
        ReadSummary read;
        json::Fields in(node);
        read_described(in, read.batch);
        std::int64_t time = 0;
        in.required("milliseconds", time, MemberDecoder<std::int64_t>());
        read.time = std::chrono::milliseconds(time);
        const Batch& told = read.batch;
        check_within(in, "of_games", told.of_games, 1, most_games);
        check_within(in, "of_shards", told.of_shards, 1, most_games);
        check_within(in, "shard", told.shard, 1, told.of_shards);
        check_within(in, "most_turns", told.most_turns, 1, most_turns);
        check_within(in, "last_depth", told.last_depth, 0, deepest_level);
        return read;
    };
    struct Line {
        ReadSummary summary;
    };
    auto line = json::decode(value, file, json::object<Line>([&batch](json::Fields& in, Line& out) {
                                 in.required("summary", out.summary, batch);
                             }));
    if (!line) {
        return line.error();
    }
    return line->summary;
}

}  // namespace torchwake::app
