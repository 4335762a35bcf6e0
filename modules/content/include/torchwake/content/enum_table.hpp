#pragma once

// Tables with a row for each value of an enumeration. BOOST_DEFINE_FIXED_ENUM_CLASS defines the enumeration,
// so the compiler knows its values: a value without a row does not compile.

#include <boost/describe/enum.hpp>
#include <boost/describe/enumerators.hpp>
#include <boost/mp11/list.hpp>

#include <array>
#include <cstddef>

namespace torchwake::content {

/// The number of values of a described enumeration.
template <class Enum>
inline constexpr std::size_t enum_count =
    boost::mp11::mp_size<boost::describe::describe_enumerators<Enum>>::value;

/// True if a table has one row for each value, in order. The member `kind` of a row is its value.
template <class Row, std::size_t size>
[[nodiscard]] consteval bool has_row_for_each(const std::array<Row, size>& table) {
    using Enum = decltype(Row::kind);
    for (std::size_t place = 0; place < size; ++place) {
        if (table[place].kind != static_cast<Enum>(place)) {
            return false;
        }
    }
    return size == enum_count<Enum>;
}

}  // namespace torchwake::content
