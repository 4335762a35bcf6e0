#include <torchwake/core/random.hpp>

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <span>
#include <vector>

using namespace torchwake::core;

namespace {

/// Pearson's statistic of counts against their expectations.
double chi_square(const std::vector<int>& counts, const std::vector<double>& expected) {
    double sum = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const double difference = counts[i] - expected[i];
        sum += difference * difference / expected[i];
    }
    return sum;
}

}  // namespace

TEST_CASE("the stream is xoshiro256** from a known state", "[core][W3]") {
    // The first ten outputs from state {1, 2, 3, 4}, as the authors' C code gives them.
    RandomStream stream(RandomStream::State{1, 2, 3, 4});
    for (const std::uint64_t expected :
         {11520ULL, 0ULL, 1509978240ULL, 1215971899390074240ULL, 1216172134540287360ULL,
          607988272756665600ULL, 16172922978634559625ULL, 8476171486693032832ULL, 10595114339597558777ULL,
          2904607092377533576ULL}) {
        CHECK(stream.next() == expected);
    }
}

TEST_CASE("a seed becomes a state by splitmix64", "[core]") {
    // splitmix64 from 0, first four outputs.
    CHECK(RandomStream(0).state() == RandomStream::State{0xe220a8397b1dcdafULL, 0x6e789e6aa1b965f4ULL,
                                                         0x06c45d188009454fULL, 0xf88bb8a8724c81ecULL});
}

TEST_CASE("a stream can be a member that is not named", "[core]") {
    struct Game {
        int turns;
        RandomStream random;
    };
    const Game game{};
    CHECK(game.random == RandomStream(0));
}

TEST_CASE("streams of different names and numbers differ, and are the same every time", "[core]") {
    const RandomStream layout = derive_stream(7, "layout", 1);
    CHECK(layout == derive_stream(7, "layout", 1));
    CHECK(layout != derive_stream(7, "layout", 2));
    CHECK(layout != derive_stream(7, "combat", 1));
    CHECK(layout != derive_stream(8, "layout", 1));
}

TEST_CASE("derived streams stay what they are", "[core]") {
    RandomStream stream = derive_stream(7, "layout", 1);
    CHECK(stream.next() == 0xe0062cabbb3ded2eULL);
    CHECK(stream.below(1'000'000) == 368'089U);
    CHECK(stream.between(-50, 50) == 50);
}

TEST_CASE("bounded draws are even", "[core]") {
    RandomStream stream(3);
    constexpr int draws = 70'000;
    std::vector<int> counts(7);
    for (int i = 0; i < draws; ++i) {
        ++counts[stream.below(7)];
    }
    // 6 degrees of freedom: 22.46 is passed once in a thousand seeds.
    CHECK(chi_square(counts, std::vector<double>(7, draws / 7.0)) < 22.46);
}

TEST_CASE("a bounded draw stays below its bound, large bounds included", "[core]") {
    RandomStream stream(5);
    for (const std::uint32_t bound : {1U, 2U, 3U, 0x80000001U, 0xffffffffU}) {
        for (int i = 0; i < 1'000; ++i) {
            REQUIRE(stream.below(bound) < bound);
        }
    }
}

TEST_CASE("a draw between two numbers meets both ends", "[core]") {
    RandomStream stream(6);
    std::array<int, 4> counts{};
    for (int i = 0; i < 400; ++i) {
        ++counts.at(static_cast<std::size_t>(stream.between(-1, 2) + 1));
    }
    CHECK(*std::min_element(counts.begin(), counts.end()) > 50);
    CHECK(stream.between(9, 9) == 9);
    for (int i = 0; i < 100; ++i) {
        const std::int32_t value = stream.between(INT32_MIN + 1, INT32_MAX);
        REQUIRE(value > INT32_MIN);
    }
}

TEST_CASE("a weighted draw is exact for every entry, weight 1 and the last included", "[core][W8]") {
    RandomStream stream(8);
    const std::vector<std::uint32_t> weights{5, 0, 1, 10, 3, 1};
    const double total = 20;
    constexpr int draws = 200'000;
    std::vector<int> counts(weights.size());
    for (int i = 0; i < draws; ++i) {
        ++counts[stream.weighted(weights)];
    }
    CHECK(counts[1] == 0);
    counts.erase(counts.begin() + 1);
    std::vector<double> expected;
    for (const double weight : {5, 1, 10, 3, 1}) {
        expected.push_back(draws * weight / total);
    }
    // 4 degrees of freedom: 18.47 is passed once in a thousand seeds.
    CHECK(chi_square(counts, expected) < 18.47);
}

TEST_CASE("a chance comes true in proportion, and never or always at the ends", "[core]") {
    RandomStream stream(9);
    int came = 0;
    for (int i = 0; i < 30'000; ++i) {
        came += stream.chance(1, 3) ? 1 : 0;
        REQUIRE_FALSE(stream.chance(0, 3));
        REQUIRE(stream.chance(3, 3));
    }
    CHECK(came > 9'600);
    CHECK(came < 10'400);
}

TEST_CASE("a vector, an array, a span and a deque are shuffled alike", "[core]") {
    std::array<int, 4> array{0, 1, 2, 3};
    std::vector<int> vector{0, 1, 2, 3};
    std::deque<int> deque{0, 1, 2, 3};
    std::vector<int> longer{9, 0, 1, 2, 3, 9};
    RandomStream of_array(10);
    RandomStream of_vector(10);
    RandomStream of_deque(10);
    RandomStream of_span(10);
    shuffle(array, of_array);
    shuffle(vector, of_vector);
    shuffle(deque, of_deque);
    shuffle(std::span(longer).subspan(1, 4), of_span);
    CHECK(std::ranges::equal(vector, array));
    CHECK(std::ranges::equal(deque, array));
    CHECK(longer == std::vector<int>{9, array[0], array[1], array[2], array[3], 9});
    CHECK(of_span.state() == of_array.state());
    shuffle(std::span<int>(), of_span);
    CHECK(of_span.state() == of_array.state());
}

TEST_CASE("a value is picked by one draw of its place", "[core]") {
    const std::vector<char> letters{'a', 'b', 'c', 'd', 'e'};
    RandomStream picking(10);
    RandomStream drawing(10);
    for (int draws = 0; draws < 20; ++draws) {
        CHECK(pick(letters, picking) == letters[drawing.below(5)]);
    }
}

TEST_CASE("shuffling brings up every order equally often", "[core]") {
    RandomStream stream(10);
    constexpr int draws = 24'000;
    std::vector<int> counts(24);
    for (int i = 0; i < draws; ++i) {
        std::array<int, 4> cards{0, 1, 2, 3};
        shuffle(cards, stream);
        int place = 0;
        std::array<int, 4> sorted{0, 1, 2, 3};
        while (sorted != cards) {
            std::next_permutation(sorted.begin(), sorted.end());
            ++place;
        }
        ++counts[static_cast<std::size_t>(place)];
    }
    // 23 degrees of freedom: 49.73 is passed once in a thousand seeds.
    CHECK(chi_square(counts, std::vector<double>(24, draws / 24.0)) < 49.73);
}
