#include "window/stop_signal.hpp"

#include <csignal>

namespace torchwake::desktop {

StopSignal::StopSignal() {
    signals_.add(SIGTERM);
    signals_.add(SIGINT);
#ifdef SIGHUP
    signals_.add(SIGHUP);
#endif
    signals_.async_wait(
        [this](const boost::system::error_code& failure, int /*signal*/) { arrived_ = !failure; });
}

bool StopSignal::arrived() {
    context_.poll();
    return arrived_;
}

}  // namespace torchwake::desktop
