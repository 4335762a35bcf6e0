// The page that maps a level as the hero remembers it, scaled to fit, with a legend of what is there.

#include "boxes/level_map.hpp"

#include "boxes/menu_box.hpp"
#include "boxes/screens.hpp"
#include "rows/action_label.hpp"

#include <torchwake/core/utf8.hpp>
#include <torchwake/words/examine.hpp>
#include <torchwake/words/quest.hpp>
#include <torchwake/words/sentence.hpp>
#include <torchwake/words/ways.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::panels {
namespace {

/// The importance of a cell: where a screen cell stands for several, it shows the most important one.
enum class Weight : std::uint8_t { Unknown, Wall, Floor, Matter, Feature, Item, Vendor, Stairs, Actor, Hero };

struct MapCell {
    core::Point at;
    TextCell shown{U' ', words::night, words::night, false, true};
    Weight weight = Weight::Unknown;
    std::string_view name{};  ///< for the legend; empty: not listed
    bool counted = true;      ///< the legend tells how often it is there
    std::string_view sprite{};
    SmallMark small = SmallMark::None;  ///< on a map of small squares
    content::Colour ground{};           ///< of the tile or the matter below all else
    bool in_view = false;
    bool hostile = false;  ///< an enemy is there
};

/// The cells of a level as remembered.
class LevelCells {
  public:
    LevelCells(const forecast::Knowledge& knowledge, const forecast::RememberedLevel& level)
        : knowledge_(&knowledge),
          level_(&level),
          catalog_(&knowledge.catalog()),
          cells_(level.tiles->size()) {
        for (std::size_t index = 0; index < level.tiles->span().size(); ++index) {
            const core::Point at = level.tiles->point(index);
            cells_[at] = terrain(at, level.tiles->span()[index]);
            if (cells_[at].weight == Weight::Floor) {
                lay_matter(at, *level.liquid, false);
                lay_matter(at, *level.cover, true);
            }
        }
        for (const rules::RememberedObject& object : level.objects) {
            lay(object);
        }
        for (const forecast::KnownVendor& vendor : level.vendors) {
            const content::MonsterDef& kind = catalog_->monster(vendor.kind);
            put(vendor.at, kind.appearance, Weight::Vendor, kind.name);
        }
        if (is_present()) {
            take_present();
        }
    }

    [[nodiscard]] const core::Grid<MapCell>& cells() const { return cells_; }
    [[nodiscard]] bool is_present() const { return level_->depth == knowledge_->depth(); }
    /// The cell on which the hero stands, without it; unknown on another level.
    [[nodiscard]] const MapCell& underfoot() const { return underfoot_; }

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
    /// Puts the hero, those whom it sees and the traps that it has spotted over the rest, and notes what it
    /// sees.
    void take_present() {
        for (const forecast::KnownTrap& trap : knowledge_->traps()) {
            if (trap.armed && cells_[trap.at].weight < Weight::Item) {
                const content::TrapDef& kind = catalog_->trap(trap.kind);
                put(trap.at, kind.appearance, Weight::Feature, kind.name);
                cells_[trap.at].small = SmallMark::None;
            }
        }
        for (const forecast::KnownActor& actor : knowledge_->actors_in_view()) {
            const content::MonsterDef& kind = catalog_->monster(actor.kind);
            put(actor.at, kind.appearance, Weight::Actor, kind.name);
            cells_[actor.at].small = SmallMark::Square;
            cells_[actor.at].hostile = actor.hostile;
        }
        const core::Point hero = knowledge_->hero().at;
        underfoot_ = cells_[hero];
        put(hero, catalog_->monster(catalog_->hero()).appearance, Weight::Hero, {});
        for (MapCell& cell : cells_.span()) {
            cell.in_view = knowledge_->visibility(cell.at) == forecast::Visibility::Visible;
        }
    }

    [[nodiscard]] MapCell terrain(core::Point at, content::TileId id) const {
        if (!id.valid()) {
            return {at};
        }
        const content::TileDef& tile = catalog_->tile(id);
        const bool way = tile.opens_to || tile.closes_to || tile.portal;
        const bool stairs = tile.stairs != content::Stairs::None;
        const Weight weight = stairs             ? Weight::Stairs
                              : way || tile.prop ? Weight::Feature
                              : tile.blocks      ? Weight::Wall
                                                 : Weight::Floor;
        const bool listed = stairs || tile.portal || tile.emptied_to.has_value();
        const content::Colour ink =
            listed ? tile.appearance.foreground : words::multiplied(tile.appearance.foreground, dim);
        MapCell cell{at, {tile.appearance.glyph, ink, words::night, listed, true}, weight};
        cell.name = listed ? tile.name : std::string_view();
        cell.sprite =
            weight >= Weight::Feature ? std::string_view(tile.appearance.sprite) : std::string_view();
        cell.ground = ink;
        cell.small = stairs_mark(tile.stairs);
        if (tile.portal) {
            cell.small = SmallMark::Square;
        }
        return cell;
    }

    static SmallMark stairs_mark(content::Stairs stairs) {
        switch (stairs) {
            case content::Stairs::Down:
                return SmallMark::Down;
            case content::Stairs::Up:
                return SmallMark::Up;
            default:
                return SmallMark::None;
        }
    }

    void put(core::Point at, const content::Appearance& look, Weight weight, std::string_view name) {
        MapCell cell{at,         {look.glyph, look.foreground, words::night, true, true}, weight, name, true,
                     look.sprite};
        cell.small = weight == Weight::Item ? SmallMark::Diamond : SmallMark::Large;
        cell.ground = cells_[at].ground;
        cells_[at] = cell;
    }

    void lay(const rules::RememberedObject& object) {
        if (object.item.valid()) {
            const content::ItemDef& kind = catalog_->item(knowledge_->apparent_kind(object.item));
            put(object.at, kind.appearance, Weight::Item, kind.name);
        }
    }

    /// Lays a kind of matter over the floor. A cover is as dim as the floor.
    void lay_matter(core::Point at, const rules::MatterKinds& kinds, bool is_cover) {
        if (kinds.contains(at) && kinds[at].valid()) {
            const content::MatterDef& kind = catalog_->matter(kinds[at]);
            const content::Colour own = kind.appearance.foreground;
            const content::Colour ink = is_cover ? words::multiplied(own, dim) : own;
            MapCell cell{at,
                         {kind.appearance.glyph, ink, words::night, false, true},
                         Weight::Matter,
                         kind.name,
                         false};
            cell.ground = ink;
            cells_[at] = cell;
        }
    }

    static constexpr content::Colour dim{150, 155, 170};

    const forecast::Knowledge* knowledge_;
    const forecast::RememberedLevel* level_;
    const content::Catalog* catalog_;
    core::Grid<MapCell> cells_;
    MapCell underfoot_{};
};

std::int32_t whole_factor(std::int32_t cells, std::int32_t room) {
    return std::max((cells + room - 1) / std::max(room, 1), 1);
}

/// The most important of the cells that one cell of the screen stands for.
const MapCell& most_important(const core::Grid<MapCell>& cells, const core::Rect& block) {
    const MapCell* best = &cells[block.origin];
    for (const core::Point at : core::cells_of(block.common_part({{0, 0}, cells.size()}))) {
        best = cells[at].weight > best->weight ? &cells[at] : best;
    }
    return *best;
}

/// The colour of a square: that of the cell's letter, darkest for walls, and warm in the hero's view.
content::Colour square_colour(const MapCell& cell) {
    constexpr content::Colour torchlight{255, 206, 140};
    constexpr std::int32_t of_walls = 330;
    constexpr std::int32_t of_floors = 900;
    if (cell.weight == Weight::Unknown) {
        return words::night;
    }
    const content::Colour cold =
        words::mixed(words::night, cell.ground, cell.weight == Weight::Wall ? of_walls : of_floors);
    return cell.in_view ? words::multiplied(words::scaled(cold, words::whole * 3 / 2), torchlight) : cold;
}

/// The colour of a mark where squares are small.
content::Colour mark_colour(const MapCell& cell) {
    switch (cell.weight) {
        case Weight::Hero:
        case Weight::Stairs:
            return words::bright_ink;
        case Weight::Item:
            return words::key_ink;
        case Weight::Actor:
            return cell.hostile ? words::blood_fill : words::good_ink;
        default:
            return cell.shown.ink;
    }
}

LevelMark mark_of(const MapCell& cell, core::Point in_picture) {
    return {in_picture, std::string(cell.sprite), mark_colour(cell), cell.small};
}

/// The level, or a part of it, as squares.
LevelPicture picture_of(const LevelCells& level, const core::Rect& area, const core::Rect& part) {
    LevelPicture picture{area, part.origin, core::Grid<content::Colour>(part.size, words::night)};
    std::optional<core::Point> hero;  // its mark covers all others
    for (std::size_t index = 0; index < picture.squares.span().size(); ++index) {
        const core::Point in_picture = picture.squares.point(index);
        const MapCell& cell = level.cells()[part.origin + in_picture];
        picture.squares[in_picture] = square_colour(cell);
        if (cell.weight == Weight::Hero) {
            hero = in_picture;
        } else if (cell.weight >= Weight::Feature) {
            picture.marks.push_back(mark_of(cell, in_picture));
        }
    }
    if (hero) {
        picture.marks.push_back(mark_of(level.cells()[part.origin + *hero], *hero));
    }
    return picture;
}

/// The part of a level for the small map: while the known cells fit in a quarter of the level, a quarter
/// around them, so that they are drawn twice as large.
core::Rect small_part(const LevelCells& level) {
    const core::Size size = level.cells().size();
    const core::Size half{(size.width + 1) / 2, (size.height + 1) / 2};
    const core::Rect known = level.known();
    if (known.size.width > half.width || known.size.height > half.height) {
        return {{0, 0}, size};
    }
    const core::Point corner{known.left() - (half.width - known.size.width) / 2,
                             known.top() - (half.height - known.size.height) / 2};
    return {{std::clamp(corner.x, 0, size.width - half.width),
             std::clamp(corner.y, 0, size.height - half.height)},
            half};
}

/// The cells as letters. `reacts`: they react to the pointer.
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
            const content::Colour ink = under_cursor ? words::night : cell.shown.ink;
            canvas.text().put(origin + core::Point{x, y}, cell.shown.glyph,
                              {ink, under_cursor ? words::key_ink : words::night, cell.shown.bold, true});
            if (reacts) {
                canvas.areas().add({origin + core::Point{x, y}, {1, 1}}, screen::PointedCell{cell.at});
            }
        }
    }
}

/// The part of the level that is known, in the middle of an area: in a window as squares, else in letters.
void draw_known(Canvas& canvas, const LevelCells& level, const core::Rect& room,
                std::optional<core::Point> cursor, bool reacts) {
    if (!canvas.is_window()) {
        draw_cells(canvas, level, room, cursor, reacts);
        return;
    }
    const core::Rect known = level.known();
    if (known.empty()) {
        return;
    }
    LevelPicture picture = picture_of(level, room, known);
    picture.reacts = reacts;
    if (cursor && known.contains(*cursor)) {
        picture.cursor = *cursor - known.origin;
    }
    canvas.frame().levels.push_back(std::move(picture));
}

/// A sign that the map shows, and how often it is there.
struct LegendEntry {
    const MapCell* cell = nullptr;
    std::int32_t count = 0;
    std::string name{};

    /// Its name, and its number if there are several.
    [[nodiscard]] words::TextLine text(bool last) const {
        const std::string number = count > 1 && cell->counted ? " x" + std::to_string(count) : "";
        return {{name, cell->hostile ? words::bad_ink : words::plain_ink},
                {number + (last ? "" : ","), words::quiet_ink}};
    }
};

/// The signs that the map shows, the most important first.
std::vector<LegendEntry> legend_of(const LevelCells& level) {
    std::map<std::pair<std::string_view, char32_t>, LegendEntry> signs;
    const auto count = [&signs](const MapCell& cell) {
        if (!cell.name.empty()) {
            LegendEntry& entry = signs[{cell.name, cell.shown.glyph}];
            entry.cell = entry.cell == nullptr || cell.in_view ? &cell : entry.cell;
            ++entry.count;
            entry.name = cell.name;
        }
    };
    std::ranges::for_each(level.cells().span(), count);
    count(level.underfoot());
    std::vector<LegendEntry> listed;
    listed.reserve(signs.size());
    for (const auto& [name, entry] : signs) {
        listed.push_back(entry);
    }
    std::ranges::sort(listed, std::greater(), [](const LegendEntry& entry) {
        return std::pair(entry.cell->weight, entry.cell->name);
    });
    return listed;
}

/// Entries for the floor in view, and for the floor that was seen before, where there is such floor.
std::vector<LegendEntry> floors_of(const LevelCells& level, const words::Words& words) {
    std::vector<LegendEntry> entries;
    for (const bool in_view : {true, false}) {
        const auto cells = level.cells().span();
        const auto found = std::ranges::find_if(cells, [in_view](const MapCell& cell) {
            return cell.weight == Weight::Floor && cell.in_view == in_view;
        });
        if (found != cells.end()) {
            entries.push_back({&*found, 1, words.get(in_view ? "map-in-view" : "map-seen-before")});
        }
    }
    return entries;
}

/// The legend in letters.
words::TextLine legend_line(const std::vector<LegendEntry>& legend) {
    words::TextLine line;
    for (const LegendEntry& entry : legend) {
        std::string glyph = line.empty() ? "" : " ";
        core::append_utf8(glyph, entry.cell->shown.glyph);
        line.push_back({glyph + " ", entry.cell->shown.ink});
        for (words::TextSpan& span : entry.text(&entry == &legend.back())) {
            line.push_back(std::move(span));
        }
    }
    return line;
}

/// A legend on a page, from its first row on: in a window by the pictures that the map shows.
class LegendWriter {
  public:
    /// The entries of the present level stand for their cells to the pointer. Requires: the arguments outlive
    /// the writer.
    LegendWriter(const std::vector<LegendEntry>& legend, std::int32_t width, bool in_window, bool present)
        : legend_(&legend), width_(std::max(width, 1)), in_window_(in_window), present_(present) {}

    [[nodiscard]] std::int32_t rows() const { return write(nullptr, {}); }
    void write(Canvas& canvas, core::Point at) const { write(&canvas, at); }

  private:
    static constexpr std::int32_t most_rows = 3;
    static constexpr std::int32_t icon_width = 3;

    /// Writes, or without a canvas counts, the rows.
    std::int32_t write(Canvas* canvas, core::Point at) const {
        return in_window_ ? write_pictures(canvas, at) : write_letters(canvas, at);
    }

    std::int32_t write_letters(Canvas* canvas, core::Point at) const {
        const std::vector<words::TextLine> rows = wrapped(legend_line(*legend_), width_);
        const std::int32_t count = std::min(static_cast<std::int32_t>(rows.size()), most_rows);
        if (canvas != nullptr) {
            canvas->put({at, {width_, count}}, rows, words::plain_ink);
        }
        return count;
    }

    std::int32_t write_pictures(Canvas* canvas, core::Point at) const {
        core::Point next{0, 0};
        for (const LegendEntry& entry : *legend_) {
            const words::TextLine text = entry.text(&entry == &legend_->back());
            const std::int32_t width = icon_width + words::text_width(text);
            if (next.x > 0 && next.x + width > width_) {
                next = {0, next.y + 1};
            }
            if (next.y == most_rows) {
                return most_rows;
            }
            if (canvas != nullptr) {
                put_sign(*canvas, at + next, *entry.cell);
                canvas->put(at + next + core::Point{icon_width, 0}, text, words::plain_ink);
                if (present_ && entry.cell->weight != Weight::Floor) {
                    canvas->areas().add({at + next, {width, 1}}, screen::PointedCell{entry.cell->at});
                }
            }
            next.x += width + 2;
        }
        return next.y + 1;
    }

    /// The picture of a sign, or its square if it has none.
    static void put_sign(Canvas& canvas, core::Point at, const MapCell& cell) {
        if (cell.sprite.empty()) {
            const content::Colour fill = square_colour(cell);
            canvas.frame().panels.push_back({{at, {2, 1}}, fill, fill});
            return;
        }
        content::Appearance look;
        look.sprite = cell.sprite;
        canvas.icon(at, look, true);
    }

    const std::vector<LegendEntry>* legend_;
    std::int32_t width_;
    bool in_window_;
    bool present_;
};

/// "Depth 2, Sewers (3 of 4)".
std::string heading_of(const screen::MapModel& map, const std::vector<forecast::RememberedLevel>& levels,
                       const words::Words& words) {
    const auto here = std::ranges::find(levels, map.depth, &forecast::RememberedLevel::depth);
    const std::string place = place_name(map.depth, map.knowledge.catalog(), words);
    return words::capitalised(words.get("map-page", {{"place", place},
                                                     {"page", std::to_string(here - levels.begin() + 1)},
                                                     {"pages", std::to_string(levels.size())}}));
}

/// The answers that turn to the levels above and below the shown one, each in its place also where the hero
/// remembers none; nothing if there is no other.
std::vector<ActionLabel> turns_of(const screen::MapModel& map,
                                  const std::vector<forecast::RememberedLevel>& levels,
                                  const PaintSource& source) {
    if (levels.size() == 1) {
        return {};
    }
    std::vector<ActionLabel> turns{
        action_label(screen::Action::PageUp, source.words->get("map-level-above"), *source.keys),
        action_label(screen::Action::PageDown, source.words->get("map-level-below"), *source.keys)};
    turns.front().useful = map.depth != levels.front().depth;
    turns.back().useful = map.depth != levels.back().depth;
    return turns;
}

/// The name of the cell under the cursor; the page of another level has no cursor, and a sentence instead.
words::TextLine under_cursor(const screen::MapModel& map, const words::Words& words) {
    if (!map.cursor) {
        return {{words.get("map-elsewhere"), words::quiet_ink}};
    }
    return name_at(map.knowledge, *map.cursor, words);
}

}  // namespace

void draw_level(Canvas& canvas, const forecast::Knowledge& knowledge, const core::Rect& room) {
    const std::vector<forecast::RememberedLevel> levels = knowledge.remembered_levels();
    const auto here = std::ranges::find(levels, knowledge.depth(), &forecast::RememberedLevel::depth);
    if (here != levels.end() && !room.empty()) {
        draw_known(canvas, LevelCells(knowledge, *here), room, std::nullopt, false);
    }
}

void draw_minimap(Canvas& canvas, const forecast::Knowledge& knowledge, const core::Rect& area) {
    const std::vector<forecast::RememberedLevel> levels = knowledge.remembered_levels();
    const auto here = std::ranges::find(levels, knowledge.depth(), &forecast::RememberedLevel::depth);
    if (here == levels.end() || area.empty()) {
        return;
    }
    canvas.panel(area, Border::None);
    const LevelCells level(knowledge, *here);
    LevelPicture picture = picture_of(level, area, small_part(level));
    picture.reacts = true;
    canvas.frame().levels.push_back(std::move(picture));
}

void draw_small_map(Canvas& canvas, const forecast::Knowledge& knowledge, const core::Rect& free) {
    constexpr std::int32_t rows = 8;
    constexpr std::int32_t blank = 1;
    if (free.size.height >= rows + blank) {
        draw_level(canvas, knowledge, {{free.left(), free.bottom() - rows}, {free.size.width, rows}});
    }
}

void paint_screen(Canvas& canvas, const screen::MapModel& map, const PaintContext& with) {
    const words::Words& words = *with.source.words;
    const std::vector<forecast::RememberedLevel> levels = map.knowledge.remembered_levels();
    const auto shown = std::ranges::find(levels, map.depth, &forecast::RememberedLevel::depth);
    const core::Rect page{{0, 0}, {with.layout.screen.width, with.layout.help.top()}};
    canvas.panel(page, Border::Box, heading_of(map, levels, words));
    draw_close_sign(canvas, page);
    if (shown == levels.end()) {
        return;
    }
    const LevelCells level(map.knowledge, *shown);
    const std::int32_t width = page.size.width - 4;
    std::vector<LegendEntry> entries = legend_of(level);
    if (canvas.is_window() && level.is_present()) {
        std::ranges::move(floors_of(level, words), std::back_inserter(entries));
    }
    const LegendWriter legend(entries, width, canvas.is_window(), level.is_present());
    const std::int32_t below = legend.rows() + 1;
    const core::Rect room{{2, 1}, {width, std::max(page.size.height - 2 - below, 1)}};
    draw_known(canvas, level, room, map.cursor, level.is_present());
    legend.write(canvas, {room.left(), room.bottom()});
    const std::int32_t y = room.bottom() + below - 1;
    std::vector<ActionLabel> turns = turns_of(map, levels, with.source);
    constexpr std::int32_t least_for_name = 10;
    if (width_of(turns, answer_gap) + least_for_name > width) {
        turns.clear();
    }
    const std::int32_t beside = turns.empty() ? width : width - width_of(turns, answer_gap) - 2;
    canvas.put({room.left(), y}, cut_to(under_cursor(map, words), std::max(beside, 1)), words::plain_ink);
    draw_answers(canvas, {room.left() + beside + 2, y}, turns);
}

ScreenSpeech tell_screen(const screen::MapModel& map, const PaintContext& with) {
    const words::Words& words = *with.source.words;
    const std::vector<forecast::RememberedLevel> levels = map.knowledge.remembered_levels();
    ScreenSpeech speech{heading_of(map, levels, words)};
    const auto shown = std::ranges::find(levels, map.depth, &forecast::RememberedLevel::depth);
    if (shown != levels.end()) {
        const LevelCells level(map.knowledge, *shown);
        speech.lines.push_back(legend_line(legend_of(level)));
    }
    speech.lines.push_back(under_cursor(map, words));
    if (map.cursor) {
        speech.lines.push_back({{told_cell(map.knowledge, *map.cursor, words), {}}});
    }
    return speech;
}

}  // namespace torchwake::panels
