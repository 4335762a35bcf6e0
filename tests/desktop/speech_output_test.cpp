// The lines of --speak on standard output.

#include <torchwake/desktop/speech_output.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <fcntl.h>
#include <string>
#include <unistd.h>
#include <vector>

namespace torchwake::desktop {
namespace {

/// A pipe in place of standard output while it exists.
class PipedOutput {
  public:
    PipedOutput() : kept_(::dup(STDOUT_FILENO)) {
        REQUIRE(::pipe(ends_.data()) == 0);
        ::dup2(ends_[1], STDOUT_FILENO);
        ::close(ends_[1]);
        ::fcntl(ends_[0], F_SETFL, O_NONBLOCK);
    }
    ~PipedOutput() {
        ::dup2(kept_, STDOUT_FILENO);
        ::close(kept_);
        stop_reading();
    }
    PipedOutput(const PipedOutput&) = delete;
    PipedOutput& operator=(const PipedOutput&) = delete;

    void stop_reading() {
        if (ends_[0] >= 0) {
            ::close(ends_[0]);
        }
        ends_[0] = -1;
    }
    /// What was written and not yet read.
    [[nodiscard]] std::string read() const {
        std::string text;
        std::array<char, 4096> part{};
        for (;;) {
            const ssize_t count = ::read(ends_[0], part.data(), part.size());
            if (count <= 0) {
                return text;
            }
            text.append(part.data(), static_cast<std::size_t>(count));
        }
    }

  private:
    int kept_;
    std::array<int, 2> ends_{};
};

}  // namespace

TEST_CASE("each thing said is a line, written at once", "[desktop][speech]") {
    const PipedOutput pipe;
    SpeechOutput speech;
    speech.say({"You hit the orc.", "Health 3 of 20."});
    const std::string written = pipe.read();
    CHECK(written == "You hit the orc.\nHealth 3 of 20.\n");
    speech.say({});
    CHECK(pipe.read().empty());
}

TEST_CASE("a reader that stands still holds nothing up, and hears the newest lines later",
          "[desktop][speech]") {
    const PipedOutput pipe;
    SpeechOutput speech;
    constexpr std::size_t lines = 5000;
    for (std::size_t line = 0; line < lines; ++line) {
        speech.say({"line " + std::to_string(line) + " " + std::string(100, '.')});
    }
    CHECK(pipe.read().find("line 0 ") == 0);
    for (std::size_t pass = 0; pass < 10; ++pass) {
        speech.say({});
        const std::string late = pipe.read();
        if (late.find("line " + std::to_string(lines - 1) + " ") != std::string::npos) {
            SUCCEED("the newest line came");
            return;
        }
    }
    FAIL("the newest line never came");
}

TEST_CASE("a reader that goes away ends the speech alone", "[desktop][speech]") {
    PipedOutput pipe;
    SpeechOutput speech;
    speech.say({"first"});
    pipe.stop_reading();
    speech.say({"second"});
    speech.say({"third"});
    SUCCEED("no signal ended the test");
}

}  // namespace torchwake::desktop
