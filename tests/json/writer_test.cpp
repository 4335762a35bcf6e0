#include <torchwake/json/reader.hpp>
#include <torchwake/json/writer.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <string>

using torchwake::json::Array;
using torchwake::json::Object;
using torchwake::json::read;
using torchwake::json::Value;
using torchwake::json::write_line;
using torchwake::json::write_pretty;

TEST_CASE("a line has no blanks and keeps the order of members", "[json][writer]") {
    const Value value =
        Object{{"z", Array{1, true, nullptr}}, {"a", Object{{"text", "x y"}}}, {"e", Array{}}};
    CHECK(write_line(value) == R"({"z":[1,true,null],"a":{"text":"x y"},"e":[]})");
}

TEST_CASE("a file has one member a line, and scalars of an array on one line", "[json][writer]") {
    const Value value = Object{{"weights", Array{6, 4, 3}},
                               {"things", Array{Object{{"id", "rat"}}, Array{}}},
                               {"none", Object{}},
                               {"empty", Array{}}};
    CHECK(write_pretty(value) == R"({
  "weights": [6, 4, 3],
  "things": [
    {
      "id": "rat"
    },
    []
  ],
  "none": {},
  "empty": []
}
)");
}

TEST_CASE("characters that JSON reserves or a terminal obeys are escaped, others are not", "[json][writer]") {
    const std::string text = "\" \\ / \b\f\n\r\t \x01 \x7f \u00e9 \U0001F525";
    CHECK(write_line(text) == "\"\\\" \\\\ / \\b\\f\\n\\r\\t \\u0001 \\u007f \u00e9 \U0001F525\"");
    CHECK(*read(write_line(text), "x") == Value(text));
    CHECK(write_line("12345678\x7f"
                     "12345678") == "\"12345678\\u007f12345678\"");
    CHECK(write_line("\xC2\x9B\xE2\x80\xAE") == "\"\\u009b\\u202e\"");
    CHECK(write_line(std::string("a\0b", 3)) == "\"a\\u0000b\"");
}

TEST_CASE("bytes that are not UTF-8 become replacement characters", "[json][writer]") {
    CHECK(write_line("a\xFF\xC3z") == "\"a\uFFFD\uFFFDz\"");
}

TEST_CASE("integers keep all their digits", "[json][writer]") {
    CHECK(write_line(Array{INT64_MIN, INT64_MAX, 0, -1}) ==
          "[-9223372036854775808,9223372036854775807,0,-1]");
}

TEST_CASE("what is written reads back equal", "[json][writer]") {
    const Value value = Array{
        Object{{"", "empty name"}, {"a\nb", Array{Array{Array{}}, Object{{"x", INT64_MIN}}}}}, false, ""};
    CHECK(*read(write_line(value), "x") == value);
    CHECK(*read(write_pretty(value), "x") == value);
}
