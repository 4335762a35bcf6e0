#include "value_reader.hpp"

#include <torchwake/core/hex.hpp>

#include <algorithm>
#include <string>
#include <string_view>

namespace torchwake::save {
namespace {

constexpr std::int32_t most_cells_a_side = 1000;

/// A definition by its text id; null: none.
template <class Id, class Find>
bool read_definition(const json::Node& node, Id& target, Find find) {
    if (node.value().is_null()) {
        return true;
    }
    const std::string* const text = node.value().if_string();
    const std::optional<Id> found = text != nullptr ? find(*text) : std::nullopt;
    if (!found) {
        node.refuse("the id of a definition, or null");
        return false;
    }
    target = *found;
    return true;
}

/// A grid as it is written.
struct WrittenGrid {
    std::int32_t width = 0;
    std::vector<content::TileId> legend;
    std::vector<std::string> rows;
};

/// What two digits stand for.
std::optional<content::TileId> tile_at(const WrittenGrid& written, std::string_view pair) {
    const auto number = core::parse_hex("00000000000000" + std::string(pair));
    if (!number || *number >= written.legend.size()) {
        return std::nullopt;
    }
    return written.legend[static_cast<std::size_t>(*number)];
}

bool fill_row(const WrittenGrid& written, std::int32_t y, core::Grid<content::TileId>& grid) {
    const std::string& row = written.rows[static_cast<std::size_t>(y)];
    if (row.size() != 2 * static_cast<std::size_t>(written.width)) {
        return false;
    }
    for (std::int32_t x = 0; x < written.width; ++x) {
        const auto tile = tile_at(written, std::string_view(row).substr(2 * static_cast<std::size_t>(x), 2));
        if (!tile) {
            return false;
        }
        grid[{x, y}] = *tile;
    }
    return true;
}

std::optional<std::string> any_text(const json::Node& node) {
    const std::string* const text = node.value().if_string();
    if (text == nullptr) {
        node.refuse("a string");
        return std::nullopt;
    }
    return *text;
}

}  // namespace

bool ValueReader::read(const json::Node& node, bool& target) const {
    const std::optional<bool> value = json::boolean(node);
    target = value.value_or(target);
    return value.has_value();
}

bool ValueReader::read(const json::Node& node, std::uint64_t& target) const {
    const std::string* const text = node.value().if_string();
    const std::optional<std::uint64_t> value = text != nullptr ? core::parse_hex(*text) : std::nullopt;
    if (!value) {
        node.refuse("16 hexadecimal digits");
        return false;
    }
    target = *value;
    return true;
}

bool ValueReader::read(const json::Node& node, content::MonsterId& target) const {
    return read_definition(node, target, [this](std::string_view id) { return catalog_->find_monster(id); });
}

bool ValueReader::read(const json::Node& node, content::ItemId& target) const {
    return read_definition(node, target, [this](std::string_view id) { return catalog_->find_item(id); });
}

bool ValueReader::read(const json::Node& node, content::TileId& target) const {
    return read_definition(node, target, [this](std::string_view id) { return catalog_->find_tile(id); });
}

bool ValueReader::read(const json::Node& node, core::RandomStream& target) const {
    core::RandomStream::State state{};
    if (!read(node, state)) {
        return false;
    }
    if (std::ranges::all_of(state, [](std::uint64_t word) { return word == 0; })) {
        node.refuse("a state that is not all zero");
        return false;
    }
    target = core::RandomStream(state);
    return true;
}

bool ValueReader::read(const json::Node& node, core::Grid<content::TileId>& target) const {
    const auto written = json::object<WrittenGrid>([this](json::Fields& in, WrittenGrid& out) {
        in.required("width", out.width, json::integer(0, most_cells_a_side));
        in.required("legend", out.legend, json::list(decoder<content::TileId>()));
        in.required("rows", out.rows, json::list(any_text));
    })(node);
    if (!written || written->rows.size() > static_cast<std::size_t>(most_cells_a_side)) {
        node.refuse("a grid");
        return false;
    }
    const auto height = static_cast<std::int32_t>(written->rows.size());
    core::Grid<content::TileId> grid(core::Size{written->width, height});
    for (std::int32_t y = 0; y < height; ++y) {
        if (!fill_row(*written, y, grid)) {
            node.refuse("two digits a cell, each into the legend");
            return false;
        }
    }
    target = std::move(grid);
    return true;
}

bool ValueReader::read(const json::Node& node, rules::World& target) const {
    return read_members(node, [&](json::Fields& in) {
        rules::visit_state(target, [&](std::string_view name, auto& part) { require(in, name, part); });
    });
}

}  // namespace torchwake::save
