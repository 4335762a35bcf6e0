#include "play/game_setup.hpp"

#include "files/mods.hpp"
#include "files/recording.hpp"
#include "system/console.hpp"
#include "system/exit_code.hpp"
#include "system/names.hpp"

#include <torchwake/worldgen/generate.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

/// The place of the lesson to begin with; nothing if none is requested or there is none of that name.
std::optional<std::int32_t> lesson_place(const Request& request, const content::Catalog& catalog) {
    const auto found = std::ranges::find(catalog.lessons(), request.lesson, &content::LessonDef::id);
    return found != catalog.lessons().end()
               ? std::optional(static_cast<std::int32_t>(found - catalog.lessons().begin()))
               : std::nullopt;
}

/// The reason why the requested lesson can't begin; empty if it can, or if none is requested.
std::string lesson_problem(const Request& request, const content::Catalog& catalog) {
    if (request.start != flow::Start::Lesson || lesson_place(request, catalog)) {
        return {};
    }
    std::vector<std::string_view> ids;
    ids.reserve(catalog.lessons().size());
    for (const content::LessonDef& lesson : catalog.lessons()) {
        ids.emplace_back(lesson.id);
    }
    return name_fault("lesson", request.lesson, ids);
}

}  // namespace

GameSetup::GameSetup(DataWithMods loaded, save::Folders folders, const Request& request)
    : data_(std::move(loaded.data)),
      ruleset_{&data_.catalog, worldgen::level_source()},
      files_(disk_, data_.catalog, std::move(folders), syncing_for(request.mode)),
      presenter_(data_.catalog, data_.words, data_.keys),
      live_data_(data_, presenter_, std::move(loaded.mods), request),
      game_(ruleset_, data_.keys, {&presenter_, &files_, &seeds_, &live_data_},
            settings(request, loaded.left_out)) {}

flow::GameSettings GameSetup::settings(const Request& request, const std::vector<FaultyMod>& left_out) {
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
    loaded.options.language = request.language.value_or(loaded.options.language);
    if (const auto taken = live_data_.take_language(loaded.options.language); !taken) {
        complain(taken.error().message);
        presenter_.warn({"language-failed", taken.error().message});
    }
    std::vector<flow::Language> languages;
    for (const KnownLanguage& language : live_data_.languages()) {
        languages.push_back({language.id, language.name});
    }
    if (!left_out.empty()) {
        presenter_.warn({"mods-left-out", names_of(left_out)});
    }
    return {.options = loaded.options,
            .seed = request.seed,
            .start = request.start,
            .watched = watched_run(request, files_),
            .lesson = lesson_place(request, data_.catalog).value_or(0),
            .omniscient = request.omniscient,
            .one_hand_keys = data_.one_hand_keys,
            .faulty_mods = names_of(left_out),
            .languages = std::move(languages)};
}

std::string GameSetup::recording_problem(const Request& request) {
    const std::string watched = watched_run(request, files_);
    if (watched.empty()) {
        return {};
    }
    const auto read = files_.read_run(watched);
    return read ? std::string() : read.error().message;
}

int GameSetup::exit_code() const {
    if (files_.last_failure().empty()) {
        return exit_success;
    }
    return fail("your run was not saved: " + files_.last_failure());
}

std::unique_ptr<GameSetup> set_up_game(const Request& request) {
    auto loaded = load_data_to_play(request);
    if (!loaded) {
        return nullptr;
    }
    if (const std::string problem = lesson_problem(request, loaded->data.catalog); !problem.empty()) {
        complain(problem);
        return nullptr;
    }
    auto folders = user_folders(request.user_dir);
    if (!folders) {
        complain(folders.error().message);
        return nullptr;
    }
    auto setup = std::make_unique<GameSetup>(std::move(*loaded), std::move(*folders), request);
    if (const std::string problem = setup->recording_problem(request); !problem.empty()) {
        complain(problem);
        return nullptr;
    }
    return setup;
}

}  // namespace torchwake::app
