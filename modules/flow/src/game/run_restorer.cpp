#include <torchwake/flow/run_restorer.hpp>

#include <new>

namespace torchwake::flow {
namespace {

/// The answer in a record; nothing if the record is no answer, or if this version does not know the action.
std::optional<screen::Offer> answer_of(const save::Record& record) {
    const auto* const answer = std::get_if<save::Answered>(&record);
    const auto action = answer != nullptr ? screen::find_action(answer->action) : std::nullopt;
    return action ? std::optional(screen::Offer{*action, answer->argument}) : std::nullopt;
}

}  // namespace

RunRestorer::RunRestorer(RunKeeper& runs, RunRecorder& recorder, ScreenStack& stack, VirtualClock& clock,
                         Asker& asker, std::optional<core::Point>& hovered)
    : runs_(&runs),
      recorder_(&recorder),
      stack_(&stack),
      asker_(&asker),
      hovered_(&hovered),
      restorer_(recorder.recorder(), asker, clock, answer_of) {}

bool RunRestorer::give_next() {
    try {
        return give_record();
    } catch (const std::bad_alloc&) {
        if (asker_->prompt() == nullptr) {
            throw;
        }
        asker_->fail(lack_of_memory());
        return true;
    }
}

bool RunRestorer::give_record() {
    if (!recorder_->restoring()) {
        return false;
    }
    if (give_pointer() || stop_auto_action()) {
        return true;
    }
    if (restorer_.give_next()) {
        hovered_->reset();
        return true;
    }
    runs_->end_restoring();
    return false;
}

bool RunRestorer::give_pointer() {
    const save::Record* const record = recorder_->next();
    const auto* const pointed = record != nullptr ? std::get_if<save::Pointed>(record) : nullptr;
    if (pointed == nullptr || asker_->prompt() == nullptr || asker_->has_deadline()) {
        return false;
    }
    const bool has_meaning = point(*pointed);
    recorder_->recorder().take();
    if (!has_meaning) {
        asker_->fail(prompt::not_as_recorded());
    }
    return true;
}

bool RunRestorer::point(const save::Pointed& pointed) {
    *hovered_ = pointed.cell;
    return !pointed.line || point_at_line(*stack_, *pointed.line);
}

bool RunRestorer::stop_auto_action() {
    return recorder_->next() == nullptr && asker_->has_deadline() && asker_->give({screen::Action::Skip});
}

}  // namespace torchwake::flow
