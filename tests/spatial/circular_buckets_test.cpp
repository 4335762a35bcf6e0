#include <torchwake/spatial/circular_buckets.hpp>

#include <catch2/catch_test_macros.hpp>

using torchwake::spatial::CircularBuckets;

TEST_CASE("entries come out by priority, the last of equals first", "[spatial]") {
    CircularBuckets queue;
    queue.reset(10);
    queue.push(1, 5);
    queue.push(2, 255);
    queue.push(3, 5);
    CHECK(queue.pop(4) == std::nullopt);
    CHECK(queue.pop(5) == 3U);
    CHECK(queue.pop(5) == 1U);
    CHECK(queue.pop(5) == std::nullopt);
    CHECK_FALSE(queue.empty());
    CHECK(queue.pop(255) == 2U);
    CHECK(queue.empty());
}

TEST_CASE("an unwanted entry leaves no trace", "[spatial]") {
    CircularBuckets queue;
    queue.reset(2);
    queue.push(1, 7, true);
    queue.push(2, 7, false);
    queue.push(3, 7, true);
    queue.push(4, 7, false);
    CHECK(queue.pop(7) == 3U);
    CHECK(queue.pop(7) == 1U);
    CHECK(queue.pop(7) == std::nullopt);
    CHECK(queue.empty());
}

TEST_CASE("priorities go round in a circle", "[spatial]") {
    CircularBuckets queue;
    queue.reset(10);
    queue.push(1, 255);
    queue.push(2, 256);
    queue.push(3, 510);
    CHECK(queue.pop(255) == 1U);
    CHECK(queue.pop(255) == std::nullopt);
    CHECK(queue.pop(256) == 2U);
    CHECK(queue.pop(510) == 3U);
}

TEST_CASE("reset forgets the entries", "[spatial]") {
    CircularBuckets queue;
    queue.reset(10);
    queue.push(4, 1);
    queue.reset(3);
    CHECK(queue.empty());
    CHECK(queue.pop(1) == std::nullopt);
}
