// The page that maps a level as the hero remembers it, scaled to fit, with a legend of what is there.

#include "panels/level_map.hpp"

#include "panels/screens.hpp"
#include "speech/ways.hpp"
#include "words/describe.hpp"
#include "words/quest.hpp"

#include <torchwake/core/utf8.hpp>
#include <torchwake/view/sentence.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::view {
namespace {

/// The importance of a cell: where a screen cell stands for several, it shows the most important one.
enum class Weight : std::uint8_t { Unknown, Wall, Floor, Matter, Feature, Item, Vendor, Stairs, Hero };

struct MapCell {
    core::Point at;
    TextCell shown{U' ', night, night, false, true};
    Weight weight = Weight::Unknown;
    std::string_view name{};  ///< for the legend; empty: not listed
    bool counted = true;      ///< the legend tells how often it is there
};

/// The cells of a level as remembered.
class LevelCells {
  public:
    LevelCells(const rules::Knowledge& knowledge, const rules::RememberedLevel& level)
        : knowledge_(&knowledge),
          level_(&level),
          catalog_(&knowledge.catalog()),
          cells_(level.tiles->size()) {
        for (std::size_t index = 0; index < level.tiles->span().size(); ++index) {
            const core::Point at = level.tiles->point(index);
            cells_[at] = terrain(at, level.tiles->span()[index]);
            if (cells_[at].weight == Weight::Floor) {
                lay_matter(at, *level.liquid, true);
                lay_matter(at, *level.cover, false);
            }
        }
        for (const rules::RememberedObject& object : level.objects) {
            lay(object);
        }
        for (const rules::KnownVendor& vendor : level.vendors) {
            const content::MonsterDef& kind = catalog_->monster(vendor.kind);
            put(vendor.at, kind.appearance, Weight::Vendor, kind.name);
        }
        if (is_present()) {
            const core::Point hero = knowledge.hero().at;
            put(hero, catalog_->monster(catalog_->hero()).appearance, Weight::Hero, {});
        }
    }

    [[nodiscard]] const core::Grid<MapCell>& cells() const { return cells_; }
    [[nodiscard]] bool is_present() const { return level_->depth == knowledge_->depth(); }

    /// The bounds of the known cells; empty if there are none.
    [[nodiscard]] core::Rect known() const {
        core::Point first{cells_.size().width, cells_.size().height};
        core::Point last{-1, -1};
        for (const MapCell& cell : cells_.span()) {
            if (cell.weight != Weight::Unknown) {
                first = {std::min(first.x, cell.at.x), std::min(first.y, cell.at.y)};
                last = {std::max(last.x, cell.at.x), std::max(last.y, cell.at.y)};
            }
        }
        return last.x < 0 ? core::Rect{} : core::Rect{first, {last.x - first.x + 1, last.y - first.y + 1}};
    }

  private:
    [[nodiscard]] MapCell terrain(core::Point at, content::TileId id) const {
        if (!id.valid()) {
            return {at};
        }
        const content::TileDef& tile = catalog_->tile(id);
        const bool feature = tile.opens_to || tile.closes_to || tile.prop || tile.portal;
        const bool stairs = tile.stairs != content::Stairs::None;
        const Weight weight = stairs        ? Weight::Stairs
                              : feature     ? Weight::Feature
                              : tile.blocks ? Weight::Wall
                                            : Weight::Floor;
        const bool listed = stairs || tile.portal || tile.emptied_to.has_value();
        const Colour ink = listed ? tile.appearance.foreground : multiplied(tile.appearance.foreground, dim);
        return {at,
                {tile.appearance.glyph, ink, night, listed, true},
                weight,
                listed ? tile.name : std::string_view()};
    }

    void put(core::Point at, const content::Appearance& look, Weight weight, std::string_view name) {
        cells_[at] = {at, {look.glyph, look.foreground, night, true, true}, weight, name};
    }

    void lay(const rules::RememberedObject& object) {
        if (object.item.valid()) {
            const content::ItemDef& kind = catalog_->item(knowledge_->apparent_kind(object.item));
            put(object.at, kind.appearance, Weight::Item, kind.name);
        }
    }

    /// Lays a kind of matter over the floor. `listed`: the legend names it.
    void lay_matter(core::Point at, const rules::MatterKinds& kinds, bool listed) {
        if (kinds.contains(at) && kinds[at].valid()) {
            const content::MatterDef& kind = catalog_->matter(kinds[at]);
            const std::string_view name = listed ? std::string_view(kind.name) : cells_[at].name;
            cells_[at] = {at,
                          {kind.appearance.glyph, kind.appearance.foreground, night, false, true},
                          Weight::Matter,
                          name,
                          false};
        }
    }

    static constexpr Colour dim{150, 155, 170};

    const rules::Knowledge* knowledge_;
    const rules::RememberedLevel* level_;
    const content::Catalog* catalog_;
    core::Grid<MapCell> cells_;
};

std::int32_t whole_factor(std::int32_t cells, std::int32_t room) {
    return std::max((cells + room - 1) / std::max(room, 1), 1);
}

/// The most important of the cells that one cell of the screen stands for.
const MapCell& most_important(const core::Grid<MapCell>& cells, const core::Rect& block) {
    const MapCell* best = &cells[block.origin];
    for (std::int32_t y = block.top(); y < std::min(block.bottom(), cells.size().height); ++y) {
        for (std::int32_t x = block.left(); x < std::min(block.right(), cells.size().width); ++x) {
            const MapCell& cell = cells[{x, y}];
            best = cell.weight > best->weight ? &cell : best;
        }
    }
    return *best;
}

/// `reacts`: the cells react to the pointer.
void draw_cells(Canvas& canvas, const LevelCells& level, const core::Rect& room,
                std::optional<core::Point> cursor, bool reacts) {
    const core::Rect known = level.known();
    if (known.empty()) {
        return;
    }
    const core::Size factor{whole_factor(known.size.width, room.size.width),
                            whole_factor(known.size.height, room.size.height)};
    const core::Size shown{whole_factor(known.size.width, factor.width),
                           whole_factor(known.size.height, factor.height)};
    const core::Point origin{room.left() + (room.size.width - shown.width) / 2,
                             room.top() + (room.size.height - shown.height) / 2};
    for (std::int32_t y = 0; y < shown.height; ++y) {
        for (std::int32_t x = 0; x < shown.width; ++x) {
            const core::Rect block{{known.left() + x * factor.width, known.top() + y * factor.height},
                                   factor};
            const MapCell& cell = most_important(level.cells(), block);
            const bool under_cursor = cursor && block.contains(*cursor);
            const Colour ink = under_cursor ? night : cell.shown.ink;
            canvas.text().put(origin + core::Point{x, y}, cell.shown.glyph,
                              {ink, under_cursor ? key_ink : night, cell.shown.bold, true});
            if (reacts) {
                canvas.areas().add({origin + core::Point{x, y}, {1, 1}}, screen::PointedCell{cell.at});
            }
        }
    }
}

/// The signs that the map shows, each with its name and how often it is there.
TextLine legend_of(const LevelCells& level) {
    std::map<std::pair<std::string_view, char32_t>, std::pair<const MapCell*, std::int32_t>> signs;
    for (const MapCell& cell : level.cells().span()) {
        if (!cell.name.empty()) {
            auto& [first, count] = signs[{cell.name, cell.shown.glyph}];
            first = first == nullptr ? &cell : first;
            ++count;
        }
    }
    std::vector<std::pair<const MapCell*, std::int32_t>> listed;
    for (const auto& [name, sign] : signs) {
        listed.push_back(sign);
    }
    std::ranges::sort(listed, std::greater(),
                      [](const auto& sign) { return std::pair(sign.first->weight, sign.first->name); });
    TextLine line;
    for (const auto& sign : listed) {
        const auto& [cell, count] = sign;
        std::string glyph;
        core::append_utf8(glyph, cell->shown.glyph);
        line.push_back({glyph, cell->shown.ink});
        line.push_back({" " + std::string(cell->name), plain_ink});
        line.push_back({(count > 1 && cell->counted ? " x" + std::to_string(count) : "") +
                            (&sign == &listed.back() ? "" : ", "),
                        quiet_ink});
    }
    return line;
}

/// "Depth 2, Sewers (3 of 4)".
std::string heading_of(const screen::MapModel& map, const std::vector<rules::RememberedLevel>& levels,
                       const Words& words) {
    const auto here = std::ranges::find(levels, map.depth, &rules::RememberedLevel::depth);
    const std::string place = place_name(map.depth, map.knowledge.catalog(), words);
    const std::array<Argument, 3> arguments{Argument{"place", place, {}},
                                            Argument{"page", std::to_string(here - levels.begin() + 1), {}},
                                            Argument{"pages", std::to_string(levels.size()), {}}};
    return capitalised(plain_text(words.say("map-page", arguments)));
}

/// The name of the cell under the cursor; the page of another level has no cursor, and a sentence instead.
TextLine under_cursor(const screen::MapModel& map, const Words& words) {
    if (!map.cursor) {
        return {{words.get("map-elsewhere"), quiet_ink}};
    }
    TextLine name = name_at(map.knowledge, *map.cursor, words);
    if (name.empty()) {
        name.push_back({words.get("map-turn-pages"), quiet_ink});
    }
    return name;
}

}  // namespace

void draw_level(Canvas& canvas, const rules::Knowledge& knowledge, const core::Rect& room) {
    const std::vector<rules::RememberedLevel> levels = knowledge.remembered_levels();
    const auto here = std::ranges::find(levels, knowledge.depth(), &rules::RememberedLevel::depth);
    if (here != levels.end()) {
        draw_cells(canvas, LevelCells(knowledge, *here), room, std::nullopt, false);
    }
}

void draw_small_map(Canvas& canvas, const rules::Knowledge& knowledge, const core::Rect& free) {
    constexpr std::int32_t rows = 8;
    constexpr std::int32_t blank = 1;
    if (free.size.height >= rows + blank) {
        draw_level(canvas, knowledge, {{free.left(), free.bottom() - rows}, {free.size.width, rows}});
    }
}

void paint_screen(Canvas& canvas, const screen::MapModel& map, const PaintContext& with) {
    const Words& words = *with.source.words;
    const std::vector<rules::RememberedLevel> levels = map.knowledge.remembered_levels();
    const auto shown = std::ranges::find(levels, map.depth, &rules::RememberedLevel::depth);
    const core::Rect page{{0, 0}, {with.layout.screen.width, with.layout.help.top()}};
    canvas.panel(page, Border::Box, heading_of(map, levels, words));
    if (shown == levels.end()) {
        return;
    }
    constexpr std::size_t most_legend_rows = 3;
    const LevelCells level(map.knowledge, *shown);
    const std::int32_t width = page.size.width - 4;
    std::vector<TextLine> legend = wrapped(legend_of(level), std::max(width, 1));
    legend.resize(std::min(legend.size(), most_legend_rows));
    const auto below = static_cast<std::int32_t>(legend.size()) + 1;
    const core::Rect room{{2, 1}, {width, std::max(page.size.height - 2 - below, 1)}};
    draw_cells(canvas, level, room, map.cursor, level.is_present());
    std::int32_t y = room.bottom();
    for (const TextLine& row : legend) {
        canvas.put({room.left(), y++}, row, plain_ink);
    }
    canvas.put({room.left(), y}, cut_to(under_cursor(map, words), width), plain_ink);
}

ScreenSpeech tell_screen(const screen::MapModel& map, const PaintContext& with) {
    const Words& words = *with.source.words;
    const std::vector<rules::RememberedLevel> levels = map.knowledge.remembered_levels();
    ScreenSpeech speech{heading_of(map, levels, words)};
    const auto shown = std::ranges::find(levels, map.depth, &rules::RememberedLevel::depth);
    if (shown != levels.end()) {
        speech.lines.push_back(legend_of(LevelCells(map.knowledge, *shown)));
    }
    speech.lines.push_back(under_cursor(map, words));
    if (map.cursor) {
        speech.lines.push_back({{told_cell(map.knowledge, *map.cursor, words), {}}});
    }
    return speech;
}

}  // namespace torchwake::view
