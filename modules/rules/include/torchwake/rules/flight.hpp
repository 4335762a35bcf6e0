#pragma once

// The flight of an aimed missile or effect: along the line to its target, up to the first actor, else to the
// target, else to the last open cell before an obstacle. `apply` traces it through the world as it is, a
// preview through what the hero knows; where the hero sees the whole line both agree.

#include <torchwake/rules/knowledge.hpp>
#include <torchwake/spatial/line.hpp>

#include <optional>
#include <vector>

namespace torchwake::rules {

/// The way of something that flies, and where it ends.
struct Flight {
    std::vector<core::Point> cells;  ///< in order, without the start; empty: it ends where it began
    core::Point end;                 ///< the last of them, or the start
    EntityId victim;                 ///< the actor in the end cell; invalid: none
    spatial::Ties ties = spatial::Ties::Lower;  ///< of the line that it follows
};

/// How something flies.
struct FlightManner {
    bool pierces = false;  ///< it goes on through actors, and its victim is the one in the end cell
    bool rolls = false;    ///< it ends in the first cell that it would sink or fall into
};

/// The manner in which an aimed item or spell flies.
[[nodiscard]] inline FlightManner manner_of(const content::Aim& aim) {
    return {aim.pierces, aim.rolls};
}

/// Traces a flight through the world as it is.
[[nodiscard]] Flight trace_flight(const content::Catalog& catalog, const World& world, core::Point from,
                                  core::Point target, FlightManner manner = {});
/// Traces a flight from the hero's cell through what the hero knows. `cleared` is a cell that nothing will
/// block when it begins.
[[nodiscard]] Flight preview_flight(const Knowledge& knowledge, core::Point target, FlightManner manner = {},
                                    std::optional<core::Point> cleared = {});

/// The cells that an effect around `at` reaches: those within the radius that are visible from there, row by
/// row, and `at` itself.
[[nodiscard]] std::vector<core::Point> struck_cells(const World& world, core::Point at, std::int32_t radius);
/// The cells that an effect around `at` reaches, as far as the hero knows them.
[[nodiscard]] std::vector<core::Point> preview_struck_cells(const Knowledge& knowledge, core::Point at,
                                                            std::int32_t radius);

/// The cells that an aimed effect reaches by itself: those around the end of its flight, and all of the
/// flight if it pierces. Row by row, each once.
[[nodiscard]] std::vector<core::Point> directly_reached_cells(const World& world, const Flight& flight,
                                                              const content::Aim& aim);
/// The cells that an aimed effect reaches by itself, as far as the hero knows them.
[[nodiscard]] std::vector<core::Point> preview_directly_reached_cells(const Knowledge& knowledge,
                                                                      const Flight& flight,
                                                                      const content::Aim& aim);

/// The cells in which an aimed effect works: those that it reaches by itself, and the water joined to them
/// if it conducts. Each cell is listed once.
[[nodiscard]] std::vector<core::Point> reached_cells(const content::Catalog& catalog, const World& world,
                                                     const Flight& flight, const content::Aim& aim);
/// The cells in which an aimed effect works, as far as the hero knows them.
[[nodiscard]] std::vector<core::Point> preview_reached_cells(const Knowledge& knowledge, const Flight& flight,
                                                             const content::Aim& aim);

}  // namespace torchwake::rules
