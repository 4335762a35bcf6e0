#pragma once

// Randomness is a parameter. A stream is 32 bytes of plain state that copies, saves and compares; equal
// states give equal draws on every compiler and library, for ever: the golden values in the tests fix them.
//
// 1. Streams are derived from the run's seed by name and number; no draw of one moves another.
// 2. One call of next() per bounded draw, except for the few that rejection sampling repeats.
// 3. Never two draws in one expression: their order would be the compiler's choice.

#include <torchwake/core/contract.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>

namespace torchwake::core {

/// A stream of 64-bit numbers: xoshiro256**.
/// Source: D. Blackman, S. Vigna, "Scrambled linear pseudorandom number generators", 2018.
class RandomStream {
  public:
    using State = std::array<std::uint64_t, 4>;

    /// Seeds the state by four outputs of splitmix64.
    explicit RandomStream(std::uint64_t seed = 0);
    /// Goes on from a saved state. Requires: not all zero.
    explicit RandomStream(const State& state);

    [[nodiscard]] const State& state() const { return state_; }

    [[nodiscard]] std::uint64_t next();
    /// Uniform over [0, bound). Requires: bound > 0.
    [[nodiscard]] std::uint32_t below(std::uint32_t bound);
    /// Uniform over [low, high], both included. Requires: low <= high, high - low < 2^32.
    [[nodiscard]] std::int32_t between(std::int32_t low, std::int32_t high);
    /// True in numerator of denominator cases. Requires: 0 < denominator.
    [[nodiscard]] bool chance(std::uint32_t numerator, std::uint32_t denominator);
    /// An index, each drawn in exact proportion to its weight.
    /// Requires: the weights' sum is above zero and below 2^32.
    [[nodiscard]] std::size_t weighted(std::span<const std::uint32_t> weights);

    friend bool operator==(const RandomStream&, const RandomStream&) = default;

  private:
    State state_{};
};

/// The stream of that name and number in the run with that seed.
[[nodiscard]] RandomStream derive_stream(std::uint64_t seed, std::string_view name, std::uint64_t number = 0);

/// Fisher-Yates, from the last element down. Random: size - 1 bounded draws.
template <class T>
void shuffle(std::span<T> values, RandomStream& stream) {
    for (std::size_t last = values.size(); last > 1; --last) {
        const std::size_t chosen = stream.below(static_cast<std::uint32_t>(last));
        std::swap(values[last - 1], values[chosen]);
    }
}

}  // namespace torchwake::core
