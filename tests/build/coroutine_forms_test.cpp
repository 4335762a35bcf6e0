// The ordinary forms of co_await, each run with and without a real suspension while a registry watches every
// temporary. Compilers have got these wrong (g++ 12 destroys some temporaries twice); the project's own code
// uses the plainest forms only, but the code that it calls need not.

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>

#include <array>
#include <exception>
#include <memory>
#include <optional>
#include <set>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <vector>

namespace torchwake::build {
namespace {

using Executor = boost::asio::io_context::executor_type;

template <typename T = void>
using Task = boost::asio::awaitable<T, Executor>;

/// The register of every Tracked, which notices one that is destroyed twice, or never.
struct Registry {
    std::set<const void*> alive;
    int faults = 0;

    void born(const void* object) { faults += alive.insert(object).second ? 0 : 1; }
    void died(const void* object) { faults += alive.erase(object) == 1 ? 0 : 1; }
};

Registry registry;
bool suspending = false;

class Tracked {
  public:
    explicit Tracked(int value) : value_(std::make_unique<int>(value)) { registry.born(this); }
    Tracked(const Tracked& other) : Tracked(other.value()) {}
    Tracked(Tracked&& other) noexcept : value_(std::move(other.value_)) { registry.born(this); }
    Tracked& operator=(const Tracked& other) { return *this = Tracked(other); }
    Tracked& operator=(Tracked&&) = default;
    ~Tracked() { registry.died(this); }

    [[nodiscard]] int value() const { return value_ ? *value_ : -1'000; }

  private:
    std::unique_ptr<int> value_;
};

struct Pair {
    Tracked first;
    Tracked second;
};

Task<> pause() {
    if (suspending) {
        co_await boost::asio::post(boost::asio::use_awaitable_t<Executor>{});
    }
}

Task<int> number(int value) {
    co_await pause();
    co_return value;
}

Task<bool> truth() {
    co_await pause();
    co_return true;
}

Task<Tracked> make(int value) {
    co_await pause();
    co_return Tracked(value);
}

Task<Pair> make_pair() {
    co_await pause();
    co_return Pair{Tracked(1), Tracked(2)};
}

Task<std::vector<Tracked>> make_three() {
    co_await pause();
    co_return std::vector<Tracked>{Tracked(1), Tracked(2), Tracked(3)};
}

Task<int> take(Tracked tracked) {
    co_await pause();
    co_return tracked.value();
}

Task<int> take_pair(Pair pair) {
    co_await pause();
    co_return pair.first.value() + pair.second.value();
}

template <typename Function>
Task<int> call(Function function) {
    co_await pause();
    co_return function();
}

Task<int> fail(Tracked tracked) {
    co_await pause();
    throw std::runtime_error(tracked.value() == 7 ? "seven" : "another");
}

int sum(const Tracked& a, const Tracked& b) {
    return a.value() + b.value();
}

Task<int> statement() {
    co_await make(1);
    co_return 1;
}

Task<int> local() {
    const Tracked tracked = co_await make(2);
    co_return tracked.value();
}

Task<int> returned() {
    co_return co_await number(3);
}

Task<int> bound_to_reference() {
    const Tracked& tracked = co_await make(4);
    co_return tracked.value();
}

Task<int> assignment() {
    Tracked tracked(0);
    tracked = co_await make(5);
    co_return tracked.value();
}

Task<int> compound_assignment() {
    int total = 1;
    total += (co_await make(5)).value();
    co_return total;
}

Task<int> condition_without_local() {
    if (co_await truth()) {
        co_return 7;
    }
    co_return 0;
}

Task<int> condition_with_initializer() {
    if (const Tracked tracked = co_await make(8); tracked.value() == 8) {
        co_return tracked.value();
    }
    co_return 0;
}

Task<int> while_condition() {
    int rounds = 0;
    while (co_await number(rounds) < 9) {
        ++rounds;
    }
    co_return rounds;
}

Task<int> switch_operand() {
    switch (co_await number(1)) {
        case 1:
            co_return 10;
        default:
            co_return 0;
    }
}

Task<int> logical_operands() {
    const bool both = co_await truth() && (co_await make(1)).value() == 1;
    co_return both ? 11 : 0;
}

Task<int> conditional_operator_test() {
    const Tracked tracked = co_await truth() ? Tracked(12) : Tracked(0);
    co_return tracked.value();
}

Task<int> conditional_operator_of_class_type() {
    const bool first = co_await truth();
    const Tracked tracked = first ? co_await make(13) : co_await make(0);
    co_return tracked.value();
}

Task<int> function_argument() {
    co_return sum(co_await make(10), Tracked(4));
}

Task<int> two_in_one_call() {
    co_return sum(co_await make(10), co_await make(5));
}

Task<int> braces() {
    const Pair pair{co_await make(10), co_await make(6)};
    co_return sum(pair.first, pair.second);
}

Task<int> designated_braces() {
    const Pair pair{.first = co_await make(10), .second = Tracked(7)};
    co_return sum(pair.first, pair.second);
}

Task<int> initializer_list() {
    const std::vector<Tracked> list{co_await make(10), co_await make(8)};
    co_return sum(list.front(), list.back());
}

Task<int> range_for_head() {
    int total = 13;
    for (const Tracked& tracked : co_await make_three()) {
        total += tracked.value();
    }
    co_return total;
}

Task<int> structured_binding() {
    const auto [first, second] = co_await make_pair();
    co_return 17 + sum(first, second);
}

Task<int> temporary_as_parameter() {
    co_return co_await take(Tracked(21));
}

Task<int> aggregate_temporary_as_parameter() {
    co_return co_await take_pair(Pair{Tracked(20), Tracked(2)});
}

Task<int> capturing_lambda_as_parameter() {
    const int result = co_await call([tracked = Tracked(23)] { return tracked.value(); });
    co_return result;
}

Task<int> awaited_argument_of_awaited_call() {
    co_return co_await take(co_await make(24));
}

Task<int> heap_object() {
    const auto tracked = std::make_unique<Tracked>(co_await make(25));
    co_return tracked->value();
}

Task<int> optional_value() {
    const std::optional<Tracked> tracked(co_await make(26));
    co_return tracked->value();
}

Task<int> exception_past_temporaries() {
    try {
        co_return sum(Tracked(1), Tracked(co_await fail(Tracked(7))));
    } catch (const std::runtime_error& error) {
        co_return error.what() == std::string_view("seven") ? 27 : 0;
    }
}

Task<int> lambda_coroutine() {
    const auto coroutine = [](Tracked tracked) -> Task<int> {
        co_return 8 + co_await take(std::move(tracked));
    };
    co_return co_await coroutine(Tracked(20));
}

using Form = Task<int> (*)();

/// Form number i answers i + 1.
constexpr auto forms = std::to_array<Form>({
    statement,
    local,
    returned,
    bound_to_reference,
    assignment,
    compound_assignment,
    condition_without_local,
    condition_with_initializer,
    while_condition,
    switch_operand,
    logical_operands,
    conditional_operator_test,
    conditional_operator_of_class_type,
    function_argument,
    two_in_one_call,
    braces,
    designated_braces,
    initializer_list,
    range_for_head,
    structured_binding,
    temporary_as_parameter,
    aggregate_temporary_as_parameter,
    capturing_lambda_as_parameter,
    awaited_argument_of_awaited_call,
    heap_object,
    optional_value,
    exception_past_temporaries,
    lambda_coroutine,
});

std::optional<int> result_of(Form form) {
    std::optional<int> answer;
    boost::asio::io_context context;
    boost::asio::co_spawn(context, form(), [&answer](const std::exception_ptr& error, int value) {
        if (!error) {
            answer = value;
        }
    });
    context.run();
    return answer;
}

TEST_CASE(
    "this compiler runs every form of co_await and destroys each "
    "temporary once",
    "[build][coroutines]") {
    suspending = GENERATE(false, true);
    int expected = 0;
    for (const Form form : forms) {
        registry = {};
        ++expected;
        CAPTURE(expected, suspending);
        const std::optional<int> answer = result_of(form);
        CHECK(answer == expected);
        CHECK(registry.faults == 0);
        CHECK(registry.alive.empty());
    }
}

}  // namespace
}  // namespace torchwake::build
