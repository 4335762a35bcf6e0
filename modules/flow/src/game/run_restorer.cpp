#include "play/hints.hpp"

#include <torchwake/flow/game_context.hpp>

#include <new>
#include <utility>
#include <variant>

namespace torchwake::flow {
namespace {

/// The answer in a record; nothing if the record is no answer, or if this version does not know the action.
std::optional<screen::Offer> answer_of(const save::Record& record) {
    const auto* const answer = std::get_if<save::Answered>(&record);
    const auto action = answer != nullptr ? screen::find_action(answer->action) : std::nullopt;
    return action ? std::optional(screen::Offer{*action, answer->argument}) : std::nullopt;
}

}  // namespace

RunRestorer::RunRestorer(GameContext& context)
    : context_(&context),
      recorder_(&context.run_recorder()),
      asker_(&context.asker()),
      restorer_(recorder_->recorder(), *asker_, context.clock(), answer_of) {}

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
    pointer_before_ = pointer_before_.value_or(context_->pointer());
    if (pass_remark() || give_pointer() || stop_auto_action()) {
        return true;
    }
    if (restorer_.give_next()) {
        context_->pointer().cell.reset();
        return true;
    }
    end();
    return false;
}

/// The pointer is where it was recorded, unless the player moved it before the run was resumed.
void RunRestorer::end() {
    context_->runs().end_restoring();
    Pointer& pointer = context_->pointer();
    recorder_->rested_at(pointer.cell);
    const std::optional<Pointer> before = std::exchange(pointer_before_, std::nullopt);
    if (before && before->moved) {
        pointer = *before;
    } else {
        context_->stage().show(screen::PointerPlaced{pointer.cell});
    }
    if (!context_->runs().watching() && context_->knowledge().turn() > 0) {
        give_hints(*context_);  // the process that is restored may have ended before those of its last turn
    }
}

bool RunRestorer::pass_remark() {
    return asker_->prompt() != nullptr && recorder_->pass_remark(!asker_->has_deadline());
}

bool RunRestorer::give_pointer() {
    if (asker_->prompt() == nullptr || asker_->has_deadline()) {
        return false;
    }
    const save::Record* const record = recorder_->next();
    const auto* const pointed = record != nullptr ? std::get_if<save::Pointed>(record) : nullptr;
    if (pointed == nullptr) {
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
    context_->pointer().cell = pointed.cell;
    return !pointed.line || point_at_line(context_->stack(), *pointed.line);
}

/// Stops an automatic action where its records end: the process ended there, or an earlier one did, and then
/// the record of the stop has no answer before it.
bool RunRestorer::stop_auto_action() {
    const save::Record* const next = recorder_->recorder().next();
    const std::optional<save::Remark> remark = next != nullptr ? save::remark_in(*next) : std::nullopt;
    const auto* const stop = remark ? std::get_if<autopilot::Stop>(&*remark) : nullptr;
    const bool was_stopped = stop != nullptr && stop->reason == autopilot::StopReason::Interrupted;
    return (was_stopped || recorder_->at_end()) && asker_->has_deadline() &&
           asker_->give({screen::Action::Skip});
}

}  // namespace torchwake::flow
