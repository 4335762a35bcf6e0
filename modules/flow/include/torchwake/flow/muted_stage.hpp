#pragma once

#include <torchwake/flow/ports.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace torchwake::flow {

/// A stage in front of the real one. While it is muted it shows and plays nothing, but still answers
/// questions.
class MutedStage final : public Stage {
  public:
    /// Requires: the real stage outlives this.
    explicit MutedStage(Stage& real) : real_(&real) {}
    void mute() { muted_ = true; }
    void unmute() { muted_ = false; }

    core::Milliseconds show(const screen::StageEvent& event) override {
        return muted_ ? core::Milliseconds{} : real_->show(event);
    }
    std::int32_t scroll_range(const screen::Layer& page) override { return real_->scroll_range(page); }
    std::vector<std::string> log_tail(std::size_t count) override { return real_->log_tail(count); }
    std::string record(const screen::RecapModel& recap, const rules::Knowledge& knowledge,
                       const rules::Chronicle& chronicle) override {
        return real_->record(recap, knowledge, chronicle);
    }

  private:
    Stage* real_;
    bool muted_ = false;
};

}  // namespace torchwake::flow
