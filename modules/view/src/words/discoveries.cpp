// The page of discoveries: it lists which of the initially unidentified kinds of items the hero has
// identified.

#include "panels/pages.hpp"
#include "panels/screens.hpp"
#include "words/describe.hpp"

#include <torchwake/rules/knowledge.hpp>
#include <torchwake/view/colours.hpp>
#include <torchwake/view/sentence.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::view {
namespace {

/// The heading of a group of items. Groups of the game have words of their own; a group that a mod adds is
/// shown by its id.
std::string heading_of(std::string_view group, const Words& words) {
    if (group == "potion") {
        return words.get("discoveries-potions");
    }
    if (group == "ring") {
        return words.get("discoveries-rings");
    }
    return group == "scroll" ? words.get("discoveries-scrolls") : capitalised(std::string(group));
}

std::vector<std::string_view> groups_of(const content::Catalog& catalog) {
    std::vector<std::string_view> groups;
    for (const content::ItemDef& item : catalog.items()) {
        if (!item.unknown.empty() && std::ranges::count(groups, item.unknown) == 0) {
            groups.emplace_back(item.unknown);
        }
    }
    return groups;
}

/// The name of a kind and all of its effects, in one line.
TextLine facts_of(content::ItemId kind, const rules::Knowledge& knowledge, const Words& words) {
    const content::ItemDef& item = knowledge.catalog().item(kind);
    TextLine line{{"  " + item.name, item.appearance.foreground}, {": ", quiet_ink}};
    bool first = true;
    std::vector<TextLine> facts = tell_effects({kind, {}}, knowledge.catalog(), knowledge.hero(), words);
    std::ranges::move(tell_service(item, words), std::back_inserter(facts));
    for (TextLine& fact : facts) {
        if (!std::exchange(first, false)) {
            line.push_back({" ", std::nullopt});
        }
        line.insert(line.end(), fact.begin(), fact.end());
    }
    return line;
}

/// Adds a heading, each identified kind of the group, and how many are not identified.
void list_group(std::string_view group, const rules::Knowledge& knowledge, const Words& words,
                std::vector<TextLine>& lines) {
    const auto items = knowledge.catalog().items();
    std::int32_t unknown = 0;
    lines.push_back({{heading_of(group, words), bright_ink}});
    for (std::size_t place = 0; place < items.size(); ++place) {
        const content::ItemId kind{static_cast<content::ItemId::rep>(place)};
        if (items[place].unknown == group && knowledge.apparent_kind(kind) == kind) {
            lines.push_back(facts_of(kind, knowledge, words));
        } else if (items[place].unknown == group) {
            ++unknown;
        }
    }
    if (unknown > 0) {
        const std::array<Argument, 1> count{Argument{"count", std::to_string(unknown), bright_ink}};
        TextLine line{{"  ", quiet_ink}};
        const TextLine told = compose(words.get("discoveries-unknown"), count);
        line.insert(line.end(), told.begin(), told.end());
        lines.push_back(std::move(line));
    }
    lines.emplace_back();
}

std::vector<TextLine> rows_of(const screen::DiscoveriesModel& discoveries, const PaintSource& source,
                              std::int32_t width) {
    const rules::Knowledge& knowledge = discoveries.knowledge;
    std::vector<TextLine> lines;
    for (const std::string_view group : groups_of(*source.catalog)) {
        list_group(group, knowledge, *source.words, lines);
    }
    if (lines.empty()) {
        lines.push_back({{source.words->get("discoveries-none"), quiet_ink}});
    }
    return wrapped_all(lines, width);
}

std::int32_t rows_without_room(std::size_t rows, const core::Rect& room) {
    return std::max(static_cast<std::int32_t>(rows) - room.size.height, 0);
}

}  // namespace

std::int32_t scroll_range(const screen::DiscoveriesModel& discoveries, const core::Rect& room,
                          const PaintSource& source) {
    return rows_without_room(rows_of(discoveries, source, room.size.width).size(), room);
}

void paint_screen(Canvas& canvas, const screen::DiscoveriesModel& discoveries, const PaintContext& with) {
    const core::Rect& room = with.room;
    const std::vector<TextLine> rows = rows_of(discoveries, with.source, room.size.width);
    const std::int32_t range = rows_without_room(rows.size(), room);
    const std::int32_t first = std::clamp(discoveries.first_line, 0, range);
    const auto count = static_cast<std::int32_t>(rows.size());
    for (std::int32_t row = first; row < std::min(count, first + room.size.height); ++row) {
        canvas.put({room.left(), room.top() + row - first}, rows[static_cast<std::size_t>(row)], plain_ink);
    }
    draw_more(canvas, room, first > 0, first < range);
}

}  // namespace torchwake::view
