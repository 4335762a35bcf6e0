#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/signal_set.hpp>

namespace torchwake::desktop {

/// While one exists, a request to end the process (SIGTERM, SIGINT, SIGHUP) is only noted, so that the frame
/// loop can end the game in order, which saves it.
class StopSignal {
  public:
    StopSignal();

    /// True if a request has come.
    [[nodiscard]] bool arrived();

  private:
    boost::asio::io_context context_{1};
    boost::asio::signal_set signals_{context_};
    bool arrived_ = false;
};

}  // namespace torchwake::desktop
