#include <torchwake/desktop/speech_output.hpp>

#include <climits>

#include <cerrno>
#include <csignal>
#include <poll.h>
#include <unistd.h>

namespace torchwake::desktop {
namespace {

/// The bytes that a pipe takes at once if it takes any.
constexpr std::size_t longest_line = PIPE_BUF - 1;

/// True if a line can be written without waiting for the reader.
bool takes_a_line() {
    pollfd output{STDOUT_FILENO, POLLOUT, 0};
    return ::poll(&output, 1, 0) > 0 && output.revents != 0;
}

}  // namespace

SpeechOutput::SpeechOutput() : broken_pipe_(std::signal(SIGPIPE, SIG_IGN)) {}

SpeechOutput::~SpeechOutput() {
    std::signal(SIGPIPE, broken_pipe_);
}

void SpeechOutput::say(const std::vector<std::string>& lines) {
    if (reader_is_gone_) {
        return;
    }
    for (const std::string& line : lines) {
        waiting_.push_back(line.substr(0, longest_line) + "\n");
    }
    while (waiting_.size() > most_waiting) {
        waiting_.pop_front();
    }
    write_waiting();
}

void SpeechOutput::write_waiting() {
    while (!waiting_.empty() && takes_a_line()) {
        const std::string& line = waiting_.front();
        const ssize_t written = ::write(STDOUT_FILENO, line.data(), line.size());
        if (written < 0 && (errno == EINTR || errno == EAGAIN)) {
            return;
        }
        if (written < 0) {
            reader_is_gone_ = true;
            waiting_.clear();
        } else if (static_cast<std::size_t>(written) < line.size()) {
            waiting_.front().erase(0, static_cast<std::size_t>(written));
        } else {
            waiting_.pop_front();
        }
    }
}

}  // namespace torchwake::desktop
