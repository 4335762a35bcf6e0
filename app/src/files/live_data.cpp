#include "files/live_data.hpp"

#include "files/mods.hpp"
#include "system/console.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/save/snapshot.hpp>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace torchwake::app {
namespace {

namespace fs = std::filesystem;

/// The text without the path up to those folders: a message has no room for it.
std::string without_folders(std::string text, const std::vector<fs::path>& folders) {
    for (const fs::path& folder : folders) {
        const std::string prefix = (folder / "").string();  // ends with what parts folders
        for (std::size_t at = text.find(prefix); prefix.size() > 1 && at != std::string::npos;
             at = text.find(prefix, at)) {
            text.erase(at, prefix.size());
        }
    }
    return text;
}

/// The first fault, and how many there are besides.
std::string told(const std::string& faults) {
    const auto others = std::ranges::count(faults, '\n');
    const std::string first = faults.substr(0, faults.find('\n'));
    return first + (others == 0 ? "." : "; and " + std::to_string(others) + " more.");
}

/// The error for a person who plays: the first fault, without the paths of the mods' and the data's folders.
flow::StorageError shown(const DataError& error, const std::vector<fs::path>& mods, const Assets& assets) {
    print_faults(error.message);
    std::vector<fs::path> folders;  // those of mods first: they may lie beside the data
    std::ranges::transform(mods, std::back_inserter(folders), &fs::path::parent_path);
    folders.push_back(assets.data().parent_path());
    return flow::StorageError{told(without_folders(error.message, folders))};
}

}  // namespace

LiveData::LiveData(GameData& data, stage::Presenter& presenter, std::vector<fs::path> mods,
                   const Request& request)
    : data_(&data),
      presenter_(&presenter),
      mods_(std::move(mods)),
      request_(request),
      languages_(known_languages(Assets(request.data_dir), mods_)),
      language_(first_language) {}

boost::system::result<void, flow::StorageError> LiveData::read_again(const save::SavedRun& run) {
    read_.reset();
    const Assets assets(request_.data_dir);
    std::vector<fs::path> mods = request_.with_mods ? request_.mods : std::vector<fs::path>();
    std::ranges::copy(found_mods(request_), std::back_inserter(mods));
    auto data = load_game_data(assets, mods, language_);
    if (!data) {
        return shown(data.error(), mods, assets);
    }
    if (const json::Errors faults = sentence_faults_of(assets, mods); !faults.empty()) {
        return shown({lines_of(faults)}, mods, assets);
    }
    auto carried = save::carry_over(data_->catalog, data->catalog, run);
    if (!carried) {
        return flow::StorageError{"The run does not go on under the new data: " + carried.error().message +
                                  '.'};
    }
    read_ = Read{*std::move(data), *std::move(carried), std::move(mods)};
    return {};
}

save::SavedRun LiveData::exchange() {
    TORCHWAKE_EXPECTS(read_.has_value());
    data_->catalog = std::move(read_->data.catalog);
    data_->words = std::move(read_->data.words);
    presenter_->renew();
    mods_ = std::move(read_->mods);
    save::SavedRun run = std::move(read_->run);
    read_.reset();
    return run;
}

boost::system::result<void, flow::StorageError> LiveData::take_language(const std::string& id) {
    // Headless is played by programs, which know the first language wherever they run.
    const bool by_locale = id.empty() && request_.mode != Mode::Headless;
    const std::string language = by_locale    ? language_of_locale(languages_)
                                 : id.empty() ? std::string(first_language)
                                              : id;
    if (language == language_) {
        return {};
    }
    if (!is_known(languages_, language)) {
        return flow::StorageError{no_such_language(languages_, language)};
    }
    const Assets assets(request_.data_dir);
    auto data = load_game_data(assets, mods_, language);
    if (!data) {
        return shown(data.error(), mods_, assets);
    }
    if (!data_->catalog.take_words(data->catalog)) {
        return flow::StorageError{"The data have changed since they were read."};
    }
    data_->words = std::move(data->words);
    language_ = language;
    presenter_->change_words();
    return {};
}

}  // namespace torchwake::app
