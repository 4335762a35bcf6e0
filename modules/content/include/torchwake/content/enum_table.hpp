#pragma once

// Tables with a row for each value of an enumeration, and the ids of its values.
// BOOST_DEFINE_FIXED_ENUM_CLASS defines the enumeration, so the compiler knows its values: a value without a
// row does not compile.

#include <torchwake/core/name_id.hpp>

#include <boost/describe/enum.hpp>
#include <boost/describe/enumerators.hpp>
#include <boost/mp11/list.hpp>

#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>

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

namespace detail {

template <template <class...> class List, class... Value>
[[nodiscard]] consteval std::array<core::NameId, sizeof...(Value)> ids_of(
    std::type_identity<List<Value...>> /*values*/) {
    return {core::NameId(Value::name)...};
}

template <class Enum>
inline constexpr auto enum_ids = ids_of(std::type_identity<boost::describe::describe_enumerators<Enum>>());

}  // namespace detail

/// The id of a value, its name in small letters with hyphens: "well-fed" of WellFed.
template <class Enum>
[[nodiscard]] constexpr std::string_view enum_id(Enum value) {
    return detail::enum_ids<Enum>.at(static_cast<std::size_t>(value)).view();
}

}  // namespace torchwake::content
