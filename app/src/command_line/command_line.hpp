#pragma once

#include <torchwake/bots/play_out.hpp>
#include <torchwake/core/rect.hpp>
#include <torchwake/flow/settings.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace torchwake::app {

enum class Mode : std::uint8_t {
    PlayWindow,
    Terminal,
    Headless,
    CheckData,
    ShowLevel,
    ListKeys,
    Simulate,
    Balance,
    Measure,
    VerifyReplay,
    Compare,
    MakeCapsule
};

inline constexpr std::int32_t most_games = 1'000'000;  ///< of a simulation
/// The seeds of a game that needs a certain gift: it has the first of them that offers the gift.
inline constexpr std::int32_t seeds_for_a_gift = 1'000;
inline constexpr std::int32_t most_turns = 1'000'000;  ///< of a simulated game
inline constexpr std::int32_t deepest_level = 1'000;   ///< that data files may have

/// One of equal parts of a simulation.
struct Shard {
    std::int32_t number = 1;  ///< from 1 to `of`
    std::int32_t of = 1;
};

/// The request of a command line.
struct Request {
    Mode mode = Mode::PlayWindow;
    std::optional<std::uint64_t> seed;
    std::optional<std::filesystem::path> data_dir;
    std::optional<std::filesystem::path> user_dir;
    std::vector<std::filesystem::path> mods;  ///< named folders, one for each mod
    bool with_mods = true;                    ///< also those among the player's own files
    std::optional<std::string> language;      ///< the id of a language; nothing: as the options say

    // The window
    flow::Start start = flow::Start::Title;
    std::optional<core::Size> window;  ///< in pixels; nothing: as the game chooses
    std::optional<std::int32_t> scale;
    std::optional<std::int32_t> text_size;  ///< from 1
    std::string lesson;                     ///< the id of the lesson to begin with; empty: none
    bool full_screen = false;
    bool audio = true;
    bool speak = false;
    bool omniscient = false;
    bool reset_config = false;
    bool faults_in_window = false;
    std::optional<std::filesystem::path> screenshot;
    std::optional<std::filesystem::path> frame_log;

    core::Size text_screen{100, 36};                      ///< of headless
    std::optional<std::filesystem::path> checked_folder;  ///< of check-data; nothing: the game's own
    std::int32_t depth = 1;                               ///< of show-level
    bool steps = false;                                   ///< of show-level: also the steps of its making
    std::string builder;                                  ///< of show-level; empty: as the data says

    bool verify = false;    ///< of replay
    bool headless = false;  ///< of replay
    /// Files or folders of runs, for replay, compare and capsule.
    std::vector<std::filesystem::path> recordings;

    // simulate
    std::int32_t games = 100;
    std::int32_t jobs = 1;
    std::int32_t max_turns = bots::default_max_turns;
    std::string bot = "explorer";
    std::vector<std::string> bots;  ///< of measure
    bots::Conduct conduct;
    Shard shard;
    std::optional<std::filesystem::path> picture;    ///< of simulate, balance and measure: a file
    std::vector<std::filesystem::path> shard_files;  ///< of balance and measure

    std::optional<std::filesystem::path> out;  ///< the file to write
};

/// The request; or the exit code, after help, a version or the fault of the command line was printed.
[[nodiscard]] std::variant<Request, int> read_command_line(int count, const char* const* arguments);

}  // namespace torchwake::app
