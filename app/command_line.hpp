#pragma once

#include <torchwake/core/rect.hpp>
#include <torchwake/desktop/window_geometry.hpp>
#include <torchwake/flow/settings.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <variant>

namespace torchwake::app {

enum class Task : std::uint8_t { PlayWindow, Headless, CheckData, ShowLevel, ListKeys };

/// What the command line asks for.
struct Request {
    Task task = Task::PlayWindow;
    std::optional<std::uint64_t> seed;
    std::optional<std::filesystem::path> data_dir;
    std::optional<std::filesystem::path> user_dir;

    // The window
    flow::Start start = flow::Start::Title;
    core::Size window = desktop::default_window;
    std::optional<std::int32_t> scale;
    bool full_screen = false;
    bool audio = true;
    bool omniscient = false;
    bool reset_config = false;
    std::optional<std::filesystem::path> screenshot;

    core::Size text_screen{100, 36};       ///< of headless
    std::filesystem::path checked_folder;  ///< of check-data
    std::int32_t depth = 1;                ///< of show-level
};

/// The request, or the code to exit with after what there was to say was said: help, a version, or what is
/// wrong with the command line.
[[nodiscard]] std::variant<Request, int> read_command_line(int count, const char* const* arguments);

}  // namespace torchwake::app
