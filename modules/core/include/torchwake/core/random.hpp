#pragma once

// Random streams, passed as parameters. A stream is 32 bytes of plain state that copies, saves and compares;
// equal states give equal draws on every compiler and library, for ever: the golden values in the tests fix
// them.
//
// 1. Streams are derived from the run's seed by name and number; no draw from one changes another.
// 2. A bounded draw calls next() once, except for the few that rejection sampling repeats.
// 3. Never make two draws in one expression: the compiler would choose their order.

#include <torchwake/core/contract.hpp>

#include <ranges>

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <string_view>

namespace torchwake::core {

/// A stream of 64-bit numbers: xoshiro256**.
/// Source: D. Blackman, S. Vigna, "Scrambled linear pseudorandom number generators", 2018.
class RandomStream {
  public:
    /// The four words of xoshiro256**, of which one at least is not zero.
    using State = std::array<std::uint64_t, 4>;

    /// Seeds the state by four outputs of splitmix64.
    explicit RandomStream(std::uint64_t seed);
    /// The stream of the seed 0.
    RandomStream() : RandomStream(std::uint64_t{0}) {}
    /// Continues from a saved state. Requires: not all zero.
    explicit RandomStream(const State& state);

    /// The state, from which an equal stream continues.
    [[nodiscard]] const State& state() const { return state_; }

    /// The next 64 bits, uniform over all values. Random: one draw.
    [[nodiscard]] std::uint64_t next();
    /// Uniform over [0, bound). Requires: bound > 0.
    [[nodiscard]] std::uint32_t below(std::uint32_t bound);
    /// Uniform over [low, high], both included. Requires: low <= high, high - low < 2^32.
    [[nodiscard]] std::int32_t between(std::int32_t low, std::int32_t high);
    /// True with probability numerator / denominator. Requires: 0 < denominator.
    [[nodiscard]] bool chance(std::uint32_t numerator, std::uint32_t denominator);
    /// An index, drawn in exact proportion to the weights.
    /// Requires: the weights' sum is above zero and below 2^32.
    [[nodiscard]] std::size_t weighted(std::span<const std::uint32_t> weights);

    friend bool operator==(const RandomStream&, const RandomStream&) = default;

  private:
    State state_{};
};

/// The stream of that name and number in the run with that seed.
[[nodiscard]] RandomStream derive_stream(std::uint64_t seed, std::string_view name, std::uint64_t number = 0);

/// One of the values of a vector, a span or any other range with indices. Random: one bounded draw. Requires:
/// there is one, and there are fewer than 2^32.
template <std::ranges::random_access_range Values>
    requires std::ranges::sized_range<Values>
[[nodiscard]] std::ranges::range_value_t<Values> pick(const Values& values, RandomStream& stream) {
    return values[stream.below(static_cast<std::uint32_t>(std::ranges::size(values)))];
}

/// Fisher-Yates, from the last element down: of a vector, an array, a span or any other range with indices.
/// Random: size - 1 bounded draws. Requires: fewer than 2^32 elements.
template <std::ranges::random_access_range Values>
    requires std::ranges::sized_range<Values> && std::permutable<std::ranges::iterator_t<Values>>
void shuffle(Values&& values, RandomStream& stream) {
    const auto first = std::ranges::begin(values);
    using Distance = std::ranges::range_difference_t<Values>;
    for (auto last = static_cast<std::size_t>(std::ranges::size(values)); last > 1; --last) {
        const std::uint32_t chosen = stream.below(static_cast<std::uint32_t>(last));
        std::ranges::iter_swap(first + static_cast<Distance>(last - 1),
                               first + static_cast<Distance>(chosen));
    }
}

}  // namespace torchwake::core
