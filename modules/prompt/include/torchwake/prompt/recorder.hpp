#pragma once

// Connects a game with the journal of one of its runs. A record is a value of the game's own type: an answer
// alone, or a variant of answers and their results.
//
// 1. While it records, a record reaches the sink before the game continues.
// 2. While it restores, nothing reaches the sink: the game is given the recorded answers (restorer.hpp), and
//    has to produce the other records itself, in their order.
// 3. Otherwise it does nothing.

#include <torchwake/core/contract.hpp>

#include <boost/system/errc.hpp>
#include <boost/system/error_code.hpp>
#include <boost/system/system_error.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace torchwake::prompt {

/// The error that leaves a game, as a system_error, if it does not produce the recorded results.
[[nodiscard]] inline boost::system::error_code not_as_recorded() {
    return make_error_code(boost::system::errc::state_not_recoverable);
}

/// Hands records to a sink, or compares them with recorded ones, or does neither.
template <std::equality_comparable Record>
class Recorder {
  public:
    /// Stores a record; it may throw, and the exception leaves the game.
    using Sink = std::function<void(const Record&)>;

    /// The sink stores a record, as durably as the game promises, before it returns. Requires: there is one.
    explicit Recorder(Sink sink) : sink_(std::move(sink)) { TORCHWAKE_EXPECTS(sink_ != nullptr); }

    /// Starts recording, and drops the records that are left.
    void record() { begin(Mode::Recording, {}); }
    /// Starts restoring from `records`, oldest first, until record() or stop().
    void restore(std::vector<Record> records) { begin(Mode::Restoring, std::move(records)); }
    /// Stops recording and restoring.
    void stop() { begin(Mode::Stopped, {}); }

    /// True between record() and the next change of mode.
    [[nodiscard]] bool recording() const { return mode_ == Mode::Recording; }
    /// True between restore() and the next change of mode, also when all records have been taken.
    [[nodiscard]] bool restoring() const { return mode_ == Mode::Restoring; }

    /// The first record that was not taken; null if none is left.
    [[nodiscard]] const Record* next() const {
        return taken_ < records_.size() ? &records_[taken_] : nullptr;
    }
    /// The number of records taken, which is the number of the next one, from 0.
    [[nodiscard]] std::size_t taken() const { return taken_; }
    /// Takes the next record. Requires: next() != nullptr.
    void take() {
        TORCHWAKE_EXPECTS(next() != nullptr);
        ++taken_;
    }

    /// Hands a new record to the sink. Errors: throws not_as_recorded() if records are left, or the sink's
    /// exception.
    void write(const Record& record) {
        if (next() != nullptr) {
            throw boost::system::system_error(not_as_recorded());
        }
        if (mode_ != Mode::Stopped) {
            sink_(record);
        }
    }
    /// Takes the next record, which must be equal; if none is left, the record is new. Errors: as write().
    void meet(const Record& record) {
        if (next() == nullptr || *next() != record) {
            return write(record);
        }
        take();
    }

  private:
    enum class Mode : std::uint8_t { Stopped, Recording, Restoring };

    void begin(Mode mode, std::vector<Record> records) {
        mode_ = mode;
        records_ = std::move(records);
        taken_ = 0;
    }

    Sink sink_;
    Mode mode_ = Mode::Stopped;
    std::vector<Record> records_;
    std::size_t taken_ = 0;
};

}  // namespace torchwake::prompt
