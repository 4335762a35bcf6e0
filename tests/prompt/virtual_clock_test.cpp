#include <torchwake/prompt/task.hpp>
#include <torchwake/prompt/virtual_clock.hpp>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/error.hpp>
#include <boost/asio/io_context.hpp>
#include <catch2/catch_test_macros.hpp>

#include <string>

namespace torchwake::prompt {
namespace {

using core::Milliseconds;

/// Sleeps and writes its name.
Task<void> sleeper(VirtualClock* clock, Milliseconds time, char name, std::string* log) {
    co_await clock->sleep_for(time);
    *log += name;
}

struct Sleepers {
    void add(Milliseconds time, char name) {
        boost::asio::co_spawn(context, sleeper(&clock, time, name, &log),
                              [this](const std::exception_ptr& reason) { ++(reason ? failed : ended); });
        context.poll();
    }
    void advance_to(Milliseconds moment) {
        clock.advance_to(moment);
        context.restart();
        context.poll();
    }

    VirtualClock clock;
    std::string log;
    int ended = 0;
    int failed = 0;
    boost::asio::io_context context;
};

}  // namespace

TEST_CASE("sleepers wake in the order of their times", "[prompt][clock]") {
    Sleepers sleepers;
    sleepers.add(Milliseconds{30}, 'c');
    sleepers.context.restart();
    sleepers.add(Milliseconds{10}, 'a');
    sleepers.context.restart();
    sleepers.add(Milliseconds{20}, 'b');
    CHECK(sleepers.clock.next_due() == Milliseconds{10});
    sleepers.advance_to(Milliseconds{19});
    CHECK(sleepers.log == "a");
    sleepers.advance_to(Milliseconds{100});
    CHECK(sleepers.log == "abc");
    CHECK(sleepers.clock.now() == Milliseconds{100});
    CHECK_FALSE(sleepers.clock.next_due().has_value());
    CHECK(sleepers.ended == 3);
}

TEST_CASE("equal times wake in the order in which they were asked for", "[prompt][clock]") {
    VirtualClock clock;
    std::string log;
    for (char name = 'a'; name <= 'z'; ++name) {
        clock.schedule(Milliseconds{5},
                       VirtualClock::Wake([&log, name](boost::system::error_code) { log += name; }));
    }
    clock.advance_to(Milliseconds{5});
    CHECK(log == "abcdefghijklmnopqrstuvwxyz");
}

TEST_CASE("a timer that is set while another rings still rings in time", "[prompt][clock]") {
    VirtualClock clock;
    std::vector<std::int64_t> times;
    const auto note = [&](boost::system::error_code) { times.push_back(clock.now().value); };
    clock.schedule(Milliseconds{10}, VirtualClock::Wake([&](boost::system::error_code) {
                       clock.schedule(clock.now() + Milliseconds{5}, VirtualClock::Wake(note));
                   }));
    clock.schedule(Milliseconds{20}, VirtualClock::Wake(note));
    clock.advance_to(Milliseconds{20});
    CHECK(times == std::vector<std::int64_t>{15, 20});
}

TEST_CASE("a cancelled timer never rings", "[prompt][clock]") {
    VirtualClock clock;
    int rung = 0;
    const auto timer =
        clock.schedule(Milliseconds{10}, VirtualClock::Wake([&rung](boost::system::error_code) { ++rung; }));
    clock.cancel(timer);
    clock.cancel(timer);
    clock.advance_to(Milliseconds{10});
    CHECK(rung == 0);
}

TEST_CASE("closing a clock ends its sleepers and refuses new ones", "[prompt][clock]") {
    Sleepers sleepers;
    sleepers.add(Milliseconds{10}, 'a');
    sleepers.clock.close(boost::asio::error::operation_aborted);
    sleepers.context.restart();
    sleepers.add(Milliseconds{10}, 'b');
    sleepers.advance_to(Milliseconds{10});
    CHECK(sleepers.failed == 2);
    CHECK(sleepers.log.empty());
    CHECK_FALSE(sleepers.clock.next_due().has_value());
}

}  // namespace torchwake::prompt
