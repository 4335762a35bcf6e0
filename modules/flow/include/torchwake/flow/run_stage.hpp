#pragma once

#include <torchwake/flow/ports.hpp>
#include <torchwake/flow/run_recorder.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace torchwake::flow {

/// The stage in front of the real one. It records each remark, so that none reaches the player alone. While
/// it is muted it shows and plays nothing, but still answers questions.
class RunStage final : public Stage {
  public:
    /// Not muted at first. Requires: both outlive this.
    RunStage(Stage& real, RunRecorder& recorder) : real_(&real), recorder_(&recorder) {}
    /// Shows and plays nothing from now on.
    void mute() { muted_ = true; }
    /// Shows and plays all again.
    void unmute() { muted_ = false; }

    /// Records a remark, and passes the event on unless muted. Returns how long the real stage wants to show
    /// it; 0 while muted.
    core::Milliseconds show(const screen::StageEvent& event) override;
    /// As the real stage answers.
    bool speaks() override { return real_->speaks(); }
    /// As the real stage answers.
    std::int32_t scroll_range(const screen::Layer& page) override { return real_->scroll_range(page); }
    /// As the real stage answers.
    std::string text_of(const screen::MenuLine& line) override { return real_->text_of(line); }
    /// As the real stage answers.
    std::vector<std::string> log_tail(std::size_t count) override { return real_->log_tail(count); }
    /// As the real stage answers.
    std::string record(const screen::RecapModel& recap, const forecast::Knowledge& knowledge,
                       const save::Chronicle& chronicle) override {
        return real_->record(recap, knowledge, chronicle);
    }

  private:
    Stage* real_;
    RunRecorder* recorder_;
    bool muted_ = false;
};

}  // namespace torchwake::flow
