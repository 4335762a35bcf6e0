#include "tools/balance_picture.hpp"

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

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char letter : text) {
        switch (letter) {
            case '&':
                safe += "&amp;";
                break;
            case '<':
                safe += "&lt;";
                break;
            default:
                safe += letter;
        }
    }
    return safe;
}

/// ` x="12"`
std::string attribute(std::string_view name, int value) {
    return ' ' + std::string(name) + "=\"" + std::to_string(value) + '"';
}

std::string text_at(int x, int y, std::string_view style, std::string_view text) {
    return "<text" + attribute("x", x) + attribute("y", y) + ' ' + std::string(style) + '>' + escaped(text) +
           "</text>\n";
}

/// `numerator / denominator` with a digit after the point, rounded down
std::string with_tenth(std::int64_t numerator, std::int64_t denominator) {
    const std::int64_t tenths = numerator * 10 / denominator;
    return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

/// A bar chart whose longest possible bar stands for `full`; `told` gives the text beside each bar.
template <class Told>
std::string chart(int left, std::string_view heading, const std::vector<Bar>& bars, std::int64_t full,
                  Told told) {
    std::string svg = text_at(left, top - 14, R"(fill="#ffd08a" font-weight="bold")", heading);
    int y = top;
    for (const Bar& bar : bars) {
        const auto length = static_cast<int>(bar.count * longest_bar / full);
        const int start = left + label_width;
        svg += text_at(left, y + 14, R"(fill="#c8c0b0")", bar.label);
        svg += "<rect" + attribute("x", start) + attribute("y", y + 3) +
               attribute("width", std::max(1, length)) + attribute("height", 14) + " fill=\"#c8642c\"/>\n";
        svg += text_at(start + length + 6, y + 14, R"(fill="#e8e0d0")", told(bar.count));
        y += row_height;
    }
    return svg;
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
    const std::string size = attribute("width", width) + attribute("height", height);
    const auto share = [&](std::int64_t count) { return with_tenth(count * 100, balance.games) + " %"; };
    const auto per_cent = [](std::int64_t permille) { return with_tenth(permille, 10) + " %"; };
    const auto a_game = [&](std::int64_t count) { return with_tenth(count, balance.games); };
    return R"(<svg xmlns="http://www.w3.org/2000/svg" font-family="monospace" font-size="13")" + size +
           ">\n<rect" + size + " fill=\"#14100c\"/>\n" +
           text_at(16, 26, R"(fill="#ffffff" font-size="15")", balance.title) +
           text_at(16, 48, R"(fill="#c8c0b0")",
                   "won: " + share(balance.won) +
                       "; copper left, on average: " + std::to_string(balance.mean_gold)) +
           chart(16, "came to", depths, balance.games, share) +
           chart(16 + chart_width, "died there, of those who came", deadliness(balance, depths), thousand,
                 per_cent) +
           chart(16 + 2 * chart_width, "ended by", causes, balance.games, share) +
           chart(16 + 3 * chart_width, "used in a game", used, longest(used), a_game) + "</svg>\n";
}

}  // namespace torchwake::app
