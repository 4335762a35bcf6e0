#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>

namespace torchwake::desktop {

/// While one lives, a request to end the process (SIGTERM, SIGINT, SIGHUP) is only noted, so that the frame
/// loop can end the game in order, which saves it.
class StopSignal {
  public:
    StopSignal();

    /// Whether such a request came until now.
    [[nodiscard]] bool arrived();

  private:
    boost::asio::io_context context_{1};
    boost::asio::signal_set signals_{context_};
    bool arrived_ = false;
};

}  // namespace torchwake::desktop
