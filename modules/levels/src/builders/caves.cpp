#include "rock/excavation.hpp"

#include <torchwake/levels/builders.hpp>

namespace torchwake::levels {
namespace {

constexpr int rounds_of_smoothing = 4;
constexpr int cave_tries = 6;
/// The least size of a cavern; smaller ones are filled.
constexpr std::size_t least_cavern = 14;
/// The least share of open cells, in 100; a level with fewer is drawn again.
constexpr std::size_t least_open_caves = 32;

void wash_out(Excavation& caves, core::RandomStream& stream) {
    caves.rock() = draw_noise(caves.size(), stream);
    caves.show("noise");
    for (int round = 0; round < rounds_of_smoothing; ++round) {
        smooth(caves.rock());
    }
    open_corners(caves.rock(), stream);
    caves.show("smoothing");
    fill_pockets(caves.rock(), least_cavern);
    caves.show("caverns");
}

}  // namespace

Level build_caves(const Request& request, core::RandomStream& stream, const Observer& observer) {
    Excavation caves(request, observer);
    for (int attempt = 0; attempt < cave_tries && !caves.is_open(least_open_caves); ++attempt) {
        wash_out(caves, stream);
    }
    caves.open_at_least(least_open_caves);
    caves.join(stream);
    caves.shorten(stream);
    return caves.take();
}

}  // namespace torchwake::levels
