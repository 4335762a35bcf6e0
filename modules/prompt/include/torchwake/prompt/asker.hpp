#pragma once

// Waits for the answers of a player. A coroutine asks with a prompt of the game's own type; the innermost
// layer publishes it during the wait; the frame loop, a script or a test posts the answer. At most one
// coroutine waits at a time.

#include <torchwake/core/contract.hpp>
#include <torchwake/core/units.hpp>
#include <torchwake/prompt/layer_stack.hpp>
#include <torchwake/prompt/parked_handler.hpp>
#include <torchwake/prompt/virtual_clock.hpp>

#include <boost/asio/async_result.hpp>
#include <boost/asio/deferred.hpp>
#include <boost/system/error_code.hpp>
#include <boost/system/system_error.hpp>

#include <concepts>
#include <functional>
#include <optional>
#include <utility>

namespace torchwake::prompt {

/// A question decides which answers are legal.
template <class Prompt, class Answer>
concept Asks = requires(const Prompt& prompt, const Answer& answer) {
    { prompt.accepts(answer) } -> std::convertible_to<bool>;
};

/// Puts the questions of coroutines to whoever plays, and hands each answer to the coroutine that waits.
template <OpenLayer Layer, std::default_initializable Answer>
    requires Asks<PromptOf<Layer>, Answer>
class Asker {
  public:
    /// The game's own type of questions.
    using Prompt = PromptOf<Layer>;

    /// Requires: stack and clock outlive the asker.
    Asker(LayerStack<Layer>& stack, VirtualClock& clock) : stack_(&stack), clock_(&clock) {}
    Asker(const Asker&) = delete;
    Asker& operator=(const Asker&) = delete;
    Asker(Asker&&) = delete;
    Asker& operator=(Asker&&) = delete;
    ~Asker() = default;

    /// Awaitable: the player's answer, which the prompt accepts.
    /// Requires: no other coroutine waits; a layer is open; the prompt stays unchanged until the answer.
    /// Awaits: post() or give(); fail() and close() end it. Errors: throws the reason of fail() or close() as
    /// a system_error, also if closed before. Cost: no allocation.
    [[nodiscard]] auto ask(const Prompt& prompt) {
        throw_if_closed();
        const auto initiate = [](auto handler, Asker* asker, const Prompt* asked) {
            asker->open(*asked, Waiter([rest = std::move(handler)](boost::system::error_code failure,
                                                                   std::optional<Answer> answer) mutable {
                std::move(rest)(failure, std::move(answer).value_or(Answer{}));
            }));
        };
        return boost::asio::async_initiate<const boost::asio::deferred_t,
                                           void(boost::system::error_code, Answer)>(
            initiate, boost::asio::deferred, this, &prompt);
    }

    /// Awaitable: the answer, or nothing if the deadline comes first. Otherwise as ask().
    [[nodiscard]] auto ask_until(const Prompt& prompt, core::Milliseconds deadline) {
        throw_if_closed();
        const auto initiate = [](auto handler, Asker* asker, const Prompt* asked, core::Milliseconds until) {
            asker->open(*asked, Waiter(std::move(handler)));
            asker->set_deadline(until);
        };
        return boost::asio::async_initiate<const boost::asio::deferred_t,
                                           void(boost::system::error_code, std::optional<Answer>)>(
            initiate, boost::asio::deferred, this, &prompt, deadline);
    }

    /// Called with each posted answer before the game continues with it, so that it can be recorded.
    using Listener = std::function<void(const Answer&)>;
    /// Sets the one listener, in place of the former; an empty one: none.
    void listen(Listener listener) { listener_ = std::move(listener); }

    /// The current prompt; null if no coroutine waits.
    [[nodiscard]] const Prompt* prompt() const { return prompt_; }
    /// True if the present question has a deadline.
    [[nodiscard]] bool has_deadline() const { return deadline_.has_value(); }

    /// Answers, and runs the game until it waits again.
    /// Errors: false, without effect, if there is no prompt or it refuses the answer. An exception of the
    /// listener is passed on, and the game still waits.
    bool post(const Answer& answer) {
        if (prompt_ == nullptr || !prompt_->accepts(answer)) {
            return false;
        }
        if (listener_) {
            listener_(answer);
        }
        finish({}, answer);
        return true;
    }
    /// Answers without the listener, for an answer that is recorded already.
    bool give(const Answer& answer) {
        if (prompt_ == nullptr || !prompt_->accepts(answer)) {
            return false;
        }
        finish({}, answer);
        return true;
    }
    /// Ends the present wait as if its deadline had come. Requires: has_deadline().
    void pass_deadline() {
        TORCHWAKE_EXPECTS(has_deadline());
        finish({}, std::nullopt);
    }

    /// Ends the current wait with that error; later waits are not affected. Requires: prompt() != nullptr,
    /// reason.failed().
    void fail(boost::system::error_code reason) {
        TORCHWAKE_EXPECTS(reason.failed() && waiter_);
        finish(reason, std::nullopt);
    }
    /// Ends the present wait with that error, and refuses new ones with it. Requires: an error.
    void close(boost::system::error_code reason) {
        TORCHWAKE_EXPECTS(reason.failed());
        closed_ = reason;
        if (waiter_) {
            finish(closed_, std::nullopt);
        }
    }

  private:
    using Waiter = ParkedHandler<boost::system::error_code, std::optional<Answer>>;

    void throw_if_closed() const {
        if (closed_) {
            throw boost::system::system_error(closed_);
        }
    }
    void open(const Prompt& prompt, Waiter waiter) {
        TORCHWAKE_EXPECTS(!waiter_);
        waiter_ = std::move(waiter);
        prompt_ = &prompt;
        stack_->publish(&prompt);
    }
    void set_deadline(core::Milliseconds deadline) {
        const auto too_late = [this](boost::system::error_code failure) {
            deadline_.reset();
            finish(failure, std::nullopt);
        };
        deadline_ = clock_->schedule(deadline, VirtualClock::Wake(too_late));
    }
    void finish(boost::system::error_code failure, std::optional<Answer> answer) {
        if (deadline_) {
            clock_->cancel(*deadline_);
            deadline_.reset();
        }
        stack_->publish(nullptr);
        prompt_ = nullptr;
        waiter_.complete(failure, std::move(answer));
    }

    LayerStack<Layer>* stack_;
    VirtualClock* clock_;
    const Prompt* prompt_ = nullptr;
    Waiter waiter_;
    std::optional<VirtualClock::TimerId> deadline_;
    Listener listener_;
    boost::system::error_code closed_;
};

}  // namespace torchwake::prompt
