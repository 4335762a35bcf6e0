#pragma once

// Writes stored state as JSON values, driven by the rules' field lists. value_reader.hpp reads it.
//
//   integers       numbers; of 64 unsigned bits, 16 hexadecimal digits
//   definitions    their text ids; none: null
//   entities       numbers; none: null
//   directions     numbers, clockwise from north; none: null
//   grids          their width, a legend of their values, and rows as runs of equal cells: "35*0 2*1" is
//                  35 of the legend's first, then two of its second
//   sets of cells  their width, and rows of 16 hexadecimal digits for 64 cells, the first the lowest bit

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/direction.hpp>
#include <torchwake/json/value.hpp>
#include <torchwake/rules/event.hpp>
#include <torchwake/rules/fields.hpp>

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

namespace torchwake::save {

class ValueWriter {
  public:
    explicit ValueWriter(const content::Catalog& catalog) : catalog_(&catalog) {}

    [[nodiscard]] json::Value write(bool value) const { return value; }
    [[nodiscard]] json::Value write(std::uint64_t value) const;
    template <std::integral T>
    [[nodiscard]] json::Value write(T value) const {
        return static_cast<std::int64_t>(value);
    }
    template <class T>
        requires std::is_enum_v<T>
    [[nodiscard]] json::Value write(T value) const {
        return static_cast<std::int64_t>(value);
    }
    [[nodiscard]] json::Value write(content::MonsterId id) const;
    [[nodiscard]] json::Value write(content::ItemId id) const;
    [[nodiscard]] json::Value write(content::TileId id) const;
    [[nodiscard]] json::Value write(content::SpellId id) const;
    [[nodiscard]] json::Value write(content::TrapId id) const;
    [[nodiscard]] json::Value write(content::GiftId id) const;
    [[nodiscard]] json::Value write(content::MatterId id) const;
    template <class Tag, class Rep>
    [[nodiscard]] json::Value write(core::Id<Tag, Rep> id) const {
        return id.valid() ? json::Value(id.value) : json::Value(nullptr);
    }
    template <class Tag, class Rep>
    [[nodiscard]] json::Value write(core::Quantity<Tag, Rep> quantity) const {
        return write(quantity.value);
    }
    [[nodiscard]] json::Value write(std::optional<core::Direction> direction) const {
        return direction ? json::Value(static_cast<std::int64_t>(*direction)) : json::Value(nullptr);
    }
    [[nodiscard]] json::Value write(const core::RandomStream& stream) const { return write(stream.state()); }
    template <class T>
    [[nodiscard]] json::Value write(const core::Grid<T>& grid) const {
        std::vector<T> legend(grid.span().begin(), grid.span().end());
        std::ranges::sort(legend);
        legend.erase(std::ranges::unique(legend).begin(), legend.end());
        json::Array rows;
        for (std::int32_t y = 0; y < grid.height(); ++y) {
            rows.emplace_back(row_text(grid.row(y), std::span<const T>(legend)));
        }
        return json::Object{
            {"width", grid.width()}, {"legend", write_all(legend)}, {"rows", std::move(rows)}};
    }
    [[nodiscard]] json::Value write(const spatial::BitGrid& cells) const;
    template <class T, std::size_t size>
    [[nodiscard]] json::Value write(const std::array<T, size>& values) const {
        return write_all(values);
    }
    template <class T>
    [[nodiscard]] json::Value write(const std::vector<T>& values) const {
        return write_all(values);
    }
    template <class T>
    [[nodiscard]] json::Value write(const rules::ComponentStore<T>& store) const {
        return json::Object{{"ids", write_all(store.ids())}, {"values", write_all(store.values())}};
    }
    /// Writes all stored state of a world.
    [[nodiscard]] json::Value write(const rules::World& world) const;
    template <rules::Described T>
    [[nodiscard]] json::Value write(const T& value) const {
        json::Members members;
        rules::visit_fields(value, [&](std::string_view name, const auto& field) {
            members.push_back({name, write(field)});
        });
        return json::Object(std::move(members));
    }

  private:
    /// The runs of equal values of a row, each with the place of its value in the legend.
    template <class T>
    [[nodiscard]] static std::string row_text(std::span<const T> row, std::span<const T> legend) {
        std::string text;
        while (!row.empty()) {
            const auto end = std::ranges::find_if(row, [&](T value) { return value != row.front(); });
            const auto place = std::ranges::lower_bound(legend, row.front()) - legend.begin();
            text += text.empty() ? "" : " ";
            text += std::to_string(end - row.begin()) + '*' + std::to_string(place);
            row = row.subspan(static_cast<std::size_t>(end - row.begin()));
        }
        return text;
    }

    template <class Values>
    [[nodiscard]] json::Value write_all(const Values& values) const {
        json::Array array;
        array.reserve(values.size());
        for (const auto& value : values) {
            array.push_back(write(value));
        }
        return array;
    }

    const content::Catalog* catalog_;
};

}  // namespace torchwake::save
