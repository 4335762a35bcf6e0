#include "fight/conduct.hpp"
#include "matter/beat.hpp"

#include <torchwake/rules/flight.hpp>
#include <torchwake/spatial/field_of_view.hpp>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace torchwake::rules {
namespace {

using spatial::BitGrid;
using spatial::OpacityGrid;

/// The depth of water that stops what rolls.
constexpr std::int32_t depth_that_stops = 2;

/// True if what rolls into a cell goes no farther.
bool stops_rolling(const content::Catalog& catalog, const CellMatter& here) {
    const content::MatterDef* const liquid = liquid_underfoot(catalog, here);
    return liquid != nullptr &&
           (liquid->chasm || liquid->molten || (liquid->wets && here.depth >= depth_that_stops));
}

/// The ground as it is.
class TrueGround {
  public:
    TrueGround(const content::Catalog& catalog, const World& world) : catalog_(catalog), world_(world) {}

    [[nodiscard]] const OpacityGrid& opaque() const { return world_.caches.opaque; }
    [[nodiscard]] bool blocks(core::Point at) const { return world_.caches.flags[at].has(CellFlag::Blocks); }
    [[nodiscard]] EntityId actor(core::Point at) const { return world_.caches.actors[at]; }
    [[nodiscard]] bool stops(core::Point at) const {
        return stops_rolling(catalog_, matter_at(world_.level.matter, at));
    }

  private:
    const content::Catalog& catalog_;
    const World& world_;
};

/// The ground as the hero knows it: unseen cells are open, and actors out of sight are not there. Opaque
/// cells are known only within a radius.
class KnownGround {
  public:
    KnownGround(const Knowledge& knowledge, core::Point middle, std::int32_t radius,
                std::optional<core::Point> cleared = {})
        : knowledge_(knowledge), cleared_(cleared), opaque_(knowledge.size()) {
        const core::Size size = knowledge.size();
        const core::Rect near = core::Rect{middle, {1, 1}}.grown(radius);
        for (std::int32_t y = std::max(0, near.top()); y < std::min(size.height, near.bottom()); ++y) {
            for (std::int32_t x = std::max(0, near.left()); x < std::min(size.width, near.right()); ++x) {
                opaque_.set({x, y}, is({x, y}, &content::TileDef::opaque) ||
                                        blocks_sight(knowledge.catalog(), knowledge.matter({x, y})));
            }
        }
    }

    [[nodiscard]] const OpacityGrid& opaque() const { return opaque_; }
    [[nodiscard]] bool blocks(core::Point at) const { return is(at, &content::TileDef::blocks); }
    [[nodiscard]] EntityId actor(core::Point at) const {
        const auto known = knowledge_.actor(at);
        return known ? known->id : EntityId{};
    }
    [[nodiscard]] bool stops(core::Point at) const {
        return stops_rolling(knowledge_.catalog(), knowledge_.matter(at));
    }

  private:
    [[nodiscard]] bool is(core::Point at, bool content::TileDef::* property) const {
        const auto tile = knowledge_.tile(at);
        return tile && at != cleared_ && knowledge_.catalog().tile(*tile).*property;
    }

    const Knowledge& knowledge_;
    std::optional<core::Point> cleared_;
    OpacityGrid opaque_;
};

template <class Ground>
Flight fly(const Ground& ground, core::Point from, core::Point target, FlightManner manner) {
    const spatial::Line line =
        spatial::clear_line(ground.opaque().rows(), from, target).value_or(spatial::Line(from, target));
    Flight flight{{}, from, {}, line.ties()};
    bool stopped = false;
    for (std::int32_t step = 1; step < line.size() && !stopped; ++step) {
        if (ground.blocks(line[step])) {
            break;
        }
        flight.end = line[step];
        flight.cells.push_back(flight.end);
        flight.victim = ground.actor(flight.end);
        stopped = (flight.victim.valid() && !manner.pierces) || (manner.rolls && ground.stops(flight.end));
    }
    return flight;
}

std::vector<core::Point> reach(const OpacityGrid& opaque, core::Point at, std::int32_t radius) {
    if (radius == 0) {
        return {at};
    }
    BitGrid seen;
    spatial::FieldOfView().compute(opaque, at, core::Cells{radius}, seen);
    std::vector<core::Point> cells;
    seen.for_each([&opaque, &cells, at](core::Point cell) {
        if (cell == at || !opaque.get(cell)) {
            cells.push_back(cell);
        }
    });
    return cells;
}

/// Adds the cells of the flight if the effect pierces.
std::vector<core::Point> with_way(std::vector<core::Point> cells, const Flight& flight, bool pierces) {
    if (pierces) {
        cells.insert(cells.end(), flight.cells.begin(), flight.cells.end());
        std::ranges::sort(cells);
        cells.erase(std::ranges::unique(cells).begin(), cells.end());
    }
    return cells;
}

}  // namespace

Flight trace_flight(const content::Catalog& catalog, const World& world, core::Point from, core::Point target,
                    FlightManner manner) {
    return fly(TrueGround(catalog, world), from, target, manner);
}

Flight preview_flight(const Knowledge& knowledge, core::Point target, FlightManner manner,
                      std::optional<core::Point> cleared) {
    const core::Point from = knowledge.hero().at;
    const std::int32_t radius = core::chebyshev_distance(from, target);
    return fly(KnownGround(knowledge, from, radius, cleared), from, target, manner);
}

std::vector<core::Point> directly_reached_cells(const World& world, const Flight& flight,
                                                const content::Aim& aim) {
    return with_way(struck_cells(world, flight.end, aim.radius.value), flight, aim.pierces);
}

std::vector<core::Point> preview_directly_reached_cells(const Knowledge& knowledge, const Flight& flight,
                                                        const content::Aim& aim) {
    return with_way(preview_struck_cells(knowledge, flight.end, aim.radius.value), flight, aim.pierces);
}

std::vector<core::Point> reached_cells(const content::Catalog& catalog, const World& world,
                                       const Flight& flight, const content::Aim& aim) {
    std::vector<core::Point> cells = directly_reached_cells(world, flight, aim);
    const Matter& matter = world.level.matter;
    return aim.conducts && matter.liquid.size().area() > 0
               ? conducted(catalog, matter.liquid.size(), std::move(cells),
                           [&matter](core::Point at) { return matter.liquid[at]; })
               : cells;
}

std::vector<core::Point> preview_reached_cells(const Knowledge& knowledge, const Flight& flight,
                                               const content::Aim& aim) {
    std::vector<core::Point> cells = preview_directly_reached_cells(knowledge, flight, aim);
    return aim.conducts ? conducted(knowledge.catalog(), knowledge.size(), std::move(cells),
                                    [&knowledge](core::Point at) { return knowledge.matter(at).liquid; })
                        : cells;
}

std::vector<core::Point> struck_cells(const World& world, core::Point at, std::int32_t radius) {
    return reach(world.caches.opaque, at, radius);
}

std::vector<core::Point> preview_struck_cells(const Knowledge& knowledge, core::Point at,
                                              std::int32_t radius) {
    return reach(KnownGround(knowledge, at, radius).opaque(), at, radius);
}

}  // namespace torchwake::rules
