#include "rooms/sketch.hpp"

#include <torchwake/levels/builders.hpp>

namespace torchwake::levels {

Level build_rooms(const Request& request, core::RandomStream& stream, const Observer& observer) {
    Building building(request, observer);
    lay(building, draw_sketch(request.size, place_rooms, stream), stream);
    return building.take();
}

}  // namespace torchwake::levels
