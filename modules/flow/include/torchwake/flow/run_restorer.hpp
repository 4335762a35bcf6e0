#pragma once

#include <torchwake/flow/pointer.hpp>
#include <torchwake/flow/prompts.hpp>
#include <torchwake/flow/run_keeper.hpp>
#include <torchwake/flow/run_recorder.hpp>
#include <torchwake/prompt/restorer.hpp>
#include <torchwake/save/record.hpp>

#include <functional>
#include <optional>

namespace torchwake::flow {

/// Gives the screens of a resumed run the recorded answers, up to the moment at which the run was left.
class RunRestorer {
  public:
    /// `restored` is called once the player sees a run. Requires: all of it outlives the restorer.
    RunRestorer(RunKeeper& runs, RunRecorder& recorder, ScreenStack& stack, VirtualClock& clock, Asker& asker,
                Stage& stage, Pointer& pointer, std::function<void()> restored);

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

    RunKeeper* runs_;
    RunRecorder* recorder_;
    ScreenStack* stack_;
    Asker* asker_;
    Stage* stage_;
    std::function<void()> restored_;
    Pointer* pointer_;
    std::optional<Pointer> pointer_before_;  ///< when the run was resumed
    prompt::Restorer<save::Record, screen::Entry, screen::Offer> restorer_;
};

}  // namespace torchwake::flow
