#include "boxes/screen_painter.hpp"

#include "boxes/help_row.hpp"
#include "boxes/lesson_panel.hpp"
#include "boxes/level_map.hpp"
#include "boxes/lord_bar.hpp"
#include "boxes/map_notes.hpp"
#include "boxes/pages.hpp"
#include "boxes/screens.hpp"
#include "boxes/watch_bar.hpp"

#include <torchwake/panels/map_overlay.hpp>
#include <torchwake/panels/marked_cells.hpp>
#include <torchwake/panels/text_map.hpp>
#include <torchwake/screen/layer.hpp>
#include <torchwake/words/describe.hpp>
#include <torchwake/words/device.hpp>
#include <torchwake/words/figures.hpp>
#include <torchwake/words/growth_odds.hpp>
#include <torchwake/words/item_odds.hpp>
#include <torchwake/words/labels.hpp>
#include <torchwake/words/lesson_words.hpp>
#include <torchwake/words/quest.hpp>
#include <torchwake/words/spell_odds.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::panels {
namespace {

/// The text of a step of making a level; its name if there are no words for it.
std::string making_text(std::string_view step, const words::Words& words) {
    const std::string key = "making-" + std::string(step);
    return words.has(key) ? words.get(key) : std::string(step);
}

void draw_log(Canvas& canvas, const core::Rect& area, const words::MessageLog& log) {
    canvas.panel(area, Border::None);
    canvas.areas().add(area, screen::PointedSign{{}, screen::Action::Messages});
    const std::vector<words::LogRow> rows = log.rows(area.size.width - 2, area.size.height);
    std::int32_t y = area.bottom() - static_cast<std::int32_t>(rows.size());
    for (const words::LogRow& row : rows) {
        if (row.mark != 0) {
            canvas.put({area.left(), y}, row.mark, words::scaled(row.ink, row.brightness));
        }
        canvas.put({area.left() + 1, y++}, row.line, row.ink, row.brightness);
    }
}

/// Writes the current step of making a level in words; on a text screen it also draws the step in letters.
void paint_making(Canvas& canvas, const PaintContext& with) {
    const PaintSource& source = with.source;
    const core::Rect& map = with.layout.map;
    if (!canvas.is_window()) {
        source.making->draw_text(source.making_step, canvas.text(), map);
    }
    const std::string& step = source.making->step_name(source.making_step);
    const std::optional<WatchPlace> watched = watch_place(with);
    const bool covered = watched && watched->panel.bottom() == map.bottom();
    const std::int32_t end = covered ? watched->panel.top() : map.bottom();
    canvas.put_centred({{map.left(), end - 2}, {map.size.width, 1}}, making_text(step, *source.words),
                       words::bright_ink);
}

/// The effect of a menu line: of a spell on its target, of a raised attribute on the hero and on a fight.
std::vector<words::TextLine> tell_choice(const screen::MenuLine& line, const forecast::Knowledge& known,
                                         words::FightForm form, const words::Words& words) {
    if (const auto* spell = std::get_if<screen::SpellLine>(&line.what)) {
        return tell_spell(*spell, known, words);
    }
    const auto* growth = std::get_if<screen::GrowLine>(&line.what);
    if (growth == nullptr || !growth->grown) {
        return {};
    }
    std::vector<words::TextLine> lines = tell_growth(known, *growth->grown, growth->attribute, words);
    append(lines, tell_growth_odds(known, *growth, form, words));
    return lines;
}

/// What the thing of a line of the pack does, and what it would change if it were held or worn; in the list
/// of things to throw, what a throw does.
std::vector<words::TextLine> tell_thing(const screen::MenuLine& line, screen::Action deed,
                                        const forecast::Knowledge& known, const words::Words& words) {
    const std::vector<forecast::PackEntry> pack = known.pack();
    const auto entry = std::ranges::find_if(
        pack, [&](const forecast::PackEntry& each) { return U'a' + each.slot.value == line.key; });
    if (entry == pack.end() || !entry->item) {
        return {};
    }
    if (deed == screen::Action::Throw) {
        return tell_throw(known, *entry->item, words);
    }
    std::vector<words::TextLine> lines = tell_gear_change(known, *entry, words);
    append(lines, tell_item(*entry->item, known.catalog(), known.hero(), words));
    return lines;
}

/// The facts about the chosen line of a menu, on as many rows as those about any other line take. In a high
/// area a long list turns pages rather than leaving no room for them.
std::vector<words::TextLine> facts_below(const screen::MenuModel& menu,
                                         std::vector<std::vector<words::TextLine>> facts,
                                         const core::Rect& area) {
    constexpr std::int32_t column_words = 1;
    constexpr std::int32_t widest = 56;
    constexpr std::int32_t high = 24;
    constexpr std::int32_t fewest = 8;
    const std::int32_t free =
        rows_in_box(area.size.height) - column_words - static_cast<std::int32_t>(menu.lines.size());
    const std::int32_t rows = area.size.height >= high ? std::max(free, fewest) : free;
    return even_facts(std::move(facts), menu.cursor,
                      {std::max(std::min(widest, area.size.width - 4), 1), rows});
}

/// Tells what a lesson taught, in the menu after it; empty in other menus.
words::TextLine tell_learned(const screen::MenuModel& menu, const PaintContext& with) {
    if (!screen::traits_of(menu.purpose).tells_lesson || with.open_screens.play == nullptr ||
        !with.open_screens.play->lesson) {
        return {};
    }
    const content::LessonDef& lesson =
        screen::lesson_of(*with.source.catalog, *with.open_screens.play->lesson);
    return with.source.words->say("lesson-learned", {{"description", lesson.description}});
}

/// The words of a menu in a game, with the facts about its chosen line.
MenuWords words_in_game(const screen::MenuModel& menu, const PaintContext& with, const core::Rect& area) {
    MenuWords words = with.source.box_words();
    words.knowledge = with.knowledge();
    using enum screen::Listing;
    const screen::Listing lists = screen::traits_of(menu.purpose).lists;
    if (lists == Spells) {
        const forecast::HeroFacts hero = words.knowledge->hero();
        words.title = words.words->get("cast-title", {{"title", menu_title(menu.purpose, *words.words)},
                                                      {"now", std::to_string(hero.mana)},
                                                      {"most", std::to_string(hero.max_mana)}});
    }
    if (const words::TextLine learned = tell_learned(menu, with); !learned.empty()) {
        constexpr std::int32_t intro_width = 44;
        words.intro = wrapped(learned, intro_width);
        words.intro.emplace_back();
    }
    if (lists == Pack || lists == Spells || lists == Attributes) {
        std::vector<std::vector<words::TextLine>> facts;
        facts.reserve(menu.lines.size());
        for (const screen::MenuLine& line : menu.lines) {
            facts.push_back(
                lists == Pack
                    ? tell_thing(line, screen::traits_of(menu.purpose).deed, *words.knowledge, *words.words)
                    : tell_choice(line, *words.knowledge, words::FightForm::Table, *words.words));
        }
        words.facts = facts_below(menu, std::move(facts), area);
    }
    return words;
}

/// The words of a menu without a game; of the lessons also what the chosen one teaches.
MenuWords words_at_title(const screen::MenuModel& menu, const PaintContext& with, const core::Rect& area) {
    MenuWords words = with.source.box_words();
    if (screen::traits_of(menu.purpose).lists == screen::Listing::Lessons) {
        std::vector<std::vector<words::TextLine>> facts;
        for (const content::LessonDef& lesson : with.source.catalog->lessons()) {
            facts.push_back({{{lesson.description, std::nullopt}}});
        }
        words.facts = facts_below(menu, std::move(facts), area);
    }
    return words;
}

/// The heading of a page, with what its filter is typed for.
template <class Model>
std::string heading_of(const Model& model, const words::Words& words) {
    if constexpr (requires { model.text.typing; }) {
        return with_filter(words.get(Model::traits.title), model.text);
    } else {
        return words.get(Model::traits.title);
    }
}

/// The words of a page that scrolls.
template <class Model>
MenuWords page_words(const Model&, const PaintSource& source) {
    MenuWords words = source.box_words();
    if constexpr (requires(const Model& model) { model.text.typing; }) {
        words.filter_key = words::prompt_label(*source.keys, screen::Action::Filter);
    }
    return words;
}

/// Draws a screen with the arguments that its kind of model needs.
template <class Model>
void paint_one(Canvas& canvas, const Model& model, PaintContext& with) {
    if constexpr (screen::Scrolled<Model>) {
        with.room = draw_page(canvas, heading_of(model, *with.source.words), page_words(model, with.source));
    }
    if constexpr (requires(const forecast::Knowledge& known) { paint_screen(canvas, model, known, with); }) {
        if (with.open_screens.play != nullptr) {
            paint_screen(canvas, model, with.knowledge(), with);
        }
    } else {
        paint_screen(canvas, model, with);
    }
}

}  // namespace

void paint_screen(Canvas& canvas, const screen::PlayModel& play, const forecast::Knowledge& known,
                  const PaintContext& with) {
    const PaintSource& source = with.source;
    const core::Rect& map = with.layout.map;
    if (!canvas.is_window()) {
        canvas.areas().set_map({map, view_corner(known.hero().at, map.size, known.size()), known.size()});
    }
    if (source.making != nullptr) {
        paint_making(canvas, with);
    } else if (!canvas.is_window()) {
        draw_text_map(canvas.text(), map, known, map_light(with.open_screens),
                      marked_cells(known, with.way, source.forecast_detail));
    }
    const SidebarSource sidebar{source.catalog,  source.words,   with.hero_name(),
                                source.trailing, source.unsaved, with.open_screens.watch == nullptr};
    const core::Rect free =
        draw_sidebar(canvas, with.layout.sidebar,
                     source.early_facts != nullptr ? *source.early_facts : sidebar_facts(known), sidebar);
    const bool shows_level = source.early_facts == nullptr && source.making == nullptr;
    if (canvas.is_window()) {
        draw_minimap(canvas, known, with.layout.minimap);
    } else if (shows_level) {
        draw_small_map(canvas, known, free);
    }
    if (shows_level) {
        paint_edges(canvas, known, with);
        draw_lord_bar(canvas, known, with);
    }
    const bool taught = play.lesson && source.making == nullptr;
    draw_log(canvas, taught ? paint_lesson(canvas, *play.lesson, known, with) : with.layout.log, *source.log);
    if (play.quest && source.making == nullptr) {
        paint_quest(canvas, *play.quest, with);
    }
    if (canvas.is_window() && with.innermost && shows_level) {
        paint_tip(canvas, known, with);
    }
}

MenuContent content_of(const screen::MenuModel& menu, const PaintContext& with) {
    const words::Words& words = *with.source.words;
    const bool in_game = with.open_screens.play != nullptr;
    MenuContent content{in_game ? with.box_area() : title_menu_area(with.layout.screen), {}, {}};
    content.words =
        in_game ? words_in_game(menu, with, content.area) : words_at_title(menu, with, content.area);
    const screen::MenuLine& chosen = menu.lines[static_cast<std::size_t>(menu.cursor)];
    content.told = {with_filter(menu_title(menu.purpose, words), menu.filter),
                    {tell_learned(menu, with), {{menu_note(menu, words), {}}}}};
    if (in_game) {
        content.told.choice = tell_choice(chosen, with.knowledge(), words::FightForm::Sentences, words);
    } else if (const auto* const lesson = std::get_if<screen::LessonLine>(&chosen.what)) {
        content.told.choice = {
            {{with.source.catalog->lessons()[static_cast<std::size_t>(lesson->lesson)].description, {}}}};
    }
    return content;
}

ScreenSpeech tell_screen(const screen::PlayModel& play, const forecast::Knowledge& known,
                         const PaintContext& with) {
    const PaintSource& source = with.source;
    ScreenSpeech speech{words::capitalised(place_name(known.depth(), *source.catalog, *source.words))};
    if (play.quest) {
        speech.lines = quest_note(*play.quest, *source.catalog, *source.words);
    }
    if (play.lesson) {
        speech.lines.push_back({{lesson_title(*play.lesson, *source.catalog, *source.words), {}}});
        speech.lines.push_back(lesson_hint(*play.lesson, known, *source.words, *source.keys));
    }
    return speech;
}

std::int32_t ScreenPainter::scroll_range(const screen::Layer& page, bool in_window) const {
    const core::Rect room = page_room(layout_.screen, in_window);
    return std::visit(
        [&](const auto* model) {
            if constexpr (screen::Scrolled<std::remove_cvref_t<decltype(*model)>>) {
                return panels::scroll_range(*model, room, *source_);
            } else {
                return 0;
            }
        },
        page);
}

void ScreenPainter::paint(std::span<const screen::Entry> screens, Canvas& canvas) const {
    const std::span<const screen::Entry> seen = uncovered(screens);
    const Layout layout = canvas.is_window() ? with_minimap(layout_) : layout_;
    PaintContext with{*source_, layout, open_screens_of(seen)};
    with.source.typing = take_text(screens);
    with.way = overlay_of(screens).way;
    with.layout.log.size.height -= rows_told_above_buttons(canvas, screens, with);
    for (const screen::Entry& entry : seen) {
        with.innermost = &entry == &seen.back();
        std::visit([&](const auto* model) { paint_one(canvas, *model, with); }, entry.layer);
    }
    if (!seen.empty()) {
        paint_help_row(canvas, screens, with);
    }
}

}  // namespace torchwake::panels
