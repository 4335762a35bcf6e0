#pragma once

#include "bench_map.hpp"

#include <libtcod/fov.h>

#include <memory>

namespace torchwake::bench {

/// The peer's form of a map: floor is transparent and walkable, walls are neither.
[[nodiscard]] inline std::shared_ptr<TCOD_Map> libtcod_map(const BenchMap& map) {
    std::shared_ptr<TCOD_Map> made(TCOD_map_new(map.size.width, map.size.height), TCOD_map_delete);
    for (const core::Point cell : map.floor) {
        TCOD_map_set_properties(made.get(), cell.x, cell.y, true, true);
    }
    return made;
}

}  // namespace torchwake::bench
