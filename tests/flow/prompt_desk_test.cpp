#include "flow/allocations.hpp"

#include <torchwake/flow/prompt_desk.hpp>
#include <torchwake/flow/task.hpp>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/io_context.hpp>
#include <catch2/catch_test_macros.hpp>

#include <vector>

namespace torchwake::flow {
namespace {

using core::Milliseconds;
using screen::Action;
using screen::Offer;

const screen::Prompt yes_or_no{{{Action::Confirm}, {Action::Cancel}}};

/// A desk with one open layer, and a coroutine at it.
struct Office {
    /// Asks until it is told to cancel.
    Task<void> ask_on() {
        const LayerScope scope(stack, "desk", &layer);
        for (;;) {
            const Offer answer = co_await desk.ask(yes_or_no);
            answers.push_back(answer.action);
            if (answer.action == Action::Cancel) {
                co_return;
            }
        }
    }
    /// Asks three scopes deep.
    Task<void> ask_deep() {
        const LayerScope scope(stack, "outer", &layer);
        co_await ask_middle();
    }
    Task<void> ask_middle() {
        const LayerScope scope(stack, "middle", &layer);
        co_await ask_on();
    }
    Task<void> ask_once_until(Milliseconds deadline) {
        const LayerScope scope(stack, "desk", &layer);
        const std::optional<Offer> answer = co_await desk.ask_until(yes_or_no, deadline);
        if (answer) {
            answers.push_back(answer->action);
        }
    }

    void run(Task<void> task) {
        boost::asio::co_spawn(context, std::move(task),
                              [this](const std::exception_ptr& reason) { ++(reason ? failed : ended); });
        settle();
    }
    void settle() {
        context.restart();
        context.poll();
    }

    screen::AnimationModel layer;
    ScreenStack stack;
    VirtualClock clock;
    PromptDesk desk{stack, clock};
    std::vector<Action> answers;
    int ended = 0;
    int failed = 0;
    boost::asio::io_context context;
};

}  // namespace

TEST_CASE("a prompt is published while it waits, and taken back", "[flow][desk]") {
    Office office;
    office.run(office.ask_on());
    CHECK(office.desk.prompt() == &yes_or_no);
    CHECK(office.stack.prompt() == &yes_or_no);
    CHECK(office.desk.post({Action::Cancel}));
    office.settle();
    CHECK(office.desk.prompt() == nullptr);
    CHECK(office.stack.empty());
    CHECK(office.ended == 1);
}

TEST_CASE("only what is offered is accepted", "[flow][desk]") {
    Office office;
    CHECK_FALSE(office.desk.post({Action::Confirm}));
    office.run(office.ask_on());
    CHECK_FALSE(office.desk.post({Action::Up}));
    CHECK_FALSE(office.desk.post({Action::Confirm, 1}));
    CHECK(office.answers.empty());
    CHECK(office.desk.post({Action::Confirm}));
    CHECK(office.answers == std::vector{Action::Confirm});
    office.desk.post({Action::Cancel});
    office.settle();
    CHECK(office.ended == 1);
}

TEST_CASE("a deadline ends a question without an answer", "[flow][desk]") {
    Office office;
    office.run(office.ask_once_until(Milliseconds{50}));
    office.clock.advance_to(Milliseconds{50});
    office.settle();
    CHECK(office.answers.empty());
    CHECK(office.ended == 1);
    CHECK(office.desk.prompt() == nullptr);
}

TEST_CASE("an answer in time ends the deadline", "[flow][desk]") {
    Office office;
    office.run(office.ask_once_until(Milliseconds{50}));
    office.clock.advance_to(Milliseconds{49});
    CHECK(office.desk.post({Action::Confirm}));
    office.settle();
    CHECK(office.answers == std::vector{Action::Confirm});
    CHECK_FALSE(office.clock.next_due().has_value());
    CHECK(office.ended == 1);
}

TEST_CASE("closing a desk ends the question and refuses new ones", "[flow][desk]") {
    Office office;
    office.run(office.ask_deep());
    CHECK(office.stack.path() == "outer/middle/desk");
    office.desk.close(boost::asio::error::operation_aborted);
    office.settle();
    CHECK(office.failed == 1);
    CHECK(office.stack.empty());
    office.run(office.ask_on());
    CHECK(office.failed == 2);
    CHECK(office.stack.empty());
}

TEST_CASE("a wait three scopes deep is resumed without an allocation", "[flow][desk]") {
    Office office;
    office.run(office.ask_deep());
    office.answers.reserve(2000);
    const std::size_t before = allocations();
    for (int answer = 0; answer < 1000; ++answer) {
        office.desk.post({Action::Confirm});
    }
    CHECK(allocations() == before);
    CHECK(office.answers.size() == 1000);
    office.desk.post({Action::Cancel});
    office.settle();
    CHECK(office.ended == 1);
}

}  // namespace torchwake::flow
