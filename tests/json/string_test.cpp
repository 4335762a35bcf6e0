#include <torchwake/json/string.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <cstddef>
#include <memory_resource>
#include <string>
#include <utility>

using torchwake::json::String;

namespace {

/// Texts of all lengths around the longest that lies within.
std::string text_of(std::size_t length) {
    return std::string("abcdefghijklmnopqrstuvwxyz").substr(0, length);
}

}  // namespace

TEST_CASE("a string holds texts of any length, zeros and all", "[json][string]") {
    STATIC_CHECK(sizeof(String) == 16);
    CHECK(String().view().empty());
    for (std::size_t length = 0; length <= 20; ++length) {
        const std::string text = text_of(length);
        CHECK(String(text).view() == text);
        CHECK(String(text) == String(text));
        CHECK(String(text) == text);
        CHECK_FALSE(String(text) == String(text + "A"));
    }
    CHECK_FALSE(String(std::string("a\0", 2)) == String("a"));
}

TEST_CASE("a copy of a string is independent of it, and a moved one is empty", "[json][string]") {
    for (const std::size_t length : {3U, 15U, 16U, 26U}) {
        String first = text_of(length);
        const String copy = first;
        first = String("other");
        CHECK(copy == text_of(length));

        String moved = copy;
        const String target = std::move(moved);
        CHECK(target == text_of(length));
        first = target;
        CHECK(first == target);
    }
}

TEST_CASE("the bytes of a string may be lent, but those of its copy are its own", "[json][string]") {
    std::array<char, 64> bytes{};
    std::pmr::monotonic_buffer_resource memory(bytes.data(), bytes.size(), std::pmr::null_memory_resource());
    const String within(text_of(15), memory);
    String lent(text_of(20), memory);
    const auto lies_in_bytes = [&bytes](const String& string) {
        return string.view().data() >= bytes.data() && string.view().data() < bytes.data() + bytes.size();
    };
    CHECK_FALSE(lies_in_bytes(within));
    CHECK(lies_in_bytes(lent));

    const String copy = lent;
    const String moved = std::move(lent);
    CHECK(lies_in_bytes(moved));
    CHECK_FALSE(lies_in_bytes(copy));
    bytes.fill('!');
    CHECK(copy == text_of(20));
}
