// The page of a run as a whole: how it ended, the hero's health by turn, the moments that mattered, the last
// picture and the pack.

#include "boxes/level_map.hpp"
#include "boxes/pages.hpp"
#include "boxes/screens.hpp"
#include "pages/health_graph.hpp"

#include <torchwake/rules/fate.hpp>
#include <torchwake/rules/turn.hpp>
#include <torchwake/save/chronicle.hpp>
#include <torchwake/save/run_story.hpp>
#include <torchwake/words/describe.hpp>
#include <torchwake/words/fate.hpp>
#include <torchwake/words/labels.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace torchwake::panels {
namespace {

constexpr std::int32_t story_width = 66;  // at least
constexpr std::int32_t map_width = 24;
constexpr std::int32_t gap_beside_map = 2;
constexpr std::int32_t least_graph_rows = 3;
constexpr std::int32_t most_graph_rows = 8;
/// The row of the graph's marks.
constexpr std::int32_t mark_rows = 1;
/// The column of the number at the top of the graph, and the blank behind it.
constexpr std::int32_t scale_width = 5;
constexpr std::int32_t choice_box_rows = 4;
constexpr std::int32_t pack_rows = 2;

/// How the run ended, and its figures.
words::TextLine summary_of(const screen::ReviewModel& review, const PaintSource& source) {
    const content::Catalog& catalog = *source.catalog;
    const rules::World& world = review.story->end.world;
    words::TextLine line{{words::hero_called(review.hero_name, catalog) + ": ", words::bright_ink}};
    if (review.story->outcome) {
        const rules::CauseOfDeath cause = save::cause_of_death(catalog, review.story->end.chronicle);
        const words::TextLine fate =
            fate_of(rules::fate_of(catalog, *review.story->outcome, cause), catalog, *source.words);
        append(line, fate);
    } else {
        line.push_back({source.words->get("review-goes-on"), std::nullopt});
    }
    const std::string score =
        world.run.cheated ? source.words->get("recap-unscored") : std::to_string(rules::score_of(world));
    const words::TextLine told = source.words->say(
        "review-figures", {{"depth", std::to_string(rules::deepest_depth(world)), words::bright_ink},
                           {"turns", std::to_string(world.run.turn), words::bright_ink},
                           {"kills", std::to_string(world.run.kills), words::bright_ink},
                           {"score", score, words::bright_ink}});
    append(line, told);
    return line;
}

/// A sentence about the score or the record; empty if there is nothing to tell.
words::TextLine proof_of(const screen::ReviewModel& review, const words::Words& words) {
    if (review.proof == save::Proof::Forged) {
        return {{words.get("review-forged"), words::bad_ink}};
    }
    if (review.story->fault) {
        return {{words.get("review-fault", {{"fault", review.story->fault->message}}), words::bad_ink}};
    }
    if (review.proof == save::Proof::Verified) {
        return {{words.get("review-verified"), words::good_ink}};
    }
    return {};
}

/// How the run ended, and what is to be said of its score or its record.
std::vector<words::TextLine> head_of(const screen::ReviewModel& review, const PaintSource& source) {
    std::vector<words::TextLine> lines{summary_of(review, source)};
    if (words::TextLine proof = proof_of(review, *source.words); !proof.empty()) {
        lines.push_back(std::move(proof));
    }
    return lines;
}

/// The column for a mark: the wanted one, or where that is taken, the nearest free one at its right, else at
/// its left; nothing if all are taken.
std::optional<std::size_t> free_column(const std::vector<char32_t>& marks, std::size_t wanted) {
    for (std::size_t column = wanted; column < marks.size(); ++column) {
        if (marks[column] == 0) {
            return column;
        }
    }
    for (std::size_t column = wanted; column > 0; --column) {
        if (marks[column - 1] == 0) {
            return column - 1;
        }
    }
    return std::nullopt;
}

/// Writes the letter of each moment below its place in the graph.
void mark_moments(Canvas& canvas, const screen::MenuModel& menu, const HealthGraph& graph,
                  const core::Rect& row) {
    std::vector<char32_t> marks(static_cast<std::size_t>(std::max(row.size.width, 1)));
    for (const screen::MenuLine& line : menu.lines) {
        const auto* const moment = std::get_if<screen::MomentLine>(&line.what);
        const auto column =
            moment != nullptr ? free_column(marks, graph.column_of(moment->moment.turn)) : std::nullopt;
        if (column) {
            marks[*column] = line.key;
            canvas.put({row.left() + static_cast<std::int32_t>(*column), row.top()}, line.key,
                       words::key_ink);
        }
    }
}

/// True for what changes something when it is used or thrown, and is gone then.
bool can_be_spent(const forecast::PackEntry& entry, const content::Catalog& catalog) {
    const content::ItemDef& item = catalog.item(*entry.item);
    return !entry.worn && (!item.effects.empty() || content::hides_something(item));
}

/// Some things of the pack in one line: "dart x3, a torch (worn)."
words::TextLine list_of(std::span<const forecast::PackEntry> entries, std::string_view heading,
                        const PaintSource& source) {
    words::TextLine line{{source.words->get(heading) + " ", words::quiet_ink}};
    for (const forecast::PackEntry& entry : entries) {
        const screen::MenuLine shown{screen::ItemLine{*entry.item, entry.count, entry.charges, entry.worn}};
        const words::TextLine told = line_text(shown, *source.words, *source.catalog);
        append(line, told);
        line.push_back({&entry == &entries.back() ? "." : ", ", words::quiet_ink});
    }
    return line;
}

/// The things of the pack: first those that the run could still have spent.
std::vector<words::TextLine> pack_of(const save::RunStory& story, const PaintSource& source) {
    if (story.pack.empty()) {
        return {{{source.words->get("review-pack") + " ", words::quiet_ink},
                 {source.words->get("review-pack-empty"), words::quiet_ink}}};
    }
    std::vector<forecast::PackEntry> unused;
    std::vector<forecast::PackEntry> rest;
    for (const forecast::PackEntry& entry : story.pack) {
        (can_be_spent(entry, *source.catalog) ? unused : rest).push_back(entry);
    }
    std::vector<words::TextLine> lines;
    if (!unused.empty()) {
        lines.push_back(list_of(unused, "review-unused", source));
    }
    if (!rest.empty()) {
        lines.push_back(list_of(rest, "review-pack", source));
    }
    return lines;
}

/// The areas of the page.
struct Parts {
    core::Rect graph;
    std::int32_t rows_below_graph = mark_rows;  ///< the marks, and where there is room the turns
    core::Rect menu;
    core::Rect pack;
    core::Rect picture;
};

/// The width of what stands left of the picture. Where the screen is too narrow for both, the picture stands
/// beside the graph alone.
struct GraphWidths {
    std::int32_t story = 0;
    std::int32_t graph = 0;
    bool wide = false;  ///< the picture stands beside the whole story
};

GraphWidths widths_in(const core::Rect& room, std::int32_t menu) {
    const std::int32_t story = std::max(story_width, menu);
    if (room.size.width >= story + gap_beside_map + map_width) {
        return {story, story, true};
    }
    return {room.size.width, std::max(room.size.width - gap_beside_map - map_width, 1), false};
}

/// The areas below a row, where a heading of some rows stands over the graph.
Parts parts_in(const core::Rect& room, std::int32_t top, std::int32_t heading_rows, const GraphWidths& widths,
               const screen::MenuModel& menu) {
    const std::int32_t box = static_cast<std::int32_t>(menu.lines.size()) + choice_box_rows;
    const std::int32_t height = room.bottom() - top;
    const std::int32_t room_of_graph = height - heading_rows - mark_rows - box - pack_rows;
    const std::int32_t spare = room_of_graph - least_graph_rows;
    const std::int32_t below = mark_rows + (spare > 0 ? 1 : 0);
    // A blank row on both sides of the box, whose frame in the window reaches into its neighbours.
    const std::int32_t blank = spare > 2 ? 1 : 0;
    const std::int32_t graph_rows =
        std::clamp(room_of_graph + mark_rows - below - 2 * blank, least_graph_rows, most_graph_rows);
    const core::Rect graph{{room.left() + scale_width, top + heading_rows},
                           {std::max(widths.graph - scale_width, 1), graph_rows}};
    const core::Rect lines{{room.left(), graph.bottom() + below + blank}, {widths.story, box}};
    const std::int32_t beside = room.left() + widths.graph + gap_beside_map;
    const std::int32_t pack = lines.bottom() + blank;
    return {
        graph,
        below,
        lines,
        {{room.left(), pack}, {widths.story, std::max(room.bottom() - pack, 0)}},
        {{beside, top}, {room.right() - beside, widths.wide ? height : heading_rows + graph_rows + below}}};
}

/// Writes the greatest value at the left of the graph's top, and below the marks the first and the last turn,
/// where there is a row for them.
void label_graph(Canvas& canvas, const save::RunStory& story, const Parts& parts, const words::Words& words) {
    const core::Rect& graph = parts.graph;
    canvas.put_right({{graph.left() - scale_width, graph.top()}, {scale_width - 1, 1}}, "100%",
                     words::quiet_ink);
    if (parts.rows_below_graph <= mark_rows) {
        return;
    }
    const auto turn = [&words](const save::HealthThen& then) {
        return words.get("review-graph-turn", {{"turn", std::to_string(then.turn)}});
    };
    const core::Rect row{{graph.left(), graph.bottom() + mark_rows}, {graph.size.width, 1}};
    const std::string last = turn(story.health.back());
    const std::string first = turn(story.health.front());
    canvas.put_right(row, last, words::quiet_ink);
    if (words::text_width(first) + words::text_width(last) < row.size.width) {
        canvas.put(row.origin, first, words::quiet_ink);
    }
}

}  // namespace

void paint_screen(Canvas& canvas, const screen::ReviewModel& review, const PaintContext& with) {
    const words::Words& words = *with.source.words;
    const core::Rect room =
        draw_page(canvas, words.get(screen::ReviewModel::traits.title), with.layout.help.top());
    const std::int32_t top =
        canvas.put(room, wrapped_all(head_of(review, with.source), room.size.width), words::plain_ink);
    const GraphWidths widths = widths_in(room, menu_width(review.menu, with.source.box_words(false)));
    const std::vector<words::TextLine> heading =
        words::wrapped({{words.get("review-health"), words::quiet_ink}}, widths.graph);
    const Parts parts = parts_in(room, top, static_cast<std::int32_t>(heading.size()), widths, review.menu);
    canvas.put({{room.left(), top}, {widths.graph, room.bottom() - top}}, heading, words::plain_ink);
    const HealthGraph graph(review.story->health, parts.graph.size.width);
    graph.draw(canvas, parts.graph);
    label_graph(canvas, *review.story, parts, words);
    mark_moments(canvas, review.menu, graph,
                 {{parts.graph.left(), parts.graph.bottom()}, {parts.graph.size.width, 1}});
    if (with.innermost) {
        draw_menu(canvas, review.menu, parts.menu, with.source.box_words(false));
    }
    canvas.put(parts.pack, wrapped_all(pack_of(*review.story, with.source), parts.pack.size.width),
               words::plain_ink);
    draw_level(canvas, review.end, parts.picture);
}

ScreenSpeech tell_screen(const screen::ReviewModel& review, const PaintContext& with) {
    const words::Words& words = *with.source.words;
    std::vector<words::TextLine> lines = head_of(review, with.source);
    append(lines, pack_of(*review.story, with.source));
    return {words.get(screen::ReviewModel::traits.title), std::move(lines)};
}

}  // namespace torchwake::panels
