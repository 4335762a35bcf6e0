#pragma once

#include <torchwake/flow/pointer.hpp>
#include <torchwake/flow/prompts.hpp>
#include <torchwake/prompt/restorer.hpp>
#include <torchwake/save/record.hpp>

#include <optional>

namespace torchwake::flow {

class GameContext;
class RunRecorder;

/// Gives the screens of a resumed run the recorded answers, up to the moment at which the run was left.
class RunRestorer {
  public:
    /// Requires: the context is whole but for the restorer, and outlives it.
    explicit RunRestorer(GameContext& context);

    /// Gives the next recorded answer. False if none is left and the player sees the run.
    bool give_next();

  private:
    bool give_record();
    void end();
    /// Remembers a remark that no screen repeats. False if the next record is none.
    bool pass_remark();
    /// Gives the recorded place of the pointer to the open screen. False if the next record is none.
    bool give_pointer();
    /// False if the place has no meaning here.
    [[nodiscard]] bool point(const save::Pointed& pointed);
    /// Stops an automatic action that would go on behind the last record. False if there is none.
    bool stop_auto_action();

    GameContext* context_;
    RunRecorder* recorder_;
    Asker* asker_;
    std::optional<Pointer> pointer_before_;  ///< when the run was resumed
    prompt::Restorer<save::Record, screen::Entry, screen::Offer> restorer_;
};

}  // namespace torchwake::flow
