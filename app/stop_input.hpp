#pragma once

#include <boost/asio/signal_set.hpp>
#include <boost/asio/thread_pool.hpp>

#include <pthread.h>

namespace torchwake::app {

/// While one exists, a request to end the process (SIGTERM, SIGINT, SIGHUP) ends standard input instead,
/// which ends a headless game in order; writing to a closed pipe is an error of the stream, and no signal.
/// Only one may exist at a time, made by the reading thread. The input stays ended.
class StopInput {
  public:
    StopInput();
    ~StopInput();
    StopInput(const StopInput&) = delete;
    StopInput& operator=(const StopInput&) = delete;

  private:
    void end_input(int signal) const;

    pthread_t reader_;
    void (*broken_pipe_)(int);  ///< what SIGPIPE did before
    int nothing_to_read_;       ///< a file descriptor
    boost::asio::thread_pool listener_{1};
    boost::asio::signal_set stops_{listener_};
};

}  // namespace torchwake::app
