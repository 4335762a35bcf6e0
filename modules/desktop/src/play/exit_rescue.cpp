#include "play/exit_rescue.hpp"

#include <cstdlib>
#include <utility>

namespace torchwake::desktop {
namespace {

flow::Game* endangered = nullptr;

void rescue() {
    if (flow::Game* const game = std::exchange(endangered, nullptr)) {
        game->close();
    }
}

}  // namespace

ExitRescue::ExitRescue(flow::Game& game) {
    static const bool registered = std::atexit(rescue) == 0;
    endangered = registered ? &game : nullptr;
}

ExitRescue::~ExitRescue() {
    endangered = nullptr;
}

}  // namespace torchwake::desktop
