#include <torchwake/core/hash.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

using namespace torchwake::core;

namespace {

std::uint64_t hash_text(std::string_view text) {
    return hash_bytes(std::as_bytes(std::span(text.data(), text.size())));
}

enum class Colour : std::uint8_t { Red = 1 };

}  // namespace

TEST_CASE("the hash of bytes is XXH3 with 64 bits", "[core]") {
    CHECK(hash_text("") == 0x2d06800538d394c2ULL);
    CHECK(hash_text("a") == 0xe6c632b61e964e1fULL);
    CHECK(hash_text("abc") == 0x78af5f94892f3950ULL);
}

TEST_CASE("values are hashed by value, not by width", "[core]") {
    Hasher narrow;
    narrow.add(std::uint8_t{1});
    narrow.add(Colour::Red);
    Hasher wide;
    wide.add(std::uint64_t{1});
    wide.add(std::int32_t{1});
    CHECK(narrow.digest() == wide.digest());
}

TEST_CASE("order and number of values count", "[core]") {
    const auto hash_of = [](std::initializer_list<int> values) {
        Hasher hasher;
        for (const int value : values) {
            hasher.add(value);
        }
        return hasher.digest();
    };
    CHECK(hash_of({1, 2}) != hash_of({2, 1}));
    CHECK(hash_of({0}) != hash_of({0, 0}));
    CHECK(hash_of({}) != hash_of({0}));
    CHECK(hash_of({-1}) == hash_of({-1}));
}

TEST_CASE("every value of a long sequence counts", "[core]") {
    const auto hash_with = [](int changed) {
        Hasher hasher;
        for (int i = 0; i < 1'000; ++i) {
            hasher.add(i == changed ? -1 : i);
        }
        return hasher.digest();
    };
    const std::uint64_t unchanged = hash_with(1'000);
    for (const int changed : {0, 126, 127, 128, 129, 255, 256, 999}) {
        CHECK(hash_with(changed) != unchanged);
    }
}

TEST_CASE("values that are written together count as those added one by one", "[core]") {
    Hasher together;
    Hasher alone;
    for (std::uint64_t group = 0; group < 200; ++group) {
        together.add_written<3>([group](std::uint64_t* words) { std::fill_n(words, 3, group); });
        for (int i = 0; i < 3; ++i) {
            alone.add(group);
        }
    }
    CHECK(together.digest() == alone.digest());
}

TEST_CASE("where one block of bytes ends counts", "[core]") {
    const auto hash_of = [](std::string_view first, std::string_view second) {
        Hasher hasher;
        hasher.add_bytes(std::as_bytes(std::span(first.data(), first.size())));
        hasher.add_bytes(std::as_bytes(std::span(second.data(), second.size())));
        return hasher.digest();
    };
    CHECK(hash_of("ab", "c") != hash_of("a", "bc"));
}

TEST_CASE("digests stay what they are", "[core]") {
    Hasher hasher;
    for (int i = 0; i < 300; ++i) {
        hasher.add(i);
    }
    CHECK(hasher.digest() == 0x3912744353c6bd29ULL);
}
