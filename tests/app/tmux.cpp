#include "app/tmux.hpp"

namespace torchwake::testing {

bool Tmux::installed() {
    ChildProcess asked({{"sh", "-c", "command -v tmux"}, {}, {}});
    return asked.exit_code() == 0;
}

Tmux::Tmux(const std::string& command) {
    ask({"new-session", "-d", "-x", "80", "-y", "24", command, ";", "set-option", "-g", "status", "off", ";",
         "set-option", "-g", "remain-on-exit", "on"});
}

Tmux::~Tmux() {
    hang_up();
}

void Tmux::type(const std::vector<std::string>& keys) const {
    std::vector<std::string> arguments{"send-keys"};
    arguments.insert(arguments.end(), keys.begin(), keys.end());
    ask(arguments);
}

void Tmux::resize(int width, int height) const {
    ask({"resize-window", "-x", std::to_string(width), "-y", std::to_string(height)});
}

void Tmux::hang_up() const {
    ask({"kill-server"});
}

std::string Tmux::shown() const {
    return ask({"capture-pane", "-p"});
}

std::string Tmux::coloured() const {
    return ask({"capture-pane", "-e", "-p"});
}

bool Tmux::shows(const std::string& text) const {
    return eventually([&] { return shown().find(text) != std::string::npos; });
}

std::string Tmux::socket() const {
    return (folder_.path() / "socket").string();
}

std::string Tmux::ask(std::vector<std::string> arguments) const {
    arguments.insert(arguments.begin(), {"tmux", "-u", "-S", socket(), "-f", "/dev/null"});
    ChildProcess asked({arguments, {{"TMUX", ""}}, {}});
    static_cast<void>(asked.exit_code());
    return asked.output();
}

}  // namespace torchwake::testing
