#include "boxes/pages.hpp"

#include "boxes/screens.hpp"

#include <torchwake/core/utf8.hpp>
#include <torchwake/words/fate.hpp>
#include <torchwake/words/lesson_words.hpp>
#include <torchwake/words/quest.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::panels {
namespace {

/// The size of the title picture: 128x20 sprite pixels, drawn four times as large, take 64x5 cells of text.
constexpr core::Size logo_cells{64, 5};
constexpr std::int32_t recap_width = 72;
constexpr std::int32_t recap_label_width = 10;
constexpr std::int32_t recap_facts = 7;
constexpr std::int32_t most_last_words = 10;

/// The first rows of the parts of a recap: heading, facts, menu, end of the log. If rows are short, the blank
/// ones are dropped first, then the log, then lines of the menu.
struct RecapRows {
    std::int32_t heading = 0;
    std::int32_t facts = 0;
    std::int32_t menu = 0;
    std::int32_t menu_end = 0;
    std::int32_t last_words = 0;
    std::int32_t end = 0;
};

RecapRows recap_rows(core::Size screen, std::size_t menu_lines) {
    constexpr std::int32_t help_row = 1;
    const std::int32_t room = screen.height - help_row;
    const std::int32_t box = static_cast<std::int32_t>(menu_lines) + 4;
    const std::int32_t tight = 1 + recap_facts + box;
    const std::int32_t blank = room >= tight + 2 ? 1 : 0;
    const std::int32_t words = std::clamp(room - tight - 3 * blank - 1, 0, most_last_words);
    const std::int32_t used = tight + 2 * blank + (words > 0 ? words + 1 : 0);
    RecapRows rows;
    rows.heading = std::max(room - used, 0) / 3;
    rows.facts = rows.heading + 1 + blank;
    rows.menu = rows.facts + recap_facts + blank;
    rows.menu_end = std::min(rows.menu + box, room);
    rows.last_words = rows.menu_end + 1;
    rows.end = rows.last_words + words;
    return rows;
}

/// Writes text in the middle of a row over a picture, on a panel of its own: a picture has any colour.
void put_on_panel(Canvas& canvas, const core::Rect& row, const std::string& text, content::Colour ink) {
    if (text.empty()) {
        return;
    }
    const std::int32_t width = std::min(words::text_width(text) + 2, row.size.width);
    canvas.panel({{row.left() + (row.size.width - width) / 2, row.top()}, {width, 1}}, Border::None);
    canvas.put_centred(row, text, ink);
}

/// The rows below the title's name: the motto, and what is sought.
constexpr std::int32_t title_lines = 2;

/// The first row of the title's name, and the rows that it takes with the lines below it.
struct LogoRows {
    std::int32_t top = 0;
    std::int32_t height = 0;
    bool picture = false;
};

LogoRows logo_rows(core::Size screen) {
    constexpr std::int32_t high_enough = 24;
    if (screen.height < high_enough) {
        return {0, 1 + title_lines, false};
    }
    return {screen.height / 4 - logo_cells.height / 2, logo_cells.height + 1 + title_lines,
            screen.width >= logo_cells.width};
}

void draw_name(Canvas& canvas, const content::Catalog& catalog, const words::Words& words) {
    const core::Size size = canvas.text().size();
    const LogoRows rows = logo_rows(size);
    if (canvas.is_window() && rows.picture) {
        canvas.frame().logo = {(size.width - logo_cells.width) / 2, rows.top};
    } else {
        canvas.put_centred({{0, rows.top + (rows.height - title_lines - 1) / 2}, {size.width, 1}},
                           words.get("title-name"), words::key_ink, true);
    }
    const std::int32_t below = rows.top + rows.height - title_lines;
    put_on_panel(canvas, {{0, below}, {size.width, 1}}, words.get("title-motto"), words::quiet_ink);
    const words::TextLine quest = cut_to(quest_of_title(catalog, words), size.width);
    put_on_panel(canvas, {{0, below + 1}, {size.width, 1}}, plain_text(quest), words::plain_ink);
}

/// The sentence of a notice; its argument alone if the word list lacks its key.
words::TextLine sentence_of(const screen::Notice& notice, const words::Words& words) {
    if (!words.has(notice.key)) {
        return {{notice.argument, std::nullopt}};
    }
    return words.say(notice.key, {{"argument", notice.argument}});
}

/// Draws a notice at the bottom of the screen, over as many rows as it needs.
void draw_notice(Canvas& canvas, const screen::Notice& notice, const words::Words& words) {
    const core::Size size = canvas.text().size();
    const words::TextLine told = sentence_of(notice, words);
    const std::vector<words::TextLine> rows = wrapped(told, std::max(size.width - 4, 1));
    std::int32_t y = size.height - 1 - static_cast<std::int32_t>(rows.size());
    for (const words::TextLine& row : rows) {
        put_on_panel(canvas, {{1, y++}, {size.width - 2, 1}}, plain_text(row), words::bad_ink);
    }
}

/// The score and its rank, or a text that the run has no score.
words::TextLine score_of(const screen::RecapModel& recap, const words::Words& words) {
    if (!recap.scored) {
        return {{words.get("recap-unscored"), words::bad_ink}};
    }
    words::TextLine line{{std::to_string(recap.score), std::nullopt}};
    if (recap.rank) {
        const words::TextLine told =
            words.say("recap-rank", {{"place", std::to_string(*recap.rank + 1), words::key_ink}});
        line.push_back({"  ", std::nullopt});
        append(line, told);
    }
    return line;
}

/// The deepest depth; where the run ended elsewhere, that too.
words::TextLine depth_of(const screen::RecapModel& recap, const MenuWords& with) {
    if (recap.depth == recap.deepest_depth) {
        return {{std::to_string(recap.deepest_depth), std::nullopt}};
    }
    return with.words->say("recap-depth-end",
                           {{"deepest", std::to_string(recap.deepest_depth)},
                            {"place", place_name(recap.depth, *with.catalog, *with.words)}});
}

/// The area of a page with its border. In the window one cell around it stays free.
core::Rect page_area(core::Size screen, bool in_window) {
    const core::Rect area{{0, 0}, screen};
    return in_window ? area.grown(-1) : area;
}

/// The value; if it is too long, its end after an ellipsis. The end of a path tells the most.
words::TextLine end_of(const words::TextLine& value, std::int32_t width) {
    const std::string text = plain_text(value);
    if (words::text_width(text) <= width || value.size() != 1) {
        return cut_to(value, width);
    }
    std::string_view rest = text;
    while (!rest.empty() && words::text_width(rest) >= width) {
        rest.remove_prefix(core::first_code_point(rest).value_or(core::CodePoint{0, 1}).bytes);
    }
    return {{"\u2026" + std::string(rest), value.front().ink}};
}

/// Draws the last lines of the log.
void draw_last_words(Canvas& canvas, const words::MessageLog& log, const core::Rect& room) {
    const std::vector<words::LogRow> rows = log.rows(room.size.width, std::max(room.size.height, 0));
    std::int32_t y = room.top();
    for (const words::LogRow& row : rows) {
        canvas.put({room.left(), y++}, row.line, row.ink, row.brightness);
    }
}

}  // namespace

core::Rect page_room(core::Size screen, bool in_window) {
    const core::Rect page = page_area(screen, in_window);
    return {{page.left() + 2, page.top() + 2},
            {std::max(page.size.width - 4, 1), std::max(page.size.height - 4, 1)}};
}

core::Rect draw_box(Canvas& canvas, const core::Rect& area, core::Size wanted, const std::string& title,
                    const MenuWords& words) {
    const core::Size size{std::min(wanted.width, area.size.width),
                          std::min(wanted.height + 4, area.size.height)};
    const core::Point origin{area.left() + (area.size.width - size.width) / 2,
                             area.top() + (area.size.height - size.height) / 2};
    canvas.panel({origin, size}, Border::Box, title);
    draw_edge_hint(canvas, {origin, size}, words);
    return {{origin.x + 2, origin.y + 2}, {size.width - 4, size.height - 4}};
}

core::Rect draw_page(Canvas& canvas, const std::string& title, const MenuWords& words) {
    const core::Rect page = page_area(canvas.text().size(), canvas.is_window());
    if (canvas.is_window()) {
        canvas.panel({{0, 0}, canvas.text().size()}, Border::None);
    }
    canvas.panel(page, Border::Box, title);
    draw_edge_hint(canvas, page, words);
    return page_room(canvas.text().size(), canvas.is_window());
}

core::Rect draw_page(Canvas& canvas, const std::string& title, std::int32_t help_row) {
    const core::Rect page{{0, 0}, {canvas.text().size().width, help_row}};
    canvas.panel(page, Border::Box, title);
    draw_close_sign(canvas, page);
    return {{2, 1}, {std::max(page.size.width - 4, 1), std::max(page.size.height - 2, 1)}};
}

std::vector<Fact> facts_of(const screen::RecapModel& recap, const MenuWords& with) {
    const words::Words& words = *with.words;
    const auto number = [](auto value) { return words::TextLine{{std::to_string(value), std::nullopt}}; };
    const rules::Fate fate = rules::fate_of(*with.catalog, recap.outcome, recap.cause);
    if (recap.lesson) {
        return {
            {words.get("recap-cause"), fate_of(fate, *with.catalog, words)},
            {words.get("recap-lesson"), {{lesson_title(*recap.lesson, *with.catalog, words), std::nullopt}}},
            {words.get("recap-turns"), number(recap.turns)},
            {words.get("recap-kills"), number(recap.kills)}};
    }
    return {{words.get("recap-cause"), fate_of(fate, *with.catalog, words)},
            {words.get("recap-depth"), depth_of(recap, with)},
            {words.get("recap-turns"), number(recap.turns)},
            {words.get("recap-kills"), number(recap.kills)},
            {words.get("recap-seed"), number(recap.seed)},
            {words.get("recap-score"), score_of(recap, words)},
            {words.get("recap-record"), {{recap.record, words::quiet_ink}}}};
}

std::vector<words::TextLine> told_facts(const std::vector<Fact>& facts, const words::Words& words) {
    std::vector<words::TextLine> lines;
    for (const auto& [label, value] : facts) {
        lines.push_back(words.say("speech-fact", {{"label", label}, {"value", plain_text(value)}}));
    }
    return lines;
}

std::vector<words::TextLine> wrapped_all(const std::vector<words::TextLine>& lines, std::int32_t width) {
    std::vector<words::TextLine> rows;
    for (const words::TextLine& line : lines) {
        std::vector<words::TextLine> broken = wrapped(line, width);
        rows.insert(rows.end(), broken.begin(), broken.end());
    }
    return rows;
}

std::vector<words::TextLine> even_facts(std::vector<std::vector<words::TextLine>> facts_of_lines,
                                        std::int32_t chosen, core::Size room) {
    std::size_t rows = 0;
    for (std::vector<words::TextLine>& facts : facts_of_lines) {
        facts = wrapped_all(facts, room.width);
        rows = std::max(rows, facts.size());
    }
    std::vector<words::TextLine> facts = std::move(facts_of_lines.at(static_cast<std::size_t>(chosen)));
    const std::size_t shown = std::min(rows, static_cast<std::size_t>(std::max(room.height, 0)));
    const bool is_cut = shown > 0 && facts.size() > shown;
    facts.resize(shown);
    if (is_cut) {
        facts.back().push_back({" \u2026", std::nullopt});
        facts.back() = cut_to(facts.back(), room.width);
    }
    if (!facts.empty()) {
        const std::int32_t spare = room.width - words::text_width(facts.front());
        facts.front().push_back(
            {std::string(static_cast<std::size_t>(std::max(spare, 0)), ' '), std::nullopt});
    }
    return facts;
}

core::Rect title_menu_area(core::Size screen) {
    const LogoRows rows = logo_rows(screen);
    const std::int32_t top = rows.top + rows.height;
    return {{0, top}, {screen.width, std::max(screen.height - top - 1, 5)}};
}

void paint_screen(Canvas& canvas, const screen::TitleModel& title, const PaintContext& with) {
    draw_name(canvas, *with.source.catalog, *with.source.words);
    if (with.innermost) {
        draw_menu(canvas, title.menu, title_menu_area(canvas.text().size()), with.source.box_words(false));
    }
    if (title.notice) {
        draw_notice(canvas, *title.notice, *with.source.words);
    }
}

void draw_killer(Canvas& canvas, const content::Catalog& catalog, std::string_view killer, core::Point at) {
    const std::optional<content::MonsterId> kind = catalog.find_monster(killer);
    if (canvas.is_window() && kind) {
        canvas.icon(at, catalog.monster(*kind).appearance, true, killer_picture.height);
    }
}

void paint_screen(Canvas& canvas, const screen::RecapModel& recap, const PaintContext& with) {
    const core::Size size = canvas.text().size();
    const MenuWords words = with.source.box_words(false);
    const bool won = recap.outcome.end == rules::RunEnd::HeroEscaped;
    const RecapRows rows = recap_rows(size, recap.menu.lines.size());
    const std::int32_t width = std::min(recap_width, size.width - 2);
    const std::int32_t left = (size.width - width) / 2;
    canvas.panel({{0, 0}, size}, Border::None);
    canvas.put_centred({{0, rows.heading}, {size.width, 1}},
                       words.words->get(won ? "recap-heading-won" : "recap-heading"),
                       won ? words::key_ink : words::death_ink, true);
    constexpr std::int32_t gap = 2;
    if (const core::Point at{left - killer_picture.width - gap, rows.facts}; at.x > 0) {
        const content::Catalog& catalog = *with.source.catalog;
        draw_killer(canvas, catalog, rules::fate_of(catalog, recap.outcome, recap.cause).killer, at);
    }
    std::int32_t y = rows.facts;
    for (const auto& [label, value] : facts_of(recap, words)) {
        canvas.put({left, y}, label, words::quiet_ink);
        canvas.put({left + recap_label_width, y}, end_of(value, width - recap_label_width),
                   words::bright_ink);
        ++y;
    }
    if (with.innermost) {
        draw_menu(canvas, recap.menu, {{0, rows.menu}, {size.width, rows.menu_end - rows.menu}}, words);
    }
    if (rows.end > rows.last_words) {
        draw_last_words(canvas, *with.source.log,
                        {{left, rows.last_words}, {width, rows.end - rows.last_words}});
    }
}

void paint_screen(Canvas& canvas, const screen::DeathModel& death, const PaintContext& with) {
    const core::Rect& map = with.layout.map;
    const content::Catalog& catalog = *with.source.catalog;
    // Above the middle of the map, where the hero is.
    const core::Rect rows{{map.left(), map.top() + std::max(map.size.height / 3 - banner_rows, 0)},
                          {map.size.width, banner_rows}};
    canvas.banner(rows, with.source.words->get("death-heading"), words::blood_fill);
    const rules::Fate fate = rules::fate_of(catalog, death.outcome, death.cause);
    put_on_panel(canvas, {{map.left(), rows.bottom()}, {map.size.width, 1}},
                 plain_text(fate_of(fate, catalog, *with.source.words)), words::bad_ink);
}

std::string_view victory_key(const screen::VictoryModel& victory) {
    switch (victory.outcome.ending) {
        case rules::Ending::LeftBehind:
            return "victory-left-behind";
        case rules::Ending::GivenToFire:
            return "victory-given-to-fire";
        default:
            return "victory-text";
    }
}

void paint_screen(Canvas& canvas, const screen::VictoryModel& victory, const PaintContext& with) {
    const core::Rect& map = with.layout.map;
    const words::Words& words = *with.source.words;
    constexpr std::int32_t most_width = 60;
    const std::int32_t width = std::min(most_width, map.size.width - 2);
    const std::vector<words::TextLine> lines = words::wrapped({{words.get(victory_key(victory)), {}}}, width);
    const std::int32_t needed = banner_rows + 1 + static_cast<std::int32_t>(lines.size());
    const std::int32_t top = map.top() + std::max((map.size.height - needed) / 2, 0);
    canvas.banner({{map.left(), top}, {map.size.width, banner_rows}}, words.get("victory-heading"),
                  words::key_ink);
    std::int32_t y = top + banner_rows + 1;
    for (const words::TextLine& line : lines) {
        put_on_panel(canvas, {{map.left(), y++}, {map.size.width, 1}}, plain_text(line), words::bright_ink);
    }
}

ScreenSpeech tell_screen(const screen::TitleModel& title, const PaintContext& with) {
    const words::Words& words = *with.source.words;
    ScreenSpeech speech{words.get("title-name"),
                        {{{words.get("title-motto"), {}}}, quest_of_title(*with.source.catalog, words)}};
    if (title.notice) {
        speech.lines.push_back(sentence_of(*title.notice, words));
    }
    return speech;
}

ScreenSpeech tell_screen(const screen::RecapModel& recap, const PaintContext& with) {
    const words::Words& words = *with.source.words;
    const bool won = recap.outcome.end == rules::RunEnd::HeroEscaped;
    return {words.get(won ? "recap-heading-won" : "recap-heading"),
            told_facts(facts_of(recap, with.source.box_words()), words)};
}

ScreenSpeech tell_screen(const screen::DeathModel& death, const PaintContext& with) {
    const content::Catalog& catalog = *with.source.catalog;
    const rules::Fate fate = rules::fate_of(catalog, death.outcome, death.cause);
    return {with.source.words->get("death-heading"), {fate_of(fate, catalog, *with.source.words)}};
}

ScreenSpeech tell_screen(const screen::VictoryModel& victory, const PaintContext& with) {
    const words::Words& words = *with.source.words;
    return {words.get("victory-heading"), {{{words.get(victory_key(victory)), {}}}}};
}

}  // namespace torchwake::panels
