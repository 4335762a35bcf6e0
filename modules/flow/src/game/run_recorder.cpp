#include <torchwake/flow/run_recorder.hpp>

#include <boost/system/errc.hpp>

#include <string>
#include <utility>
#include <variant>

namespace torchwake::flow {

boost::system::error_code lack_of_memory() {
    return make_error_code(boost::system::errc::not_enough_memory);
}

void RunRecorder::record() {
    pointed_.reset();
    rested_.reset();
    recorder_.record();
}

void RunRecorder::rewind(std::vector<save::Record> records) {
    pointed_.reset();
    rested_.reset();
    recorder_.restore(std::move(records));
}

void RunRecorder::stop() {
    paused_ = false;
    pointed_.reset();
    recorder_.stop();
}

void RunRecorder::pause() {
    flush();
    paused_ = true;
}

void RunRecorder::go_on_left() {
    go_on();
    answered({screen::Action::Cancel}, false, std::nullopt);
}

const save::Record* RunRecorder::next() {
    while (pass_targets() != nullptr && take_remark()) {
    }
    return recorder_.next();
}

bool RunRecorder::at_end() {
    return pass_targets() == nullptr;
}

/// Records of targets are skipped: the repeated answers lead to the same targets.
const save::Record* RunRecorder::pass_targets() {
    while (recorder_.next() != nullptr && std::holds_alternative<save::Targeted>(*recorder_.next())) {
        recorder_.take();
    }
    return recorder_.next();
}

std::optional<save::Remark> RunRecorder::take_remark() {
    const save::Record* const record = recorder_.next();
    const std::optional<save::Remark> remark = record != nullptr ? save::remark_in(*record) : std::nullopt;
    if (remark) {
        recorder_.take();
        remember_(*remark);
    }
    return remark;
}

void RunRecorder::answered(const screen::Offer& offer, bool outermost, std::optional<core::Point> hovered) {
    const save::Answered answer{std::string(screen::action_id(offer.action)), offer.argument, outermost};
    if (paused_) {
        return;
    }
    if (offer.action == screen::Action::PointAt) {
        pointed_ = answer;
        return;
    }
    if (outermost && hovered) {
        pointed_ = save::Pointed{hovered, std::nullopt};
    }
    write(answer);
    rested_.reset();
}

void RunRecorder::pointed(std::int32_t line) {
    if (!paused_) {
        pointed_ = save::Pointed{std::nullopt, line};
    }
}

void RunRecorder::rested(std::optional<core::Point> cell) {
    flush();
    if (recording() && cell != rested_) {
        rested_ = cell;
        recorder_.write(save::Pointed{cell, std::nullopt});
    }
}

void RunRecorder::targeted(rules::EntityId target) {
    if (recorder_.next() == nullptr) {
        write(save::Targeted{target});
    }
}

void RunRecorder::remarked(const save::Remark& remark) {
    if (paused_) {
        return;
    }
    while (const std::optional<save::Remark> recorded = take_remark()) {
        if (*recorded == remark) {
            return;
        }
    }
    if (recorder_.next() == nullptr && (recording() || restoring())) {
        write(save::as_record(remark));
        remember_(remark);
    }
}

bool RunRecorder::pass_remark(bool answer_awaited) {
    const save::Record* const record = recorder_.next();
    const bool passes =
        record != nullptr && (answer_awaited || std::holds_alternative<core::Boxed<save::Notice>>(*record));
    return passes && take_remark();
}

void RunRecorder::began(const rules::Command& command) {
    meet(save::CommandBegan{command});
}

void RunRecorder::ended(std::uint64_t hash) {
    meet(save::CommandEnded{hash});
}

std::optional<std::string> RunRecorder::keys_were(const std::string& bindings) {
    const save::Record* const record = next();
    const auto* const were = record != nullptr ? std::get_if<save::KeysWere>(record) : nullptr;
    if (were != nullptr) {
        std::string recorded = were->bindings;
        recorder_.take();
        return recorded;
    }
    if (record == nullptr) {
        keys_are(bindings);
    }
    return std::nullopt;
}

void RunRecorder::keys_are(const std::string& bindings) {
    if (bindings.size() <= save::longest_record_text) {
        write(save::KeysWere{bindings});
    }
}

std::int32_t RunRecorder::scroll_end(std::int32_t line) {
    const save::Record* const record = next();
    if (record == nullptr) {
        if (!paused_) {
            write(save::ScrollEnd{line});
        }
        return line;
    }
    const auto* const recorded = std::get_if<save::ScrollEnd>(record);
    if (recorded == nullptr) {
        return line;
    }
    line = recorded->line;
    recorder_.take();
    return line;
}

bool RunRecorder::pass_keys() {
    const save::Record* const record = pass_targets();
    const bool passes = record != nullptr && std::holds_alternative<save::KeysWere>(*record);
    if (passes) {
        recorder_.take();
    }
    return passes;
}

void RunRecorder::left() {
    write(save::Left{});
}

void RunRecorder::closed() {
    write(save::Closed{});
}

std::optional<save::Scored> RunRecorder::scored_before() {
    const save::Record* const record = next();
    const auto* const scored = record != nullptr ? std::get_if<core::Boxed<save::Scored>>(record) : nullptr;
    if (scored == nullptr) {
        return std::nullopt;
    }
    save::Scored before = **scored;
    recorder_.take();
    return before;
}

void RunRecorder::scored(const save::Scored& scored) {
    write(scored);
}

void RunRecorder::flush() {
    if (const std::optional<save::Record> last = std::exchange(pointed_, std::nullopt); last && recording()) {
        recorder_.write(*last);
    }
}

void RunRecorder::write(const save::Record& record) {
    flush();
    recorder_.write(record);
}

void RunRecorder::meet(const save::Record& record) {
    static_cast<void>(next());
    flush();
    recorder_.meet(record);
}

}  // namespace torchwake::flow
