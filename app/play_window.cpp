#include "play_window.hpp"

#include "console.hpp"
#include "exit_code.hpp"
#include "table.hpp"

#include <torchwake/desktop/display.hpp>
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

}  // namespace

int play_window(const Request& request) {
    if (const std::string problem = desktop::display_problem(); !problem.empty()) {
        return fail(problem);
    }
    const Assets assets(request.data_dir);
    const auto media = desktop::load_media(media_places(assets));
    if (!media) {
        print_faults(media.error().message);
    }
    const std::unique_ptr<Table> table = lay_table(request);
    if (!media || !table) {
        return exit_failure;
    }
    const auto played = desktop::play_in_window(table->game(), table->presenter(), *media,
                                                window_settings(request, table->files().folders()));
    if (played.has_error()) {
        return fail(played.error().message);
    }
    return table->clear_away();
}

}  // namespace torchwake::app
