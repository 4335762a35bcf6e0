#include <torchwake/panels/hot_areas.hpp>

#include <ranges>

#include <algorithm>

namespace torchwake::panels {

void HotAreas::clear() {
    areas_.clear();
    map_.reset();
}

std::optional<screen::Pointed> HotAreas::find(core::Point cell) const {
    const auto from_top = std::views::reverse(areas_);
    const auto hit =
        std::ranges::find_if(from_top, [cell](const HotArea& hot) { return hot.area.contains(cell); });
    if (hit != from_top.end()) {
        return hit->what;
    }
    if (!map_ || !map_->area.contains(cell)) {
        return std::nullopt;
    }
    const core::Point at = map_->corner + (cell - map_->area.origin);
    return map_->level.contains(at) ? std::optional<screen::Pointed>(screen::PointedCell{at}) : std::nullopt;
}

}  // namespace torchwake::panels
