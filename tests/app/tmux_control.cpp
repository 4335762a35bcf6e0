#include "app/tmux_control.hpp"

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <array>
#include <poll.h>
#include <stdexcept>
#include <string_view>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

namespace torchwake::testing {
namespace {

/// As long as this the terminal is silent between two pictures.
constexpr std::chrono::milliseconds silence{10};

/// In the quotes of tmux' command language.
std::string quoted(const std::string& key) {
    return key == "'" ? "\"'\"" : "'" + key + "'";
}

}  // namespace

TmuxControl::TmuxControl(const std::string& socket) {
    std::array<int, 2> ends{};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) {
        throw std::runtime_error("no pair of sockets for the test");
    }
    stream_ = ends[0];
    client_ = std::make_unique<ChildProcess>(
        Launch{{"tmux", "-u", "-S", socket, "-C", "attach-session", "-f", "ignore-size"},
               {{"TMUX", ""}},
               "",
               ends[1]});
    ::close(ends[1]);
    std::string line;
    while (!line.starts_with("%end")) {
        REQUIRE(read_line(line, patience));
    }
}

TmuxControl::~TmuxControl() {
    ::close(stream_);
}

void TmuxControl::type(const std::string& key) {
    changed_ = false;
    ask("send-keys " + quoted(key));
}

std::string TmuxControl::shown() {
    return ask("capture-pane -p");
}

bool TmuxControl::await_output(std::chrono::milliseconds longest) {
    std::string line;
    const auto end = std::chrono::steady_clock::now() + longest;
    while (!changed_ && std::chrono::steady_clock::now() < end) {
        static_cast<void>(read_line(line, longest));
    }
    while (read_line(line, silence)) {
    }
    return std::exchange(changed_, false);
}

std::string TmuxControl::ask(const std::string& command) {
    CAPTURE(command);
    const std::string sent = command + "\n";
    REQUIRE(::send(stream_, sent.data(), sent.size(), MSG_NOSIGNAL) == static_cast<ssize_t>(sent.size()));
    std::string reply;
    std::string line;
    bool begun = false;
    while (!begun || !line.starts_with("%end")) {
        REQUIRE(read_line(line, patience));
        REQUIRE_FALSE(line.starts_with("%error"));
        if (line.starts_with("%begin")) {
            begun = true;
        } else if (begun && !line.starts_with("%end")) {
            reply += line + '\n';
        }
    }
    return reply;
}

bool TmuxControl::read_line(std::string& line, std::chrono::milliseconds longest) {
    std::size_t end = unread_.find('\n');
    while (end == std::string::npos) {
        pollfd waiting{stream_, POLLIN, 0};
        std::array<char, 65536> bytes{};
        if (poll(&waiting, 1, static_cast<int>(longest.count())) != 1) {
            return false;
        }
        const ssize_t count = recv(stream_, bytes.data(), bytes.size(), 0);
        if (count <= 0) {
            return false;
        }
        unread_.append(bytes.data(), static_cast<std::size_t>(count));
        end = unread_.find('\n');
    }
    line = unread_.substr(0, end);
    unread_.erase(0, end + 1);
    changed_ = changed_ || line.starts_with("%output");
    return true;
}

}  // namespace torchwake::testing
