#include "terminal.hpp"

#include "layers.hpp"

#include <iostream>
#include <poll.h>
#include <unistd.h>

Terminal::Terminal()
    : reads_keys_(tcgetattr(STDIN_FILENO, &before_) == 0), shows_screen_(isatty(STDOUT_FILENO) == 1) {
    if (reads_keys_) {
        termios keys = before_;
        keys.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
        tcsetattr(STDIN_FILENO, TCSANOW, &keys);
    }
}

Terminal::~Terminal() {
    if (reads_keys_) {
        tcsetattr(STDIN_FILENO, TCSANOW, &before_);
    }
}

std::optional<char> Terminal::read_key() {
    char key = 0;
    if (!std::cin.get(key)) {
        return std::nullopt;
    }
    constexpr char escape = '\x1b';
    return key == escape ? leave_key : key;
}

bool Terminal::wait_for_step(std::chrono::milliseconds most) {
    pollfd input{STDIN_FILENO, POLLIN, 0};
    if (reads_keys_ && poll(&input, 1, static_cast<int>(most.count())) == 0) {
        return true;
    }
    const std::optional<char> key = read_key();
    return key && *key != 'Q';
}

void Terminal::show(std::string_view picture) {
    constexpr std::string_view home_and_clear = "\x1b[H\x1b[2J";
    std::cout << (shows_screen_ ? home_and_clear : "") << picture << std::flush;
}
