#include "stop_input.hpp"

#include <array>
#include <atomic>
#include <csignal>
#include <fcntl.h>
#include <stdexcept>
#include <unistd.h>

namespace torchwake::app {
namespace {

constexpr std::array stops{SIGTERM, SIGINT, SIGHUP};

std::atomic<int> nothing_to_read{-1};  ///< a file descriptor
static_assert(std::atomic<int>::is_always_lock_free, "a signal handler may touch nothing else");

extern "C" void end_input(int) {
    dup2(nothing_to_read, STDIN_FILENO);
}

/// Without SA_RESTART, so that a read which waits gives up and the next one finds the end.
void answer(int signal, void (*handler)(int)) {
    struct sigaction action{};
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask);
    sigaction(signal, &action, nullptr);
}

}  // namespace

StopInput::StopInput() {
    nothing_to_read = open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (nothing_to_read < 0) {
        throw std::runtime_error("/dev/null can't be opened");
    }
    for (const int signal : stops) {
        answer(signal, end_input);
    }
    answer(SIGPIPE, SIG_IGN);
}

StopInput::~StopInput() {
    for (const int signal : stops) {
        answer(signal, SIG_DFL);
    }
    answer(SIGPIPE, SIG_DFL);
    close(nothing_to_read.exchange(-1));
}

}  // namespace torchwake::app
