#pragma once

// Support for the tests of whole plays: trial data, a user folder, and a few moves.

#include "app/headless_game.hpp"
#include "app/walk.hpp"

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

  private:
    ScratchFolder folder_;
};

/// Long enough for every animation and every automatic action.
inline constexpr int a_long_while = 600'000;

/// Explores until an automatic action ends with that sentence.
void explore_until(HeadlessGame& game, std::string_view told);
/// Explores by clicks on the help line alone.
void explore_by_mouse_until(HeadlessGame& game, std::string_view told);

}  // namespace torchwake::testing
