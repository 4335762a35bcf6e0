#include "tools/game_results.hpp"

#include "system/console.hpp"
#include "system/exit_code.hpp"
#include "system/same_file.hpp"
#include "tools/balance_picture.hpp"

#include <torchwake/json/writer.hpp>
#include <torchwake/save/durable_file.hpp>
#include <torchwake/save/real_disk.hpp>

#include <iostream>
#include <utility>

namespace torchwake::app {

boost::system::result<GameResults, ResultsError> GameResults::begin(const Request& request) {
    if (request.picture && request.out && is_same_file(*request.picture, *request.out)) {
        return ResultsError{"can't write " + request.picture->string() +
                            ": it can't hold both games and their picture"};
    }
    save::RealDisk disk;
    if (request.picture) {
        if (const auto checked = save::check_target(disk, *request.picture); !checked) {
            return ResultsError{to_string(checked.error())};
        }
    }
    if (!request.out) {
        return GameResults(request, nullptr);
    }
    auto file = save::begin_named_file(disk, *request.out);
    if (!file) {
        return ResultsError{to_string(file.error())};
    }
    return GameResults(request, std::move(*file));
}

void GameResults::add_line(const std::string& line) {
    if (file_ == nullptr) {
        std::cout << line << '\n';
    } else if (fault_.empty()) {
        const auto appended = file_->append(line + '\n');
        fault_ = appended ? std::string() : to_string(appended.error());
    }
}

int GameResults::finish(const GameSummary& summary, const Batch& batch, std::chrono::milliseconds time,
                        const std::string& title) {
    const std::string line = json::write_line(summary.object(batch, time));
    if (file_ != nullptr) {
        add_line(line);
    }
    std::cout << line << '\n' << std::flush;
    if (!fault_.empty()) {
        return fail(fault_);
    }
    if (!std::cout) {
        return fail("can't write the games");
    }
    if (!picture_) {
        return exit_success;
    }
    if (summary.games() == 0) {
        complain("there is no game to draw; " + picture_->string() + " was not written");
        return exit_success;
    }
    save::RealDisk disk;
    const auto drawn = save::write_named_file(disk, *picture_, balance_picture(summary.balance(title)));
    return drawn ? exit_success : fail(to_string(drawn.error()));
}

}  // namespace torchwake::app
