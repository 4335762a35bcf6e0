#pragma once

#include "command_line/command_line.hpp"
#include "tools/game_summary.hpp"

#include <torchwake/core/result.hpp>
#include <torchwake/save/file_port.hpp>

#include <boost/system/result.hpp>

#include <chrono>
#include <memory>
#include <string>

namespace torchwake::app {

using core::throw_exception_from_error;

/// The reason why the files that a request names for its results can't be written; empty if they can.
[[nodiscard]] std::string target_fault(const Request& request);

/// The reason why results can't be written.
struct ResultsError {
    std::string message;  ///< a sentence for a person
};

/// Where the results of games go: lines to a file or to standard output, and a picture.
class GameResults {
  public:
    /// Begins `request.out`, if it and `request.picture` can be written.
    /// Errors: one of them can't be written; the games would be played in vain.
    [[nodiscard]] static boost::system::result<GameResults, ResultsError> begin(const Request& request);

    [[nodiscard]] bool has_file() const { return file_ != nullptr; }
    /// Adds a line to the file, or prints it if there is none.
    void add_line(const std::string& line);
    /// Prints the summary, adds it to the file as the last line, and draws the picture, or says that there
    /// are no games to draw. Returns the exit code: failure, with a message, if any of the results could not
    /// be written.
    [[nodiscard]] int finish(const GameSummary& summary, const Batch& batch, std::chrono::milliseconds time,
                             const std::string& title);

  private:
    GameResults(const Request& request, std::unique_ptr<save::AppendedFile> file)
        : picture_(request.picture), file_(std::move(file)) {}

    std::optional<std::filesystem::path> picture_;
    std::unique_ptr<save::AppendedFile> file_;
    std::string fault_;  ///< of the first line that could not be written
};

}  // namespace torchwake::app
