#pragma once

// Restores a game from its journal: its coroutines run again, and the records answer each of their questions,
// at once and unseen. So the game ends inside the very question that was open. It needs no other state, as
// long as the coroutines depend on their answers alone.

#include <torchwake/prompt/asker.hpp>
#include <torchwake/prompt/recorder.hpp>
#include <torchwake/prompt/runner.hpp>
#include <torchwake/prompt/virtual_clock.hpp>

#include <concepts>
#include <cstddef>
#include <functional>
#include <optional>
#include <utility>

namespace torchwake::prompt {

/// Gives a game the answers of its journal until none is left.
template <std::equality_comparable Record, OpenLayer Layer, class Answer>
class Restorer {
  public:
    /// The answer in a record; nothing if the game has to produce that record itself.
    using AnswerOf = std::function<std::optional<Answer>(const Record&)>;

    /// Requires: all three outlive the restorer.
    Restorer(Recorder<Record>& recorder, Asker<Layer, Answer>& asker, VirtualClock& clock, AnswerOf answer_of)
        : recorder_(&recorder), asker_(&asker), clock_(&clock), answer_of_(std::move(answer_of)) {}
    /// For games whose every record is an answer.
    Restorer(Recorder<Record>& recorder, Asker<Layer, Answer>& asker, VirtualClock& clock)
        requires std::same_as<Record, Answer>
        : Restorer(recorder, asker, clock, [](const Record& record) { return std::optional(record); }) {}

    /// Gives a waiting game the next answer, the end of a deadline before which no answer came, or the end of
    /// a sleep, for which no time passes. Returns false once the game is restored: it waits for its player,
    /// and answers are recorded from now on. Call it, and run the executor, until then. Errors: if the next
    /// record does not fit, the wait fails with not_as_recorded(). If the game ends early, the recorder has
    /// records left.
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

    /// Gives a game that was started all its recorded answers; from now on answers are recorded. Errors:
    /// throws not_as_recorded() if a record does not fit, or if the game ends with records left; the
    /// recorder's taken() is the number of that record. Requires: the recorder was told to restore; the game
    /// runs there.
    void restore(Runner& runner) {
        while (give_next()) {
            runner.run();
        }
        if (recorder_->next() != nullptr) {
            throw boost::system::system_error(not_as_recorded());
        }
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
    /// True while the game may still reach the next record; false once it has let too many deadlines pass.
    [[nodiscard]] bool passes_deadline() {
        constexpr std::size_t most_passed = 10'000;
        if (std::exchange(taken_before_, recorder_->taken()) != recorder_->taken()) {
            passed_ = 0;
        }
        return ++passed_ <= most_passed;
    }
    /// Starts recording. Returns false, the answer of give_next() then.
    [[nodiscard]] bool finish() {
        recorder_->record();
        return false;
    }

    Recorder<Record>* recorder_;
    Asker<Layer, Answer>* asker_;
    VirtualClock* clock_;
    AnswerOf answer_of_;
    std::size_t taken_before_ = 0;  ///< when the last deadline passed
    std::size_t passed_ = 0;        ///< deadlines since a record was taken
};

}  // namespace torchwake::prompt
