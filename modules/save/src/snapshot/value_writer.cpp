#include "snapshot/value_writer.hpp"

#include <torchwake/core/hex.hpp>

#include <algorithm>
#include <string_view>

namespace torchwake::save {
namespace {

/// Calls visit(tile, count) for each run of equal tiles, in order.
template <class Visit>
void visit_runs(std::span<const content::TileId> row, Visit visit) {
    while (!row.empty()) {
        const auto end = std::ranges::find_if(row, [&](content::TileId tile) { return tile != row.front(); });
        const auto cells = static_cast<std::size_t>(end - row.begin());
        visit(row.front(), cells);
        row = row.subspan(cells);
    }
}

std::vector<content::TileId> occurring(const core::Grid<content::TileId>& grid) {
    std::vector<content::TileId> found;
    visit_runs(grid.span(), [&](content::TileId tile, std::size_t) { found.push_back(tile); });
    std::ranges::sort(found);
    found.erase(std::ranges::unique(found).begin(), found.end());
    return found;
}

std::string row_text(std::span<const content::TileId> row, std::span<const content::TileId> legend) {
    std::string text;
    visit_runs(row, [&](content::TileId tile, std::size_t cells) {
        const auto place = std::ranges::lower_bound(legend, tile) - legend.begin();
        text += text.empty() ? "" : " ";
        text += std::to_string(cells) + '*' + std::to_string(place);
    });
    return text;
}

}  // namespace

json::Value ValueWriter::write(std::uint64_t value) const {
    return core::to_hex(value);
}

json::Value ValueWriter::write(content::MonsterId id) const {
    return id.valid() ? json::Value(catalog_->monster(id).id) : json::Value(nullptr);
}

json::Value ValueWriter::write(content::ItemId id) const {
    return id.valid() ? json::Value(catalog_->item(id).id) : json::Value(nullptr);
}

json::Value ValueWriter::write(content::SpellId id) const {
    return id.valid() ? json::Value(catalog_->spell(id).id) : json::Value(nullptr);
}

json::Value ValueWriter::write(content::TrapId id) const {
    return id.valid() ? json::Value(catalog_->trap(id).id) : json::Value(nullptr);
}

json::Value ValueWriter::write(content::GiftId id) const {
    return id.valid() ? json::Value(catalog_->gift(id).id) : json::Value(nullptr);
}

json::Value ValueWriter::write(content::TileId id) const {
    return id.valid() ? json::Value(catalog_->tile(id).id) : json::Value(nullptr);
}

json::Value ValueWriter::write(const core::Grid<content::TileId>& grid) const {
    const std::vector<content::TileId> legend = occurring(grid);
    json::Array rows;
    for (std::int32_t y = 0; y < grid.height(); ++y) {
        rows.emplace_back(row_text(grid.row(y), legend));
    }
    return json::Object{{"width", grid.width()}, {"legend", write_all(legend)}, {"rows", std::move(rows)}};
}

json::Value ValueWriter::write(const spatial::BitGrid& cells) const {
    json::Array rows;
    for (std::int32_t y = 0; y < cells.size().height; ++y) {
        std::string row;
        for (std::size_t word = 0; word < cells.words_per_row(); ++word) {
            row += core::to_hex(cells.row(y)[word]);
        }
        rows.emplace_back(std::move(row));
    }
    return json::Object{{"width", cells.size().width}, {"rows", std::move(rows)}};
}

json::Value ValueWriter::write(const rules::World& world) const {
    json::Members members;
    rules::visit_state(
        world, [&](std::string_view name, const auto& part) { members.push_back({name, write(part)}); });
    return json::Object(std::move(members));
}

}  // namespace torchwake::save
