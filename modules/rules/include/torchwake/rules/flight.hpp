#pragma once

// Where an aimed thing goes: along the line to its target, to the first actor, else to the target, else to
// the last open cell before what stands in its way. `apply` asks with the world as it is, previews with what
// the hero knows; where the hero sees all of the way the answers are the same.

#include <torchwake/rules/knowledge.hpp>
#include <torchwake/spatial/line.hpp>

#include <vector>

namespace torchwake::rules {

struct Flight {
    std::vector<core::Point> cells;  ///< in order, without the start; empty: it ends where it began
    core::Point end;                 ///< the last of them, or the start
    EntityId victim;                 ///< who stands there; invalid: nobody
    spatial::Ties ties = spatial::Ties::Lower;  ///< of the line that it follows
};

/// Pierces: it flies on through those in its way; its victim is who stands where it ends.
[[nodiscard]] Flight trace_flight(const World& world, core::Point from, core::Point target,
                                  bool pierces = false);
/// As far as the hero knows; from the hero's cell.
[[nodiscard]] Flight preview_flight(const Knowledge& knowledge, core::Point target, bool pierces = false);

/// The cells that what takes effect around a place reaches: those within the radius that are seen from there.
/// Row by row, `at` among them.
[[nodiscard]] std::vector<core::Point> struck_cells(const World& world, core::Point at, std::int32_t radius);
[[nodiscard]] std::vector<core::Point> preview_struck_cells(const Knowledge& knowledge, core::Point at,
                                                            std::int32_t radius);

/// Where something aimed takes effect: around the end of its flight, and where it pierces all along it; each
/// cell once.
[[nodiscard]] std::vector<core::Point> reached_cells(const World& world, const Flight& flight,
                                                     const content::Aim& aim);
[[nodiscard]] std::vector<core::Point> preview_reached_cells(const Knowledge& knowledge, const Flight& flight,
                                                             const content::Aim& aim);

}  // namespace torchwake::rules
