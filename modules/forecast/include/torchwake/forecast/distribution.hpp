#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace torchwake::forecast {

/// An exact probability distribution of integers. formulas.hpp computes with it in place of a roll when a
/// forecast asks.
///
/// 1. Probabilities are whole weights of a common total that fits in 64 bits, reduced by their greatest
///    common divisor. Where a total would not fit, the weights of the distribution with the larger total are
///    halved, rounded up, until it does: no possible number is lost, and no probability is off by more than a
///    millionth.
/// 2. least() and most() are possible numbers.
/// 3. Every operand counts as independent: a + a is the sum of two rolls, not twice one roll.
class Distribution {
  public:
    /// Always this number.
    explicit Distribution(std::int32_t value);
    /// Each number from low to high with equal probability. Requires: low <= high.
    [[nodiscard]] static Distribution uniform(std::int32_t low, std::int32_t high);
    /// One of these distributions, each with equal probability. Requires: there is at least one.
    [[nodiscard]] static Distribution mixture(std::span<const Distribution> parts);

    /// The smallest possible number.
    [[nodiscard]] std::int32_t least() const { return least_; }
    /// The largest possible number.
    [[nodiscard]] std::int32_t most() const {
        return least_ + static_cast<std::int32_t>(weights_.size()) - 1;
    }
    /// The smallest possible number above `value`; most() if there is none.
    [[nodiscard]] std::int32_t least_above(std::int32_t value) const;
    /// The weight of a number; 0 if it is impossible.
    [[nodiscard]] std::uint64_t weight(std::int32_t value) const;
    /// The sum of all weights; a probability is a weight divided by it.
    [[nodiscard]] std::uint64_t total() const { return total_; }
    /// The weight of all numbers from `value` on.
    [[nodiscard]] std::uint64_t weight_from(std::int32_t value) const;
    /// The probability of all numbers from `value` on, in thousandths, rounded.
    [[nodiscard]] std::int32_t permille_from(std::int32_t value) const;

    /// The sum of two rolls. Cost of both operators: the product of the two spans; one span where the other
    /// is uniform.
    Distribution& operator+=(const Distribution& other);
    /// The difference of two rolls, as above.
    Distribution& operator-=(const Distribution& other);
    /// Multiplies one roll, not several. Requires: factor >= 0.
    Distribution& operator*=(std::int32_t factor);

    friend bool operator==(const Distribution&, const Distribution&) = default;

  private:
    friend Distribution sum_by_value(const Distribution& number, const Distribution& at_zero,
                                     const Distribution& beyond);
    friend Distribution at_least(const Distribution& value, std::int32_t least);
    friend Distribution at_most(const Distribution& value, std::int32_t most);
    friend Distribution halved(const Distribution& value);
    friend Distribution lowered_below(const Distribution& value, std::int32_t bound, std::int32_t by,
                                      std::int32_t least);

    void halve();
    /// Drops impossible numbers at both ends. Requires: some number is possible.
    void trim();
    void reduce();
    [[nodiscard]] Distribution negated() const;

    std::vector<std::uint64_t>
        weights_;  ///< of least_ and the numbers after it; the first and the last above 0
    std::uint64_t total_ = 1;
    std::int32_t least_ = 0;
};

/// The distribution with every number below `least` raised to it.
[[nodiscard]] Distribution at_least(const Distribution& value, std::int32_t least);
/// The distribution of half of each number, rounded down. Requires: least() >= 0.
[[nodiscard]] Distribution halved(const Distribution& value);
/// The distribution with every number above `most` lowered to it.
[[nodiscard]] Distribution at_most(const Distribution& value, std::int32_t most);

/// The distribution with every number below `bound` lowered by `by`, but not below `least`. Requires: no
/// number is above `bound` or below `least`, and least <= bound.
[[nodiscard]] Distribution lowered_below(const Distribution& value, std::int32_t bound, std::int32_t by,
                                         std::int32_t least);

/// The sum of a number and a roll that depends on it: `at_zero` if the number is 0, else `beyond`.
/// Requires: the number is never below 0. Cost: the product of the spans.
[[nodiscard]] Distribution sum_by_value(const Distribution& number, const Distribution& at_zero,
                                        const Distribution& beyond);

/// A dice source that rolls distributions, for the formulas.
struct ExactDice {
    /// Each number from low to high with equal probability. Requires: low <= high.
    // NOLINTNEXTLINE(readability-convert-member-functions-to-static): formulas call it on any dice source
    [[nodiscard]] Distribution between(std::int32_t low, std::int32_t high) const {
        return Distribution::uniform(low, high);
    }
    /// The mixture of the distributions outcome(0) to outcome(count - 1). Requires: count > 0.
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

}  // namespace torchwake::forecast
