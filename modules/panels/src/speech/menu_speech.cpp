#include "speech/menu_speech.hpp"

#include "speech/spoken_text.hpp"

#include <torchwake/core/utf8.hpp>
#include <torchwake/screen/layer.hpp>
#include <torchwake/words/labels.hpp>

#include <algorithm>
#include <string_view>

namespace torchwake::panels {
namespace {

std::string told_line(const screen::MenuModel& menu, std::int32_t place, const MenuWords& with) {
    const screen::MenuLine& line = menu.lines[static_cast<std::size_t>(place)];
    const words::LineText parts = line_in_menu(menu, line, with);
    std::string told = spoken(parts.label);
    for (const words::LineCell& cell : parts.cells) {
        if (const std::string text = spoken(cell.text); !text.empty()) {
            const std::string_view head = traits_of(cell.column).head;
            told += ", " + (head.empty() ? std::string() : with.words->get(head) + " ") + text;
        }
    }
    if (line.key != 0) {
        std::string letter;
        core::append_utf8(letter, line.key);
        told = with.words->get("speech-line-letter", {{"letter", letter}, {"line", told}});
    }
    if (!line.enabled) {
        told = with.words->get("speech-line-idle", {{"line", told}});
    }
    return told;
}

}  // namespace

std::vector<std::string> told_lines(const screen::MenuModel& menu, const MenuWords& words) {
    std::vector<std::string> lines;
    for (const std::int32_t place : screen::shown_lines(menu)) {
        lines.push_back(told_line(menu, place, words));
    }
    return lines;
}

std::string told_choice(const screen::MenuModel& menu, const MenuWords& words) {
    const std::vector<std::int32_t> shown = screen::shown_lines(menu);
    const auto here = std::ranges::find(shown, menu.cursor);
    if (here == shown.end()) {
        return shown.empty() ? words.words->get("filter-none") : std::string();
    }
    return words.words->get("speech-line", {{"place", std::to_string(here - shown.begin() + 1)},
                                            {"count", std::to_string(shown.size())},
                                            {"line", told_line(menu, menu.cursor, words)}});
}

}  // namespace torchwake::panels
