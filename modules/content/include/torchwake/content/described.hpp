#pragma once

// Structs with a list of their members (BOOST_DESCRIBE_STRUCT), and the check that the list is complete: code
// that saves, hashes or compares by the list can't miss a member.

#include <boost/describe/class.hpp>
#include <boost/describe/members.hpp>
#include <boost/describe/modifiers.hpp>
#include <boost/mp11/algorithm.hpp>
#include <boost/mp11/list.hpp>

#include <concepts>
#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

namespace torchwake::content {

/// A struct with a list of its members.
template <class T>
concept Described = boost::describe::has_describe_members<std::remove_const_t<T>>::value;

/// A described struct that has a name in data or files, as the alternatives of a variant have.
template <class T>
concept Named = requires {
    { (T::id) } -> std::same_as<const std::string_view&>;
} && Described<T>;

namespace detail {

template <class T>
using MembersOf = boost::describe::describe_members<T, boost::describe::mod_public>;

/// Converts to any member's type, in unevaluated expressions.
struct AnyMember {
    /// Only declared, never defined.
    template <class T>
    operator T() const;
};

template <class T, template <class...> class List, class... Member>
constexpr bool have_equal_members([[maybe_unused]] const T& a, [[maybe_unused]] const T& b,
                                  List<Member...> /*members*/) {
    return ((a.*Member::pointer == b.*Member::pointer) && ...);
}

template <class T, std::size_t... Index>
constexpr bool takes_members(std::index_sequence<Index...>) {
    return requires { T{(static_cast<void>(Index), AnyMember{})...}; };
}

}  // namespace detail

/// True if all listed members of two described structs are equal.
template <class T>
[[nodiscard]] constexpr bool have_equal_members(const T& a, const T& b) {
    return detail::have_equal_members(a, b, detail::MembersOf<T>());
}

/// Named structs are equal if their members are.
template <Named T>
[[nodiscard]] constexpr bool operator==(const T& a, const T& b) {
    return have_equal_members(a, b);
}

/// True if the aggregate T has exactly `count` members. It tests two numbers, because a search takes minutes
/// for a struct of the World's size.
template <class T, std::size_t count>
inline constexpr bool has_members = detail::takes_members<T>(std::make_index_sequence<count>{}) &&
                                    !detail::takes_members<T>(std::make_index_sequence<count + 1>{});

/// The number of members of T that are in no list.
template <class T>
inline constexpr std::size_t unlisted_members = 0;

/// Calls visit(std::string_view name, member&) for each listed member in the order of the list; the members
/// are const if the value is.
template <class T, class Visit>
    requires Described<T>
constexpr void visit_members(T& value, Visit&& visit) {
    using Value = std::remove_const_t<T>;
    using Members = detail::MembersOf<Value>;
    static_assert(has_members<Value, boost::mp11::mp_size<Members>::value + unlisted_members<Value>>,
                  "a member is missing in BOOST_DESCRIBE_STRUCT");
    boost::mp11::mp_for_each<Members>(
        [&value, &visit](auto member) { visit(std::string_view(member.name), value.*member.pointer); });
}

}  // namespace torchwake::content
