#pragma once

// The hero's health and depth over a whole run, in few numbers: for a graph where the run itself is not at
// hand.

#include <cstddef>
#include <cstdint>
#include <vector>

namespace torchwake::save {

/// A part of a run.
struct HealthPart {
    std::int32_t permille = 0;  ///< the lowest health in it, in thousandths of the full one
    std::int32_t depth = 0;     ///< of the hero at its end
    friend bool operator==(const HealthPart&, const HealthPart&) = default;
};

/// The parts of a run. Invariants: `turns` is a power of two; at most most_parts parts, with a health from 0
/// to 1000 and no negative depth.
struct HealthCurve {
    /// The most parts; a longer run has longer ones.
    static constexpr std::size_t most_parts = 64;

    std::int32_t turns = 1;           ///< in each part
    std::vector<HealthPart> parts{};  ///< the first part first

    friend bool operator==(const HealthCurve&, const HealthCurve&) = default;
};

/// Adds the health and the depth at a turn. A turn of an earlier part than the last counts as of the last.
/// Requires: a turn from 0, and a part that may be in a curve. Cost: linear in the parts at most.
void add_health(HealthCurve& curve, std::int32_t turn, const HealthPart& now);

/// True if the invariants hold.
[[nodiscard]] bool is_sound(const HealthCurve& curve);

}  // namespace torchwake::save
