#include "abort_rescue.hpp"

#include "console.hpp"

#include <torchwake/core/contract.hpp>

#include <csignal>
#include <exception>
#include <filesystem>
#include <pthread.h>
#include <string>
#include <unistd.h>
#include <utility>

namespace torchwake::app {
namespace {

Table* endangered = nullptr;
void (*before_rescue)() = nullptr;
pthread_t player{};
core::BrokenContract broken;

/// Without the folders of the source, which may be of a person's home.
std::string told_fault() {
    if (broken.line == 0) {
        return "aborted";
    }
    return std::string("broken ") + broken.kind + ": " + broken.condition + ", at " +
           std::filesystem::path(broken.file).filename().string() + ':' + std::to_string(broken.line) +
           " in " + broken.function;
}

void write_capsule(Table& table) {
    const std::string& run = table.game().shown_run();
    if (run.empty()) {
        return;
    }
    const auto written =
        table.files().add_capsule_of(run, {{},
                                           {},
                                           table.game().options(),
                                           table.game().awaiting(),
                                           table.presenter().log_tail(save::capsule_log_lines),
                                           told_fault()});
    complain(written ? "what led to this is in " + written->path + ": please send it to the developers"
                     : "no capsule of this could be written: " + written.error().message);
}

/// Ends the process by SIGABRT, as if there had been no rescue.
void end(int /*signal*/) {
    std::signal(SIGABRT, SIG_DFL);
    sigset_t aborts;
    ::sigemptyset(&aborts);
    ::sigaddset(&aborts, SIGABRT);
    ::pthread_sigmask(SIG_UNBLOCK, &aborts, nullptr);
    std::raise(SIGABRT);
}

/// Runs where the process stands at its error: memory and locks may be in any state, so that a timer ends
/// what hangs.
void rescue(int signal) {
    constexpr unsigned longest_rescue = 3;  ///< seconds
    Table* const table = std::exchange(endangered, nullptr);
    if (table != nullptr && pthread_equal(pthread_self(), player) != 0) {
        std::signal(SIGALRM, end);
        ::alarm(longest_rescue);
        try {
            if (before_rescue != nullptr) {
                before_rescue();
            }
            write_capsule(*table);
        } catch (const std::exception& fault) {
            complain(fault.what());
        }
    }
    end(signal);
}

}  // namespace

AbortRescue::AbortRescue(Table& table, void (*before)()) {
    before_rescue = before;
    endangered = &table;
    player = pthread_self();
    core::set_contract_handler([](const core::BrokenContract& contract) { broken = contract; });
    struct sigaction action{};
    action.sa_handler = rescue;
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    ::sigaction(SIGABRT, &action, nullptr);
}

AbortRescue::~AbortRescue() {
    std::signal(SIGABRT, SIG_DFL);
    core::set_contract_handler(nullptr);
    endangered = nullptr;
}

}  // namespace torchwake::app
