// The game's program: reads the command line and carries out the request.

#include "check_data.hpp"
#include "command_line.hpp"
#include "console.hpp"
#include "list_keys.hpp"
#include "make_capsule.hpp"
#include "play_headless.hpp"
#include "play_window.hpp"
#include "replay.hpp"
#include "show_level.hpp"
#include "simulate.hpp"

#include <csignal>
#include <exception>
#include <variant>

namespace {

using namespace torchwake::app;

int perform(const Request& request) {
    switch (request.mode) {
        case Mode::Headless:
            return play_headless(request);
        case Mode::CheckData:
            return check_data(request);
        case Mode::ShowLevel:
            return show_level(request);
        case Mode::ListKeys:
            return list_keys(request);
        case Mode::Simulate:
            return simulate(request);
        case Mode::VerifyReplay:
            return verify_replay(request);
        case Mode::Compare:
            return compare_replays(request);
        case Mode::MakeCapsule:
            return make_capsule(request);
        default:
            return play_window(request);
    }
}

}  // namespace

int main(int count, char** arguments) {
    // Beyond a limit on the size of files, a write fails as on a full disk; the signal would end the game.
    std::signal(SIGXFSZ, SIG_IGN);
    try {
        const auto read = read_command_line(count, arguments);
        if (const auto* code = std::get_if<int>(&read)) {
            return *code;
        }
        return perform(std::get<Request>(read));
    } catch (const std::exception& fault) {
        return fail(fault.what());
    }
}
