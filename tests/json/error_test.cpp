#include <torchwake/json/error.hpp>

#include <catch2/catch_test_macros.hpp>

using torchwake::json::Error;

TEST_CASE("an error reads as one sentence", "[json][error]") {
    CHECK(to_string(Error{"a.json", "/3/level", "\"x\"", "an integer", 12}) ==
          "a.json:12, /3/level: found \"x\", expected an integer");
    CHECK(to_string(Error{"a.json", "", "no such file", "a JSON file", 0}) ==
          "a.json: found no such file, expected a JSON file");
}
