#include "play/clicked_way.hpp"

#include <torchwake/autopilot/auto_action.hpp>

namespace torchwake::flow {

std::vector<core::Point> way_of_click(const forecast::Knowledge& known, core::Point to) {
    if (!known.size().contains(to) || !known.tile(to)) {
        return {};
    }
    std::vector<core::Point> way = autopilot::known_path(known, to);
    if (way.size() > 1 && autopilot::is_hunted(known)) {
        way.resize(1);
    }
    return way;
}

}  // namespace torchwake::flow
