#include "platform/platform.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <pthread.h>
#include <stdexcept>
#include <sys/random.h>
#include <unistd.h>
#include <utility>

namespace torchwake::app::platform {
namespace {

constexpr std::array stops{SIGTERM, SIGINT, SIGHUP};

int nothing_to_read = -1;  ///< a file descriptor
pthread_t reader{};
void (*on_broken_pipe_before)(int) = SIG_DFL;
std::array<struct sigaction, stops.size()> on_stop_before{};

void (*rescue_at_abort)() = nullptr;
pthread_t rescued{};

/// Replaces standard input by an empty one. A read that waits goes on waiting for the former one until a
/// signal reaches its own thread. Does only what a signal's handler may, and needs no memory.
void end_input(int signal) {
    const int error_before = errno;
    ::dup2(nothing_to_read, STDIN_FILENO);
    if (::pthread_equal(::pthread_self(), reader) == 0) {
        ::pthread_kill(reader, signal);
    }
    errno = error_before;
}

/// Ends the process by SIGABRT, as if there had been no rescue.
void end(int /*signal*/) {
    std::signal(SIGABRT, SIG_DFL);
    sigset_t aborts;
    ::sigemptyset(&aborts);
    ::sigaddset(&aborts, SIGABRT);
    ::pthread_sigmask(SIG_UNBLOCK, &aborts, nullptr);
    std::raise(SIGABRT);
}

/// A timer ends what hangs.
void rescue_and_end(int signal) {
    constexpr unsigned longest_rescue = 3;  ///< seconds
    auto* const rescue = std::exchange(rescue_at_abort, nullptr);
    if (rescue != nullptr && ::pthread_equal(::pthread_self(), rescued) != 0) {
        std::signal(SIGALRM, end);
        ::alarm(longest_rescue);
        rescue();
    }
    end(signal);
}

}  // namespace

void prepare_process() {
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(stream, F_GETFD) < 0) {
            static_cast<void>(::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY));
        }
    }
    // Beyond a limit on the size of files, a write fails as on a full disk; the signal would end the game.
    std::signal(SIGXFSZ, SIG_IGN);
}

std::optional<std::string> environment(const std::string& name) {
    const char* const value = std::getenv(name.c_str());
    return value != nullptr && *value != '\0' ? std::optional<std::string>(value) : std::nullopt;
}

std::optional<std::string> locale_name() {
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        if (auto name = environment(variable)) {
            return name;
        }
    }
    return std::nullopt;
}

bool random_bytes(std::span<std::byte> into) {
    return ::getentropy(into.data(), into.size()) == 0;
}

void end_input_on_stop() {
    on_broken_pipe_before = std::signal(SIGPIPE, SIG_IGN);
    nothing_to_read = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (nothing_to_read < 0) {
        throw std::runtime_error("/dev/null can't be opened");
    }
    reader = ::pthread_self();
    struct sigaction action{};
    action.sa_handler = end_input;
    for (std::size_t place = 0; place < stops.size(); ++place) {
        ::sigaction(stops[place], &action, &on_stop_before[place]);
    }
}

void end_process_on_stop() {
    for (std::size_t place = 0; place < stops.size(); ++place) {
        ::sigaction(stops[place], &on_stop_before[place], nullptr);
    }
    ::close(nothing_to_read);
    std::signal(SIGPIPE, on_broken_pipe_before);
}

void on_abort(void (*rescue)()) {
    rescue_at_abort = rescue;
    rescued = ::pthread_self();
    struct sigaction action{};
    action.sa_handler = rescue_and_end;
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    ::sigaction(SIGABRT, &action, nullptr);
}

void no_longer_on_abort() {
    std::signal(SIGABRT, SIG_DFL);
    rescue_at_abort = nullptr;
}

}  // namespace torchwake::app::platform
