#include "play/play_headless.hpp"

#include "play/abort_rescue.hpp"
#include "play/game_setup.hpp"
#include "system/exit_code.hpp"
#include "system/stop_input.hpp"

#include <torchwake/headless/session.hpp>

#include <iostream>

namespace torchwake::app {

int play_headless(Request request) {
    if (!request.seed) {
        request.seed = SystemSeeds().next_seed();
    }
    const std::unique_ptr<GameSetup> setup = set_up_game(request);
    if (!setup) {
        return exit_failure;
    }
    const GameData& data = setup->data();
    headless::Session session({&setup->game(), &setup->presenter(), &data.catalog, &data.words},
                              {request.text_screen, *request.seed, request.omniscient});
    const StopInput stop;
    const AbortRescue rescue(*setup);
    setup->game().start();
    headless::run(session, setup->game(), std::cin, std::cout);
    return setup->exit_code();
}

}  // namespace torchwake::app
