#include "table.hpp"

#include "exit_code.hpp"
#include "mods.hpp"
#include "recording.hpp"

#include <torchwake/worldgen/generate.hpp>

#include <iostream>
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

Table::Table(GameData data, save::Folders folders, const Request& request)
    : data_(std::move(data)),
      ruleset_{&data_.catalog, worldgen::level_source()},
      files_(data_.catalog, std::move(folders), syncing_for(request.mode)),
      presenter_(data_.catalog, data_.words, data_.keys),
      game_(ruleset_, data_.keys, {&presenter_, &files_, &seeds_}, settings(request)) {}

flow::GameSettings Table::settings(const Request& request) {
    if (const std::string problem = files_.problem(); !problem.empty()) {
        std::cerr << "torchwake: " << problem << '\n';
        presenter_.warn(problem);
    }
    if (request.reset_config) {
        if (const auto reset = files_.reset_options(); reset.has_error()) {
            std::cerr << "torchwake: " << reset.error() << '\n';
        }
    }
    save::LoadedOptions loaded = files_.options();
    if (loaded.message) {
        std::cerr << "torchwake: " << *loaded.message << '\n';
        presenter_.warn(*loaded.message);
    }
    loaded.options.scale = request.scale.value_or(loaded.options.scale);
    return {loaded.options, request.seed, request.start, watched_run(request, files_), request.omniscient};
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
    std::cerr << "torchwake: your run was not saved: " << files_.last_failure() << '\n';
    return exit_failure;
}

std::unique_ptr<Table> lay_table(const Assets& assets, const Request& request) {
    auto data = load_game_data(assets, mods_to_play(request));
    if (!data) {
        std::cerr << data.error().message << '\n';
        return nullptr;
    }
    auto folders = user_folders(request.user_dir);
    if (!folders) {
        std::cerr << "torchwake: " << folders.error().message << '\n';
        return nullptr;
    }
    auto table = std::make_unique<Table>(std::move(*data), std::move(*folders), request);
    if (const std::string problem = table->recording_problem(request); !problem.empty()) {
        std::cerr << "torchwake: " << problem << '\n';
        return nullptr;
    }
    return table;
}

}  // namespace torchwake::app
