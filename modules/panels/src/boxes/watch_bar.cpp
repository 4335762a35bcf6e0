#include "boxes/watch_bar.hpp"

#include "boxes/screens.hpp"

#include <torchwake/panels/text_map.hpp>
#include <torchwake/panels/text_screen.hpp>
#include <torchwake/words/describe.hpp>

#include <algorithm>
#include <cstdint>
#include <string>

namespace torchwake::panels {
namespace {

constexpr BarColours time_colours{words::key_ink, words::key_ink, words::panel_edge};
/// The row of the bar and the row of facts below it.
constexpr std::int32_t watch_rows = 2;
constexpr std::int32_t margin = 1;
constexpr std::int32_t bar_gap = 2;

/// The state of playback: "\u25BA playing  x4  live".
words::TextLine state_of(const screen::WatchModel& watch, bool in_words, const words::Words& words) {
    const content::Colour ink = watch.playing ? words::good_ink : words::bright_ink;
    words::TextLine line{{watch.playing ? "\u25BA" : "\u2551", ink}};
    if (in_words) {
        line.push_back({" " + words.get(watch.playing ? "watch-playing" : "watch-paused"), ink});
    }
    line.push_back({"  x" + std::to_string(watch.speed), words::key_ink});
    if (watch.live) {
        line.push_back({"  " + words.get("watch-live"), words::bad_ink});
    }
    return line;
}

words::TextLine place_in(const screen::WatchModel& watch) {
    return {{std::to_string(watch.position), words::bright_ink},
            {"/" + std::to_string(watch.size), words::quiet_ink}};
}

/// The turn and the depth of the shown moment.
struct WatchedMoment {
    std::int32_t turn = 0;
    std::int32_t depth = 1;
};

words::TextLine moment_in(const WatchedMoment& moment, const words::Words& words) {
    return words.say("watch-moment", {{"turn", std::to_string(moment.turn), words::plain_ink},
                                      {"depth", std::to_string(moment.depth), words::plain_ink}});
}

/// The cell of the bar's head, for a bar of this many cells. If there are more commands than cells, a cell
/// stands for several.
/// Ensures: only the end of the run gives the last cell.
std::int32_t head_cell(const screen::WatchModel& watch, std::int32_t cells) {
    const std::int64_t last = std::max(cells - 1, 0);
    const std::int64_t done = std::clamp(watch.position, 0, watch.size);
    return watch.size > 0 ? static_cast<std::int32_t>(done * last / watch.size) : 0;
}

/// The number of commands done when the head is at a cell: the fewest that bring it there, or beyond if it
/// skips that cell. The first cell gives the beginning, the last one the end.
std::int32_t moment_at(const screen::WatchModel& watch, std::int32_t cell, std::int32_t cells) {
    const std::int64_t last = std::max(cells - 1, 1);
    return static_cast<std::int32_t>((std::int64_t{cell} * watch.size + last - 1) / last);
}

/// Draws the bar. On a text screen its characters differ from walls and floors of the map beside it.
void draw_time(Canvas& canvas, const core::Rect& bar, std::int32_t head) {
    const std::int32_t width = bar.size.width;
    if (canvas.is_window()) {
        const std::int32_t up_to_head = (head * words::whole + width - 1) / width;
        canvas.bar(bar, up_to_head, 0, time_colours);
    } else {
        for (std::int32_t x = 0; x < width; ++x) {
            const bool played = x < head;
            canvas.put({bar.left() + x, bar.top()}, played ? U'\u2550' : U'\u2500',
                       played ? time_colours.fill : time_colours.empty);
        }
    }
    canvas.put({bar.left() + head, bar.top()}, U'\u2588', words::bright_ink);
}

/// Draws the row of facts. If room is short, it first shortens the state to its signs, then leaves out turn
/// and depth.
void draw_facts(Canvas& canvas, const screen::WatchModel& watch, const core::Rect& row,
                const WatchedMoment& moment, const words::Words& words) {
    const words::TextLine place = place_in(watch);
    const std::int32_t room = row.size.width - words::text_width(place) - bar_gap;
    words::TextLine state = state_of(watch, true, words);
    if (words::text_width(state) > room) {
        state = state_of(watch, false, words);
    }
    const core::Point end = canvas.put(row.origin, cut_to(state, room), words::plain_ink);
    const core::Point at{row.right() - words::text_width(place), row.top()};
    canvas.put(at, place, words::plain_ink);
    const words::TextLine when = moment_in(moment, words);
    const std::int32_t middle = row.left() + (row.size.width - words::text_width(when)) / 2;
    const std::int32_t left = std::max(middle, end.x + bar_gap);
    if (left + words::text_width(when) + bar_gap <= at.x) {
        canvas.put({left, row.top()}, when, words::quiet_ink);
    }
}

/// The cells between the hero and the lower edge of the view.
std::int32_t cells_below_hero(core::Size view, const forecast::Knowledge& knowledge) {
    const core::Point hero = knowledge.hero().at;
    return view.height - 1 - (hero.y - view_corner(hero, view, knowledge.size()).y);
}

/// `view`: the size of the visible part of the level.
WatchPlace place_watch(const screen::WatchModel& watch, const core::Rect& map, core::Size view,
                       const forecast::Knowledge& knowledge) {
    WatchPlace place;
    const std::int32_t inner = std::max(map.size.width - 2 * margin, 1);
    if (!watch.problem.empty()) {
        place.problem = words::wrapped({{watch.problem, std::nullopt}}, inner);
    }
    const auto told = static_cast<std::int32_t>(place.problem.size());
    const std::int32_t rows = watch_rows + told;
    // A cell of the map may be larger than a cell of text.
    const std::int32_t covered = (rows * view.height + map.size.height - 1) / map.size.height;
    const bool lower = cells_below_hero(view, knowledge) > covered;
    const std::int32_t top = lower ? map.bottom() - rows : map.top();
    place.panel = {{map.left(), top}, {map.size.width, rows}};
    place.bar = {{map.left() + margin, top + told}, {inner, 1}};
    return place;
}

}  // namespace

std::optional<WatchPlace> watch_place(const PaintContext& with) {
    const OpenScreens& open_screens = with.open_screens;
    if (open_screens.watch == nullptr || open_screens.play == nullptr || open_screens.on_map ||
        open_screens.menu_open) {
        return std::nullopt;
    }
    const core::Size in_window = with.source.map_cells;
    const core::Size view = in_window.area() > 0 ? in_window : with.layout.map.size;
    return place_watch(*open_screens.watch, with.layout.map, view, with.knowledge());
}

void paint_screen(Canvas& canvas, const screen::WatchModel& watch, const forecast::Knowledge& known,
                  const PaintContext& with) {
    const std::optional<WatchPlace> place = watch_place(with);
    if (!place) {
        return;
    }
    canvas.panel(place->panel, Border::None);
    const core::Rect& bar = place->bar;
    canvas.put({{bar.left(), place->panel.top()}, place->panel.size}, place->problem, words::bad_ink);
    const std::int32_t cells = bar.size.width;
    draw_time(canvas, bar, head_cell(watch, cells));
    for (std::int32_t cell = 0; cell < cells; ++cell) {
        const screen::Offer jump{screen::Action::JumpTo, moment_at(watch, cell, cells)};
        canvas.areas().add({{bar.left() + cell, bar.top()}, {1, 1}}, screen::PointedOffer{jump});
    }
    const SidebarFacts* const early = with.source.early_facts;
    const WatchedMoment moment = early != nullptr ? WatchedMoment{early->turn, early->depth}
                                                  : WatchedMoment{known.turn(), known.depth()};
    draw_facts(canvas, watch, {{bar.left(), bar.top() + 1}, bar.size}, moment, *with.source.words);
}

ScreenSpeech tell_screen(const screen::WatchModel& watch, const forecast::Knowledge& known,
                         const PaintContext& with) {
    const words::Words& words = *with.source.words;
    ScreenSpeech speech{words::hero_called(watch.hero_name, known.catalog()), {state_of(watch, true, words)}};
    if (!watch.playing) {
        speech.lines.push_back(moment_in({known.turn(), known.depth()}, words));
    }
    if (!watch.problem.empty()) {
        speech.lines.push_back({{watch.problem, {}}});
    }
    return speech;
}

}  // namespace torchwake::panels
