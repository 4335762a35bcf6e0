#include "play/play_terminal.hpp"

#include "play/abort_rescue.hpp"
#include "play/game_setup.hpp"
#include "system/console.hpp"
#include "system/exit_code.hpp"
#include "system/stop_input.hpp"

#include <torchwake/terminal/play_terminal.hpp>

#include <memory>
#include <string>

namespace torchwake::app {
namespace {

void leave_terminal() {
    terminal::restore_terminal();
    HeldComplaints::release();
}

}  // namespace

int play_terminal(const Request& request) {
    if (const std::string problem = terminal::terminal_problem(); !problem.empty()) {
        return fail(problem);
    }
    const std::unique_ptr<GameSetup> setup = set_up_game(request);
    if (!setup) {
        return exit_failure;
    }
    const StopInput stop;
    const AbortRescue rescue(*setup, leave_terminal);
    std::string problem;
    {
        const HeldComplaints held;  // until the terminal is given back
        terminal::GameTerminal terminal(setup->game(), setup->presenter(),
                                        setup->files().folders().data / "screenshots");
        problem = terminal.open();
        if (problem.empty()) {
            setup->game().start();
            terminal.run();
        }
    }
    return problem.empty() ? setup->exit_code() : fail(problem);
}

}  // namespace torchwake::app
