#include "stop_signal.hpp"

#include <atomic>
#include <csignal>

namespace torchwake::desktop {
namespace {

std::atomic<bool> stop_asked{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may touch nothing else");

extern "C" void note_stop(int) {
    stop_asked = true;
}

constexpr int stops[] = {
    SIGTERM,
    SIGINT,
#ifdef SIGHUP
    SIGHUP,
#endif
};

}  // namespace

StopSignal::StopSignal() {
    stop_asked = false;
    for (const int signal : stops) {
        std::signal(signal, note_stop);
    }
}

StopSignal::~StopSignal() {
    for (const int signal : stops) {
        std::signal(signal, SIG_DFL);
    }
}

bool StopSignal::arrived() const {
    return stop_asked;
}

}  // namespace torchwake::desktop
