#include <torchwake/flow/run_stage.hpp>

#include <type_traits>
#include <variant>

namespace torchwake::flow {
namespace {

/// A remark as it is kept; every other event as it is.
screen::StageEvent as_kept(const screen::StageEvent& event, RunRecorder& recorder) {
    return std::visit(
        [&recorder](const auto& told) -> screen::StageEvent {
            if constexpr (std::is_constructible_v<save::Remark, decltype(told)>) {
                const save::Remark kept = save::kept_remark(told);
                recorder.remarked(kept);
                return std::visit([](const auto& remark) { return screen::StageEvent(remark); }, kept);
            } else {
                return told;
            }
        },
        event);
}

}  // namespace

core::Milliseconds RunStage::show(const screen::StageEvent& event) {
    const screen::StageEvent kept = as_kept(event, *recorder_);
    return muted_ ? core::Milliseconds{} : real_->show(kept);
}

}  // namespace torchwake::flow
