#include "tools/simulate.hpp"

#include "files/assets.hpp"
#include "files/game_data.hpp"
#include "system/console.hpp"
#include "system/exit_code.hpp"
#include "tools/game_results.hpp"
#include "tools/play_games.hpp"

#include <torchwake/content/loader.hpp>
#include <torchwake/json/writer.hpp>
#include <torchwake/worldgen/generate.hpp>

#include <chrono>
#include <string>

namespace torchwake::app {

int simulate(const Request& request) {
    const auto catalog = content::load_catalog(Assets(request.data_dir).data(), request.mods);
    if (catalog.has_error()) {
        print_faults(lines_of(catalog.error()));
        return exit_failure;
    }
    auto results = GameResults::begin(request);
    if (!results) {
        return fail(results.error().message);
    }
    GameSummary summary;
    const auto start = std::chrono::steady_clock::now();
    const std::string fault =
        play_games({&*catalog, worldgen::level_source()}, request, [&](const GameRow& row) {
            summary.add(row);
            results->add_line(json::write_line(object_of(row)));
        });
    if (!fault.empty()) {
        return fail(fault);
    }
    const auto time =
        std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - start);
    const Batch batch = batch_of(*catalog, request);
    return results->finish(summary, batch, time, title_of(batch));
}

}  // namespace torchwake::app
