// A contract that breaks ends the process, so that each test here breaks it in a process of its own.

#include <torchwake/core/contract.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <csignal>
#include <cstdio>
#include <functional>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

using namespace torchwake;

namespace {

/// The output on standard error of a process that aborts during a function.
std::string printed_before_abort(const std::function<void()>& function) {
    std::array<int, 2> ends{};
    REQUIRE(::pipe(ends.data()) == 0);
    const pid_t child = ::fork();
    if (child == 0) {
        ::dup2(ends[1], STDERR_FILENO);
        std::signal(SIGABRT, SIG_DFL);  // not the one of the test's framework
        function();
        ::_exit(0);
    }
    ::close(ends[1]);
    std::string printed;
    std::array<char, 256> piece{};
    for (ssize_t got = 1; got > 0;) {
        got = ::read(ends[0], piece.data(), piece.size());
        printed.append(piece.data(), static_cast<std::size_t>(got > 0 ? got : 0));
    }
    ::close(ends[0]);
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    CHECK(WIFSIGNALED(status));
    CHECK(WTERMSIG(status) == SIGABRT);
    return printed;
}

void break_contract(int count) {
    TORCHWAKE_EXPECTS(count > 0);
}

void print_contract(const core::BrokenContract& broken) {
    std::fprintf(stderr, "handled %s %s in %s\n", broken.kind, broken.condition, broken.function);
}

void break_again(const core::BrokenContract& broken) {
    print_contract(broken);
    break_contract(0);
}

}  // namespace

TEST_CASE("a broken contract is printed with its place, and aborts", "[core][contract]") {
    const std::string printed = printed_before_abort([] { break_contract(0); });
    CHECK(printed.starts_with("torchwake: broken precondition: count > 0\n  at "));
    CHECK(printed.find("contract_test.cpp:") != std::string::npos);
    CHECK(printed.find("handled") == std::string::npos);
}

TEST_CASE("a handler is told of a broken contract before the process aborts", "[core][contract]") {
    const std::string printed = printed_before_abort([] {
        core::set_contract_handler(print_contract);
        break_contract(1);
        break_contract(-1);
    });
    CHECK(printed.find("handled precondition count > 0 in break_contract\n") != std::string::npos);
}

TEST_CASE("a contract that breaks in the handler does not call it again", "[core][contract]") {
    const std::string printed = printed_before_abort([] {
        core::set_contract_handler(break_again);
        break_contract(0);
    });
    const std::size_t first = printed.find("handled");
    CHECK(first != std::string::npos);
    CHECK(printed.find("handled", first + 1) == std::string::npos);
    CHECK(printed.find("broken", first) != std::string::npos);
}

TEST_CASE("the former handler is returned, and null removes one", "[core][contract]") {
    CHECK(core::set_contract_handler(print_contract) == nullptr);
    CHECK(core::set_contract_handler(nullptr) == print_contract);
    CHECK(core::set_contract_handler(nullptr) == nullptr);
}
