#pragma once

#include "command_line.hpp"
#include "game_data.hpp"

#include <torchwake/flow/ports.hpp>
#include <torchwake/save/saved_run.hpp>
#include <torchwake/view/presenter.hpp>

#include <boost/system/result.hpp>

#include <optional>

namespace torchwake::app {

/// Reads data, words and mods again while the game is played. Keys stay as they are.
class LiveData final : public flow::DataSource {
  public:
    /// Requires: data and presenter outlive this.
    LiveData(GameData& data, view::Presenter& presenter, const Request& request)
        : data_(&data), presenter_(&presenter), request_(request) {}

    /// Reads the same mods again, and those that were added to the player's folder; none may have a fault.
    /// Prints all faults on standard error; the error has the first one, and the number of the others.
    boost::system::result<void, flow::StorageError> read_again(const save::SavedRun& run) override;
    save::SavedRun exchange() override;

  private:
    struct Read {
        GameData data;
        save::SavedRun run;
    };

    GameData* data_;
    view::Presenter* presenter_;
    Request request_;
    std::optional<Read> read_;
};

}  // namespace torchwake::app
