#include <torchwake/core/random.hpp>

#include <bit>

namespace torchwake::core {
namespace {

/// Source: S. Vigna, splitmix64.c, 2015.
std::uint64_t splitmix64(std::uint64_t& state) {
    state += 0x9e3779b97f4a7c15ULL;
    std::uint64_t z = state;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31U);
}

/// FNV-1a over the bytes of a name: short, fixed for ever, and always mixed further.
std::uint64_t name_hash(std::string_view name) {
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    for (const char letter : name) {
        hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3ULL;
    }
    return hash;
}

}  // namespace

RandomStream::RandomStream(std::uint64_t seed) {
    for (std::uint64_t& word : state_) {
        word = splitmix64(seed);
    }
}

RandomStream::RandomStream(const State& state) : state_(state) {
    TORCHWAKE_EXPECTS((state != State{}));
}

std::uint64_t RandomStream::next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17U;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
}

std::uint32_t RandomStream::below(std::uint32_t bound) {
    TORCHWAKE_EXPECTS(bound > 0);
    // Source: D. Lemire, "Fast random integer generation in an interval", 2019, on the upper 32 bits.
    std::uint64_t product = (next() >> 32U) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
        const std::uint32_t threshold = (0U - bound) % bound;
        while (static_cast<std::uint32_t>(product) < threshold) {
            product = (next() >> 32U) * bound;
        }
    }
    return static_cast<std::uint32_t>(product >> 32U);
}

std::int32_t RandomStream::between(std::int32_t low, std::int32_t high) {
    TORCHWAKE_EXPECTS(low <= high);
    const auto span = static_cast<std::uint32_t>(static_cast<std::int64_t>(high) - low);
    return static_cast<std::int32_t>(low + static_cast<std::int64_t>(below(span + 1U)));
}

bool RandomStream::chance(std::uint32_t numerator, std::uint32_t denominator) {
    return below(denominator) < numerator;
}

std::size_t RandomStream::weighted(std::span<const std::uint32_t> weights) {
    std::uint64_t total = 0;
    for (const std::uint32_t weight : weights) {
        total += weight;
    }
    TORCHWAKE_EXPECTS(total > 0 && total <= UINT32_MAX);
    std::uint32_t rest = below(static_cast<std::uint32_t>(total));
    std::size_t index = 0;
    while (rest >= weights[index]) {
        rest -= weights[index];
        ++index;
    }
    return index;
}

RandomStream derive_stream(std::uint64_t seed, std::string_view name, std::uint64_t number) {
    std::uint64_t mixed = seed;
    std::uint64_t key = splitmix64(mixed) ^ name_hash(name);
    key = splitmix64(key) ^ number;
    return RandomStream(splitmix64(key));
}

}  // namespace torchwake::core
