#pragma once

#include <torchwake/core/units.hpp>
#include <torchwake/flow/game_context.hpp>
#include <torchwake/save/replay.hpp>
#include <torchwake/save/run_archive.hpp>
#include <torchwake/screen/models.hpp>
#include <torchwake/screen/prompt.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace torchwake::flow {

/// Shows a recorded run: its moment is the context's run, and what happens is begun on stage.
class ReplayScreen {
  public:
    /// Begins at the end where another process plays the run meanwhile, else at its beginning.
    /// Requires: the context outlives the replay screen; no run is played.
    ReplayScreen(GameContext& context, save::StoredRun run, bool live);

    [[nodiscard]] const screen::WatchModel& model() const { return model_; }
    /// What can be answered now.
    [[nodiscard]] screen::Prompt prompt() const;
    /// When `play_on` is due; nothing while it stands still.
    [[nodiscard]] std::optional<core::Milliseconds> next_due() const;
    /// Does the next command. At the end it stops, or looks for what was played meanwhile.
    void play_on();
    /// Moves, or changes speed. Nothing happens where the answer is for neither.
    void follow(const screen::Offer& answer);
    /// Begins a run for practice that goes on from this moment. Requires: the prompt offers it.
    void take_over();

  private:
    /// Not where the run is over.
    [[nodiscard]] bool can_be_taken_over() const;
    [[nodiscard]] std::int64_t first_shown() const;
    void play(bool playing);
    void change_speed(bool faster);
    void jump(std::int64_t position);
    /// Does the next command. Answers how long what happened wants to be watched.
    core::Milliseconds step();
    void look_for_more();
    void show();

    GameContext* context_;
    std::string name_;
    save::JournalHeader header_;
    save::Replay replay_;
    screen::WatchModel model_;
    core::Milliseconds due_;  ///< of the next command, while it is played
};

}  // namespace torchwake::flow
