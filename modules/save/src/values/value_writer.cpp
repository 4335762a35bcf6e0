#include "values/value_writer.hpp"

#include <torchwake/core/hex.hpp>

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::save {
namespace {

/// The values of a grid's cells in ascending order, each once.
std::vector<std::int64_t> legend_of(std::span<const std::int64_t> cells) {
    std::vector<std::int64_t> legend;
    for (std::size_t place = 0; place < cells.size(); ++place) {
        if (place > 0 && cells[place] == cells[place - 1]) {
            continue;
        }
        const auto at = std::ranges::lower_bound(legend, cells[place]);
        if (at == legend.end() || *at != cells[place]) {
            legend.insert(at, cells[place]);
        }
    }
    return legend;
}

/// The runs of equal values of a row, each with the place of its value in the legend.
std::string row_text(std::span<const std::int64_t> row, const std::vector<std::int64_t>& legend) {
    std::string text;
    while (!row.empty()) {
        const auto end = std::ranges::find_if(row, [&](std::int64_t value) { return value != row.front(); });
        const auto place = std::ranges::lower_bound(legend, row.front()) - legend.begin();
        text += text.empty() ? "" : " ";
        text += std::to_string(end - row.begin()) + '*' + std::to_string(place);
        row = row.subspan(static_cast<std::size_t>(end - row.begin()));
    }
    return text;
}

json::Value write_cells(const spatial::BitGrid& cells) {
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

}  // namespace

json::Value ValueWriter::write_number(const ValueType& type, std::int64_t number) const {
    const bool may_be_none = type.form == Form::Id || type.form == Form::Definition;
    if (may_be_none && number == type.high) {
        return nullptr;
    }
    switch (type.form) {
        case Form::Boolean:
            return number != 0;
        case Form::Word:
            return core::to_hex(static_cast<std::uint64_t>(number));
        case Form::Definition:
            return type.definitions->id_of(*catalog_, number);
        default:
            return number;
    }
}

json::Value ValueWriter::write_elements(const ValueType& type, const void* value) const {
    const Elements elements = type.elements(value);
    const auto* const first = static_cast<const std::byte*>(elements.first);
    json::Array array;
    array.reserve(elements.count);
    for (std::size_t place = 0; place < elements.count; ++place) {
        array.push_back(write(*type.element, first + place * type.element->size));
    }
    return array;
}

json::Value ValueWriter::write_grid(const ValueType& type, const void* grid) const {
    const Elements elements = type.elements(grid);
    const auto* const first = static_cast<const std::byte*>(elements.first);
    std::vector<std::int64_t> cells(elements.count);
    for (std::size_t place = 0; place < cells.size(); ++place) {
        cells[place] = load_number(*type.element, first + place * type.element->size);
    }
    const std::vector<std::int64_t> legend = legend_of(cells);
    json::Array values;
    for (const std::int64_t number : legend) {
        values.push_back(write_number(*type.element, number));
    }
    const core::Size size = type.grid_size(grid);
    const auto width = static_cast<std::size_t>(size.width);
    json::Array rows;
    for (std::size_t y = 0; std::cmp_less(y, size.height); ++y) {
        rows.emplace_back(row_text(std::span(cells).subspan(y * width, width), legend));
    }
    return json::Object{{"width", size.width}, {"legend", std::move(values)}, {"rows", std::move(rows)}};
}

void ValueWriter::add_fields(json::Members& members, const ValueType& type, const void* value) const {
    for (const Field& field : type.fields) {
        const void* const member = field.value_in(value);
        if (field.is_spread) {
            add_fields(members, *field.type, member);
        } else {
            members.push_back({field.name, write(*field.type, member)});
        }
    }
}

json::Value ValueWriter::write(const ValueType& type, const void* value) const {
    switch (type.form) {
        case Form::Struct: {
            json::Members members;
            add_fields(members, type, value);
            return json::Object(std::move(members));
        }
        case Form::Array:
        case Form::Vector:
            return write_elements(type, value);
        case Form::Grid:
            return write_grid(type, value);
        case Form::Store: {
            const std::span<const rules::EntityId> ids = type.store_ids(value);
            return json::Object{{"ids", write(std::vector<rules::EntityId>(ids.begin(), ids.end()))},
                                {"values", write_elements(type, value)}};
        }
        case Form::Optional: {
            const Elements held = type.elements(value);
            return held.count > 0 ? write(*type.element, held.first) : json::Value(nullptr);
        }
        case Form::Stream:
            return write(static_cast<const core::RandomStream*>(value)->state());
        case Form::CellSet:
            return write_cells(*static_cast<const spatial::BitGrid*>(value));
        default:
            return write_number(type, load_number(type, value));
    }
}

}  // namespace torchwake::save
