#pragma once

#include <torchwake/core/units.hpp>
#include <torchwake/flow/game_context.hpp>
#include <torchwake/flow/run_to_play.hpp>
#include <torchwake/save/replay.hpp>
#include <torchwake/save/run_archive.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/screen/prompt.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::flow {

/// The course up to the last command that is known to have ended: one more may be running in another process.
[[nodiscard]] save::Course known_course(std::vector<save::Record> records);

/// Shows a recorded run: the current moment is the context's run, and its turns are shown on the stage.
class ReplayScreen {
  public:
    /// Begins at the position; without one at the end if another process plays the run (`live`), shortly
    /// before the end of a finished run, else at the beginning. Requires: the context outlives the replay
    /// screen; the run recorder is paused.
    ReplayScreen(GameContext& context, save::StoredRun run, bool live,
                 std::optional<std::int64_t> position = {});

    [[nodiscard]] const screen::WatchModel& model() const { return model_; }
    /// The prompt for the current moment.
    [[nodiscard]] screen::Prompt prompt() const;
    /// The time at which `play_on` is due; nothing while the replay is paused.
    [[nodiscard]] std::optional<core::Milliseconds> next_due() const;
    /// Does the next command. At the end it checks for new commands of another process, or stops.
    void play_on();
    /// Moves, pauses or resumes the replay, changes its speed, or writes a bug capsule, as the answer says.
    /// Other answers do nothing.
    void follow(const screen::Offer& answer);
    /// The run for practice that continues from this moment. Requires: the prompt offers it.
    [[nodiscard]] TakenOverRun taken_over() const;

  private:
    /// False if the run is over at this moment.
    [[nodiscard]] bool can_be_taken_over() const;
    [[nodiscard]] std::int64_t first_shown() const;
    void play(bool playing);
    void change_speed(bool faster);
    void jump(std::int64_t position);
    /// Does the next command. Answers for how long its animation lasts.
    core::Milliseconds step();
    void show_remarks(std::size_t shown_before);
    void look_for_more();
    void show();

    GameContext* context_;
    std::string name_;
    save::JournalHeader header_;
    save::Replay replay_;
    screen::WatchModel model_;
    core::Milliseconds due_;  ///< the time of the next command, while the replay plays
};

}  // namespace torchwake::flow
