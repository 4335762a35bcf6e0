// The box in a corner of the map: it describes the cell under a cursor, or tells what is sought.

#include "boxes/map_notes.hpp"

#include "boxes/pages.hpp"
#include "boxes/screens.hpp"
#include "rows/action_label.hpp"

#include <torchwake/forecast/shooting.hpp>
#include <torchwake/panels/picture.hpp>
#include <torchwake/panels/text_map.hpp>
#include <torchwake/screen/layer.hpp>
#include <torchwake/words/aim_forecast.hpp>
#include <torchwake/words/describe.hpp>
#include <torchwake/words/device.hpp>
#include <torchwake/words/examine.hpp>
#include <torchwake/words/labels.hpp>
#include <torchwake/words/message_writer.hpp>
#include <torchwake/words/quest.hpp>
#include <torchwake/words/ways.hpp>

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace torchwake::panels {
namespace {

constexpr std::int32_t quest_note_width = 58;

/// The text cells over which a cell of the level is drawn.
core::Rect cells_over(core::Point at, const forecast::Knowledge& known, const PaintContext& with) {
    const core::Rect& map = with.layout.map;
    if (with.source.map_cells.area() == 0) {
        return {map.origin + (at - view_corner(known.hero().at, map.size, known.size())), {1, 1}};
    }
    const core::Size shown = with.source.map_cells;
    const core::Size cell{map.size.width / shown.width + 1, map.size.height / shown.height + 1};
    const core::Point away = middle_of(at) - with.source.camera;
    return {{map.center().x + away.x * map.size.width / (shown.width * sprite_pixels) - cell.width / 2,
             map.center().y + away.y * map.size.height / (shown.height * sprite_pixels) - cell.height / 2},
            cell};
}

/// The rows of a note, and the text cells that it takes.
struct PlacedNote {
    std::vector<words::TextLine> rows;
    core::Rect area;
};

/// The rows that a note has besides its lines: the border, and a gap above the answers.
std::int32_t other_rows(const MapNote& note) {
    return note.answers.empty() ? 2 : 4;
}

PlacedNote note_as_wide_as(const MapNote& note, std::int32_t width) {
    std::vector<words::TextLine> rows = wrapped_all(note.lines, std::max(width - 4, 1));
    const core::Size size{width, static_cast<std::int32_t>(rows.size()) + other_rows(note)};
    return {std::move(rows), {{}, size}};
}

/// Puts a note that has room where it leaves text cells free, and a gap around it: into a corner of a room,
/// or beside those cells. False if there is no such place.
bool put_aside(PlacedNote& placed, const core::Rect& room, const std::vector<core::Rect>& uncovered,
               std::int32_t gap) {
    const core::Size size = placed.area.size;
    const core::Point last{room.right() - size.width, room.bottom() - size.height};
    std::vector<std::int32_t> columns{room.left(), last.x};
    std::vector<std::int32_t> rows{room.top(), last.y};
    for (const core::Rect& cells : uncovered) {
        columns.insert(columns.end(), {cells.right() + gap, cells.left() - gap - size.width});
        rows.insert(rows.end(), {cells.bottom() + gap, cells.top() - gap - size.height});
    }
    for (const std::int32_t x : columns) {
        for (const std::int32_t y : rows) {
            placed.area.origin = {x, y};
            const bool inside = x >= room.left() && x <= last.x && y >= room.top() && y <= last.y;
            const core::Rect around = placed.area.grown(gap);
            if (inside && std::ranges::none_of(uncovered, [&around](const core::Rect& cells) {
                    return around.intersects(cells);
                })) {
                return true;
            }
        }
    }
    return false;
}

/// Places a note in a room, as nearly as wide as it shall be; nothing if no width has a place there.
std::optional<PlacedNote> place_in(const core::Rect& room, const MapNote& note,
                                   const std::vector<core::Rect>& uncovered, std::int32_t gap) {
    constexpr std::int32_t narrowest = 28;
    const std::int32_t widest = room.size.width;
    const std::int32_t wanted = std::min(note.width, widest);
    const std::int32_t least = std::min(narrowest, wanted);
    for (std::int32_t change = 0; change <= std::max(widest - wanted, wanted - least); ++change) {
        for (const std::int32_t width :
             {std::min(wanted + change, widest), std::max(wanted - change, least)}) {
            PlacedNote placed = note_as_wide_as(note, width);
            if (put_aside(placed, room, uncovered, gap)) {
                return placed;
            }
        }
    }
    return std::nullopt;
}

/// Places a note on the map, in a corner if it can. Where it would cover the hero or its cell, it covers
/// the log, then the sidebar, too; where that does not help, its cell, then the hero.
PlacedNote place_note(const MapNote& note, const Layout& layout, std::int32_t margin) {
    const core::Rect map = layout.map.grown(-margin);
    const core::Rect with_log{map.origin, {map.size.width, map.size.height + layout.log.size.height}};
    const core::Rect all{{0, 0}, {layout.screen.width, layout.log.bottom()}};
    for (std::vector<core::Rect> uncovered = note.uncovered;; uncovered.pop_back()) {
        for (const core::Rect& room : {map, with_log, all}) {
            if (auto placed = place_in(room, note, uncovered, room == map ? 1 : 0)) {
                return *std::move(placed);
            }
        }
        if (uncovered.empty()) {
            break;
        }
    }
    PlacedNote placed = note_as_wide_as(note, all.size.width);
    placed.area = {all.origin, {all.size.width, std::min(placed.area.size.height, all.size.height)}};
    return placed;
}

/// The answers to the question if something shall be done.
std::vector<ActionLabel> answers_to_deed(const PaintSource& source) {
    return {action_label(screen::Action::Confirm, source.words->get("label-do-it"), *source.keys),
            action_label(screen::Action::Cancel, action_text(screen::Action::Cancel, *source.words),
                         *source.keys)};
}

/// Lets the pointer take the names that stand whole in a row of a note, between blanks and commas.
void add_places(Canvas& canvas, core::Point at, const words::TextLine& row,
                const std::vector<ShownPlace>& places) {
    const std::string text = plain_text(row);
    for (const ShownPlace& place : places) {
        const std::size_t found = (" " + text + ",").find(" " + place.name + ",");
        if (found != std::string::npos) {
            const std::int32_t x = at.x + words::text_width(text.substr(0, found));
            canvas.areas().add({{x, at.y}, {words::text_width(place.name), 1}},
                               screen::PointedEntry{place.at});
        }
    }
}

/// The name of the cell under the travel cursor: that of a vendor, or of what is there.
words::TextLine place_name(const forecast::Knowledge& known, const screen::TravelModel& travel,
                           const words::Words& words) {
    const auto shop = std::ranges::find(travel.shops, travel.at, &forecast::KnownVendor::at);
    if (shop == travel.shops.end()) {
        return name_at(known, travel.at, words);
    }
    const content::MonsterDef& vendor = known.catalog().monster(shop->kind);
    return {{vendor.name, vendor.appearance.foreground}};
}

/// The vendors to whom the hero can travel, and the key that chooses the next one.
words::TextLine shop_names(const screen::TravelModel& travel, const PaintSource& source) {
    const std::string next = words::prompt_label(*source.keys, screen::Action::NextTarget);
    words::TextLine line{{next.empty() ? next : next + " ", words::key_ink}};
    for (const forecast::KnownVendor& shop : travel.shops) {
        const bool chosen = shop.at == travel.at;
        const std::string gap = &shop == &travel.shops.front() ? "" : ", ";
        line.push_back({gap, words::quiet_ink});
        line.push_back(
            {source.catalog->monster(shop.kind).name, chosen ? words::bright_ink : words::quiet_ink});
    }
    return line;
}

/// The harm that the player is asked about.
words::TextLine tell_harm(const forecast::HarmForecast& harm, const PaintSource& source) {
    const content::Catalog& catalog = *source.catalog;
    std::vector<words::Argument> arguments;
    std::string_view key = harm.afterwards ? "confirm-self-afterwards" : "confirm-self";
    if (harm.kind == forecast::HarmKind::Friend) {
        key = "aim-no-enemy";
        arguments.push_back({"name", catalog.monster(harm.victim).name, {}});
    } else if (harm.kind == forecast::HarmKind::Waste) {
        key = harm.item.valid() ? "confirm-useless" : "aim-nobody";
    } else if (harm.kind == forecast::HarmKind::Trap) {
        key = "confirm-trap";
        arguments.push_back({"trap", catalog.trap(harm.trap).name, {}, words::Article::A});
    } else if (harm.kind == forecast::HarmKind::Loss) {
        key = "confirm-loss";
        arguments.push_back({"water", catalog.matter(harm.matter).name, {}});
        arguments.push_back(words::MessageWriter(catalog, *source.words).name("item", harm.item, harm.count));
    } else if (harm.kind == forecast::HarmKind::Prize) {
        key = "confirm-prize";
        arguments.push_back({"item", catalog.item(harm.item).name, {}, words::Article::The});
    } else if (harm.kind == forecast::HarmKind::Toll) {
        key = "confirm-toll";
        arguments.push_back({"gate", catalog.tile(harm.gate).name, {}});
        arguments.push_back({"gold", std::to_string(harm.gold), {}});
    } else if (harm.kind == forecast::HarmKind::Matter) {
        key = "confirm-fire";
        if (harm.matter.valid()) {
            const content::MatterDef& matter = catalog.matter(harm.matter);
            key = matter.molten      ? "confirm-molten"
                  : matter.chasm     ? "confirm-chasm"
                  : matter.holds > 0 ? "confirm-holds"
                                     : "confirm-gas";
            arguments.push_back({"gas", matter.name, {}});
        }
    }
    return {{source.words->get(key, arguments), words::bad_ink}};
}

/// The harm, and the question.
std::vector<words::TextLine> tell_question(const screen::ConfirmModel& confirm, const PaintSource& source) {
    return {tell_harm(confirm.harm, source), {{source.words->get("confirm-question"), words::plain_ink}}};
}

/// How far what is aimed reaches, and how far the target is.
words::TextLine tell_range(const screen::AimModel& aim, const words::Words& words) {
    const std::int32_t distance = core::chebyshev_distance(aim.from, aim.at);
    const content::Colour ink = distance > aim.range.value ? words::bad_ink : words::bright_ink;
    return words.say("aim-range", {{"range", std::to_string(aim.range.value), words::bright_ink},
                                   {"distance", std::to_string(distance), ink}});
}

/// The expected result of what is aimed, or why it can't be used there.
std::vector<words::TextLine> tell_aim(const screen::AimModel& aim, const forecast::Knowledge& known,
                                      const words::Words& words) {
    if (aim.refusal) {
        std::vector<words::TextLine> lines{
            {{words.get(words::refusal_key(aim.refusal->reason)), words::bad_ink}}};
        if (aim.refusal->reason == rules::RefusalReason::TargetTooFar) {
            lines.push_back(tell_range(aim, words));
        }
        return lines;
    }
    std::vector<words::TextLine> lines{tell_range(aim, words)};
    append(lines, tell_forecast(known, aim.forecast, aim.fates, aim.at, words));
    if (aim.thrown && forecast::destroys_prize(known, aim.item, aim.forecast.flight.end)) {
        lines.push_back({{words.get("aim-destroys-prize"), words::key_ink}});
    }
    return lines;
}

/// The destination, or that no way leads there, and the shops.
std::vector<words::TextLine> tell_destination(const screen::TravelModel& travel,
                                              const forecast::Knowledge& known, const PaintSource& source) {
    const bool lost = travel.way.empty() && travel.at != known.hero().at;
    std::vector<words::TextLine> lines{place_name(known, travel, *source.words)};
    if (lost) {
        lines = {{{source.words->get("travel-no-way"), words::bad_ink}}};
    }
    if (!travel.shops.empty()) {
        lines.push_back(shop_names(travel, source));
    }
    return lines;
}

/// The note of a cursor, with its heading. A screen reader begins with the cell.
template <class Model>
MapNote note_about(const Model& model, const forecast::Knowledge& known, const PaintContext& with,
                   std::vector<words::TextLine> lines) {
    const std::string title = map_heading(&model, with.source);
    std::vector<words::TextLine> told{{{told_cell(known, model.at, *with.source.words), std::nullopt}}};
    std::ranges::copy(lines, std::back_inserter(told));
    return {.title = title,
            .lines = std::move(lines),
            .told = {title, std::move(told)},
            .uncovered = {cells_over(known.hero().at, known, with), cells_over(model.at, known, with)},
            .closes = true};
}

/// True for a cell of the level with somebody else, a thing or a trap.
bool has_tip(const forecast::Knowledge& known, core::Point at) {
    return known.size().contains(at) && at != known.hero().at &&
           (known.actor(at) || known.object(at) || known.trap(at));
}

/// The name of what is in a cell, and of an enemy the odds in short.
std::vector<words::TextLine> tip_about(const forecast::Knowledge& known, core::Point at,
                                       const words::Words& words) {
    std::vector<words::TextLine> lines{name_at(known, at, words)};
    if (const auto actor = known.actor(at); actor && actor->hostile) {
        lines.push_back(
            {{plain_text(fight_in_short(forecast::forecast_fight(known, *actor), words)), words::quiet_ink}});
    }
    return lines;
}

/// The place of a tip beside a cell: below it, above it, right or left of it, or with its right end there.
/// The first of those that hide the fewest of the others in view, and keep the cells around the hero free.
core::Point place_of_tip(core::Size size, const core::Rect& cell, const core::Rect& hero,
                         const std::vector<core::Rect>& others, const core::Rect& map) {
    const auto x = [&](std::int32_t wanted) {
        return std::clamp(wanted, map.left(), map.right() - size.width);
    };
    const auto y = [&](std::int32_t wanted) {
        return std::clamp(wanted, map.top(), std::max(map.bottom() - size.height, map.top()));
    };
    const std::int32_t below = y(cell.bottom());
    const std::int32_t above = y(cell.top() - size.height);
    const std::int32_t ends = x(cell.right() - size.width);
    const std::array<core::Point, 8> places{{{x(cell.left()), below},
                                             {x(cell.left()), above},
                                             {x(cell.right()), y(cell.top())},
                                             {x(cell.left() - size.width), y(cell.top())},
                                             {ends, below},
                                             {ends, above},
                                             {x(cell.right()), below},
                                             {x(cell.right()), above}}};
    const core::Rect around = {hero.origin - core::Point{hero.size.width, hero.size.height},
                               {3 * hero.size.width, 3 * hero.size.height}};
    const auto hidden = [&](core::Point place) {
        const core::Rect tip{place, size};
        const std::ptrdiff_t covered =
            std::ranges::count_if(others, [&tip](const core::Rect& other) { return tip.intersects(other); });
        return std::tuple(tip.intersects(cell), covered, tip.intersects(around));
    };
    return *std::ranges::min_element(places, {}, hidden);
}

}  // namespace

std::string map_heading(const screen::Layer& layer, const PaintSource& source) {
    const std::string_view heading = traits_of(layer).title;
    const auto* const aim = screen::model_in<screen::AimModel>(layer);
    if (aim == nullptr) {
        return source.words->get(heading);
    }
    const std::string& name =
        aim->spell.valid() ? source.catalog->spell(aim->spell).name : source.catalog->item(aim->item).name;
    return source.words->get(heading, {{"item", name}});
}

void draw_note(Canvas& canvas, const Layout& layout, const MapNote& note) {
    if (!note.shown) {
        return;
    }
    const auto [rows, area] = place_note(note, layout, canvas.is_window() ? 1 : 0);
    const auto [origin, size] = area;
    canvas.areas().add(area.grown(1), screen::PointedNothing{});  // the pointer may miss it
    canvas.panel(area, Border::Box, note.title);
    if (note.closes) {
        draw_close_sign(canvas, area);
    }
    const core::Rect inside{origin + core::Point{2, 1}, {size.width - 4, size.height - other_rows(note)}};
    canvas.put(inside, rows, words::plain_ink);
    for (std::int32_t row = 0; row < inside.size.height; ++row) {
        add_places(canvas, inside.origin + core::Point{0, row}, rows[static_cast<std::size_t>(row)],
                   note.places);
    }
    draw_answers(canvas, {origin.x + 1, origin.y + size.height - 2}, note.answers);
}

void paint_quest(Canvas& canvas, const screen::QuestNote& note, const PaintContext& with) {
    const words::Words& words = *with.source.words;
    draw_note(canvas, with.layout,
              {.title = words.get("quest-heading"),
               .lines = quest_note(note, *with.source.catalog, words),
               .width = quest_note_width});
}

void paint_edges(Canvas& canvas, const forecast::Knowledge& known, const PaintContext& with) {
    const core::Rect& map = with.layout.map;
    for (const forecast::KnownActor& actor : known.actors_in_view()) {
        const core::Point at = cells_over(actor.at, known, with).center();
        if (map.contains(at)) {
            continue;
        }
        const core::Point edge{std::clamp(at.x, map.left(), map.right() - 1),
                               std::clamp(at.y, map.top(), map.bottom() - 1)};
        const char32_t arrow = at.x < map.left()     ? U'\u25C4'
                               : at.x >= map.right() ? U'\u25BA'
                               : at.y < map.top()    ? U'\u25B2'
                                                     : U'\u25BC';
        canvas.panel({edge, {1, 1}}, Border::None);
        canvas.put(edge, arrow, actor.hostile ? words::bad_ink : words::plain_ink, true);
        canvas.areas().add({edge, {1, 1}}, screen::PointedEntry{actor.at});
    }
}

void paint_tip(Canvas& canvas, const forecast::Knowledge& known, const PaintContext& with) {
    const auto* const pointed = std::get_if<screen::PointedCell>(&with.source.over);
    if (pointed == nullptr || !has_tip(known, pointed->at)) {
        return;
    }
    const core::Rect& map = with.layout.map;
    const core::Rect cell = cells_over(pointed->at, known, with);
    const std::vector<words::TextLine> lines = tip_about(known, pointed->at, *with.source.words);
    const core::Size size{words::widest(lines) + 2, static_cast<std::int32_t>(lines.size())};
    if (size.width > map.size.width || !core::Rect{map.origin, map.size}.contains(cell.origin)) {
        return;
    }
    std::vector<core::Rect> others;
    for (const forecast::KnownActor& actor : known.actors_in_view()) {
        if (actor.at != pointed->at) {
            others.push_back(cells_over(actor.at, known, with));
        }
    }
    const core::Point origin =
        place_of_tip(size, cell.grown(1), cells_over(known.hero().at, known, with), others, map);
    canvas.panel({origin, size}, Border::None);
    canvas.put({origin + core::Point{1, 0}, size}, lines, words::plain_ink);
}

MapNote note_of(const screen::LookModel& look, const forecast::Knowledge& known, const PaintContext& with) {
    return note_about(look, known, with, examine_at(known, look.at, *with.source.words));
}

MapNote note_of(const screen::AimModel& aim, const forecast::Knowledge& known, const PaintContext& with) {
    MapNote note = note_about(aim, known, with, tell_aim(aim, known, *with.source.words));
    note.shown = with.innermost;  // else the question about it stands there
    return note;
}

MapNote note_of(const screen::TravelModel& travel, const forecast::Knowledge& known,
                const PaintContext& with) {
    MapNote note = note_about(travel, known, with, tell_destination(travel, known, with.source));
    for (const forecast::KnownVendor& shop : travel.shops) {
        note.places.push_back({known.catalog().monster(shop.kind).name, shop.at});
    }
    if (!travel.way.empty()) {
        note.told.lines.push_back(
            with.source.words->say("speech-steps", {{"steps", std::to_string(travel.way.size())}}));
    }
    return note;
}

MapNote note_of(const screen::ConfirmModel& confirm, const forecast::Knowledge& known,
                const PaintContext& with) {
    MapNote note = note_about(confirm, known, with, tell_question(confirm, with.source));
    note.answers = answers_to_deed(with.source);
    return note;
}

}  // namespace torchwake::panels
