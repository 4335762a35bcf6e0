#pragma once

// The values by which screens say which run is to be played, and what follows one.

#include <torchwake/core/boxed.hpp>
#include <torchwake/save/journal.hpp>
#include <torchwake/save/replay.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

namespace torchwake::flow {

/// A new run.
struct NewRun {
    std::uint64_t seed = 0;  ///< of that run
};
/// A new run in a lesson.
struct LessonRun {
    std::int32_t lesson = 0;  ///< its place in the catalog
};
/// A stored run, to be continued.
struct LeftRun {
    std::string name;  ///< the run's name
};
/// A stored run, to be watched.
struct WatchedRun {
    std::string name;                        ///< the name of the run
    std::optional<std::int64_t> position{};  ///< the first moment shown; nothing: as watch() chooses
    bool comes_back = true;                  ///< a game that ends meanwhile opens there again
};
/// A new run for practice that continues from a moment of a recorded one.
struct TakenOverRun {
    save::JournalHeader header;  ///< of the recorded run
    save::Course course;         ///< up to that moment
};
/// A new run for practice in the state of the run that was put away last, under the data that were read
/// again.
struct ReloadedRun {};

/// A run to be begun or continued, or only to be watched before the game ends. It is small, as the frames of
/// all open screens hold one.
using RunToPlay = std::variant<NewRun, LessonRun, core::Boxed<LeftRun>, core::Boxed<WatchedRun>,
                               core::Boxed<TakenOverRun>, ReloadedRun>;

/// Where the player goes without another run.
enum class Exit : std::uint8_t {
    Title,  ///< to the title screen
    Quit    ///< out of the game
};

/// The exit or the next run that follows a run which is left or over.
using AfterRun = std::variant<Exit, RunToPlay>;

}  // namespace torchwake::flow
