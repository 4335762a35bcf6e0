#pragma once

// A game that is ready to start, with the parts that it uses: wired once for the window, the terminal and
// headless play.

#include "command_line/command_line.hpp"
#include "files/game_data.hpp"
#include "files/live_data.hpp"
#include "files/user_files.hpp"
#include "system/seeds.hpp"

#include <torchwake/flow/game.hpp>
#include <torchwake/rules/ruleset.hpp>
#include <torchwake/save/real_disk.hpp>
#include <torchwake/stage/presenter.hpp>

#include <boost/system/result.hpp>

#include <memory>
#include <vector>

namespace torchwake::app {

/// A game with its data, files and presenter.
class GameSetup {
  public:
    /// Requires: `seed` of the request, if given, is that of the first new game.
    GameSetup(DataWithMods loaded, save::Folders folders, const Request& request);
    GameSetup(const GameSetup&) = delete;
    GameSetup& operator=(const GameSetup&) = delete;
    ~GameSetup() = default;

    [[nodiscard]] const GameData& data() const { return data_; }
    [[nodiscard]] UserFiles& files() { return files_; }
    [[nodiscard]] stage::Presenter& presenter() { return presenter_; }
    [[nodiscard]] flow::Game& game() { return game_; }

    /// The reason why the requested recording can't be watched; empty if it can, or if none is requested.
    [[nodiscard]] std::string recording_problem(const Request& request);

    /// Prints on standard error why the run was not stored, if it was not. Returns the exit code.
    [[nodiscard]] int exit_code() const;

  private:
    [[nodiscard]] flow::GameSettings settings(const Request& request, const std::vector<FaultyMod>& left_out);

    GameData data_;
    rules::Ruleset ruleset_;
    save::RealDisk disk_;
    UserFiles files_;
    SystemSeeds seeds_;
    stage::Presenter presenter_;
    LiveData live_data_;
    flow::Game game_;
};

/// Loads and wires everything; null after all errors were printed on standard error.
[[nodiscard]] std::unique_ptr<GameSetup> set_up_game(const Request& request);

}  // namespace torchwake::app
