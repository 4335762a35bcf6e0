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
#include <optional>
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
    TextLine line{{item.name, item.appearance.foreground}, {": ", quiet_ink}};
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

/// A row of the page. The pictures of kinds stand left of their facts.
struct PageRow {
    TextLine line;
    std::optional<content::Appearance> icon{};
    std::int32_t indent = 0;
};
constexpr std::int32_t icon_width = 3;

/// Lists groups of kinds, row by row.
class GroupLister {
  public:
    GroupLister(const screen::DiscoveriesModel& page, const Words& words, std::int32_t width)
        : page_(&page), words_(&words), width_(width) {}

    /// Adds a heading, each identified kind of the group that the filter admits, and how many are not
    /// identified.
    void list(std::string_view group) {
        const auto items = page_->knowledge.catalog().items();
        std::vector<content::ItemId> known;
        std::int32_t unknown = 0;
        for (std::size_t place = 0; place < items.size(); ++place) {
            const content::ItemId kind{static_cast<content::ItemId::rep>(place)};
            if (items[place].unknown != group) {
                continue;
            }
            if (page_->knowledge.apparent_kind(kind) != kind) {
                ++unknown;
            } else if (admits(page_->text, items[place].name)) {
                known.push_back(kind);
            }
        }
        if (known.empty() && !page_->text.text.empty()) {
            return;
        }
        rows_.push_back({{{heading_of(group, *words_), bright_ink}}});
        for (const content::ItemId kind : known) {
            add_kind(kind);
        }
        if (unknown > 0) {
            const std::array<Argument, 1> count{Argument{"count", std::to_string(unknown), bright_ink}};
            rows_.push_back({compose(words_->get("discoveries-unknown"), count), std::nullopt, icon_width});
        }
        rows_.emplace_back();
    }

    [[nodiscard]] std::vector<PageRow> take() { return std::move(rows_); }

  private:
    void add_kind(content::ItemId kind) {
        const TextLine facts = facts_of(kind, page_->knowledge, *words_);
        std::optional<content::Appearance> icon = page_->knowledge.catalog().item(kind).appearance;
        for (TextLine& row : wrapped(facts, std::max(width_ - icon_width, 1))) {
            rows_.push_back({std::move(row), std::exchange(icon, std::nullopt), icon_width});
        }
    }

    const screen::DiscoveriesModel* page_;
    const Words* words_;
    std::int32_t width_;
    std::vector<PageRow> rows_;
};

std::vector<PageRow> rows_of(const screen::DiscoveriesModel& discoveries, const PaintSource& source,
                             std::int32_t width) {
    GroupLister lister(discoveries, *source.words, width);
    for (const std::string_view group : groups_of(*source.catalog)) {
        lister.list(group);
    }
    std::vector<PageRow> rows = lister.take();
    if (rows.empty()) {
        const bool filtered = !discoveries.text.text.empty();
        rows.push_back({{{source.words->get(filtered ? "filter-none" : "discoveries-none"), quiet_ink}}});
    }
    return rows;
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
    const std::vector<PageRow> rows = rows_of(discoveries, with.source, room.size.width);
    const std::int32_t range = rows_without_room(rows.size(), room);
    const std::int32_t first = std::clamp(discoveries.first_line, 0, range);
    const auto count = static_cast<std::int32_t>(rows.size());
    for (std::int32_t row = first; row < std::min(count, first + room.size.height); ++row) {
        const PageRow& shown = rows[static_cast<std::size_t>(row)];
        const core::Point at{room.left(), room.top() + row - first};
        if (shown.icon) {
            canvas.icon(at, *shown.icon, true);
        }
        canvas.put({at.x + shown.indent, at.y}, shown.line, plain_ink);
    }
    draw_more(canvas, room, first > 0, first < range);
}

}  // namespace torchwake::view
