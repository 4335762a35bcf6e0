#include <torchwake/core/contract.hpp>
#include <torchwake/flow/tape.hpp>

#include <boost/system/errc.hpp>
#include <boost/system/system_error.hpp>

#include <string>
#include <utility>
#include <variant>

namespace torchwake::flow {

boost::system::error_code not_as_recorded() {
    return make_error_code(boost::system::errc::state_not_recoverable);
}

boost::system::error_code lack_of_memory() {
    return make_error_code(boost::system::errc::not_enough_memory);
}

void Tape::record() {
    stop();
    mode_ = Mode::Recording;
}

void Tape::rewind(std::vector<save::Record> records) {
    stop();
    mode_ = Mode::Restoring;
    records_ = std::move(records);
}

void Tape::stop() {
    mode_ = Mode::Stopped;
    records_.clear();
    next_ = 0;
    pointed_.reset();
}

void Tape::end_restoring() {
    TORCHWAKE_EXPECTS(restoring());
    record();
}

const save::Record* Tape::next_given() {
    pass_targets();
    if (!has_records()) {
        return nullptr;
    }
    const save::Record& record = records_[next_];
    const bool given =
        std::holds_alternative<save::Answered>(record) || std::holds_alternative<save::Pointed>(record);
    return given ? &record : nullptr;
}

bool Tape::takes_skip() {
    const save::Record* const record = next_given();
    const auto* const answer = record != nullptr ? std::get_if<save::Answered>(record) : nullptr;
    if (answer == nullptr || answer->action != screen::action_id(screen::Action::Skip)) {
        return false;
    }
    take_given();
    return true;
}

void Tape::answered(const screen::Offer& offer, bool outermost, std::optional<core::Point> hovered) {
    const save::Answered answer{std::string(screen::action_id(offer.action)), offer.argument, outermost};
    if (offer.action == screen::Action::PointAt) {
        pointed_ = answer;
        return;
    }
    if (outermost && hovered) {
        pointed_ = save::Pointed{hovered, std::nullopt};
    }
    write(answer);
}

void Tape::pointed(std::int32_t line) {
    pointed_ = save::Pointed{std::nullopt, line};
}

void Tape::targeted(rules::EntityId target) {
    if (!has_records()) {
        write(save::Targeted{target});
    }
}

void Tape::began(const rules::Command& command) {
    const save::CommandBegan record{command};
    if (!meets(record)) {
        write(record);
    }
}

void Tape::ended(std::uint64_t hash) {
    const save::CommandEnded record{hash};
    if (!meets(record)) {
        write(record);
    }
}

void Tape::left() {
    write(save::Left{});
}

void Tape::closed() {
    write(save::Closed{});
}

std::optional<save::Scored> Tape::scored_before() {
    pass_targets();
    const auto* const record = has_records() ? std::get_if<save::Scored>(&records_[next_]) : nullptr;
    if (record == nullptr) {
        return std::nullopt;
    }
    ++next_;
    return *record;
}

void Tape::scored(const save::Scored& scored) {
    write(scored);
}

void Tape::flush() {
    if (const std::optional<save::Record> last = std::exchange(pointed_, std::nullopt);
        last && mode_ == Mode::Recording) {
        storage_->record(*last);
    }
}

void Tape::write(const save::Record& record) {
    if (mode_ == Mode::Stopped) {
        return;
    }
    if (has_records()) {
        throw boost::system::system_error(not_as_recorded());
    }
    flush();
    storage_->record(record);
}

bool Tape::meets(const save::Record& record) {
    pass_targets();
    if (!has_records()) {
        return false;
    }
    if (records_[next_] != record) {
        throw boost::system::system_error(not_as_recorded());
    }
    ++next_;
    return true;
}

/// Whom the player aimed at follows from the answers that are given again.
void Tape::pass_targets() {
    while (has_records() && std::holds_alternative<save::Targeted>(records_[next_])) {
        ++next_;
    }
}

}  // namespace torchwake::flow
