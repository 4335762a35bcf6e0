// The game's program: reads the command line and carries out the request.

#include "check_data.hpp"
#include "command_line.hpp"
#include "exit_code.hpp"
#include "list_keys.hpp"
#include "make_capsule.hpp"
#include "play_headless.hpp"
#include "play_window.hpp"
#include "replay.hpp"
#include "show_level.hpp"
#include "simulate.hpp"

#include <exception>
#include <iostream>
#include <variant>

namespace {

using namespace torchwake::app;

int perform(const Request& request) {
    switch (request.task) {
        case Task::Headless:
            return play_headless(request);
        case Task::CheckData:
            return check_data(request);
        case Task::ShowLevel:
            return show_level(request);
        case Task::ListKeys:
            return list_keys(request);
        case Task::Simulate:
            return simulate(request);
        case Task::VerifyReplay:
            return verify_replay(request);
        case Task::Compare:
            return compare_replays(request);
        case Task::MakeCapsule:
            return make_capsule(request);
        default:
            return play_window(request);
    }
}

}  // namespace

int main(int count, char** arguments) {
    try {
        const auto read = read_command_line(count, arguments);
        if (const auto* code = std::get_if<int>(&read)) {
            return *code;
        }
        return perform(std::get<Request>(read));
    } catch (const std::exception& fault) {
        std::cerr << "torchwake: " << fault.what() << '\n';
        return exit_failure;
    }
}
