#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::testing {

/// The longest that an expected event may take on a busy machine.
inline constexpr std::chrono::seconds patience{30};

/// Asks again and again until the answer is yes, after that pause, and then twice as long ones up to 16 ms.
/// False where it never was.
[[nodiscard]] bool eventually(const std::function<bool()>& answer,
                              std::chrono::milliseconds pause = std::chrono::milliseconds(1));

/// A folder of its own, gone with the test.
class ScratchFolder {
  public:
    ScratchFolder();
    ~ScratchFolder();
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_;
};

[[nodiscard]] std::string read_text(const std::filesystem::path& path);

struct Launch {
    std::vector<std::string> command;
    /// Changes to our own environment; an empty value removes the variable.
    std::map<std::string, std::string> environment;
    std::string input;
    int stream = -1;  ///< a descriptor that is the program's input and output instead
};

/// The resources that a program holds.
struct Footprint {
    std::size_t resident = 0;  ///< bytes of memory
    std::size_t handles = 0;   ///< open files, sockets and pipes
};

/// A program that runs beside the test, killed with this object if it still does.
class ChildProcess {
  public:
    explicit ChildProcess(const Launch& launch);
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    void signal(int number) const;
    /// From now on it gets at most so many bytes of address space more than it has.
    void limit_memory(std::size_t more) const;
    [[nodiscard]] bool runs();
    /// Requires: it runs.
    [[nodiscard]] Footprint footprint() const;
    /// The code that it ended with; nothing where a signal ended it, or nothing did in time.
    [[nodiscard]] std::optional<int> exit_code();
    [[nodiscard]] std::string output() const { return read_text(folder_.path() / "out"); }
    [[nodiscard]] std::string errors() const { return read_text(folder_.path() / "err"); }

  private:
    ScratchFolder folder_;
    int id_ = -1;
    std::optional<int> status_;  ///< as waitpid tells it
};

}  // namespace torchwake::testing
