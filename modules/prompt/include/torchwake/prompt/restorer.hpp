#pragma once

// Brings a game back to where it was when its journal broke off: its coroutines are run again, and each of
// their questions is answered from the records, at once and unseen. So the game ends inside the very question
// that was open. It needs no other state, as long as the coroutines depend on their answers alone.

#include <torchwake/prompt/asker.hpp>
#include <torchwake/prompt/recorder.hpp>
#include <torchwake/prompt/virtual_clock.hpp>

#include <concepts>
#include <cstddef>
#include <functional>
#include <optional>
#include <utility>

namespace torchwake::prompt {

template <std::equality_comparable Record, OpenLayer Layer, class Answer>
class Restorer {
  public:
    /// The answer that a record gives; nothing where the game has to come to that record by itself.
    using AnswerOf = std::function<std::optional<Answer>(const Record&)>;

    /// Requires: all three outlive the restorer.
    Restorer(Recorder<Record>& recorder, Asker<Layer, Answer>& asker, VirtualClock& clock, AnswerOf answer_of)
        : recorder_(&recorder), asker_(&asker), clock_(&clock), answer_of_(std::move(answer_of)) {}
    /// The same where every record is an answer.
    Restorer(Recorder<Record>& recorder, Asker<Layer, Answer>& asker, VirtualClock& clock)
        requires std::same_as<Record, Answer>
        : Restorer(recorder, asker, clock, [](const Record& record) { return std::optional(record); }) {}

    /// Gives the game that was run until it waits what it waits for, where the recorder restores: the next
    /// answer; the end of a deadline that no answer came before; the end of a sleep, for which no time
    /// passes. False where the game is where it was: it waits for its player, and what is answered from now
    /// on is recorded. To be called, and the executor run, until then. Errors: where the next record does not
    /// fit, what waits fails with not_as_recorded(). Where the game ended before all were given, the recorder
    /// has some left.
    [[nodiscard]] bool give_next() {
        if (!recorder_->restoring()) {
            return false;
        }
        if (asker_->prompt() != nullptr) {
            return give_answer();
        }
        if (clock_->next_due()) {
            clock_->wake_next();
            return true;
        }
        return recorder_->next() == nullptr && finish();
    }

  private:
    [[nodiscard]] bool give_answer() {
        const Record* const record = recorder_->next();
        const std::optional<Answer> answer = record != nullptr ? answer_of_(*record) : std::nullopt;
        if (answer && asker_->prompt()->accepts(*answer)) {
            recorder_->take();
            return asker_->give(*answer);
        }
        if (record == nullptr) {
            return finish();
        }
        if (asker_->has_deadline() && passes_deadline()) {
            asker_->pass_deadline();
        } else {
            asker_->fail(not_as_recorded());
        }
        return true;
    }
    /// Whether the game may still come to the next record: one that lets deadline after deadline pass does
    /// not.
    [[nodiscard]] bool passes_deadline() {
        constexpr std::size_t most_passed = 10'000;
        if (std::exchange(taken_before_, recorder_->taken()) != recorder_->taken()) {
            passed_ = 0;
        }
        return ++passed_ <= most_passed;
    }
    /// Always false.
    [[nodiscard]] bool finish() {
        recorder_->record();
        return false;
    }

    Recorder<Record>* recorder_;
    Asker<Layer, Answer>* asker_;
    VirtualClock* clock_;
    AnswerOf answer_of_;
    std::size_t taken_before_ = 0;  ///< when a deadline was passed last
    std::size_t passed_ = 0;        ///< deadlines since a record was taken
};

}  // namespace torchwake::prompt
