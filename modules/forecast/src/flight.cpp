#include <torchwake/core/rect.hpp>
#include <torchwake/forecast/flight.hpp>

#include <utility>

namespace torchwake::forecast {
namespace {

using spatial::OpacityGrid;

/// The ground as the hero knows it: unseen cells are open, and actors out of sight are not there. Opaque
/// cells are known only within a radius.
class KnownGround {
  public:
    KnownGround(const Knowledge& knowledge, core::Point middle, std::int32_t radius,
                std::optional<core::Point> cleared = {})
        : knowledge_(knowledge), cleared_(cleared), opaque_(knowledge.size()) {
        const core::Rect near = core::Rect{middle, {1, 1}}.grown(radius);
        for (const core::Point at : core::cells_of(near.common_part({{0, 0}, knowledge.size()}))) {
            opaque_.set(at, is(at, &content::TileDef::opaque) ||
                                blocks_sight(knowledge.catalog(), knowledge.matter(at)));
        }
    }

    [[nodiscard]] const OpacityGrid& opaque() const { return opaque_; }
    [[nodiscard]] bool blocks(core::Point at) const { return is(at, &content::TileDef::blocks); }
    [[nodiscard]] rules::EntityId actor(core::Point at) const {
        const auto known = knowledge_.actor(at);
        return known ? known->id : rules::EntityId{};
    }
    [[nodiscard]] bool stops(core::Point at) const {
        return stops_rolling(knowledge_.catalog(), knowledge_.matter(at));
    }
    [[nodiscard]] bool burns(core::Point at) const {
        const auto tile = knowledge_.tile(at);
        return tile && knowledge_.catalog().tile(*tile).ignition > 0;
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

}  // namespace

rules::Flight forecast_flight(const Knowledge& knowledge, core::Point target, rules::FlightManner manner,
                              std::optional<core::Point> cleared) {
    const core::Point from = knowledge.hero().at;
    const std::int32_t radius = core::chebyshev_distance(from, target);
    return rules::trace_over(KnownGround(knowledge, from, radius, cleared), from, target, manner);
}

std::vector<core::Point> forecast_struck_cells(const Knowledge& knowledge, core::Point at,
                                               std::int32_t radius) {
    return rules::struck_cells(KnownGround(knowledge, at, radius).opaque(), at, radius);
}

std::vector<core::Point> forecast_directly_reached_cells(const Knowledge& knowledge,
                                                         const rules::Flight& flight,
                                                         const content::Aim& aim) {
    return with_way(forecast_struck_cells(knowledge, flight.end, aim.radius.value), flight, aim.pierces);
}

std::vector<core::Point> forecast_reached_cells(const Knowledge& knowledge, const rules::Flight& flight,
                                                const content::Aim& aim) {
    std::vector<core::Point> cells = forecast_directly_reached_cells(knowledge, flight, aim);
    return aim.conducts
               ? rules::conducted(knowledge.catalog(), knowledge.size(), std::move(cells),
                                  [&knowledge](core::Point at) { return knowledge.matter(at).liquid; })
               : cells;
}

std::vector<core::Point> forecast_heated_cells(const Knowledge& knowledge, const rules::Flight& flight,
                                               const content::Aim& aim) {
    return rules::with_burning_bounds(forecast_reached_cells(knowledge, flight, aim),
                                      KnownGround(knowledge, flight.end, aim.radius.value), flight,
                                      aim.radius.value);
}

}  // namespace torchwake::forecast
