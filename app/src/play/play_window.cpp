#include "play/play_window.hpp"

#include "command_line/window_library.hpp"
#include "play/abort_rescue.hpp"
#include "play/game_setup.hpp"
#include "system/console.hpp"
#include "system/exit_code.hpp"

#include <torchwake/desktop/display.hpp>
#include <torchwake/desktop/fault_window.hpp>
#include <torchwake/desktop/graphics_library.hpp>
#include <torchwake/desktop/media.hpp>
#include <torchwake/desktop/play_window.hpp>

#include <boost/system/result.hpp>

#include <exception>
#include <future>
#include <memory>
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
    try {
        const std::unique_ptr<GameSetup> setup = set_up_game(request);
        if (media && setup) {
            const AbortRescue rescue(*setup);
            desktop::GameWindow window(setup->game(), setup->presenter(), *media,
                                       window_settings(request, setup->files().folders()));
            boost::system::result<void, desktop::WindowError> shown = window.open();
            if (shown) {
                setup->game().start();
                shown = window.run();
            }
            if (shown) {
                return setup->exit_code();
            }
            complain(shown.error().message);
        }
    } catch (const std::exception& fault) {
        complain(fault.what());
    }
    if (request.faults_in_window) {
        desktop::show_faults(complaints.sentences(), media ? &*media : nullptr);
    }
    return exit_failure;
}

}  // namespace torchwake::app
