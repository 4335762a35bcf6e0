#include <torchwake/core/contract.hpp>
#include <torchwake/rules/attack.hpp>
#include <torchwake/rules/flight.hpp>

#include <algorithm>
#include <utility>

namespace torchwake::rules {
namespace {

using spatial::BitGrid;
using spatial::OpacityGrid;

/// The depth of water that stops what rolls.
constexpr std::int32_t depth_that_stops = 2;

/// The ground as it is.
class TrueGround {
  public:
    explicit TrueGround(GameState game) : game_(game) {}

    [[nodiscard]] const OpacityGrid& opaque() const { return game_.world.caches.opaque; }
    [[nodiscard]] bool blocks(core::Point at) const {
        return game_.world.caches.flags[at].has(CellFlag::Blocks);
    }
    [[nodiscard]] EntityId actor(core::Point at) const { return game_.world.caches.actors[at]; }
    [[nodiscard]] bool stops(core::Point at) const {
        return stops_rolling(game_.catalog, matter_at(game_.world.level.matter, at));
    }
    [[nodiscard]] bool burns(core::Point at) const {
        return game_.catalog.tile(game_.world.level.tiles[at]).ignition > 0;
    }

  private:
    GameState game_;
};

}  // namespace

const content::Aim& flight_of(const content::Catalog& catalog, const content::EffectSource& source) {
    static const content::Aim at_one{range_of_a_throw, core::Cells{0}, ""};
    const std::optional<content::Aim>& aim = catalog.aim_of(source);
    TORCHWAKE_EXPECTS(aim || catalog.breaks(source));
    return aim ? *aim : at_one;
}

bool stops_rolling(const content::Catalog& catalog, const CellMatter& here) {
    const content::MatterDef* const liquid = liquid_underfoot(catalog, here);
    return liquid != nullptr &&
           (liquid->chasm || liquid->molten || (liquid->wets && here.depth >= depth_that_stops));
}

Flight trace_flight(GameState game, core::Point from, core::Point target, FlightManner manner) {
    return trace_over(TrueGround(game), from, target, manner);
}

std::vector<core::Point> directly_reached_cells(const World& world, const Flight& flight,
                                                const content::Aim& aim) {
    return with_way(struck_cells(world, flight.end, aim.radius.value), flight, aim.pierces);
}

std::vector<core::Point> reached_cells(GameState game, const Flight& flight, const content::Aim& aim) {
    std::vector<core::Point> cells = directly_reached_cells(game, flight, aim);
    const Matter& matter = game.world.level.matter;
    return aim.conducts && matter.liquid.size().area() > 0
               ? conducted(game.catalog, matter.liquid.size(), std::move(cells),
                           [&matter](core::Point at) { return matter.liquid[at]; })
               : cells;
}

std::vector<core::Point> heated_cells(GameState game, const Flight& flight, const content::Aim& aim) {
    return with_burning_bounds(reached_cells(game, flight, aim), TrueGround(game), flight, aim.radius.value);
}

std::vector<core::Point> struck_cells(const OpacityGrid& opaque, core::Point at, std::int32_t radius) {
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

std::vector<core::Point> struck_cells(const World& world, core::Point at, std::int32_t radius) {
    return struck_cells(world.caches.opaque, at, radius);
}

std::vector<core::Point> with_way(std::vector<core::Point> cells, const Flight& flight, bool pierces) {
    if (pierces) {
        cells.insert(cells.end(), flight.cells.begin(), flight.cells.end());
        std::ranges::sort(cells);
        cells.erase(std::ranges::unique(cells).begin(), cells.end());
    }
    return cells;
}

}  // namespace torchwake::rules
