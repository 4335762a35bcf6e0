#include <torchwake/core/contract.hpp>
#include <torchwake/flow/prompt_desk.hpp>

#include <boost/system/system_error.hpp>

namespace torchwake::flow {

bool PromptDesk::post(const screen::Offer& offer) {
    if (prompt_ == nullptr || !prompt_->accepts(offer)) {
        return false;
    }
    if (listener_) {
        listener_(offer);
    }
    finish({}, offer);
    return true;
}

void PromptDesk::fail(boost::system::error_code reason) {
    TORCHWAKE_EXPECTS(reason.failed() && waiter_);
    finish(reason, std::nullopt);
}

void PromptDesk::close(boost::system::error_code reason) {
    TORCHWAKE_EXPECTS(reason.failed());
    closed_ = reason;
    if (waiter_) {
        finish(closed_, std::nullopt);
    }
}

void PromptDesk::throw_if_closed() const {
    if (closed_) {
        throw boost::system::system_error(closed_);
    }
}

void PromptDesk::open(const screen::Prompt& prompt, Waiter waiter) {
    TORCHWAKE_EXPECTS(!waiter_);
    waiter_ = std::move(waiter);
    prompt_ = &prompt;
    stack_->publish(&prompt);
}

void PromptDesk::set_deadline(core::Milliseconds deadline) {
    const auto too_late = [this](boost::system::error_code failure) {
        deadline_.reset();
        finish(failure, std::nullopt);
    };
    deadline_ = clock_->schedule(deadline, VirtualClock::Wake(too_late));
}

void PromptDesk::finish(boost::system::error_code failure, Answer answer) {
    if (deadline_) {
        clock_->cancel(*deadline_);
        deadline_.reset();
    }
    stack_->publish(nullptr);
    prompt_ = nullptr;
    waiter_.complete(failure, answer);
}

}  // namespace torchwake::flow
