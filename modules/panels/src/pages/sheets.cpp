// Boxes and pages of facts: an item, the scores, and the prompt for a key.

#include "boxes/pages.hpp"
#include "boxes/screens.hpp"
#include "pages/health_graph.hpp"
#include "rows/action_label.hpp"
#include "rows/help_labels.hpp"
#include "rows/row_list.hpp"

#include <torchwake/words/describe.hpp>
#include <torchwake/words/figures.hpp>
#include <torchwake/words/item_odds.hpp>
#include <torchwake/words/keys.hpp>
#include <torchwake/words/labels.hpp>

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::panels {
namespace {

constexpr std::int32_t sheet_width = 46;
constexpr std::int32_t item_width = 58;
constexpr std::int32_t scores_heading = 1;  ///< rows above the first score
constexpr std::int32_t scores_foot = 2;  ///< rows below the last one: a blank, and more about the chosen one
constexpr std::int32_t icon_width = 3;
/// The cells beside the text about a thing for its picture, and the rows that it is high.
constexpr std::int32_t picture_width = 8;
constexpr std::int32_t picture_rows = 3;

/// The ware, or the entry of the slot; nothing if the slot is free.
std::optional<forecast::PackEntry> find_entry(const forecast::Knowledge& knowledge,
                                              const screen::ItemModel& item) {
    if (item.ware.valid()) {
        return forecast::PackEntry{{}, item.ware, 1};
    }
    const std::vector<forecast::PackEntry> pack = knowledge.pack();
    const auto found = std::ranges::find(pack, item.slot, &forecast::PackEntry::slot);
    return found != pack.end() && found->item ? std::optional(*found) : std::nullopt;
}

/// Everything about a thing: its description, what it would change, its effects, then its odds. Of a thing
/// that is to be thrown, its description and what a throw does.
std::vector<words::TextLine> tell_entry(const forecast::Knowledge& known, const forecast::PackEntry& entry,
                                        screen::MenuPurpose purpose, std::vector<words::TextLine> odds,
                                        const words::Words& words) {
    std::vector<words::TextLine> lines{{{known.catalog().item(*entry.item).description, words::quiet_ink}},
                                       {}};
    const auto add = [&lines](std::vector<words::TextLine> told) { append(lines, std::move(told)); };
    if (screen::traits_of(purpose).deed == screen::Action::Throw) {
        add(tell_throw(known, *entry.item, words));
        return lines;
    }
    add(tell_gear_change(known, entry, words));
    add(tell_item(*entry.item, known.catalog(), known.hero(), words));
    if (entry.corrosion > 0) {
        lines.push_back(
            words.say("item-corroded", {{"amount", std::to_string(entry.corrosion), words::bad_ink}}));
    }
    if (!odds.empty()) {
        lines.emplace_back();
        add(std::move(odds));
    }
    return lines;
}

std::string right_aligned(const std::string& text, std::size_t width) {
    return std::string(width > text.size() ? width - text.size() : 0, ' ') + text;
}

/// The question for a key, and which action would lose it.
std::vector<words::TextLine> tell_capture(const screen::CaptureModel& capture, const words::Words& words) {
    std::vector<words::TextLine> lines{
        words.say("capture-ask", {{"action", action_text(capture.action, words), words::key_ink}})};
    if (capture.conflict) {
        lines.push_back(words.say("capture-conflict",
                                  {{"action", action_text(*capture.conflict, words), words::bad_ink}}));
    }
    return lines;
}

/// Why there are no scores to show.
words::TextLine tell_problem(const std::string& problem, const words::Words& words) {
    return words.say("scores-fault", {{"problem", problem}});
}

/// Tells what a look at the run has shown of a score; empty: nothing yet.
std::string proof_text(const std::optional<save::Proof>& proof, const words::Words& words) {
    return proof ? words.get(words::key_of("score-", *proof)) : std::string();
}

/// What a row of the scores has no room for.
words::TextLine more_of(const save::ScoreEntry& entry, const words::Words& words) {
    return words.say("scores-more", {{"level", std::to_string(entry.level), words::bright_ink},
                                     {"kills", std::to_string(entry.kills), words::bright_ink},
                                     {"seed", std::to_string(entry.seed), words::bright_ink}});
}

/// The chosen score; null if there is none.
const screen::ScoreLine* chosen_score(const screen::ScoresModel& scores) {
    const screen::MenuLine& chosen = scores.menu.lines[static_cast<std::size_t>(scores.menu.cursor)];
    return std::get_if<screen::ScoreLine>(&chosen.what);
}

/// A score as a row of so many cells, which reacts to the pointer.
Row row_of(const screen::ScoresModel& scores, std::int32_t place, std::int32_t width,
           const PaintSource& source) {
    const screen::MenuLine& line = scores.menu.lines[static_cast<std::size_t>(place)];
    const auto& score = std::get<screen::ScoreLine>(line.what);
    const save::ScoreEntry& entry = score.entry;
    const bool chosen = scores.menu.cursor == place;
    const content::Colour ink = scores.latest == place ? words::bright_ink : words::plain_ink;
    const std::string numbers = right_aligned(std::to_string(place + 1), 3) + "  " +
                                right_aligned(std::to_string(entry.score), 7) + "  " +
                                right_aligned(std::to_string(entry.deepest_depth), 5) + "  " +
                                right_aligned(std::to_string(entry.turns), 6) + "  ";
    const words::LineText texts = line_parts(line, *source.words, *source.catalog);
    Row row{.left = {cursor_part(chosen, words::key_ink), text_part({{numbers, ink}}, ink, chosen),
                     icon_part(icon_width, texts.icon), text_part(texts.label, ink, chosen)},
            .stands_for = screen::PointedLine{place},
            .chosen = chosen};
    if (const std::string proof = proof_text(score.proof, *source.words); !proof.empty()) {
        const bool forged = score.proof == save::Proof::Forged;
        row.left.push_back({.width = 1});
        const std::string told = words::cut_to("(" + proof + ")", std::max(width - cells_of(row.left), 1));
        row.left.push_back(text_part({{told, forged ? words::bad_ink : words::quiet_ink}}, ink));
    }
    return row;
}

/// How many of the runs came how deep, a row for each depth, that of the chosen run in red. Nothing for fewer
/// than three runs, or where the rows have no room.
void draw_depths(Canvas& canvas, const screen::ScoresModel& scores, const save::ScoreEntry& chosen,
                 core::Rect room, const PaintSource& source) {
    constexpr std::int32_t label = 8;
    constexpr std::int32_t widest = 20;
    constexpr std::size_t fewest = 3;
    const std::int32_t last = source.catalog->last_depth();
    if (scores.menu.lines.size() < fewest || room.size.height < last + 1 ||
        room.size.width < label + widest) {
        return;
    }
    std::vector<std::int32_t> counts(static_cast<std::size_t>(last) + 1);
    for (const screen::MenuLine& line : scores.menu.lines) {
        const auto* const score = std::get_if<screen::ScoreLine>(&line.what);
        if (score != nullptr && score->entry.deepest_depth <= last) {
            ++counts[static_cast<std::size_t>(std::max(score->entry.deepest_depth, 0))];
        }
    }
    const std::int32_t most = std::max(std::ranges::max(counts), 1);
    canvas.put(room.origin, source.words->get("scores-depths"), words::quiet_ink);
    for (std::int32_t depth = 1; depth <= last; ++depth) {
        const std::int32_t count = counts[static_cast<std::size_t>(depth)];
        const std::int32_t y = room.top() + depth;
        const bool here = depth == chosen.deepest_depth;
        canvas.put({room.left(), y}, right_aligned(std::to_string(depth), label - 2),
                   here ? words::bright_ink : words::quiet_ink);
        if (count > 0) {
            const std::int32_t width = std::max(count * widest / most, 1);
            canvas.bar({{room.left() + label, y}, {width, 1}}, words::whole, 0,
                       here ? health_colours : mana_colours);
            canvas.put({room.left() + label + width + 1, y}, std::to_string(count), words::plain_ink);
        }
    }
}

/// Draws the killer of the chosen hero, and beside it the hero's health over its run with the depths below,
/// as wide as there is room; nothing of a score that does not know it, or without room. Returns the room
/// below.
core::Rect draw_health(Canvas& canvas, const save::ScoreEntry& chosen, core::Rect room,
                       const PaintSource& source) {
    constexpr std::int32_t rows = 6;
    constexpr std::int32_t gap = 3;
    const auto parts = static_cast<std::int32_t>(chosen.health.parts.size());
    const bool pictured = source.catalog->find_monster(chosen.fate.killer).has_value();
    const std::int32_t left = room.left() + (pictured ? killer_picture.width + gap : 0);
    const std::int32_t width = room.right() - left;
    if (parts == 0 || room.size.height < rows + 2 || width < parts) {
        return room;
    }
    const HealthGraph graph(chosen.health, width / parts);
    const std::int32_t below = room.top() + 1 + rows;
    canvas.put({left, room.top()},
               source.words->say("scores-health", {{"turns", std::to_string(chosen.turns)}}),
               words::quiet_ink);
    graph.draw(canvas, {{left, room.top() + 1}, {graph.columns(), rows}});
    graph.draw_depths(canvas, {left, below});
    draw_killer(canvas, *source.catalog, chosen.fate.killer, {room.left(), room.top() + 2});
    return {{room.left(), below + 2}, {room.size.width, room.bottom() - below - 2}};
}

/// The answers on the page of a thing.
std::vector<ActionLabel> answers_to(const screen::ItemModel& item, const forecast::Knowledge& known,
                                    const PaintSource& source) {
    std::vector<ActionLabel> answers{
        action_label(screen::Action::Confirm, deed_text(item, known, *source.words), *source.keys)};
    if (item.deed) {
        for (const screen::Action action :
             {screen::Action::Throw, screen::Action::Drop, screen::Action::PutOnQuickSlot}) {
            answers.push_back(action_label(action, action_text(action, *source.words), *source.keys));
        }
    }
    return answers;
}

}  // namespace

void paint_screen(Canvas& canvas, const screen::ItemModel& item, const forecast::Knowledge& known,
                  const PaintContext& with) {
    const std::optional<forecast::PackEntry> entry = find_entry(known, item);
    if (!entry) {
        return;
    }
    const core::Rect area = with.box_area();
    const content::ItemDef& kind = known.catalog().item(*entry->item);
    const words::Words& words = *with.source.words;
    const std::vector<words::TextLine> lines =
        tell_entry(known, *entry, item.purpose, item_odds_table(known, *entry, words), words);
    std::int32_t width = std::min(item_width, area.size.width);
    std::vector<words::TextLine> rows = wrapped_all(lines, width - 4);
    if (std::ssize(rows) + 4 > area.size.height) {
        width = area.size.width;
        rows = wrapped_all(lines, width - 4);
    }
    // A window shows the thing beside its text, where that has room.
    const std::int32_t beside =
        canvas.is_window() && width + picture_width <= area.size.width ? picture_width : 0;
    constexpr std::int32_t rows_of_answers = 2;  // with the gap above
    const std::vector<ActionLabel> answers = answers_to(item, known, with.source);
    const bool answered = width_of(answers, answer_gap) <= width + beside - 4 &&
                          std::ssize(rows) + 4 + rows_of_answers <= area.size.height;
    if (answered) {
        rows.resize(rows.size() + rows_of_answers);
    }
    const core::Rect room = draw_box(canvas, area, {width + beside, static_cast<std::int32_t>(rows.size())},
                                     words::capitalised(kind.name), with.source.box_words());
    if (beside > 0 && room.size.height >= picture_rows) {
        canvas.icon({room.right() - picture_width + 1, room.top()}, kind.appearance, true, picture_rows);
    }
    canvas.put(room, rows, words::plain_ink);
    if (answered) {
        draw_answers(canvas, {room.left(), room.bottom() - 1}, answers);
    }
}

void paint_screen(Canvas& canvas, const screen::ScoresModel& scores, const PaintContext& with) {
    const words::Words& words = *with.source.words;
    const core::Rect room =
        draw_page(canvas, words.get(screen::ScoresModel::traits.title), with.layout.help.top());
    if (!scores.problem.empty()) {
        const core::Rect below{room.origin + core::Point{0, 2}, {room.size.width, room.size.height - 2}};
        canvas.put(below, wrapped(tell_problem(scores.problem, words), room.size.width), words::bad_ink);
        return;
    }
    const screen::ScoreLine* const chosen = chosen_score(scores);
    if (chosen == nullptr) {
        canvas.put_centred({{room.left(), room.top() + 2}, {room.size.width, 1}}, words.get("scores-none"),
                           words::quiet_ink);
        return;
    }
    canvas.put({room.left(), room.top()}, words.get("scores-columns"), words::quiet_ink);
    const auto count = static_cast<std::int32_t>(scores.menu.lines.size());
    const std::int32_t rows = std::max(room.size.height - scores_heading - scores_foot, 1);
    const std::int32_t first = scores.menu.cursor / rows * rows;
    for (std::int32_t row = 0; row < std::min(rows, count - first); ++row) {
        paint_line(canvas, row_of(scores, first + row, room.size.width, with.source),
                   {{room.left(), room.top() + scores_heading + row}, {room.size.width, 1}});
    }
    const core::Point foot{
        room.left(),
        std::min(room.top() + scores_heading + std::min(rows, count - first) + 1, room.bottom() - 1)};
    canvas.put(foot, cut_to(more_of(chosen->entry, words), room.size.width), words::quiet_ink);
    const core::Rect below{{foot.x, foot.y + 2}, {room.size.width, room.bottom() - scores_foot - foot.y}};
    const core::Rect rest = draw_health(canvas, chosen->entry, below, with.source);
    draw_depths(canvas, scores, chosen->entry, rest, with.source);
    draw_more(canvas, {room.origin, {room.size.width, room.size.height - scores_foot}}, first > 0,
              first + rows < count);
}

void paint_screen(Canvas& canvas, const screen::CaptureModel& capture, const PaintContext& with) {
    const words::Words& words = *with.source.words;
    const std::vector<words::TextLine> lines = tell_capture(capture, words);
    const core::Rect whole_screen{{0, 0}, canvas.text().size()};
    const std::vector<words::TextLine> rows =
        wrapped_all(lines, std::min(sheet_width, whole_screen.size.width) - 4);
    const core::Rect room =
        draw_box(canvas, whole_screen, {sheet_width, static_cast<std::int32_t>(rows.size())},
                 words.get(screen::CaptureModel::traits.title), with.source.box_words());
    canvas.put(room, rows, words::plain_ink);
}

ScreenSpeech tell_screen(const screen::ItemModel& item, const forecast::Knowledge& known,
                         const PaintContext& with) {
    const std::optional<forecast::PackEntry> entry = find_entry(known, item);
    if (!entry) {
        return {};
    }
    const words::Words& words = *with.source.words;
    return {words::capitalised(known.catalog().item(*entry->item).name),
            tell_entry(known, *entry, item.purpose, tell_item_odds(known, *entry, words), words)};
}

ScreenSpeech tell_screen(const screen::ScoresModel& scores, const PaintContext& with) {
    const words::Words& words = *with.source.words;
    ScreenSpeech speech{words.get(screen::ScoresModel::traits.title)};
    const screen::ScoreLine* const score = chosen_score(scores);
    if (!scores.problem.empty()) {
        speech.lines.push_back(tell_problem(scores.problem, words));
    } else if (score == nullptr) {
        speech.lines.push_back({{words.get("scores-none"), {}}});
    } else {
        speech.choice.push_back(
            words.say("speech-score", {{"score", std::to_string(score->entry.score)},
                                       {"depth", std::to_string(score->entry.deepest_depth)},
                                       {"turns", std::to_string(score->entry.turns)}}));
        speech.choice.push_back(more_of(score->entry, words));
        if (const std::string proof = proof_text(score->proof, words); !proof.empty()) {
            speech.choice.push_back({{proof, {}}});
        }
    }
    return speech;
}

ScreenSpeech tell_screen(const screen::CaptureModel& capture, const PaintContext& with) {
    const words::Words& words = *with.source.words;
    return {words.get(screen::CaptureModel::traits.title), tell_capture(capture, words)};
}

}  // namespace torchwake::panels
