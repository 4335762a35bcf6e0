#pragma once

// The one field list of each stored struct, as a visitor. Saving, hashing and comparing all use it, so each
// covers every field: a struct with an incomplete list does not compile.
//
// From the World down, a visitor meets described structs (visit_fields again), ComponentStore (ids() and
// values()), core::Grid, spatial::BitGrid, core::RandomStream (state()), std::vector and std::array of these,
// and as leaves integers, enumerators, bool, core::Id and core::Quantity.

#include <torchwake/rules/described.hpp>
#include <torchwake/rules/world.hpp>

#include <boost/describe/class.hpp>

#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

namespace torchwake::content {
/// The caches of a World are derived, so its list leaves them out.
template <>
inline constexpr std::size_t unlisted_members<rules::World> = 1;
}  // namespace torchwake::content

namespace torchwake::rules {

namespace detail {
template <class T>
using FieldsOf = content::detail::MembersOf<T>;
}  // namespace detail

/// Calls visit(std::string_view name, member&) for each field in the order of declaration; the members are
/// const if the value is.
template <class T, class Visit>
    requires Described<T>
constexpr void visit_fields(T& value, Visit&& visit) {
    content::visit_members(value, std::forward<Visit>(visit));
}

/// Calls visit(std::string_view name, part&) for each stored part of a World: the run's facts, its streams,
/// the level, the memory, and each component store. Names are unique.
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
