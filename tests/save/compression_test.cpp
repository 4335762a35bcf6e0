#include <torchwake/core/random.hpp>
#include <torchwake/save/compression.hpp>

#include <catch2/catch_test_macros.hpp>

#include <string>

namespace torchwake::save {
namespace {

/// The magic number of a frame that readers skip, its size, and that many bytes.
/// Source: RFC 8878, section 3.1.2.
constexpr std::string_view skippable_frame(
    "\x50\x2A\x4D\x18\x02\x00\x00\x00"
    "ab",
    10);

std::string random_text(std::uint64_t seed, std::size_t size, std::uint32_t letters) {
    core::RandomStream stream = core::derive_stream(seed, "compressed text");
    std::string text;
    while (text.size() < size) {
        text += static_cast<char>(stream.below(letters));
    }
    return text;
}

}  // namespace

TEST_CASE("what was compressed is the same again", "[save][compression]") {
    for (const std::size_t size : {0U, 1U, 100U, 70'000U}) {
        for (const std::uint32_t letters : {1U, 5U, 256U}) {
            const std::string text = random_text(size, size, letters);
            CHECK(decompress(compress(text), size) == text);
        }
    }
}

TEST_CASE("a text of few letters becomes much smaller", "[save][compression]") {
    CHECK(compress(std::string(100'000, '#')).size() < 100);
}

TEST_CASE("only one whole frame of the size that was named is understood", "[save][compression]") {
    const std::string text = random_text(1, 1000, 9);
    const std::string packed = compress(text);
    CHECK_FALSE(decompress(packed, text.size() - 1).has_value());
    CHECK_FALSE(decompress(packed, text.size() + 1).has_value());
    CHECK_FALSE(decompress(packed, 0).has_value());
    CHECK_FALSE(decompress(packed + '\0', text.size()).has_value());
    CHECK_FALSE(decompress(packed + compress(""), text.size()).has_value());
    CHECK_FALSE(decompress(packed + packed, 2 * text.size()).has_value());
    CHECK_FALSE(decompress(packed + std::string(skippable_frame), text.size()).has_value());
    CHECK_FALSE(decompress(std::string(skippable_frame) + packed, text.size()).has_value());
    CHECK_FALSE(decompress(skippable_frame, 0).has_value());
    CHECK_FALSE(decompress("", 0).has_value());
    CHECK_FALSE(decompress("hello", 5).has_value());
    for (std::size_t length = 0; length < packed.size(); ++length) {
        CHECK_FALSE(decompress(std::string_view(packed).substr(0, length), text.size()).has_value());
    }
}

}  // namespace torchwake::save
