#include "app/child_process.hpp"

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <spawn.h>
#include <sstream>
#include <stdexcept>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace torchwake::testing {
namespace {

namespace fs = std::filesystem;
constexpr std::chrono::milliseconds longest_pause{16};

/// Our environment with the differences applied, as "NAME=value".
std::vector<std::string> environment_with(const std::map<std::string, std::string>& differences) {
    std::vector<std::string> variables;
    for (char** own = environ; *own != nullptr; ++own) {
        const std::string variable = *own;
        if (!differences.contains(variable.substr(0, variable.find('=')))) {
            variables.push_back(variable);
        }
    }
    for (const auto& [name, value] : differences) {
        if (!value.empty()) {
            variables.push_back(name + "=" + value);
        }
    }
    return variables;
}

std::vector<char*> pointers_to(std::vector<std::string>& texts) {
    std::vector<char*> pointers;
    for (std::string& text : texts) {
        pointers.push_back(text.data());
    }
    pointers.push_back(nullptr);
    return pointers;
}

/// The three standard streams of a program.
class Streams {
  public:
    Streams(const fs::path& folder, int stream) {
        posix_spawn_file_actions_init(&actions_);
        if (stream >= 0) {
            posix_spawn_file_actions_adddup2(&actions_, stream, STDIN_FILENO);
            posix_spawn_file_actions_adddup2(&actions_, stream, STDOUT_FILENO);
        } else {
            open(STDIN_FILENO, folder / "in", O_RDONLY);
            open(STDOUT_FILENO, folder / "out", O_WRONLY | O_CREAT | O_TRUNC);
        }
        open(STDERR_FILENO, folder / "err", O_WRONLY | O_CREAT | O_TRUNC);
    }
    ~Streams() { posix_spawn_file_actions_destroy(&actions_); }
    Streams(const Streams&) = delete;
    Streams& operator=(const Streams&) = delete;

    [[nodiscard]] const posix_spawn_file_actions_t* actions() const { return &actions_; }

  private:
    void open(int stream, const fs::path& path, int flags) {
        constexpr mode_t for_the_owner = 0600;
        posix_spawn_file_actions_addopen(&actions_, stream, path.c_str(), flags, for_the_owner);
    }

    posix_spawn_file_actions_t actions_{};
};

/// Signals act on the program as by default, whatever we inherited: a shell lets programs in its background
/// ignore some.
class Signals {
  public:
    Signals() {
        sigset_t signals{};
        posix_spawnattr_init(&attributes_);
        sigfillset(&signals);
        posix_spawnattr_setsigdefault(&attributes_, &signals);
        sigemptyset(&signals);
        posix_spawnattr_setsigmask(&attributes_, &signals);
        posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    }
    ~Signals() { posix_spawnattr_destroy(&attributes_); }
    Signals(const Signals&) = delete;
    Signals& operator=(const Signals&) = delete;

    [[nodiscard]] const posix_spawnattr_t* attributes() const { return &attributes_; }

  private:
    posix_spawnattr_t attributes_{};
};

/// Bytes of memory of a process; zeros if it has ended.
struct Memory {
    std::size_t address_space = 0;
    std::size_t resident = 0;
};

Memory memory_of(int process) {
    std::ifstream sizes("/proc/" + std::to_string(process) + "/statm");
    Memory pages;
    sizes >> pages.address_space >> pages.resident;
    const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
    return {pages.address_space * page, pages.resident * page};
}

}  // namespace

bool eventually(const std::function<bool()>& answer, std::chrono::milliseconds pause) {
    const auto deadline = std::chrono::steady_clock::now() + patience;
    while (!answer()) {
        if (std::chrono::steady_clock::now() > deadline) {
            return false;
        }
        std::this_thread::sleep_for(pause);
        pause = std::max(pause, std::min(2 * pause, longest_pause));
    }
    return true;
}

ScratchFolder::ScratchFolder() {
    std::string name = (fs::temp_directory_path() / "torchwake-test-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) {
        throw std::runtime_error("no folder for the test can be made: " + name);
    }
    path_ = name;
}

ScratchFolder::~ScratchFolder() {
    std::error_code ignored;  // nothing of the test depends on it
    fs::remove_all(path_, ignored);
}

std::string read_text(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return std::move(text).str();
}

ChildProcess::ChildProcess(const Launch& launch) {
    std::ofstream(folder_.path() / "in", std::ios::binary) << launch.input;
    const Streams streams(folder_.path(), launch.stream);
    std::vector<std::string> command = launch.command;
    std::vector<std::string> environment = environment_with(launch.environment);
    const std::vector<char*> arguments = pointers_to(command);
    const std::vector<char*> variables = pointers_to(environment);
    const Signals signals;
    if (posix_spawnp(&id_, arguments.front(), streams.actions(), signals.attributes(), arguments.data(),
                     variables.data()) != 0) {
        throw std::runtime_error("can't start " + command.front());
    }
}

ChildProcess::~ChildProcess() {
    if (runs()) {
        signal(SIGKILL);
        waitpid(id_, nullptr, 0);
    }
}

void ChildProcess::signal(int number) const {
    kill(id_, number);
}

void ChildProcess::limit_memory(std::size_t more) const {
    const std::size_t now = memory_of(id_).address_space;
    const rlim_t most = now + more;
    const rlimit limit{most, most};
    if (now == 0 || prlimit(id_, RLIMIT_AS, &limit, nullptr) != 0) {
        throw std::runtime_error("the memory of a program can't be limited");
    }
}

bool ChildProcess::runs() {
    int status = 0;
    if (!status_ && waitpid(id_, &status, WNOHANG) == id_) {
        status_ = status;
    }
    return !status_;
}

Footprint ChildProcess::footprint() const {
    const fs::directory_iterator handles("/proc/" + std::to_string(id_) + "/fd");
    return {memory_of(id_).resident, static_cast<std::size_t>(std::distance(begin(handles), end(handles)))};
}

std::optional<int> ChildProcess::exit_code() {
    if (!eventually([this] { return !runs(); }) || !WIFEXITED(*status_)) {
        return std::nullopt;
    }
    return WEXITSTATUS(*status_);
}

}  // namespace torchwake::testing
