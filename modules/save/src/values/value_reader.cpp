#include "values/value_reader.hpp"

#include "files/file_format.hpp"

#include <torchwake/core/hex.hpp>

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace torchwake::save {
namespace {

/// The data allows no larger levels either.
constexpr std::int32_t most_cells_a_side = 500;

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

/// A grid as it is written: rows of runs, such as "35*0 2*1", each of a place in its legend.
struct WrittenGrid {
    std::int32_t width = 0;
    std::vector<std::int64_t> legend;
    std::vector<std::string> rows;
};

/// The places in the legend of a row's cells; nothing if a run is unsound, or the row is not of the width.
std::optional<std::vector<std::size_t>> places_of(std::string_view row, std::int32_t width,
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

bool read_cells(const json::Node& node, spatial::BitGrid& target) {
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

/// Ids must ascend; each has one value.
bool are_columns(const json::Node& node, const std::vector<rules::EntityId>& ids, std::size_t values) {
    if (ids.size() != values) {
        node.refuse("as many values as ids");
        return false;
    }
    const bool ascend = std::ranges::adjacent_find(ids, std::ranges::greater_equal()) == ids.end();
    if (!ascend || (!ids.empty() && !ids.back().valid())) {
        node.refuse("ids in ascending order");
        return false;
    }
    return true;
}

}  // namespace

std::optional<std::int64_t> read_plain_number(const json::Node& node, const ValueType& type) {
    if (type.form == Form::Boolean) {
        const std::optional<bool> value = json::boolean(node);
        return value ? std::optional<std::int64_t>(*value) : std::nullopt;
    }
    if (type.form != Form::Word) {
        return json::integer_within(node, type.low, type.high);
    }
    const std::optional<std::string_view> text = node.value().if_string();
    const std::optional<std::uint64_t> value = text ? core::parse_hex(*text) : std::nullopt;
    if (!value) {
        node.refuse("16 hexadecimal digits");
        return std::nullopt;
    }
    return static_cast<std::int64_t>(*value);
}

std::optional<std::int64_t> ValueReader::read_number(const json::Node& node, const ValueType& type) const {
    const bool may_be_none = type.form == Form::Id || type.form == Form::Definition;
    if (may_be_none && node.value().is_null()) {
        return type.high;
    }
    if (type.form != Form::Definition) {
        return read_plain_number(node, type);
    }
    const std::optional<std::string_view> text = node.value().if_string();
    const auto found = text ? type.definitions->find(*catalog_, *text) : std::nullopt;
    if (!found) {
        node.refuse("the id of a definition, or null");
    }
    return found;
}

bool ValueReader::read_elements(const json::Node& node, const ValueType& type, void* target) const {
    const json::Array* const array = node.value().if_array();
    if (array == nullptr) {
        node.refuse("an array");
        return false;
    }
    const std::size_t size = type.form == Form::Array ? type.elements(target).count : array->size();
    if (array->size() != size) {
        node.refuse("an array of " + std::to_string(size));
        return false;
    }
    std::size_t good = 0;
    for (std::size_t index = 0; index < size; ++index) {
        auto* const first = static_cast<std::byte*>(type.resize(target, good + 1));
        const json::Node element = node.child(index, (*array)[index]);
        good += read(element, *type.element, first + good * type.element->size) ? 1U : 0U;
    }
    type.resize(target, good);
    return true;
}

bool ValueReader::read_grid(const json::Node& node, const ValueType& type, void* target) const {
    const ValueType& cell = *type.element;
    const auto number = [&](const json::Node& value) { return read_number(value, cell); };
    const auto written = json::object<WrittenGrid>([&](json::Fields& in, WrittenGrid& out) {
        in.required("width", out.width, json::integer(0, most_cells_a_side));
        in.required("legend", out.legend, json::list(number));
        in.required("rows", out.rows, json::list(any_text));
    })(node);
    if (!written || written->rows.size() > static_cast<std::size_t>(most_cells_a_side)) {
        node.refuse("a grid");
        return false;
    }
    const core::Size size{written->width, static_cast<std::int32_t>(written->rows.size())};
    auto* next = static_cast<std::byte*>(type.reset_grid(target, size));
    for (const std::string& row : written->rows) {
        const auto places = places_of(row, written->width, written->legend.size());
        if (!places) {
            node.refuse("rows of its width, in runs such as \"35*0 2*1\", each of a place in the legend");
            return false;
        }
        for (const std::size_t place : *places) {
            store_number(cell, next, written->legend[place]);
            next += cell.size;
        }
    }
    return true;
}

bool ValueReader::read_store(const json::Node& node, const ValueType& type, void* target) const {
    bool is_sound = false;
    type.fill_store(target, [&](const ValueType& vector, void* values) {
        std::vector<rules::EntityId> ids;
        const bool is_object = json::read_object(node, [&](json::Fields& in) {
            require(in, "ids", value_type<std::vector<rules::EntityId>>, &ids);
            require(in, "values", vector, values);
        });
        is_sound = is_object && are_columns(node, ids, vector.elements(values).count);
        return is_sound ? ids : std::vector<rules::EntityId>();
    });
    return is_sound;
}

bool ValueReader::read_stream(const json::Node& node, core::RandomStream& target) const {
    core::RandomStream::State state{};
    if (!read(node, value_type<core::RandomStream::State>, &state)) {
        return false;
    }
    if (std::ranges::all_of(state, [](std::uint64_t word) { return word == 0; })) {
        node.refuse("a state that is not all zero");
        return false;
    }
    target = core::RandomStream(state);
    return true;
}

void ValueReader::require(json::Fields& in, std::string_view name, const ValueType& type,
                          void* target) const {
    bool is_read = false;
    in.required(name, is_read, [&](const json::Node& node) {
        return read(node, type, target) ? std::optional(true) : std::nullopt;
    });
}

void ValueReader::require_fields(json::Fields& in, const ValueType& type, void* target) const {
    for (const Field& field : type.fields) {
        void* const member = field.member_of(target);
        if (field.is_spread) {
            require_fields(in, *field.type, member);
        } else {
            require(in, field.name, *field.type, member);
        }
    }
}

bool ValueReader::read(const json::Node& node, const ValueType& type, void* target) const {
    switch (type.form) {
        case Form::Struct:
            return json::read_object(node, [&](json::Fields& in) { require_fields(in, type, target); });
        case Form::Array:
        case Form::Vector:
            return read_elements(node, type, target);
        case Form::Grid:
            return read_grid(node, type, target);
        case Form::Store:
            return read_store(node, type, target);
        case Form::Optional:
            return node.value().is_null() || read(node, *type.element, type.resize(target, 1));
        case Form::Stream:
            return read_stream(node, *static_cast<core::RandomStream*>(target));
        case Form::CellSet:
            return read_cells(node, *static_cast<spatial::BitGrid*>(target));
        default:
            break;
    }
    const auto number = read_number(node, type);
    if (number) {
        store_number(type, target, *number);
    }
    return number.has_value();
}

}  // namespace torchwake::save
