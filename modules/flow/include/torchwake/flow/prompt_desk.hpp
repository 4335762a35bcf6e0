#pragma once

// Where the game waits for its player. A coroutine asks with a prompt, which is published on its layer while
// it waits; whoever has an answer posts it. At most one coroutine waits at a time, since the game is told in
// order.

#include <torchwake/core/units.hpp>
#include <torchwake/flow/parked_handler.hpp>
#include <torchwake/flow/screen_stack.hpp>
#include <torchwake/flow/virtual_clock.hpp>
#include <torchwake/screen/prompt.hpp>

#include <boost/asio/async_result.hpp>
#include <boost/asio/deferred.hpp>
#include <boost/system/error_code.hpp>

#include <functional>
#include <optional>
#include <utility>

namespace torchwake::flow {

class PromptDesk {
  public:
    /// Requires: stack and clock outlive the desk.
    PromptDesk(ScreenStack& stack, VirtualClock& clock) : stack_(&stack), clock_(&clock) {}
    PromptDesk(const PromptDesk&) = delete;
    PromptDesk& operator=(const PromptDesk&) = delete;
    PromptDesk(PromptDesk&&) = delete;
    PromptDesk& operator=(PromptDesk&&) = delete;
    ~PromptDesk() = default;

    /// To be awaited: the answer, one of the prompt's offers.
    /// Requires: nobody else waits; a layer is open; the prompt stays as it is until the answer.
    /// Awaits: post(); close() ends it. Errors: throws the reason where the desk is closed.
    [[nodiscard]] auto ask(const screen::Prompt& prompt) {
        throw_if_closed();
        const auto initiate = [](auto handler, PromptDesk* desk, const screen::Prompt* asked) {
            desk->open(*asked, Waiter([rest = std::move(handler)](boost::system::error_code failure,
                                                                  Answer answer) mutable {
                std::move(rest)(failure, answer.value_or(screen::Offer{}));
            }));
        };
        return boost::asio::async_initiate<const boost::asio::deferred_t,
                                           void(boost::system::error_code, screen::Offer)>(
            initiate, boost::asio::deferred, this, &prompt);
    }

    /// The same until a moment; nothing where that came first.
    [[nodiscard]] auto ask_until(const screen::Prompt& prompt, core::Milliseconds deadline) {
        throw_if_closed();
        const auto initiate = [](auto handler, PromptDesk* desk, const screen::Prompt* asked,
                                 core::Milliseconds until) {
            desk->open(*asked, Waiter(std::move(handler)));
            desk->set_deadline(until);
        };
        return boost::asio::async_initiate<const boost::asio::deferred_t,
                                           void(boost::system::error_code, Answer)>(
            initiate, boost::asio::deferred, this, &prompt, deadline);
    }

    /// Is called with each answer before the game goes on with it.
    using Listener = std::function<void(const screen::Offer&)>;
    void listen(Listener listener) { listener_ = std::move(listener); }

    /// What is asked now; null where nobody waits.
    [[nodiscard]] const screen::Prompt* prompt() const { return prompt_; }

    /// Answers, and runs the game until it waits again.
    /// Errors: false, and nothing happens, where that is no offer of what is asked.
    bool post(const screen::Offer& offer);

    /// Ends the present wait with that error; later ones are as ever. Requires: prompt() != nullptr, an
    /// error.
    void fail(boost::system::error_code reason);
    /// Ends the wait with that error, and from now on refuses new ones with it. Requires: an error.
    void close(boost::system::error_code reason);

  private:
    using Answer = std::optional<screen::Offer>;
    using Waiter = ParkedHandler<boost::system::error_code, Answer>;

    void throw_if_closed() const;
    void open(const screen::Prompt& prompt, Waiter waiter);
    void set_deadline(core::Milliseconds deadline);
    void finish(boost::system::error_code failure, Answer answer);

    ScreenStack* stack_;
    VirtualClock* clock_;
    const screen::Prompt* prompt_ = nullptr;
    Waiter waiter_;
    std::optional<VirtualClock::TimerId> deadline_;
    Listener listener_;
    boost::system::error_code closed_;
};

}  // namespace torchwake::flow
