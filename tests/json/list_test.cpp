#include <torchwake/json/list.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <cstddef>
#include <memory>
#include <memory_resource>
#include <new>
#include <utility>
#include <vector>

using torchwake::json::List;

namespace {

using Counted = std::shared_ptr<int>;

}  // namespace

TEST_CASE("a list grows, and keeps the order of what is appended", "[json][list]") {
    List<int> list{0, 1};
    for (int value = 2; value < 100; ++value) {
        list.push_back(value);
    }
    REQUIRE(list.size() == 100);
    for (std::size_t place = 0; place < list.size(); ++place) {
        CHECK(list[place] == static_cast<int>(place));
    }
    CHECK((list.front() == 0 && list.back() == 99));
}

TEST_CASE("an element of a list can be appended to it while it grows", "[json][list]") {
    List<std::vector<int>> list{{1}, {2}};
    for (int round = 0; round < 10; ++round) {
        list.push_back(list.front());
        list.emplace_back(list[1]);
    }
    CHECK((list[20] == std::vector{1} && list[21] == std::vector{2}));
}

TEST_CASE("a list destroys what it owns, once", "[json][list]") {
    const Counted counted = std::make_shared<int>(7);
    {
        List<Counted> list;
        list.reserve(2);
        list.push_back(counted);
        list.emplace_back(counted);
        List<Counted> copy = list;
        CHECK(counted.use_count() == 5);
        const List<Counted> moved = std::move(list);
        CHECK(counted.use_count() == 5);
        copy = moved;
        copy = List<Counted>{counted};
        CHECK(counted.use_count() == 4);
    }
    CHECK(counted.use_count() == 1);
}

TEST_CASE("a list is as before where an element can't be made", "[json][list][errors]") {
    struct Fussy {
        explicit Fussy(bool refuses) {
            if (refuses) {
                throw std::bad_alloc();
            }
        }
        std::shared_ptr<int> held = std::make_shared<int>(1);
    };
    List<Fussy> list;
    list.emplace_back(false);
    CHECK_THROWS_AS(list.emplace_back(true), std::bad_alloc);
    CHECK(list.size() == 1);
    list.emplace_back(false);
    CHECK(list.size() == 2);
}

TEST_CASE("lists are equal where their elements are", "[json][list]") {
    CHECK(List<int>{1, 2} == List<int>{1, 2});
    CHECK_FALSE(List<int>{1, 2} == List<int>{1});
    CHECK_FALSE(List<int>{1, 2} == List<int>{1, 3});
    CHECK(List<int>().empty());
}

TEST_CASE("the elements of a list may be lent, but those of its copy are its own", "[json][list]") {
    std::array<std::byte, 64> bytes{};
    std::pmr::monotonic_buffer_resource memory(bytes.data(), bytes.size(), std::pmr::null_memory_resource());
    List<std::size_t> lent(3, memory, [](std::size_t place) { return place * 10; });
    CHECK(lent == List<std::size_t>{0, 10, 20});

    const List<std::size_t> copy = lent;
    const List<std::size_t> moved = std::move(lent);
    CHECK(moved == copy);
    bytes.fill(std::byte{0xFF});
    CHECK(moved.front() != 0);
    CHECK(copy.front() == 0);
}
