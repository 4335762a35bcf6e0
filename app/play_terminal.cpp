#include "play_terminal.hpp"

#include "abort_rescue.hpp"
#include "console.hpp"
#include "exit_code.hpp"
#include "stop_input.hpp"
#include "table.hpp"

#include <torchwake/terminal/play_terminal.hpp>

#include <memory>
#include <string>

namespace torchwake::app {
namespace {

void leave_terminal() {
    terminal::restore_terminal();
    HeldComplaints::release();
}

/// Plays until the game ends. Returns the reason why it can't be played; empty if it was.
std::string play(Table& table) {
    const HeldComplaints held;
    return terminal::play_in_terminal(table.game(), table.presenter(),
                                      table.files().folders().data / "screenshots");
}

}  // namespace

int play_terminal(const Request& request) {
    if (const std::string problem = terminal::terminal_problem(); !problem.empty()) {
        return fail(problem);
    }
    const std::unique_ptr<Table> table = lay_table(request);
    if (!table) {
        return exit_failure;
    }
    const StopInput stop;
    const AbortRescue rescue(*table, leave_terminal);
    const std::string problem = play(*table);
    return problem.empty() ? table->clear_away() : fail(problem);
}

}  // namespace torchwake::app
