// The picture of a table of batches.

#include "tools/measured.hpp"
#include "tools/svg.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace torchwake::app {
namespace {

constexpr int row_height = 22;
constexpr int top = 72;
constexpr int margin = 16;
constexpr int label_width = 170;
constexpr int longest_bar = 260;
constexpr int chart_width = 720;
constexpr std::string_view interval_colour = "#5a4632";
constexpr std::string_view mark_colour = "#ffd08a";

struct Row {
    std::string label;
    Share won;
    std::int64_t games = 0;
};

/// The rows of one bot.
struct Section {
    std::string bot;
    std::vector<Row> means;
    std::vector<Row> gifts;

    [[nodiscard]] int rows() const { return static_cast<int>(std::max(means.size(), gifts.size())); }
};

std::vector<Section> sections_of(const std::vector<Measured>& batches) {
    std::vector<Section> sections;
    const auto section = [&sections](const std::string& bot) -> Section& {
        const auto found = std::ranges::find(sections, bot, &Section::bot);
        return found != sections.end() ? *found : sections.emplace_back(Section{bot, {}, {}});
    };
    for (const Measured& measured : batches) {
        const Batch& batch = measured.batch;
        if (batch.gift.empty()) {
            const std::string label = batch.without.empty() ? "with all means" : "without " + batch.without;
            section(batch.bot).means.push_back({label, measured.won(), measured.results.games});
        }
    }
    for (const MeasuredGift& gift : gifts_of(batches)) {
        section(gift.bot).gifts.push_back({gift.gift, share_of(gift.won, gift.games), gift.games});
    }
    return sections;
}

/// The upper end of the scale, in permille: a whole number of tenths.
std::int32_t scale_of(const std::vector<Section>& sections) {
    std::int32_t most = 1;
    for (const Section& section : sections) {
        for (const auto* const rows : {&section.means, &section.gifts}) {
            for (const Row& row : *rows) {
                most = std::max(most, row.won.most);
            }
        }
    }
    return (most + 99) / 100 * 100;
}

/// A bar from the least to the most, with a mark at the mean.
std::string chart(int left, int y, const std::vector<Row>& rows, std::int32_t scale) {
    std::string drawn;
    const int start = left + label_width;
    const auto length = [scale](std::int32_t permille) { return permille * longest_bar / scale; };
    for (const Row& row : rows) {
        drawn += svg::text(left, y + 14, svg::label_style, row.label);
        drawn += svg::bar(start, y + 9, longest_bar, 1, interval_colour);
        drawn += svg::bar(start + length(row.won.least), y + 5, length(row.won.most) - length(row.won.least),
                          9, svg::bar_colour);
        drawn += svg::bar(start + length(row.won.mean) - 1, y + 2, 3, 15, mark_colour);
        drawn += svg::text(start + longest_bar + 8, y + 14, svg::number_style,
                           text_of(row.won) + " of " + std::to_string(row.games));
        y += row_height;
    }
    return drawn;
}

}  // namespace

std::string picture_of(const std::vector<Measured>& batches) {
    const std::vector<Section> sections = sections_of(batches);
    const std::int32_t scale = scale_of(sections);
    std::string drawn =
        svg::text(margin, 26, svg::title_style, "games won, with the bounds of 95 % certainty") +
        svg::text(margin, 46, svg::label_style, "each scale ends at " + svg::per_cent(scale));
    int y = top;
    for (const Section& section : sections) {
        drawn += svg::text(margin, y + 14, svg::heading_style, section.bot) +
                 svg::text(margin + chart_width, y + 14, svg::heading_style, section.bot + ", by gift");
        y += row_height;
        drawn +=
            chart(margin, y, section.means, scale) + chart(margin + chart_width, y, section.gifts, scale);
        y += (section.rows() + 1) * row_height;
    }
    return svg::picture(2 * chart_width, y, drawn);
}

}  // namespace torchwake::app
