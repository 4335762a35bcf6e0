#include "play_window.hpp"

#include "abort_rescue.hpp"
#include "console.hpp"
#include "exit_code.hpp"
#include "table.hpp"

#include <torchwake/desktop/display.hpp>
#include <torchwake/desktop/fault_window.hpp>
#include <torchwake/desktop/graphics_library.hpp>
#include <torchwake/desktop/media.hpp>
#include <torchwake/desktop/play_window.hpp>

#include <boost/system/result.hpp>

#include <exception>
#include <future>
#include <memory>
#include <optional>
#include <string>

namespace torchwake::app {
namespace {

desktop::MediaPlaces media_places(const Assets& assets) {
    return {assets.find("atlas.png"), assets.find("atlas.txt"), assets.find("sounds")};
}

desktop::WindowSettings window_settings(const Request& request, const save::Folders& folders) {
    return {request.window.value_or(desktop::default_window),
            request.full_screen,
            request.audio,
            request.screenshot,
            folders.data / "screenshots",
            request.frame_log,
            request.speak};
}

/// Plays in the window. Errors: a sentence if it did not open.
boost::system::result<void, desktop::WindowError> play(Table& table, const desktop::Media& media,
                                                       const Request& request) {
    const AbortRescue rescue(table);
    return desktop::play_in_window(table.game(), table.presenter(), media,
                                   window_settings(request, table.files().folders()));
}

/// Loads everything and plays. Null media stand for those that could not be loaded. Returns the exit code;
/// nothing, after the faults were printed, if the game could not start.
std::optional<int> start(const Request& request, const desktop::Media* media) {
    try {
        const std::unique_ptr<Table> table = lay_table(request);
        if (media == nullptr || !table) {
            return std::nullopt;
        }
        if (const auto played = play(*table, *media, request); played.has_error()) {
            complain(played.error().message);
            return std::nullopt;
        }
        return table->clear_away();
    } catch (const std::exception& fault) {
        complain(fault.what());
        return std::nullopt;
    }
}

}  // namespace

std::string window_library() {
    return desktop::graphics_library();
}

int play_window(const Request& request) {
    if (const std::string problem = desktop::display_problem(); !problem.empty()) {
        print_faults("torchwake: " + problem);
        return exit_failure;
    }
    const KeptComplaints complaints;
    auto loading =
        std::async(std::launch::async, desktop::load_media, media_places(Assets(request.data_dir)));
    const desktop::GraphicsDrivers drivers;  // as slow to load as the media, so both are loaded at once
    const auto media = loading.get();
    if (!media) {
        print_faults(media.error().message);
    }
    const desktop::Media* const loaded = media ? &*media : nullptr;
    const std::optional<int> code = start(request, loaded);
    if (!code && request.faults_in_window) {
        desktop::show_faults(complaints.sentences(), loaded);
    }
    return code.value_or(exit_failure);
}

}  // namespace torchwake::app
