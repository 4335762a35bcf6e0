// What it costs to wait: an answer to the innermost of three scopes, until its prompt is published again.

#include "bench_case.hpp"

#include <torchwake/flow/prompt_desk.hpp>
#include <torchwake/flow/task.hpp>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/io_context.hpp>

#include <functional>
#include <memory>

namespace torchwake::bench {
namespace {

constexpr std::uint64_t answers = 10'000;

using screen::Action;

/// Counts what is answered until Cancel.
flow::Task<std::uint64_t> innermost(flow::PromptDesk* desk, flow::ScreenStack* stack) {
    const screen::ErrandModel model;
    const flow::LayerScope scope(*stack, "innermost", &model);
    const screen::Prompt prompt{{{Action::Up}, {Action::Down}, {Action::Cancel}}};
    std::uint64_t count = 0;
    for (;;) {
        const screen::Offer answer = co_await desk->ask(prompt);
        if (answer.action == Action::Cancel) {
            co_return count;
        }
        ++count;
    }
}

flow::Task<std::uint64_t> middle(flow::PromptDesk* desk, flow::ScreenStack* stack) {
    const screen::ErrandModel model;
    const flow::LayerScope scope(*stack, "middle", &model);
    co_return co_await innermost(desk, stack);
}

flow::Task<void> outermost(flow::PromptDesk* desk, flow::ScreenStack* stack) {
    const screen::ErrandModel model;
    const flow::LayerScope scope(*stack, "outermost", &model);
    co_await middle(desk, stack);
}

/// Three scopes that wait within each other.
class Waiting {
  public:
    Waiting() {
        boost::asio::co_spawn(context_, outermost(&desk_, &stack_), boost::asio::detached);
        context_.poll();
    }
    Waiting(const Waiting&) = delete;
    Waiting& operator=(const Waiting&) = delete;
    Waiting(Waiting&&) = delete;
    Waiting& operator=(Waiting&&) = delete;
    ~Waiting() {
        desk_.close(boost::asio::error::operation_aborted);
        context_.restart();
        context_.poll();
    }

    Pass answer() {
        Pass pass;
        for (; pass.calls < answers; ++pass.calls) {
            pass.result += desk_.post({Action::Down}) && desk_.prompt() != nullptr ? 1U : 0U;
        }
        return pass;
    }

  private:
    flow::ScreenStack stack_;
    flow::VirtualClock clock_;
    flow::PromptDesk desk_{stack_, clock_};
    boost::asio::io_context context_{1};
};

std::function<Pass()> prepare_answers() {
    const auto waiting = std::make_shared<Waiting>();
    return [waiting] { return waiting->answer(); };
}

const bool added =
    add_case({"answer to three nested waits", "torchwake", Side::Ours, {0, 1}, prepare_answers});

}  // namespace
}  // namespace torchwake::bench
