// The game's program: reads the command line and carries out the request.

#include "command_line/command_line.hpp"
#include "platform/platform.hpp"
#include "play/play_headless.hpp"
#include "play/play_terminal.hpp"
#include "play/play_window.hpp"
#include "system/console.hpp"
#include "system/exit_code.hpp"
#include "tools/balance.hpp"
#include "tools/check_data.hpp"
#include "tools/list_keys.hpp"
#include "tools/make_capsule.hpp"
#include "tools/measure.hpp"
#include "tools/replay.hpp"
#include "tools/show_level.hpp"
#include "tools/simulate.hpp"

#include <exception>
#include <iostream>
#include <new>
#include <variant>

namespace {

using namespace torchwake::app;

/// The exit code; that of a failure in place of success if something could not be printed.
int once_printed(int code) {
    if (std::cout.flush()) {
        return code;
    }
    const int failure = fail("standard output can't be written to; some of it is missing");
    return code == exit_success ? failure : code;
}

/// Carries out a request that plays no game.
int use_tool(const Request& request) {
    switch (request.mode) {
        case Mode::ShowLevel:
            return show_level(request);
        case Mode::ListKeys:
            return list_keys(request);
        case Mode::Simulate:
            return simulate(request);
        case Mode::Balance:
            return balance(request);
        case Mode::Measure:
            return measure(request);
        case Mode::VerifyReplay:
            return verify_replay(request);
        case Mode::Compare:
            return compare_replays(request);
        case Mode::MakeCapsule:
            return make_capsule(request);
        case Mode::CheckData:
            return check_data(request);
        case Mode::PlayWindow:
        case Mode::Terminal:
        case Mode::Headless:
            break;
    }
    return fail("this mode plays a game");
}

}  // namespace

int main(int count, char** arguments) {
    platform::prepare_process();
    try {
        const auto read = read_command_line(count, arguments);
        if (const auto* code = std::get_if<int>(&read)) {
            return once_printed(*code);
        }
        const Request& request = std::get<Request>(read);
        switch (request.mode) {
            case Mode::PlayWindow:
                return once_printed(play_window(request));
            case Mode::Terminal:
                return once_printed(play_terminal(request));
            case Mode::Headless:
                return once_printed(play_headless(request));
            default:
                return once_printed(use_tool(request));
        }
    } catch (const std::bad_alloc&) {
        return fail("there is not enough memory; a run that was played is kept up to its last answer");
    } catch (const std::exception& fault) {
        return fail(fault.what());
    }
}
