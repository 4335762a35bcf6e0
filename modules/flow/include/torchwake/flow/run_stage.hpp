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
    /// Requires: both outlive this.
    RunStage(Stage& real, RunRecorder& recorder) : real_(&real), recorder_(&recorder) {}
    void mute() { muted_ = true; }
    void unmute() { muted_ = false; }

    core::Milliseconds show(const screen::StageEvent& event) override;
    std::int32_t scroll_range(const screen::Layer& page) override { return real_->scroll_range(page); }
    std::string text_of(const screen::MenuLine& line) override { return real_->text_of(line); }
    std::vector<std::string> log_tail(std::size_t count) override { return real_->log_tail(count); }
    std::string record(const screen::RecapModel& recap, const rules::Knowledge& knowledge,
                       const save::Chronicle& chronicle) override {
        return real_->record(recap, knowledge, chronicle);
    }

  private:
    Stage* real_;
    RunRecorder* recorder_;
    bool muted_ = false;
};

}  // namespace torchwake::flow
