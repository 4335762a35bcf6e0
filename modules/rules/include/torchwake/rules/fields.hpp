#pragma once

// The one field list of each stored struct, as a visitor. Saving, hashing and comparing go through it, so a
// field that is in a struct is in all of them: a struct whose list is not complete does not compile.
//
// What a visitor meets, from the World down: described structs (visit_fields again), ComponentStore (ids()
// and values()), core::Grid, spatial::BitGrid, core::RandomStream (state()), std::vector and std::array of
// these, and as leaves integers, enumerators, bool, core::Id and core::Quantity.

#include <torchwake/rules/world.hpp>

#include <boost/describe/class.hpp>
#include <boost/describe/members.hpp>
#include <boost/describe/modifiers.hpp>
#include <boost/mp11/algorithm.hpp>
#include <boost/mp11/list.hpp>

#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

// Structs of lower modules that components hold; their field lists are needed here alone.
namespace torchwake::core {
BOOST_DESCRIBE_STRUCT(Point, (), (x, y))
}  // namespace torchwake::core

namespace torchwake::content {
BOOST_DESCRIBE_STRUCT(Attributes, (), (strength, constitution, dexterity, intelligence))
BOOST_DESCRIBE_STRUCT(Skills, (), (melee, defence, magic))
}  // namespace torchwake::content

namespace torchwake::rules {

/// A struct with a field list.
template <class T>
concept Described = boost::describe::has_describe_members<std::remove_const_t<T>>::value;

namespace detail {

template <class T>
using FieldsOf = boost::describe::describe_members<T, boost::describe::mod_public>;

/// Converts to whatever a field is, in unevaluated expressions.
struct AnyField {
    template <class T>
    operator T() const;
};

template <class T, std::size_t... Index>
constexpr bool takes_fields(std::index_sequence<Index...>) {
    return requires { T{(static_cast<void>(Index), AnyField{})...}; };
}

/// The aggregate T has exactly that many members. Two questions in place of boost::pfr::tuple_size's search,
/// which takes minutes for a struct of the World's size.
template <class T, std::size_t count>
inline constexpr bool has_fields = takes_fields<T>(std::make_index_sequence<count>{}) &&
                                   !takes_fields<T>(std::make_index_sequence<count + 1>{});

/// Members that are derived, and so stand in no list.
template <class T>
inline constexpr std::size_t derived_members = 0;
template <>
inline constexpr std::size_t derived_members<World> = 1;

template <class T>
inline constexpr bool lists_every_field =
    has_fields<T, boost::mp11::mp_size<FieldsOf<T>>::value + derived_members<T>>;

}  // namespace detail

/// Calls visit(std::string_view name, member&) for each field in the order of its declaration; the members
/// are const where the value is.
template <class T, class Visit>
    requires Described<T>
constexpr void visit_fields(T& value, Visit&& visit) {
    using Value = std::remove_const_t<T>;
    static_assert(detail::lists_every_field<Value>, "a field is missing in BOOST_DESCRIBE_STRUCT");
    boost::mp11::mp_for_each<detail::FieldsOf<Value>>(
        [&value, &visit](auto field) { visit(std::string_view(field.name), value.*field.pointer); });
}

/// Calls visit(std::string_view name, part&) for each part of everything that is stored: the run's facts, its
/// streams, the level, the memory, and each component store. Names are unique.
template <class WorldOrConst, class Visit>
    requires std::is_same_v<std::remove_const_t<WorldOrConst>, World>
constexpr void visit_state(WorldOrConst& world, Visit&& visit) {
    visit_fields(world, [&visit](std::string_view name, auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Entities>) {
            visit_fields(part, visit);
        } else {
            visit(name, part);
        }
    });
}

}  // namespace torchwake::rules
