#pragma once

// The flight of an aimed missile or effect: along the line to its target, up to the first actor, else to the
// target, else to the last open cell before an obstacle. It is a template over the ground: `apply` flies over
// the world as it is, a forecast over what the hero knows; where the hero sees the whole line both agree.

#include <torchwake/content/catalog.hpp>
#include <torchwake/core/direction.hpp>
#include <torchwake/rules/game_state.hpp>
#include <torchwake/spatial/bit_grid.hpp>
#include <torchwake/spatial/field_of_view.hpp>
#include <torchwake/spatial/line.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace torchwake::rules {

/// The way of something that flies, and where it ends.
struct Flight {
    std::vector<core::Point> cells;  ///< in order, without the start; empty: it ends where it began
    core::Point end;                 ///< the last of them, or the start
    EntityId victim{};               ///< the actor in the end cell; invalid: none
    spatial::Ties ties = spatial::Ties::Lower;  ///< of the line that it follows
    std::optional<core::Point> obstacle{};      ///< the cell that blocks its way; nothing: none does
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

/// How a source flies and how far it reaches: its aim. What breaks and has none flies four cells, to one
/// target. Requires: it has an aim, or breaks. Refers to the catalog.
[[nodiscard]] const content::Aim& flight_of(const content::Catalog& catalog,
                                            const content::EffectSource& source);

/// The item as which a tile rolls; nothing if it does not roll.
[[nodiscard]] inline std::optional<content::ItemId> rolls_as(const content::Catalog& catalog,
                                                             std::optional<content::TileId> tile) {
    return tile ? catalog.tile(*tile).rolls_as : std::nullopt;
}

/// The farthest cell of the level to which a prop rolls from beside its roller. Requires: the item has an
/// aim.
[[nodiscard]] inline core::Point target_of_roll(const content::ItemDef& item, core::Size level,
                                                core::Point roller, core::Direction direction) {
    core::Point target = roller;
    for (std::int32_t cell = 0; cell < item.aim->range.value && level.contains(core::step(target, direction));
         ++cell) {
        target = core::step(target, direction);
    }
    return target;
}

/// True if what rolls into a cell goes no farther.
[[nodiscard]] bool stops_rolling(const content::Catalog& catalog, const CellMatter& here);

/// Traces a flight. `ground` answers opaque(), an OpacityGrid, and of a cell blocks(cell), actor(cell), which
/// is invalid if nobody is there, and stops(cell): true if what rolls stops there.
template <class Ground>
[[nodiscard]] Flight trace_over(const Ground& ground, core::Point from, core::Point target,
                                FlightManner manner) {
    const spatial::Line line =
        spatial::clear_line(ground.opaque().rows(), from, target).value_or(spatial::Line(from, target));
    Flight flight{{}, from, {}, line.ties()};
    bool stopped = false;
    for (std::int32_t step = 1; step < line.size() && !stopped; ++step) {
        if (ground.blocks(line[step])) {
            flight.obstacle = line[step];
            break;
        }
        flight.end = line[step];
        flight.cells.push_back(flight.end);
        flight.victim = ground.actor(flight.end);
        stopped = (flight.victim.valid() && !manner.pierces) || (manner.rolls && ground.stops(flight.end));
    }
    return flight;
}

/// Traces a flight through the world as it is.
[[nodiscard]] Flight trace_flight(GameState game, core::Point from, core::Point target,
                                  FlightManner manner = {});

/// The cells that an effect around `at` reaches: those within the radius that are visible from there, row by
/// row, and `at` itself.
[[nodiscard]] std::vector<core::Point> struck_cells(const spatial::OpacityGrid& opaque, core::Point at,
                                                    std::int32_t radius);
/// The cells that an effect around `at` reaches in the world as it is.
[[nodiscard]] std::vector<core::Point> struck_cells(const World& world, core::Point at, std::int32_t radius);

/// Some cells, and those of a flight if its effect pierces. Row by row, each once.
[[nodiscard]] std::vector<core::Point> with_way(std::vector<core::Point> cells, const Flight& flight,
                                                bool pierces);

/// The cells that an aimed effect reaches by itself: those around the end of its flight, and all of the
/// flight if it pierces. Row by row, each once.
[[nodiscard]] std::vector<core::Point> directly_reached_cells(const World& world, const Flight& flight,
                                                              const content::Aim& aim);

/// The cells in which an aimed effect works: those that it reaches by itself, and the water joined to them
/// if it conducts. Each cell is listed once.
[[nodiscard]] std::vector<core::Point> reached_cells(GameState game, const Flight& flight,
                                                     const content::Aim& aim);

/// Adds to the cells that an effect reaches what burns of the tiles that stop its flight or bound its area: a
/// closed door, a crate. Row by row, each once. `ground` answers opaque(), and burns(cell): true if its tile
/// burns.
template <class Ground>
[[nodiscard]] std::vector<core::Point> with_burning_bounds(std::vector<core::Point> cells,
                                                           const Ground& ground, const Flight& flight,
                                                           std::int32_t radius) {
    const auto add = [&cells, &ground](core::Point at) {
        if (ground.burns(at)) {
            cells.push_back(at);
        }
    };
    if (flight.obstacle) {
        add(*flight.obstacle);
    }
    if (radius > 0) {
        spatial::BitGrid seen;
        spatial::FieldOfView().compute(ground.opaque(), flight.end, core::Cells{radius}, seen);
        seen.for_each([&](core::Point at) {  // which shows the tiles just beyond the radius, too
            if (ground.opaque().get(at) && core::chebyshev_distance(flight.end, at) <= radius) {
                add(at);
            }
        });
    }
    std::ranges::sort(cells);
    cells.erase(std::ranges::unique(cells).begin(), cells.end());
    return cells;
}

/// The cells that the heat of an aimed effect reaches: those in which it works, and the tiles that burn at
/// their bounds. Row by row, each once.
[[nodiscard]] std::vector<core::Point> heated_cells(GameState game, const Flight& flight,
                                                    const content::Aim& aim);

/// The damage of lightning to who is wet, in times of the damage to others.
inline constexpr std::int32_t wet_multiplier = 2;

/// True if lightning runs through the liquid; an invalid id is none.
[[nodiscard]] inline bool conducts(const content::Catalog& catalog, content::MatterId liquid) {
    return liquid.valid() && catalog.matter(liquid).wets;
}

/// Adds to some cells the water joined to them by straight steps, each with liquid of its own kind. The
/// result is in row order. `liquid_at(cell)` answers the liquid of a cell.
template <class LiquidAt>
[[nodiscard]] std::vector<core::Point> conducted(const content::Catalog& catalog, core::Size size,
                                                 std::vector<core::Point> cells, const LiquidAt& liquid_at) {
    spatial::BitGrid met(size);
    std::ranges::for_each(cells, [&met](core::Point at) { met.set(at); });
    for (std::size_t next = 0; next < cells.size(); ++next) {
        const core::Point from = cells[next];
        const content::MatterId liquid = liquid_at(from);
        for (const core::Direction direction : core::cardinal_directions) {
            const core::Point at = core::step(from, direction);
            if (conducts(catalog, liquid) && size.contains(at) && !met.get(at) && liquid_at(at) == liquid) {
                met.set(at);
                cells.push_back(at);
            }
        }
    }
    std::ranges::sort(cells);
    return cells;
}

}  // namespace torchwake::rules
