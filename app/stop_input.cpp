#include "stop_input.hpp"

#include <csignal>
#include <fcntl.h>
#include <stdexcept>
#include <unistd.h>

namespace torchwake::app {

StopInput::StopInput()
    : reader_(pthread_self()),
      broken_pipe_(std::signal(SIGPIPE, SIG_IGN)),
      nothing_to_read_(open("/dev/null", O_RDONLY | O_CLOEXEC)) {
    if (nothing_to_read_ < 0) {
        throw std::runtime_error("/dev/null can't be opened");
    }
    for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
        stops_.add(signal);
    }
    stops_.async_wait([this](const boost::system::error_code& cancelled, int signal) {
        if (!cancelled) {
            end_input(signal);
        }
    });
}

StopInput::~StopInput() {
    stops_.cancel();
    listener_.join();
    close(nothing_to_read_);
    std::signal(SIGPIPE, broken_pipe_);
}

/// The first signal may have reached another thread than the reading one. The second interrupts a waiting
/// read, and the next read finds the end.
void StopInput::end_input(int signal) const {
    dup2(nothing_to_read_, STDIN_FILENO);
    pthread_kill(reader_, signal);
}

}  // namespace torchwake::app
