#include "value_writer.hpp"

#include <torchwake/core/hex.hpp>

#include <algorithm>
#include <string_view>

namespace torchwake::save {
namespace {

/// A number below 256 as two digits.
std::string_view last_two(std::string_view digits) {
    return digits.substr(digits.size() - 2);
}

std::vector<content::TileId> occurring(const core::Grid<content::TileId>& grid) {
    std::vector<content::TileId> found(grid.span().begin(), grid.span().end());
    std::ranges::sort(found);
    found.erase(std::ranges::unique(found).begin(), found.end());
    return found;
}

std::string row_text(std::span<const content::TileId> row, std::span<const content::TileId> legend) {
    std::string text;
    for (const content::TileId tile : row) {
        const auto place = std::ranges::lower_bound(legend, tile) - legend.begin();
        text += last_two(core::to_hex(static_cast<std::uint64_t>(place)));
    }
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

json::Value ValueWriter::write(const rules::World& world) const {
    std::vector<json::Member> members;
    rules::visit_state(world, [&](std::string_view name, const auto& part) {
        members.push_back({std::string(name), write(part)});
    });
    return json::Object(std::move(members));
}

}  // namespace torchwake::save
