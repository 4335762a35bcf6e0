#include "aim/places.hpp"

#include <torchwake/autopilot/known_map.hpp>
#include <torchwake/core/direction.hpp>

#include <algorithm>
#include <limits>
#include <optional>
#include <tuple>

namespace torchwake::flow {
namespace {

using screen::PlaceLine;

/// True for terrain that the hero may want to come back to.
bool is_place(const content::TileDef& tile) {
    return tile.stairs != content::Stairs::None || tile.portal || tile.emptied_to.has_value();
}

void add_places(const forecast::Knowledge& knowledge, const forecast::RememberedLevel& level,
                std::vector<PlaceLine>& places) {
    const auto cells = level.tiles->span();
    for (std::size_t index = 0; index < cells.size(); ++index) {
        if (cells[index].valid() && is_place(knowledge.catalog().tile(cells[index]))) {
            places.push_back({cells[index], level.tiles->point(index), level.depth});
        }
    }
    for (const forecast::KnownVendor& vendor : level.vendors) {
        places.push_back({vendor.kind, vendor.at, level.depth});
    }
    for (const rules::RememberedObject& object : level.objects) {
        if (object.item.valid()) {
            places.push_back({knowledge.apparent_kind(object.item), object.at, level.depth});
        }
    }
}

/// Measures the known ways from the hero.
class Ways {
  public:
    explicit Ways(const forecast::Knowledge& knowledge) : knowledge_(knowledge) {
        map_.update(knowledge);
        from_hero_.lead_beside(map_, {knowledge.hero().at});
    }

    /// The steps to a cell, or to the nearest cell beside it if nobody can stand on it.
    [[nodiscard]] std::optional<std::int32_t> steps_to(core::Point at) const {
        spatial::Distance fewest = spatial::unreachable;
        for (const core::Point end : autopilot::ends_of_way(knowledge_, map_, at)) {
            fewest = std::min(fewest, from_hero_.distance(end));
        }
        return fewest == spatial::unreachable ? std::nullopt
                                              : std::optional(static_cast<std::int32_t>(fewest));
    }

  private:
    forecast::Knowledge knowledge_;
    autopilot::KnownMap map_;
    autopilot::PathMap from_hero_;
};

}  // namespace

std::vector<PlaceLine> remembered_places(const forecast::Knowledge& knowledge) {
    std::vector<PlaceLine> places;
    for (const forecast::RememberedLevel& level : knowledge.remembered_levels()) {
        add_places(knowledge, level, places);
    }
    const Ways ways(knowledge);
    const std::int32_t here = knowledge.depth();
    for (PlaceLine& place : places) {
        if (place.depth == here) {
            place.steps = ways.steps_to(place.at);
            place.towards = core::direction_towards(knowledge.hero().at, place.at);
        }
    }
    std::ranges::sort(places, {}, [here](const PlaceLine& place) {
        constexpr std::int32_t far_away = std::numeric_limits<std::int32_t>::max();
        return std::tuple(place.depth != here, place.depth != here ? place.depth : 0,
                          place.steps.value_or(far_away), place.at);
    });
    return places;
}

std::string toll_gate(const forecast::Knowledge& known, core::Point at) {
    const content::TileDef* const tile = known.size().contains(at) ? known.tile_def(at) : nullptr;
    return tile != nullptr && tile->toll > 0 ? tile->name : std::string();
}

}  // namespace torchwake::flow
