#include "sketch.hpp"

#include <torchwake/worldgen/rooms.hpp>

namespace torchwake::worldgen {

Layout build_rooms(const content::LevelDef& level, std::int32_t depth, core::RandomStream& stream,
                   const Observer& observer) {
    Building building(level, depth, observer);
    lay(building, draw_sketch(level.size, place_rooms, stream), stream);
    return building.take();
}

}  // namespace torchwake::worldgen
