#include <torchwake/core/contract.hpp>
#include <torchwake/prompt/runner.hpp>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/error.hpp>
#include <boost/system/system_error.hpp>

#include <utility>

namespace torchwake::prompt {
namespace {

bool is_closing(const std::exception_ptr& reason) {
    try {
        std::rethrow_exception(reason);
    } catch (const boost::system::system_error& error) {
        return error.code() == closing();
    } catch (...) {
        return false;
    }
}

}  // namespace

boost::system::error_code closing() {
    return boost::asio::error::operation_aborted;
}

void Runner::start(Task<void> game) {
    TORCHWAKE_EXPECTS(state_ == State::Idle);
    state_ = State::Running;
    boost::asio::co_spawn(context_.get_executor(), std::move(game),
                          [this](const std::exception_ptr& reason) { end(reason); });
    run();
}

void Runner::run() {
    poll();
    if (failure_) {
        std::rethrow_exception(std::exchange(failure_, nullptr));
    }
}

void Runner::end(const std::exception_ptr& reason) {
    state_ = State::Ended;
    if (reason && !is_closing(reason)) {
        failure_ = reason;
    }
}

}  // namespace torchwake::prompt
