#include "stop_input.hpp"

#include <cerrno>
#include <cstddef>
#include <fcntl.h>
#include <pthread.h>
#include <stdexcept>
#include <unistd.h>

namespace torchwake::app {
namespace {

int nothing_to_read = -1;  ///< a file descriptor
pthread_t reader{};

/// Replaces standard input by an empty one. A read that waits goes on waiting for the former one until a
/// signal reaches its own thread. Does only what a signal's handler may, and needs no memory.
void end_input(int signal) {
    const int error_before = errno;
    ::dup2(nothing_to_read, STDIN_FILENO);
    if (::pthread_equal(::pthread_self(), reader) == 0) {
        ::pthread_kill(reader, signal);
    }
    errno = error_before;
}

}  // namespace

StopInput::StopInput() : broken_pipe_(std::signal(SIGPIPE, SIG_IGN)) {
    nothing_to_read = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (nothing_to_read < 0) {
        throw std::runtime_error("/dev/null can't be opened");
    }
    reader = ::pthread_self();
    struct sigaction action{};
    action.sa_handler = end_input;
    for (std::size_t place = 0; place < stops.size(); ++place) {
        ::sigaction(stops[place], &action, &before_[place]);
    }
}

StopInput::~StopInput() {
    for (std::size_t place = 0; place < stops.size(); ++place) {
        ::sigaction(stops[place], &before_[place], nullptr);
    }
    ::close(nothing_to_read);
    std::signal(SIGPIPE, broken_pipe_);
}

}  // namespace torchwake::app
