#include "whole_run/screen_text.hpp"

#include <torchwake/panels/text_screen.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace torchwake::tests {
namespace {

constexpr std::string_view border = "│";
constexpr std::string_view edge = "─";

std::string in_small_letters(std::string_view text) {
    std::string small(text);
    std::ranges::transform(small, small.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    return small;
}

core::Point cell_at(const std::string& row, std::size_t byte, std::size_t y) {
    return {words::text_width(std::string_view(row).substr(0, byte)), static_cast<std::int32_t>(y)};
}

/// The place behind the last border before a byte of a row; nothing if there is no border.
std::optional<std::size_t> begin_of_box(std::string_view row, std::size_t byte) {
    const std::size_t last = row.substr(0, byte).rfind(border);
    return last == std::string_view::npos ? std::nullopt : std::optional(last + border.size());
}

/// What stands between the border of a menu and the name of one of its lines: a picture, the cursor, the
/// letter. Nothing if no line begins like this.
std::optional<ScreenLine> read_head(std::string_view head) {
    constexpr std::size_t most_cells = 9;
    if (head.empty() || head.back() != ' ' || head.find(edge) != std::string_view::npos ||
        static_cast<std::size_t>(words::text_width(head)) > most_cells) {
        return std::nullopt;
    }
    ScreenLine line;
    line.chosen = head.find("> ") != std::string_view::npos;
    const std::size_t end = head.find_last_not_of(' ');
    if (end != std::string_view::npos && head[end] == ')' && end > 0) {
        line.letter = head.substr(end - 1, 1);
    }
    return line;
}

}  // namespace

bool same_name(std::string_view a, std::string_view b) {
    return in_small_letters(a) == in_small_letters(b);
}

std::vector<ScreenLabel> labels_of(const std::vector<std::string>& rows) {
    std::vector<ScreenLabel> labels;
    for (std::size_t y = rows.size() < 2 ? 0 : rows.size() - 2; y < rows.size(); ++y) {
        const std::string& row = rows[y];
        for (std::size_t open = row.find('['); open != std::string::npos; open = row.find('[', open + 1)) {
            const std::size_t close = row.find("] ", open + 2);  // the key itself may be a bracket
            if (close == std::string::npos) {
                break;
            }
            const std::size_t name = close + 2;
            const std::size_t end = std::min({row.find("  ", name), row.find(" [", name), row.size()});
            std::string text = row.substr(name, end - name);
            text.resize(text.find_last_not_of(' ') + 1);
            labels.push_back({row.substr(open + 1, close - open - 1), text, cell_at(row, name, y)});
            open = close;
        }
    }
    return labels;
}

std::optional<ScreenLine> line_of(const std::vector<std::string>& rows, std::string_view name) {
    const std::string wanted = in_small_letters(name);
    for (std::size_t y = 0; y < rows.size(); ++y) {
        const std::string row = in_small_letters(rows[y]);
        for (std::size_t at = row.find(wanted); at != std::string::npos; at = row.find(wanted, at + 1)) {
            const std::optional<std::size_t> box = begin_of_box(row, at);
            auto line = box ? read_head(std::string_view(rows[y]).substr(*box, at - *box)) : std::nullopt;
            if (line) {
                line->at = cell_at(rows[y], at, y);
                return line;
            }
        }
    }
    return std::nullopt;
}

}  // namespace torchwake::tests
