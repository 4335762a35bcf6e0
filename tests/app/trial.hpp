#pragma once

// Support for the tests of whole plays: trial data, a user folder, and a few moves.

#include "app/headless_game.hpp"
#include "app/told.hpp"
#include "app/walk.hpp"

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace torchwake::testing {

/// Data and user folder of one test, and games played with them, each with seed 5.
class Trial {
  public:
    using WriteData = std::function<void(const std::filesystem::path& folder)>;

    explicit Trial(const WriteData& write_data) { write_data(data()); }

    [[nodiscard]] std::filesystem::path data() const { return folder_.path() / "data"; }
    [[nodiscard]] std::filesystem::path user() const { return folder_.path() / "user"; }
    [[nodiscard]] std::vector<std::string> arguments() const {
        return {"--seed", "5", "--data-dir", data().string(), "--user-dir", user().string()};
    }
    /// To watch a recording.
    [[nodiscard]] std::vector<std::string> watching(const std::string& recording) const {
        return {recording, "--headless", "--data-dir", data().string(), "--user-dir", user().string()};
    }

    /// The folder of the run that was played. Requires: one was.
    [[nodiscard]] std::filesystem::path only_run() const;

  private:
    ScratchFolder folder_;
};

/// Long enough for every animation and every automatic action.
inline constexpr int a_long_while = 600'000;

/// Verifies a recording with the trial's data.
[[nodiscard]] Told verify(const Trial& trial, const std::filesystem::path& recording);

/// Explores until an automatic action ends with that sentence.
void explore_until(HeadlessGame& game, std::string_view told);
/// Explores by clicks on the help line alone.
void explore_by_mouse_until(HeadlessGame& game, std::string_view told);

/// A command line with more arguments at its end.
inline std::vector<std::string> with(std::vector<std::string> arguments,
                                     const std::vector<std::string>& more) {
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

}  // namespace torchwake::testing
