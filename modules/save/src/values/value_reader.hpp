#pragma once

// Reads stored state from JSON values, as value_writer.hpp writes it. Each fault is reported at its exact
// place.

#include "values/value_type.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/json/decode.hpp>

#include <cstdint>
#include <optional>

namespace torchwake::save {

/// Decodes a number of any type, an enumerator and an id as their numbers.
[[nodiscard]] std::optional<std::int64_t> read_plain_number(const json::Node& node, const ValueType& type);

class ValueReader {
  public:
    explicit ValueReader(const content::Catalog& catalog) : catalog_(&catalog) {}

    [[nodiscard]] const content::Catalog& catalog() const { return *catalog_; }

    /// A decoder (json/decode.hpp) for a T.
    template <class T>
    [[nodiscard]] auto decoder() const {
        return [this](const json::Node& node) -> std::optional<T> {
            T value = T();
            return read(node, value_type<T>, &value) ? std::optional(std::move(value)) : std::nullopt;
        };
    }

    /// Reads a value into a target of that type, and returns false if there is none. Every fault is reported,
    /// and makes the decoded document useless.
    [[nodiscard]] bool read(const json::Node& node, const ValueType& type, void* target) const;

  private:
    [[nodiscard]] std::optional<std::int64_t> read_number(const json::Node& node,
                                                          const ValueType& type) const;
    /// Leaves faulty elements out.
    [[nodiscard]] bool read_elements(const json::Node& node, const ValueType& type, void* target) const;
    [[nodiscard]] bool read_grid(const json::Node& node, const ValueType& type, void* target) const;
    [[nodiscard]] bool read_store(const json::Node& node, const ValueType& type, void* target) const;
    [[nodiscard]] bool read_stream(const json::Node& node, core::RandomStream& target) const;
    void require(json::Fields& in, std::string_view name, const ValueType& type, void* target) const;
    void require_fields(json::Fields& in, const ValueType& type, void* target) const;

    const content::Catalog* catalog_;
};

}  // namespace torchwake::save
