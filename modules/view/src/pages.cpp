#include "pages.hpp"

#include <torchwake/view/labels.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::view {
namespace {

/// The title picture is 128x20 sprite pixels, drawn four times as large: 64x5 cells of text.
constexpr core::Size logo_cells{64, 5};
constexpr std::int32_t recap_width = 52;
constexpr std::int32_t recap_facts = 9;

std::int32_t logo_top(core::Size screen) {
    return std::max(screen.height / 4 - logo_cells.height / 2, 1);
}

void draw_name(Canvas& canvas, const Words& words) {
    const core::Size size = canvas.text().size();
    const core::Rect row{{0, logo_top(size)}, {size.width, 1}};
    if (canvas.is_window() && size.width >= logo_cells.width) {
        canvas.frame().logo = {(size.width - logo_cells.width) / 2, row.top()};
    } else {
        canvas.put_centred({{0, row.top() + 2}, row.size}, words.get("title-name"), key_ink, true);
    }
    canvas.put_centred({{0, row.top() + logo_cells.height + 1}, row.size}, words.get("title-motto"),
                       quiet_ink);
}

/// The notice's sentence, or its bare argument where the words have none for its key.
TextLine sentence_of(const screen::Notice& notice, const Words& words) {
    if (!words.has(notice.key)) {
        return {{notice.argument, std::nullopt}};
    }
    const std::array<Argument, 1> arguments{Argument{"argument", notice.argument, {}}};
    return compose(words.get(notice.key), arguments);
}

/// At the bottom, over as many rows as it takes.
void draw_notice(Canvas& canvas, const screen::Notice& notice, const Words& words) {
    const core::Size size = canvas.text().size();
    const TextLine told = sentence_of(notice, words);
    const std::vector<TextLine> rows = wrapped(told, std::max(size.width - 4, 1));
    std::int32_t y = size.height - 1 - static_cast<std::int32_t>(rows.size());
    for (const TextLine& row : rows) {
        canvas.put_centred({{2, y++}, {size.width - 4, 1}}, plain_text(row), bad_ink);
    }
}

/// Label and value of a fact about the run that ended.
using Fact = std::pair<std::string, TextLine>;

std::vector<Fact> facts_of(const screen::RecapModel& recap, const MenuWords& with) {
    const Words& words = *with.words;
    const auto number = [](auto value) { return TextLine{{std::to_string(value), std::nullopt}}; };
    TextLine cause{{words.get("recap-cause-unknown"), std::nullopt}};
    if (recap.outcome.killer.valid()) {
        const content::MonsterDef& killer = with.catalog->monster(recap.outcome.killer);
        const std::array<Argument, 1> by{
            Argument{"killer", with_article(killer.name), killer.appearance.foreground}};
        cause = compose(words.get("recap-killed-by"), by);
    }
    return {{words.get("recap-cause"), cause},
            {words.get("recap-depth"), number(recap.depth)},
            {words.get("recap-turns"), number(recap.turns)},
            {words.get("recap-kills"), number(recap.kills)},
            {words.get("recap-seed"), number(recap.seed)}};
}

/// All keys of an action, "Up, Num8, k".
std::string keys_text(const screen::KeyMap& keys, screen::Action action) {
    std::string text;
    for (const screen::Key& key : keys.keys(action)) {
        text += (text.empty() ? "" : "  ") + key_label(key);
    }
    return text;
}

/// A bordered page over the whole screen; returns the room inside.
core::Rect draw_page(Canvas& canvas, const std::string& title, const MenuWords& words) {
    const core::Rect page{{0, 0}, canvas.text().size()};
    canvas.panel(page, Border::Box, title);
    const std::string hint = " " + words.cancel_key + ": " + words.words->get("hint-cancel") + " ";
    canvas.put_right({{0, page.bottom() - 1}, {page.size.width - 2, 1}}, hint, quiet_ink);
    return {{2, 2}, {std::max(page.size.width - 4, 1), std::max(page.size.height - 4, 1)}};
}

}  // namespace

core::Rect title_menu_area(core::Size screen) {
    const std::int32_t top = logo_top(screen) + logo_cells.height + 2;
    return {{0, top}, {screen.width, std::max(screen.height - top - 2, 5)}};
}

core::Rect recap_menu_area(core::Size screen) {
    return {{0, screen.height / 2 - 1}, {screen.width, screen.height - screen.height / 2 + 1}};
}

void draw_title(Canvas& canvas, const screen::TitleModel& title, const MenuWords& words, bool with_menu) {
    const core::Size size = canvas.text().size();
    draw_name(canvas, *words.words);
    if (with_menu) {
        draw_menu(canvas, title.menu, title_menu_area(size), words);
    }
    if (title.notice) {
        draw_notice(canvas, *title.notice, *words.words);
    }
}

void draw_recap(Canvas& canvas, const screen::RecapModel& recap, const MenuWords& words, bool with_menu) {
    const core::Size size = canvas.text().size();
    canvas.panel({{0, 0}, size}, Border::None);
    const core::Rect menu = recap_menu_area(size);
    std::int32_t y = std::max(menu.top() - recap_facts, 0);
    const core::Rect title{{0, y}, {size.width, 1}};
    canvas.put_centred(title, words.words->get("recap-heading"), death_ink, true);
    y += 2;
    const std::int32_t left = std::max((size.width - recap_width) / 2, 1);
    for (const auto& [label, value] : facts_of(recap, words)) {
        canvas.put({left + 8, y}, label, quiet_ink);
        canvas.put({left + 20, y}, value, bright_ink);
        ++y;
    }
    if (with_menu) {
        draw_menu(canvas, recap.menu, menu, words);
    }
}

void draw_death(Canvas& canvas, const screen::DeathModel& death, const core::Rect& map,
                const MenuWords& words) {
    const core::Rect row{{map.left(), map.top() + map.size.height / 2 - 1}, {map.size.width, 1}};
    canvas.put_centred(row, words.words->get("death-heading"), death_ink, true);
    if (death.outcome.killer.valid()) {
        const std::string& killer = words.catalog->monster(death.outcome.killer).name;
        const std::array<Argument, 1> by{Argument{"killer", with_article(killer), {}}};
        canvas.put_centred({{row.left(), row.top() + 2}, row.size},
                           plain_text(compose(words.words->get("recap-killed-by"), by)), bad_ink);
    }
}

void draw_help(Canvas& canvas, const screen::HelpModel& help, const screen::KeyMap& keys,
               const MenuWords& words) {
    const core::Rect room = draw_page(canvas, words.words->get("help-heading"), words);
    const std::vector<screen::Action> actions = keys.actions();
    const auto count = static_cast<std::int32_t>(actions.size());
    const std::int32_t columns = room.size.width >= 76 ? 2 : 1;
    const std::int32_t rows = (count + columns - 1) / columns;
    const std::int32_t first = std::clamp(help.first_line, 0, std::max(rows - room.size.height, 0));
    const std::int32_t width = room.size.width / columns;
    for (std::int32_t i = 0; i < count; ++i) {
        const core::Point at{room.left() + i / rows * width, room.top() + i % rows - first};
        const auto action = actions[static_cast<std::size_t>(i)];
        if (room.contains(at)) {
            canvas.put(at, action_text(action, *words.words), plain_ink);
            canvas.put({at.x + 20, at.y}, keys_text(keys, action), key_ink);
        }
    }
}

void draw_messages(Canvas& canvas, const screen::MessagesModel& messages, const MessageLog& log,
                   const MenuWords& words) {
    const core::Rect room = draw_page(canvas, words.words->get("messages-heading"), words);
    const std::int32_t all = static_cast<std::int32_t>(
        log.rows(room.size.width, static_cast<std::int32_t>(MessageLog::capacity)).size());
    const std::int32_t skipped = std::clamp(messages.first_line, 0, std::max(all - room.size.height, 0));
    const std::vector<LogRow> rows = log.rows(room.size.width, room.size.height, skipped);
    std::int32_t y = room.bottom() - static_cast<std::int32_t>(rows.size());
    for (const LogRow& row : rows) {
        canvas.put({room.left(), y++}, row.line, row.ink);
    }
}

}  // namespace torchwake::view
