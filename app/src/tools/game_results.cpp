#include "tools/game_results.hpp"

#include "system/console.hpp"
#include "system/exit_code.hpp"
#include "system/same_file.hpp"
#include "tools/balance_picture.hpp"

#include <torchwake/json/writer.hpp>
#include <torchwake/save/durable_file.hpp>
#include <torchwake/save/real_disk.hpp>

#include <algorithm>
#include <iostream>
#include <utility>

namespace torchwake::app {

std::string target_fault(const Request& request) {
    if (request.picture && request.out && is_same_file(*request.picture, *request.out)) {
        return "can't write " + request.picture->string() + ": it can't hold both results and their picture";
    }
    save::RealDisk disk;
    for (const auto& target : {request.out, request.picture}) {
        if (!target) {
            continue;
        }
        if (std::ranges::any_of(request.shard_files,
                                [&](const auto& file) { return is_same_file(file, *target); })) {
            return "can't write " + target->string() + ": its games are read";
        }
        if (const auto checked = save::check_target(disk, *target); !checked) {
            return to_string(checked.error());
        }
    }
    return {};
}

boost::system::result<GameResults, ResultsError> GameResults::begin(const Request& request) {
    if (std::string fault = target_fault(request); !fault.empty()) {
        return ResultsError{std::move(fault)};
    }
    if (!request.out) {
        return GameResults(request, nullptr);
    }
    save::RealDisk disk;
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
