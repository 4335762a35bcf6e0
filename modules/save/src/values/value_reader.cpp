#include "values/value_reader.hpp"

#include "files/file_format.hpp"

#include <torchwake/core/hex.hpp>

#include <algorithm>
#include <charconv>
#include <string>
#include <string_view>
#include <system_error>

namespace torchwake::save {
namespace {

/// The data allows no larger levels either.
constexpr std::int32_t most_cells_a_side = 500;

/// Reads a definition by its text id; null stands for none.
template <class Id, class Find>
bool read_definition(const json::Node& node, Id& target, Find find) {
    if (node.value().is_null()) {
        return true;
    }
    const std::optional<std::string_view> text = node.value().if_string();
    const std::optional<Id> found = text ? find(*text) : std::nullopt;
    if (!found) {
        node.refuse("the id of a definition, or null");
        return false;
    }
    target = *found;
    return true;
}

/// A number of cells of one place in the legend.
struct PlaceRun {
    std::int32_t cells = 0;
    std::size_t place = 0;
};

/// Takes a number off the beginning of a text; returns false if there is none that fits.
template <class T>
bool take_number(std::string_view& text, T& target) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), target);
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return error == std::errc();
}

/// Takes the first run and the blank behind it off a row that is not empty.
std::optional<PlaceRun> take_run(std::string_view& row) {
    PlaceRun run;
    if (!take_number(row, run.cells) || !row.starts_with('*')) {
        return std::nullopt;
    }
    row.remove_prefix(1);
    if (!take_number(row, run.place) || row == " " || !(row.empty() || row.starts_with(' '))) {
        return std::nullopt;
    }
    row.remove_prefix(row.empty() ? 0 : 1);
    return run;
}

/// A set of cells as it is written.
struct WrittenSet {
    std::int32_t width = 0;
    std::vector<std::string> rows;
};

/// Returns false if a row does not have the set's width, or has a cell outside of it.
bool fill_row(const std::string& row, std::int32_t y, spatial::BitGrid& cells) {
    constexpr std::size_t digits = 16;
    if (row.size() != digits * cells.words_per_row()) {
        return false;
    }
    spatial::BitGrid whole(core::Size{cells.size().width, 1}, true);
    for (std::size_t word = 0; word < cells.words_per_row(); ++word) {
        const auto bits = core::parse_hex(std::string_view(row).substr(digits * word, digits));
        if (!bits || (*bits & ~whole.row(0)[word]) != 0) {
            return false;
        }
        cells.row(y)[word] = *bits;
    }
    return true;
}

}  // namespace

bool ValueReader::read(const json::Node& node, bool& target) const {
    const std::optional<bool> value = json::boolean(node);
    target = value.value_or(target);
    return value.has_value();
}

bool ValueReader::read(const json::Node& node, std::uint64_t& target) const {
    const std::optional<std::string_view> text = node.value().if_string();
    const std::optional<std::uint64_t> value = text ? core::parse_hex(*text) : std::nullopt;
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

bool ValueReader::read(const json::Node& node, content::SpellId& target) const {
    return read_definition(node, target, [this](std::string_view id) { return catalog_->find_spell(id); });
}

bool ValueReader::read(const json::Node& node, content::TrapId& target) const {
    return read_definition(node, target, [this](std::string_view id) { return catalog_->find_trap(id); });
}

bool ValueReader::read(const json::Node& node, content::MatterId& target) const {
    return read_definition(node, target, [this](std::string_view id) { return catalog_->find_matter(id); });
}

bool ValueReader::read(const json::Node& node, content::GiftId& target) const {
    return read_definition(node, target, [this](std::string_view id) { return catalog_->find_gift(id); });
}

bool ValueReader::read(const json::Node& node, content::TileId& target) const {
    return read_definition(node, target, [this](std::string_view id) { return catalog_->find_tile(id); });
}

bool ValueReader::read(const json::Node& node, core::Direction& target) const {
    constexpr auto last = static_cast<std::int64_t>(core::all_directions.size()) - 1;
    const auto value = json::integer_within(node, 0, last);
    target = value ? static_cast<core::Direction>(*value) : target;
    return value.has_value();
}

bool ValueReader::read(const json::Node& node, std::optional<core::Direction>& target) const {
    return node.value().is_null() || read(node, target.emplace());
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

std::optional<ValueReader::WrittenGrid> ValueReader::read_grid(const json::Node& node) {
    auto written = json::object<WrittenGrid>([](json::Fields& in, WrittenGrid& out) {
        bool has_legend = false;
        in.required("width", out.width, json::integer(0, most_cells_a_side));
        in.required("legend", has_legend, [](const json::Node&) { return std::optional(true); });
        in.required("rows", out.rows, json::list(any_text));
    })(node);
    if (!written || written->rows.size() > static_cast<std::size_t>(most_cells_a_side)) {
        node.refuse("a grid");
        return std::nullopt;
    }
    return written;
}

std::optional<std::vector<std::size_t>> ValueReader::places_of(std::string_view row, std::int32_t width,
                                                               std::size_t legend) {
    std::vector<std::size_t> places;
    while (!row.empty()) {
        const auto run = take_run(row);
        const std::int32_t room = width - static_cast<std::int32_t>(places.size());
        if (!run || run->cells < 1 || run->cells > room || run->place >= legend) {
            return std::nullopt;
        }
        places.insert(places.end(), static_cast<std::size_t>(run->cells), run->place);
    }
    return std::ssize(places) == width ? std::optional(std::move(places)) : std::nullopt;
}

bool ValueReader::read(const json::Node& node, spatial::BitGrid& target) const {
    const auto written = json::object<WrittenSet>([](json::Fields& in, WrittenSet& out) {
        in.required("width", out.width, json::integer(0, most_cells_a_side));
        in.required("rows", out.rows, json::list(any_text));
    })(node);
    if (!written || written->rows.size() > static_cast<std::size_t>(most_cells_a_side)) {
        node.refuse("a set of cells");
        return false;
    }
    const auto height = static_cast<std::int32_t>(written->rows.size());
    spatial::BitGrid cells(core::Size{written->width, height});
    for (std::int32_t y = 0; y < height; ++y) {
        if (!fill_row(written->rows[static_cast<std::size_t>(y)], y, cells)) {
            node.refuse("16 hexadecimal digits for 64 cells of its width");
            return false;
        }
    }
    target = std::move(cells);
    return true;
}

bool ValueReader::read(const json::Node& node, rules::World& target) const {
    return read_members(node, [&](json::Fields& in) {
        rules::visit_state(target, [&](std::string_view name, auto& part) { require(in, name, part); });
    });
}

}  // namespace torchwake::save
