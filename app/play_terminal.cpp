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

int play_terminal(const Request& request) {
    if (const std::string problem = terminal::terminal_problem(); !problem.empty()) {
        return fail(problem);
    }
    const std::unique_ptr<Table> table = lay_table(request);
    if (!table) {
        return exit_failure;
    }
    const StopInput stop;
    const AbortRescue rescue(*table, terminal::restore_terminal);
    const std::string problem = terminal::play_in_terminal(table->game(), table->presenter(),
                                                           table->files().folders().data / "screenshots");
    return problem.empty() ? table->clear_away() : fail(problem);
}

}  // namespace torchwake::app
