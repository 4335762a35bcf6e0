// Begins a run in the folders that its arguments name, data and user, and breaks a contract.

#include "command_line/command_line.hpp"
#include "play/abort_rescue.hpp"
#include "play/game_setup.hpp"

#include <torchwake/core/contract.hpp>

#include <memory>

int main(int count, char** arguments) {
    using namespace torchwake;
    TORCHWAKE_EXPECTS(count == 3);
    app::Request request;
    request.mode = app::Mode::Headless;
    request.seed = 5;
    request.start = flow::Start::NewGame;
    request.data_dir = arguments[1];
    request.user_dir = arguments[2];
    const std::unique_ptr<app::GameSetup> setup = app::set_up_game(request);
    TORCHWAKE_EXPECTS(setup != nullptr);
    const app::AbortRescue rescue(*setup);
    setup->game().start();
    TORCHWAKE_EXPECTS(setup->game().ended());
}
