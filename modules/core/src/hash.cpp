#include <torchwake/core/hash.hpp>

#include <bit>

#define XXH_INLINE_ALL
#include <xxhash.h>

static_assert(std::endian::native == std::endian::little, "words are hashed in little-endian order");

namespace torchwake::core {

std::uint64_t hash_bytes(std::span<const std::byte> bytes) {
    return XXH3_64bits(bytes.data(), bytes.size());
}

void Hasher::add_bytes(std::span<const std::byte> bytes) {
    word(bytes.size());
    word(hash_bytes(bytes));
}

std::uint64_t Hasher::digest() {
    fold();
    return folded_;
}

void Hasher::fold() {
    const auto bytes = std::as_bytes(std::span(block_).first(used_));
    folded_ = XXH3_64bits_withSeed(bytes.data(), bytes.size(), folded_);
    used_ = 0;
}

}  // namespace torchwake::core
