#include <torchwake/prompt/recorder.hpp>

#include <boost/system/system_error.hpp>
#include <catch2/catch_test_macros.hpp>

#include <stdexcept>
#include <string>
#include <vector>

namespace torchwake::prompt {
namespace {

/// A recorder, and what reached its sink.
struct Journal {
    std::vector<std::string> kept;
    Recorder<std::string> recorder{[this](const std::string& record) { kept.push_back(record); }};
};

/// True if the attempt fails as a game that leaves its records.
template <class Do>
bool is_not_as_recorded(Do attempt) {
    try {
        attempt();
    } catch (const boost::system::system_error& error) {
        return error.code() == not_as_recorded();
    }
    return false;
}

}  // namespace

TEST_CASE("a recorder hands each record to its sink at once, and nothing when it is stopped",
          "[prompt][recorder]") {
    Journal journal;
    journal.recorder.write("before");
    journal.recorder.record();
    journal.recorder.write("north");
    CHECK(journal.kept == std::vector<std::string>{"north"});
    journal.recorder.meet("wait");
    CHECK(journal.kept == std::vector<std::string>{"north", "wait"});
    journal.recorder.stop();
    journal.recorder.write("after");
    journal.recorder.meet("after");
    CHECK(journal.kept.size() == 2);
}

TEST_CASE("records that are met again do not reach the sink; new ones do", "[prompt][recorder]") {
    Journal journal;
    journal.recorder.restore({"north", "wait"});
    CHECK(journal.recorder.restoring());
    journal.recorder.meet("north");
    REQUIRE(journal.recorder.next() != nullptr);
    CHECK(*journal.recorder.next() == "wait");
    journal.recorder.take();
    CHECK(journal.recorder.next() == nullptr);
    CHECK(journal.kept.empty());
    journal.recorder.meet("south");
    CHECK(journal.kept == std::vector<std::string>{"south"});
}

TEST_CASE("a record that is not the next one is told, with its number", "[prompt][recorder][errors]") {
    Journal journal;
    journal.recorder.restore({"north", "wait"});
    journal.recorder.meet("north");
    CHECK(is_not_as_recorded([&] { journal.recorder.meet("south"); }));
    CHECK(journal.recorder.taken() == 1);
    CHECK(is_not_as_recorded([&] { journal.recorder.write("wait"); }));
    CHECK(journal.kept.empty());
}

TEST_CASE("a recorder that begins to record forgets what was left", "[prompt][recorder]") {
    Journal journal;
    journal.recorder.restore({"north", "wait"});
    journal.recorder.record();
    CHECK(journal.recorder.recording());
    CHECK(journal.recorder.next() == nullptr);
    journal.recorder.write("south");
    CHECK(journal.kept == std::vector<std::string>{"south"});
}

TEST_CASE("what the sink throws leaves the recorder", "[prompt][recorder][errors]") {
    Recorder<int> recorder([](int) { throw std::runtime_error("the disk is full"); });
    recorder.record();
    CHECK_THROWS_AS(recorder.write(1), std::runtime_error);
}

}  // namespace torchwake::prompt
