#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

namespace torchwake::rules {

/// Dice that go through every outcome in turn: each pass replays the last one up to the latest roll that has
/// a higher face left, and takes that.
class EveryRoll {
  public:
    std::int32_t between(std::int32_t low, std::int32_t high) {
        if (next_ == rolls_.size()) {
            rolls_.push_back({low, high});
        }
        return rolls_[next_++].face;
    }
    /// Returns false after the last outcome.
    bool advance() {
        next_ = 0;
        while (!rolls_.empty() && rolls_.back().face == rolls_.back().high) {
            rolls_.pop_back();
        }
        if (rolls_.empty()) {
            return false;
        }
        ++rolls_.back().face;
        return true;
    }

  private:
    struct Roll {
        std::int32_t face;
        std::int32_t high;
    };
    std::vector<Roll> rolls_;
    std::size_t next_ = 0;
};

/// The number of rolls for each result of a formula.
using Outcomes = std::map<std::int32_t, std::int32_t>;

/// Over all its rolls.
template <class Formula>
Outcomes outcomes_of(const Formula& formula) {
    Outcomes outcomes;
    EveryRoll dice;
    do {
        ++outcomes[formula(dice)];
    } while (dice.advance());
    return outcomes;
}

}  // namespace torchwake::rules
