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

#include "values/value_type.hpp"

#include <torchwake/content/catalog.hpp>
#include <torchwake/json/value.hpp>

#include <cstdint>

namespace torchwake::save {

class ValueWriter {
  public:
    explicit ValueWriter(const content::Catalog& catalog) : catalog_(&catalog) {}

    template <class T>
    [[nodiscard]] json::Value write(const T& value) const {
        return write(value_type<T>, &value);
    }
    /// Writes a value of that type.
    [[nodiscard]] json::Value write(const ValueType& type, const void* value) const;

  private:
    [[nodiscard]] json::Value write_number(const ValueType& type, std::int64_t number) const;
    [[nodiscard]] json::Value write_elements(const ValueType& type, const void* value) const;
    [[nodiscard]] json::Value write_grid(const ValueType& type, const void* grid) const;
    void add_fields(json::Members& members, const ValueType& type, const void* value) const;

    const content::Catalog* catalog_;
};

}  // namespace torchwake::save
