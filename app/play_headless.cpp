#include "play_headless.hpp"

#include "abort_rescue.hpp"
#include "exit_code.hpp"
#include "stop_input.hpp"
#include "table.hpp"

#include <torchwake/headless/session.hpp>

#include <iostream>

namespace torchwake::app {

int play_headless(Request request) {
    if (!request.seed) {
        request.seed = SystemSeeds().next_seed();
    }
    const std::unique_ptr<Table> table = lay_table(request);
    if (!table) {
        return exit_failure;
    }
    const GameData& data = table->data();
    headless::Session session({&table->game(), &table->presenter(), &data.catalog, &data.words},
                              {request.text_screen, *request.seed, request.omniscient});
    const StopInput stop;
    const AbortRescue rescue(*table);
    table->game().start();
    headless::run(session, table->game(), std::cin, std::cout);
    return table->clear_away();
}

}  // namespace torchwake::app
