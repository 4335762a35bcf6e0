#pragma once

// Reads stored state from JSON values, as value_writer.hpp writes it. Each fault is reported at its exact
// place.

#include <torchwake/content/catalog.hpp>
#include <torchwake/content/enum_table.hpp>
#include <torchwake/core/direction.hpp>
#include <torchwake/json/decode.hpp>
#include <torchwake/rules/event.hpp>
#include <torchwake/rules/fields.hpp>

#include <array>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace torchwake::save {

class ValueReader {
  public:
    explicit ValueReader(const content::Catalog& catalog) : catalog_(&catalog) {}

    [[nodiscard]] const content::Catalog& catalog() const { return *catalog_; }

    /// A decoder (json/decode.hpp) for a T.
    template <class T>
    [[nodiscard]] auto decoder() const {
        return [this](const json::Node& node) -> std::optional<T> {
            T value = T();
            return read(node, value) ? std::optional(std::move(value)) : std::nullopt;
        };
    }

    // Each overload reads a value into a target, and returns false if there is none. Every fault is reported,
    // and makes the decoded document useless.
    [[nodiscard]] bool read(const json::Node& node, bool& target) const;
    [[nodiscard]] bool read(const json::Node& node, std::uint64_t& target) const;
    template <std::integral T>
    [[nodiscard]] bool read(const json::Node& node, T& target) const {
        const auto value =
            json::integer_within(node, std::numeric_limits<T>::min(), std::numeric_limits<T>::max());
        target = value ? static_cast<T>(*value) : target;
        return value.has_value();
    }
    template <class T>
        requires std::is_enum_v<T>
    [[nodiscard]] bool read(const json::Node& node, T& target) const {
        constexpr auto last = static_cast<std::int64_t>(content::enum_count<T>) - 1;
        const auto value = json::integer_within(node, 0, last);
        target = value ? static_cast<T>(*value) : target;
        return value.has_value();
    }
    [[nodiscard]] bool read(const json::Node& node, content::MonsterId& target) const;
    [[nodiscard]] bool read(const json::Node& node, content::ItemId& target) const;
    [[nodiscard]] bool read(const json::Node& node, content::TileId& target) const;
    [[nodiscard]] bool read(const json::Node& node, content::SpellId& target) const;
    [[nodiscard]] bool read(const json::Node& node, content::TrapId& target) const;
    [[nodiscard]] bool read(const json::Node& node, content::GiftId& target) const;
    [[nodiscard]] bool read(const json::Node& node, content::MatterId& target) const;
    template <class Tag, class Rep>
    [[nodiscard]] bool read(const json::Node& node, core::Id<Tag, Rep>& target) const {
        return node.value().is_null() || read(node, target.value);
    }
    template <class Tag, class Rep>
    [[nodiscard]] bool read(const json::Node& node, core::Quantity<Tag, Rep>& target) const {
        return read(node, target.value);
    }
    [[nodiscard]] bool read(const json::Node& node, core::Direction& target) const;
    [[nodiscard]] bool read(const json::Node& node, std::optional<core::Direction>& target) const;
    [[nodiscard]] bool read(const json::Node& node, core::RandomStream& target) const;
    template <class T>
    [[nodiscard]] bool read(const json::Node& node, core::Grid<T>& target) const {
        const std::optional<WrittenGrid> written = read_grid(node);
        const json::Member* const legend =
            written ? node.value().if_object()->find_member("legend") : nullptr;
        const auto values = legend != nullptr ? json::list(decoder<T>())(node.child(*legend)) : std::nullopt;
        return values && fill(node, *written, std::span<const T>(*values), target);
    }
    [[nodiscard]] bool read(const json::Node& node, spatial::BitGrid& target) const;
    template <class T, std::size_t size>
    [[nodiscard]] bool read(const json::Node& node, std::array<T, size>& target) const {
        const auto values = json::list(decoder<T>())(node);
        if (!values || values->size() != size) {
            node.refuse("an array of " + std::to_string(size));
            return false;
        }
        std::ranges::copy(*values, target.begin());
        return true;
    }
    template <class T>
    [[nodiscard]] bool read(const json::Node& node, std::vector<T>& target) const {
        auto values = json::list(decoder<T>())(node);
        if (values) {
            target = *std::move(values);
        }
        return values.has_value();
    }
    template <class T>
    [[nodiscard]] bool read(const json::Node& node, rules::ComponentStore<T>& target) const {
        Columns<T> columns;
        return read_columns(node, columns) && fill(node, columns, target);
    }
    template <rules::Described T>
    [[nodiscard]] bool read(const json::Node& node, T& target) const {
        return read_members(node, [&](json::Fields& in) {
            rules::visit_fields(target,
                                [&](std::string_view name, auto& field) { require(in, name, field); });
        });
    }
    /// Reads all stored state of a world.
    [[nodiscard]] bool read(const json::Node& node, rules::World& target) const;

  private:
    template <class T>
    void require(json::Fields& in, std::string_view name, T& target) const {
        in.required(name, target, decoder<T>());
    }
    /// Returns false, after a report, if the value is no object.
    template <class ReadMembers>
    [[nodiscard]] static bool read_members(const json::Node& node, ReadMembers read_all) {
        if (node.value().if_object() == nullptr) {
            node.refuse("an object");
            return false;
        }
        json::Fields in(node);
        read_all(in);
        in.refuse_unknown();
        return true;
    }

    /// A grid as it is written: rows of runs, such as "35*0 2*1", each of a place in its legend.
    struct WrittenGrid {
        std::int32_t width = 0;
        std::vector<std::string> rows;
    };
    /// Nothing, after a report, if the value is no grid; its legend is not read.
    [[nodiscard]] static std::optional<WrittenGrid> read_grid(const json::Node& node);
    /// The places in the legend of a row's cells; nothing if a run is unsound, or the row is not of the
    /// width.
    [[nodiscard]] static std::optional<std::vector<std::size_t>> places_of(std::string_view row,
                                                                           std::int32_t width,
                                                                           std::size_t legend);
    template <class T>
    [[nodiscard]] static bool fill(const json::Node& node, const WrittenGrid& written,
                                   std::span<const T> legend, core::Grid<T>& target) {
        const auto height = static_cast<std::int32_t>(written.rows.size());
        core::Grid<T> grid(core::Size{written.width, height});
        for (std::int32_t y = 0; y < height; ++y) {
            const auto places =
                places_of(written.rows[static_cast<std::size_t>(y)], written.width, legend.size());
            if (!places) {
                node.refuse("rows of its width, in runs such as \"35*0 2*1\", each of a place in the legend");
                return false;
            }
            for (std::int32_t x = 0; x < written.width; ++x) {
                grid[{x, y}] = legend[(*places)[static_cast<std::size_t>(x)]];
            }
        }
        target = std::move(grid);
        return true;
    }

    template <class T>
    struct Columns {
        std::vector<rules::EntityId> ids;
        std::vector<T> values;
    };

    template <class T>
    [[nodiscard]] bool read_columns(const json::Node& node, Columns<T>& columns) const {
        auto read_both = json::object<Columns<T>>([this](json::Fields& in, Columns<T>& out) {
            in.required("ids", out.ids, json::list(decoder<rules::EntityId>()));
            in.required("values", out.values, json::list(decoder<T>()));
        })(node);
        if (read_both) {
            columns = *std::move(read_both);
        }
        return read_both.has_value();
    }
    /// Ids must ascend; each has one value.
    template <class T>
    [[nodiscard]] static bool fill(const json::Node& node, const Columns<T>& columns,
                                   rules::ComponentStore<T>& target) {
        if (columns.ids.size() != columns.values.size()) {
            node.refuse("as many values as ids");
            return false;
        }
        for (std::size_t place = 0; place < columns.ids.size(); ++place) {
            const rules::EntityId id = columns.ids[place];
            if (!id.valid() || (place > 0 && id <= columns.ids[place - 1])) {
                node.refuse("ids in ascending order");
                return false;
            }
            target.insert(id, columns.values[place]);
        }
        return true;
    }

    const content::Catalog* catalog_;
};

}  // namespace torchwake::save
