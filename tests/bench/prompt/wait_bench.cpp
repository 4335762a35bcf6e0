// The cost of a wait: an answer to the innermost of three scopes, until its prompt is published again.

#include "bench_case.hpp"

#include <torchwake/prompt/asker.hpp>
#include <torchwake/prompt/runner.hpp>

#include <algorithm>
#include <functional>
#include <memory>
#include <string_view>
#include <vector>

namespace torchwake::bench {
namespace {

constexpr std::uint64_t answers = 10'000;

using prompt::Task;

enum class Action : std::uint8_t { Up, Down, Cancel };

struct Offer {
    Action action = Action::Cancel;
    std::int32_t argument = 0;
    friend bool operator==(const Offer&, const Offer&) = default;
};

struct Prompt {
    std::vector<Offer> offers;
    [[nodiscard]] bool accepts(const Offer& offer) const {
        return std::ranges::find(offers, offer) != offers.end();
    }
};

struct Layer {
    std::string_view name;
    const Prompt* prompt = nullptr;
};

using Stack = prompt::LayerStack<Layer>;
using Scope = prompt::LayerScope<Layer>;
using Asker = prompt::Asker<Layer, Offer>;

/// Counts what is answered until Cancel.
Task<std::uint64_t> innermost(Asker* asker, Stack* stack) {
    const Scope scope(*stack, {"innermost"});
    const Prompt prompt{{{Action::Up}, {Action::Down}, {Action::Cancel}}};
    std::uint64_t count = 0;
    for (;;) {
        const Offer answer = co_await asker->ask(prompt);
        if (answer.action == Action::Cancel) {
            co_return count;
        }
        ++count;
    }
}

Task<std::uint64_t> middle(Asker* asker, Stack* stack) {
    const Scope scope(*stack, {"middle"});
    co_return co_await innermost(asker, stack);
}

Task<void> outermost(Asker* asker, Stack* stack) {
    const Scope scope(*stack, {"outermost"});
    co_await middle(asker, stack);
}

/// Three scopes that wait within each other.
class Waiting {
  public:
    Waiting() { runner_.start(outermost(&asker_, &stack_)); }
    Waiting(const Waiting&) = delete;
    Waiting& operator=(const Waiting&) = delete;
    Waiting(Waiting&&) = delete;
    Waiting& operator=(Waiting&&) = delete;
    ~Waiting() {
        asker_.close(prompt::closing());
        runner_.poll();
    }

    Pass answer() {
        Pass pass;
        for (; pass.calls < answers; ++pass.calls) {
            pass.result += asker_.post({Action::Down}) && asker_.prompt() != nullptr ? 1U : 0U;
        }
        return pass;
    }

  private:
    Stack stack_;
    prompt::VirtualClock clock_;
    Asker asker_{stack_, clock_};
    prompt::Runner runner_;
};

std::function<Pass()> prepare_answers() {
    const auto waiting = std::make_shared<Waiting>();
    return [waiting] { return waiting->answer(); };
}

const bool added =
    add_case({"answer to three nested waits", "torchwake", Side::Ours, {0, 1}, prepare_answers});

}  // namespace
}  // namespace torchwake::bench
