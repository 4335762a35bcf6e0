#include "play_window.hpp"

#include "abort_rescue.hpp"
#include "console.hpp"
#include "exit_code.hpp"
#include "table.hpp"

#include <torchwake/desktop/display.hpp>
#include <torchwake/desktop/fault_window.hpp>
#include <torchwake/desktop/media.hpp>
#include <torchwake/desktop/play_window.hpp>

namespace torchwake::app {
namespace {

desktop::MediaPlaces media_places(const Assets& assets) {
    return {assets.find("atlas.png"), assets.find("atlas.txt"), assets.find("sounds")};
}

desktop::WindowSettings window_settings(const Request& request, const save::Folders& folders) {
    return {request.window,     request.full_screen,          request.audio,
            request.screenshot, folders.data / "screenshots", request.frame_log};
}

/// Null stands for media that could not be loaded.
int play(const Request& request, const desktop::Media* media) {
    const std::unique_ptr<Table> table = lay_table(request);
    if (media == nullptr || !table) {
        return exit_failure;
    }
    const AbortRescue rescue(*table);
    const auto played = desktop::play_in_window(table->game(), table->presenter(), *media,
                                                window_settings(request, table->files().folders()));
    if (played.has_error()) {
        return fail(played.error().message);
    }
    return table->clear_away();
}

}  // namespace

int play_window(const Request& request) {
    if (const std::string problem = desktop::display_problem(); !problem.empty()) {
        return fail(problem);
    }
    const KeptComplaints complaints;
    const auto media = desktop::load_media(media_places(Assets(request.data_dir)));
    if (!media) {
        print_faults(media.error().message);
    }
    const int code = play(request, media ? &*media : nullptr);
    if (code != exit_success && request.faults_in_window) {
        desktop::show_faults(complaints.text(), media ? &*media : nullptr);
    }
    return code;
}

}  // namespace torchwake::app
