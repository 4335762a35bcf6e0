#pragma once

// The hero's health over a whole run, in few numbers: for a graph where the run itself is not at hand.

#include <boost/describe/class.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace torchwake::save {

/// The lowest health in each part of a run. Invariants: `turns` is a power of two; at most most_parts parts,
/// each from 0 to 1000.
struct HealthCurve {
    /// The most parts; a longer run has longer ones.
    static constexpr std::size_t most_parts = 64;

    std::int32_t turns = 1;             ///< in each part
    std::vector<std::int32_t> parts{};  ///< in thousandths of the full health, the first part first

    friend bool operator==(const HealthCurve&, const HealthCurve&) = default;
};
BOOST_DESCRIBE_STRUCT(HealthCurve, (), (turns, parts))

/// Adds the health at a turn. A turn of an earlier part than the last counts as of the last. Requires: a turn
/// from 0, and 0 <= permille <= 1000. Cost: linear in the parts at most.
void add_health(HealthCurve& curve, std::int32_t turn, std::int32_t permille);

/// True if the invariants hold.
[[nodiscard]] bool is_sound(const HealthCurve& curve);

}  // namespace torchwake::save
