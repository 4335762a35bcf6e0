#include "live_data.hpp"

#include "console.hpp"
#include "mods.hpp"

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
        const std::string prefix = folder.string() + "/";
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

}  // namespace

boost::system::result<void, flow::StorageError> LiveData::read_again(const save::SavedRun& run) {
    read_.reset();
    const Assets assets(request_.data_dir);
    std::vector<fs::path> mods = request_.with_mods ? request_.mods : std::vector<fs::path>();
    std::ranges::copy(found_mods(request_), std::back_inserter(mods));
    auto data = load_game_data(assets, mods);
    if (!data) {
        print_faults(data.error().message);
        std::vector<fs::path> folders;  // those of mods first: they may lie beside the data
        std::ranges::transform(mods, std::back_inserter(folders), &fs::path::parent_path);
        folders.push_back(assets.data().parent_path());
        return flow::StorageError{told(without_folders(data.error().message, folders))};
    }
    auto carried = save::carry_over(data_->catalog, data->catalog, run);
    if (!carried) {
        return flow::StorageError{"The run does not go on under the new data: " + carried.error().message +
                                  '.'};
    }
    read_ = Read{*std::move(data), *std::move(carried)};
    return {};
}

save::SavedRun LiveData::exchange() {
    TORCHWAKE_EXPECTS(read_.has_value());
    data_->catalog = std::move(read_->data.catalog);
    data_->words = std::move(read_->data.words);
    presenter_->renew();
    save::SavedRun run = std::move(read_->run);
    read_.reset();
    return run;
}

}  // namespace torchwake::app
