#pragma once

// Between a game told in order and the journal of one of its runs. A record is a value of the game's own
// type: an answer alone, or a variant of answers and of what the game came to by them.
//
// 1. While it records, a record has reached the sink before the game goes on.
// 2. While it restores, nothing reaches the sink: the game is given the recorded answers (restorer.hpp), and
//    has to come to the other records by itself, in their order.
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

/// The error that leaves a game, as a system_error, where it does not come to what is on record.
[[nodiscard]] inline boost::system::error_code not_as_recorded() {
    return make_error_code(boost::system::errc::state_not_recoverable);
}

template <std::equality_comparable Record>
class Recorder {
  public:
    using Sink = std::function<void(const Record&)>;

    /// The sink keeps a record, as durably as the game promises, before it returns. Requires: there is one.
    explicit Recorder(Sink sink) : sink_(std::move(sink)) { TORCHWAKE_EXPECTS(sink_ != nullptr); }

    /// Records from now on; records that are left are forgotten.
    void record() { begin(Mode::Recording, {}); }
    /// Restores from these, the oldest first, until record() or stop().
    void restore(std::vector<Record> records) { begin(Mode::Restoring, std::move(records)); }
    /// Neither records nor restores.
    void stop() { begin(Mode::Stopped, {}); }

    [[nodiscard]] bool recording() const { return mode_ == Mode::Recording; }
    [[nodiscard]] bool restoring() const { return mode_ == Mode::Restoring; }

    /// The first record that was not taken; null where none is left.
    [[nodiscard]] const Record* next() const {
        return taken_ < records_.size() ? &records_[taken_] : nullptr;
    }
    /// How many were taken: the number of the one that does not fit, where one does not.
    [[nodiscard]] std::size_t taken() const { return taken_; }
    /// Takes the next record. Requires: next() != nullptr.
    void take() {
        TORCHWAKE_EXPECTS(next() != nullptr);
        ++taken_;
    }

    /// Hands something new to the sink. Errors: throws not_as_recorded() where records are left; what the
    /// sink throws.
    void write(const Record& record) {
        if (next() != nullptr) {
            throw boost::system::system_error(not_as_recorded());
        }
        if (mode_ != Mode::Stopped) {
            sink_(record);
        }
    }
    /// Takes the next record, which has to be equal; where none is left it is new. Errors: as write().
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
