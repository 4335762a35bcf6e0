#pragma once

// Equality by the one list of members that saving and hashing use, too.

#include <torchwake/content/body_fields.hpp>
#include <torchwake/content/described.hpp>
#include <torchwake/core/point.hpp>

// A struct of a lower module that components hold; only the rules need its list.
namespace torchwake::core {
BOOST_DESCRIBE_STRUCT(Point, (), (x, y))
}  // namespace torchwake::core

namespace torchwake::rules {

using content::Described;

/// Described structs are equal if all of their listed members are.
template <Described T>
[[nodiscard]] constexpr bool operator==(const T& a, const T& b) {
    return content::have_equal_members(a, b);
}

}  // namespace torchwake::rules
