#include "balance_picture.hpp"

#include <torchwake/core/contract.hpp>

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::app {
namespace {

constexpr int width = 760;
constexpr int row_height = 22;
constexpr int top = 64;
constexpr int label_width = 150;
constexpr int chart_width = width / 2;
constexpr int longest_bar = chart_width - label_width - 70;
constexpr std::size_t most_causes = 16;

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

std::string text_at(int x, int y, std::string_view style, std::string_view text) {
    return "<text x=\"" + std::to_string(x) + "\" y=\"" + std::to_string(y) + "\" " + std::string(style) +
           ">" + escaped(text) + "</text>\n";
}

std::string chart(int left, std::string_view heading, const std::vector<Bar>& bars, std::int64_t games) {
    std::string svg = text_at(left, top - 14, "fill=\"#ffd08a\" font-weight=\"bold\"", heading);
    int y = top;
    for (const Bar& bar : bars) {
        const auto length = static_cast<int>(bar.count * longest_bar / games);
        const std::int64_t permille = bar.count * 1000 / games;
        const int start = left + label_width;
        svg += text_at(left, y + 14, "fill=\"#c8c0b0\"", bar.label);
        svg += "<rect x=\"" + std::to_string(start) + "\" y=\"" + std::to_string(y + 3) + "\" width=\"" +
               std::to_string(std::max(1, length)) + "\" height=\"14\" fill=\"#c8642c\"/>\n";
        svg += text_at(start + length + 6, y + 14, "fill=\"#e8e0d0\"",
                       std::to_string(permille / 10) + "." + std::to_string(permille % 10) + " %");
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

std::vector<Bar> ends(const Balance& balance) {
    std::vector<Bar> bars;
    for (const auto& [cause, games] : balance.causes) {
        bars.push_back({cause, games});
    }
    std::ranges::sort(bars, [](const Bar& a, const Bar& b) {
        return std::pair(-a.count, std::string_view(a.label)) <
               std::pair(-b.count, std::string_view(b.label));
    });
    if (bars.size() > most_causes) {
        Bar others{"others", 0};
        for (std::size_t place = most_causes - 1; place < bars.size(); ++place) {
            others.count += bars[place].count;
        }
        bars.resize(most_causes - 1);
        bars.push_back(std::move(others));
    }
    return bars;
}

}  // namespace

std::string balance_picture(const Balance& balance) {
    TORCHWAKE_EXPECTS(balance.games > 0 && !balance.depths.empty());
    const std::vector<Bar> depths = reached(balance);
    const std::vector<Bar> causes = ends(balance);
    const int height = top + row_height * static_cast<int>(std::max(depths.size(), causes.size())) + 16;
    const std::string size =
        "width=\"" + std::to_string(width) + "\" height=\"" + std::to_string(height) + "\"";
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" " + size +
           " font-family=\"monospace\" font-size=\"13\">\n<rect " + size + " fill=\"#14100c\"/>\n" +
           text_at(16, 26, "fill=\"#ffffff\" font-size=\"15\"", balance.title) +
           chart(16, "came to", depths, balance.games) +
           chart(16 + chart_width, "ended by", causes, balance.games) + "</svg>\n";
}

}  // namespace torchwake::app
