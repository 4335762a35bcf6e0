#include "table.hpp"

#include "console.hpp"
#include "exit_code.hpp"
#include "mods.hpp"
#include "recording.hpp"

#include <torchwake/worldgen/generate.hpp>

#include <string>
#include <utility>

namespace torchwake::app {

namespace {

/// Headless time is virtual, so a worker could be late by any amount of it.
UserFiles::Syncing syncing_for(Mode mode) {
    return mode == Mode::Headless ? UserFiles::Syncing::AtOnce : UserFiles::Syncing::ByWorker;
}

/// The recorded run to watch; empty if none.
std::string watched_run(const Request& request, const UserFiles& files) {
    const bool watches = request.start == flow::Start::Watch;
    return watches ? find_recording(request.recordings.front(), files.folders()).string() : std::string();
}

}  // namespace

Table::Table(DataWithMods loaded, save::Folders folders, const Request& request)
    : data_(std::move(loaded.data)),
      ruleset_{&data_.catalog, worldgen::level_source()},
      files_(data_.catalog, std::move(folders), syncing_for(request.mode)),
      presenter_(data_.catalog, data_.words, data_.keys),
      live_data_(data_, presenter_, request),
      game_(ruleset_, data_.keys, {&presenter_, &files_, &seeds_, &live_data_},
            settings(request, loaded.left_out)) {}

flow::GameSettings Table::settings(const Request& request, const std::vector<FaultyMod>& left_out) {
    if (const std::string problem = files_.problem(); !problem.empty()) {
        complain(problem);
        presenter_.warn({{}, problem});
    }
    if (request.reset_config) {
        if (const auto reset = files_.reset_options(); reset.has_error()) {
            complain(reset.error());
        }
    }
    save::LoadedOptions loaded = files_.options();
    if (loaded.message) {
        complain(*loaded.message);
        presenter_.warn({{}, *loaded.message});
    }
    loaded.options.scale = request.scale.value_or(loaded.options.scale);
    if (request.text_size) {
        loaded.options.text_size = static_cast<save::TextSize>(*request.text_size - 1);
    }
    if (!left_out.empty()) {
        presenter_.warn({"mods-left-out", names_of(left_out)});
    }
    return {loaded.options,     request.seed,      request.start, watched_run(request, files_),
            request.omniscient, names_of(left_out)};
}

std::string Table::recording_problem(const Request& request) {
    const std::string watched = watched_run(request, files_);
    if (watched.empty()) {
        return {};
    }
    const auto read = files_.read_run(watched);
    return read ? std::string() : read.error().message;
}

int Table::clear_away() const {
    if (files_.last_failure().empty()) {
        return exit_success;
    }
    return fail("your run was not saved: " + files_.last_failure());
}

std::unique_ptr<Table> lay_table(const Request& request) {
    auto loaded = load_data_to_play(request);
    if (!loaded) {
        return nullptr;
    }
    auto folders = user_folders(request.user_dir);
    if (!folders) {
        complain(folders.error().message);
        return nullptr;
    }
    auto table = std::make_unique<Table>(std::move(*loaded), std::move(*folders), request);
    if (const std::string problem = table->recording_problem(request); !problem.empty()) {
        complain(problem);
        return nullptr;
    }
    return table;
}

}  // namespace torchwake::app
