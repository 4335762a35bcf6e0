#include "tools/balance_picture.hpp"

#include "tools/svg.hpp"

#include <torchwake/core/contract.hpp>

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::app {
namespace {

constexpr int row_height = 22;
constexpr int top = 88;
constexpr int label_width = 150;
constexpr int chart_width = 380;
constexpr int charts = 4;
constexpr int width = charts * chart_width;
constexpr int longest_bar = chart_width - label_width - 70;
constexpr std::size_t most_bars = 16;
constexpr std::int64_t thousand = 1000;

struct Bar {
    std::string label;
    std::int64_t count = 0;
};

/// A bar chart whose longest possible bar stands for `full`; `told` gives the text beside each bar.
template <class Told>
std::string chart(int left, std::string_view heading, const std::vector<Bar>& bars, std::int64_t full,
                  Told told) {
    std::string drawn = svg::text(left, top - 14, svg::heading_style, heading);
    int y = top;
    for (const Bar& bar : bars) {
        const auto length = static_cast<int>(bar.count * longest_bar / full);
        const int start = left + label_width;
        drawn += svg::text(left, y + 14, svg::label_style, bar.label);
        drawn += svg::bar(start, y + 3, length, 14, svg::bar_colour);
        drawn += svg::text(start + length + 6, y + 14, svg::number_style, told(bar.count));
        y += row_height;
    }
    return drawn;
}

std::vector<Bar> reached(const Balance& balance) {
    std::vector<Bar> bars;
    const std::int32_t deepest = balance.depths.rbegin()->first;
    for (std::int32_t depth = balance.depths.begin()->first; depth <= deepest; ++depth) {
        std::int64_t count = 0;
        for (const auto& [end, games] : balance.depths) {
            count += end >= depth ? games : 0;
        }
        bars.push_back({"depth " + std::to_string(depth), count});
    }
    return bars;
}

/// For each depth the share of deaths there, in permille of the games that reached it.
std::vector<Bar> deadliness(const Balance& balance, std::vector<Bar> bars) {
    std::int32_t depth = balance.depths.begin()->first;
    for (Bar& bar : bars) {
        const auto deaths = balance.deaths.find(depth++);
        const std::int64_t count = deaths != balance.deaths.end() ? deaths->second : 0;
        bar.count = count * thousand / std::max<std::int64_t>(1, bar.count);
    }
    return bars;
}

/// The most frequent ones, and one bar for all others.
std::vector<Bar> commonest(const std::map<std::string, std::int64_t>& counts) {
    std::vector<Bar> bars;
    bars.reserve(counts.size());
    for (const auto& [label, count] : counts) {
        bars.push_back({label, count});
    }
    std::ranges::sort(bars, [](const Bar& a, const Bar& b) {
        return std::pair(-a.count, std::string_view(a.label)) <
               std::pair(-b.count, std::string_view(b.label));
    });
    if (bars.size() > most_bars) {
        Bar others{"others", 0};
        for (std::size_t place = most_bars - 1; place < bars.size(); ++place) {
            others.count += bars[place].count;
        }
        bars.resize(most_bars - 1);
        bars.push_back(std::move(others));
    }
    return bars;
}

std::int64_t longest(const std::vector<Bar>& bars) {
    std::int64_t most = 1;
    for (const Bar& bar : bars) {
        most = std::max(most, bar.count);
    }
    return most;
}

}  // namespace

std::string balance_picture(const Balance& balance) {
    TORCHWAKE_EXPECTS(balance.games > 0 && !balance.depths.empty());
    const std::vector<Bar> depths = reached(balance);
    const std::vector<Bar> causes = commonest(balance.causes);
    const std::vector<Bar> used = commonest(balance.used);
    const std::size_t rows = std::max({depths.size(), causes.size(), used.size()});
    const int height = top + row_height * static_cast<int>(rows) + 16;
    const auto share = [&](std::int64_t count) { return svg::with_tenth(count * 100, balance.games) + " %"; };
    const auto a_game = [&](std::int64_t count) { return svg::with_tenth(count, balance.games); };
    return svg::picture(width, height,
                        svg::text(16, 26, svg::title_style, balance.title) +
                            svg::text(16, 48, svg::label_style,
                                      "won: " + share(balance.won) +
                                          "; copper left, on average: " + std::to_string(balance.mean_gold)) +
                            chart(16, "came to", depths, balance.games, share) +
                            chart(16 + chart_width, "died there, of those who came",
                                  deadliness(balance, depths), thousand, svg::per_cent) +
                            chart(16 + 2 * chart_width, "ended by", causes, balance.games, share) +
                            chart(16 + 3 * chart_width, "used in a game", used, longest(used), a_game));
}

}  // namespace torchwake::app
