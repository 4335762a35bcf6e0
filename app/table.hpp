#pragma once

// The game with all its parts, wired together once for the window, the terminal and headless play.

#include "command_line.hpp"
#include "game_data.hpp"
#include "live_data.hpp"
#include "seeds.hpp"
#include "user_files.hpp"

#include <torchwake/flow/game.hpp>
#include <torchwake/rules/ruleset.hpp>
#include <torchwake/view/presenter.hpp>

#include <boost/system/result.hpp>

#include <memory>
#include <vector>

namespace torchwake::app {

class Table {
  public:
    /// Requires: `seed` of the request, if given, is that of the first new game.
    Table(DataWithMods loaded, save::Folders folders, const Request& request);
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;
    ~Table() = default;

    [[nodiscard]] const GameData& data() const { return data_; }
    [[nodiscard]] UserFiles& files() { return files_; }
    [[nodiscard]] view::Presenter& presenter() { return presenter_; }
    [[nodiscard]] flow::Game& game() { return game_; }

    /// The reason why the requested recording can't be watched; empty if it can, or if none is requested.
    [[nodiscard]] std::string recording_problem(const Request& request);

    /// Prints on standard error why the run was not stored, if it was not. Returns the exit code.
    [[nodiscard]] int clear_away() const;

  private:
    [[nodiscard]] flow::GameSettings settings(const Request& request, const std::vector<FaultyMod>& left_out);

    GameData data_;
    rules::Ruleset ruleset_;
    UserFiles files_;
    SystemSeeds seeds_;
    view::Presenter presenter_;
    LiveData live_data_;
    flow::Game game_;
};

/// Loads and wires everything; null after all errors were printed on standard error.
[[nodiscard]] std::unique_ptr<Table> lay_table(const Request& request);

}  // namespace torchwake::app
