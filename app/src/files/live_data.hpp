#pragma once

#include "command_line/command_line.hpp"
#include "files/game_data.hpp"

#include <torchwake/flow/ports.hpp>
#include <torchwake/save/saved_run.hpp>
#include <torchwake/stage/presenter.hpp>

#include <boost/system/result.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::app {

/// Reads data, words and mods again while the game is played, or the words of another language. Keys stay as
/// they are.
class LiveData final : public flow::DataSource {
  public:
    /// `mods` are those of the data. Requires: data and presenter outlive this.
    LiveData(GameData& data, stage::Presenter& presenter, std::vector<std::filesystem::path> mods,
             const Request& request);

    /// The languages that may be taken, by id.
    [[nodiscard]] const std::vector<KnownLanguage>& languages() const { return languages_; }

    /// Reads the same mods again, and those that were added to the player's folder; none may have a fault.
    /// Prints all faults on standard error; the error has the first one, and the number of the others.
    boost::system::result<void, flow::StorageError> read_again(const save::SavedRun& run) override;
    save::SavedRun exchange() override;
    /// Prints all faults on standard error; the error has the first one.
    boost::system::result<void, flow::StorageError> take_language(const std::string& id) override;

  private:
    struct Read {
        GameData data;
        save::SavedRun run;
        std::vector<std::filesystem::path> mods;
    };

    GameData* data_;
    stage::Presenter* presenter_;
    std::vector<std::filesystem::path> mods_;
    Request request_;
    std::vector<KnownLanguage> languages_;
    std::string language_;  ///< of the data
    std::optional<Read> read_;
};

}  // namespace torchwake::app
