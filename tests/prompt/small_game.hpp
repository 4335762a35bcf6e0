#pragma once

#include <torchwake/prompt/asker.hpp>
#include <torchwake/prompt/layer_stack.hpp>
#include <torchwake/prompt/task.hpp>
#include <torchwake/prompt/virtual_clock.hpp>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/system/system_error.hpp>

#include <algorithm>
#include <cstdint>
#include <exception>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::prompt {

// The types of a game that has nothing to do with this project.

enum class Word : std::uint8_t { None, Yes, No, Later };

struct Question {
    std::vector<Word> words;
    [[nodiscard]] bool accepts(Word word) const { return std::ranges::find(words, word) != words.end(); }
};

struct Sign {
    std::string_view name;
    const Question* prompt = nullptr;
    int number = 0;
};

inline const Question yes_or_no{{Word::Yes, Word::No}};

/// Runs coroutines over those types, and counts how they end.
struct SmallGame {
    SmallGame() = default;
    SmallGame(const SmallGame&) = delete;
    SmallGame& operator=(const SmallGame&) = delete;
    SmallGame(SmallGame&&) = delete;
    SmallGame& operator=(SmallGame&&) = delete;
    /// Ends what still waits before the context goes.
    ~SmallGame() {
        asker.close(boost::asio::error::operation_aborted);
        clock.close(boost::asio::error::operation_aborted);
        settle();
    }

    /// Asks until the answer is No.
    Task<void> ask_on() {
        const LayerScope<Sign> scope(stack, {"question"});
        for (;;) {
            const Word answer = co_await asker.ask(yes_or_no);
            answers.push_back(answer);
            if (answer == Word::No) {
                co_return;
            }
        }
    }
    /// Asks three scopes deep.
    Task<void> ask_deep() {
        const LayerScope<Sign> scope(stack, {"outer"});
        co_await ask_middle();
    }
    Task<void> ask_middle() {
        const LayerScope<Sign> scope(stack, {"middle"});
        co_await ask_on();
    }
    Task<void> ask_once_until(core::Milliseconds deadline) {
        const LayerScope<Sign> scope(stack, {"question"});
        const std::optional<Word> answer = co_await asker.ask_until(yes_or_no, deadline);
        answers.push_back(answer.value_or(Word::None));
    }

    void run(Task<void> task) {
        boost::asio::co_spawn(context, std::move(task), [this](const std::exception_ptr& reason) {
            ++(reason ? failed : ended);
            note_failure(reason);
        });
        settle();
    }
    void settle() {
        context.restart();
        context.poll();
    }
    void note_failure(const std::exception_ptr& reason) {
        try {
            if (reason) {
                std::rethrow_exception(reason);
            }
        } catch (const boost::system::system_error& error) {
            failure = error.code();
        }
    }

    LayerStack<Sign> stack;
    VirtualClock clock;
    Asker<Sign, Word> asker{stack, clock};
    std::vector<Word> answers;
    int ended = 0;
    int failed = 0;
    boost::system::error_code failure;  ///< of the last one that failed
    boost::asio::io_context context;
};

}  // namespace torchwake::prompt
