#include "values/value_writer.hpp"

#include <torchwake/core/hex.hpp>

#include <string_view>

namespace torchwake::save {
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

json::Value ValueWriter::write(content::MatterId id) const {
    return id.valid() ? json::Value(catalog_->matter(id).id) : json::Value(nullptr);
}

json::Value ValueWriter::write(content::TileId id) const {
    return id.valid() ? json::Value(catalog_->tile(id).id) : json::Value(nullptr);
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
