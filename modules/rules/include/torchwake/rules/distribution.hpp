#pragma once

// How likely each number is, exactly: what formulas.hpp computes with in place of a roll when a preview asks.
//
// 1. Likelihoods are whole weights of a common total that fits in 64 bits, reduced by what divides them all.
//    Only where a total would not fit, the weights of the largest one are halved, rounded up, as often as it
//    takes: no number that may be is lost, and no chance is wrong by more than a thousandth of a thousandth.
// 2. least() and most() may be.
// 3. Each is independent of all others: a + a is the sum of two rolls, not twice one.

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace torchwake::rules {

class Distribution {
  public:
    /// That number for sure.
    explicit Distribution(std::int32_t value);
    /// Each from low to high as likely. Requires: low <= high.
    [[nodiscard]] static Distribution uniform(std::int32_t low, std::int32_t high);
    /// What comes of one of those, each as likely. Requires: there are some.
    [[nodiscard]] static Distribution mixture(std::span<const Distribution> parts);

    [[nodiscard]] std::int32_t least() const { return least_; }
    [[nodiscard]] std::int32_t most() const {
        return least_ + static_cast<std::int32_t>(weights_.size()) - 1;
    }
    /// The smallest number that may be and is above that one; most() where there is none.
    [[nodiscard]] std::int32_t least_above(std::int32_t value) const;
    /// 0 for what can't be.
    [[nodiscard]] std::uint64_t weight(std::int32_t value) const;
    [[nodiscard]] std::uint64_t total() const { return total_; }
    /// Of what is at least that.
    [[nodiscard]] std::uint64_t weight_from(std::int32_t value) const;
    /// The chance of what is at least that, in thousandths, rounded.
    [[nodiscard]] std::int32_t permille_from(std::int32_t value) const;

    /// Cost of both: the product of the two spans; of one span where the other is uniform.
    Distribution& operator+=(const Distribution& other);
    Distribution& operator-=(const Distribution& other);
    /// So many times the one number. Requires: factor >= 0.
    Distribution& operator*=(std::int32_t factor);

    friend bool operator==(const Distribution&, const Distribution&) = default;

  private:
    friend Distribution at_least(const Distribution& value, std::int32_t least);
    friend Distribution at_most(const Distribution& value, std::int32_t most);
    friend Distribution halved(const Distribution& value);

    void halve();
    void reduce();
    [[nodiscard]] Distribution negated() const;

    std::vector<std::uint64_t>
        weights_;  ///< of least_ and the numbers after it; the first and the last above 0
    std::uint64_t total_ = 1;
    std::int32_t least_ = 0;
};

/// What is below a bound counts as the bound.
[[nodiscard]] Distribution at_least(const Distribution& value, std::int32_t least);
/// Half of each number, rounded down. Requires: none is below 0.
[[nodiscard]] Distribution halved(const Distribution& value);
/// What is above a bound counts as the bound.
[[nodiscard]] Distribution at_most(const Distribution& value, std::int32_t most);

/// Dice that roll distributions: a source for the formulas.
struct ExactDice {
    [[nodiscard]] Distribution between(std::int32_t low, std::int32_t high) const {
        return Distribution::uniform(low, high);
    }
    /// Requires: count > 0.
    template <class Outcome>
    [[nodiscard]] Distribution mix(std::int32_t count, const Outcome& outcome) const {
        std::vector<Distribution> parts;
        parts.reserve(static_cast<std::size_t>(count));
        for (std::int32_t index = 0; index < count; ++index) {
            parts.push_back(outcome(index));
        }
        return Distribution::mixture(parts);
    }
};

}  // namespace torchwake::rules
