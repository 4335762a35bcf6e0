#include <torchwake/core/random.hpp>
#include <torchwake/json/reader.hpp>
#include <torchwake/json/writer.hpp>

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

using namespace torchwake;
using json::Array;
using json::Error;
using json::Errors;
using json::Object;
using json::Value;

namespace {

/// The errors of a text that must be refused.
Errors errors_of(std::string_view text, const json::Limits& limits = json::data_file_limits) {
    const auto value = json::read(text, "x.json", limits);
    REQUIRE(value.has_error());
    return value.error();
}

Error error_of(std::string_view text) {
    const Errors errors = errors_of(text);
    REQUIRE(errors.size() == 1);
    return errors.front();
}

Error syntax_error(std::string_view text) {
    Error error = error_of(text);
    CHECK(error.file == "x.json");
    return error;
}

std::string nested(std::size_t depth) {
    return std::string(depth, '[') + std::string(depth, ']');
}

constexpr std::string_view sample = R"({
  "name": "r\u00e9sum\u00E9 \ud83d\udd25 \"quoted\" \\ \n",
  "numbers": [0, -1, 9223372036854775807, -9223372036854775808],
  "flags": {"on": true, "off": false, "none": null},
  "empty": [[], {}, ""]
}
)";

}  // namespace

TEST_CASE("a document is read with its order and all kinds of values", "[json][reader]") {
    const auto value = json::read(sample, "x.json");
    REQUIRE(value.has_value());
    CHECK(*value == Value(Object{{"name", "r\u00e9sum\u00e9 \U0001F525 \"quoted\" \\ \n"},
                                 {"numbers", Array{0, -1, INT64_MAX, INT64_MIN}},
                                 {"flags", Object{{"on", true}, {"off", false}, {"none", nullptr}}},
                                 {"empty", Array{Array{}, Object{}, ""}}}));
}

TEST_CASE("a scalar alone is a document", "[json][reader]") {
    CHECK(*json::read("12", "x") == Value(12));
    CHECK(*json::read(" \r\n \"a\"\n", "x") == Value("a"));
    CHECK(*json::read("null\n\n", "x") == Value(nullptr));
}

TEST_CASE("each value knows its line", "[json][reader]") {
    const auto value = json::read("{\n\"a\":\n [1,\n2]}", "x");
    REQUIRE(value.has_value());
    CHECK(value->line() == 1);
    const Value& array = *value->if_object()->find("a");
    CHECK(array.line() == 3);
    CHECK((*array.if_array())[0].line() == 3);
    CHECK((*array.if_array())[1].line() == 4);
}

TEST_CASE("a document may take many times the memory of its text", "[json][reader]") {
    Array numbers;
    Array lists;
    for (int count = 0; count < 5000; ++count) {
        numbers.push_back(count % 10);
        lists.push_back(Array{});
    }
    const Value value = Object{{"lists", lists}, {"numbers", numbers}};
    CHECK(*json::read(json::write_line(value), "x") == value);
}

TEST_CASE("a value within a document is copied with all that it holds, and outlives it", "[json][reader]") {
    auto document = std::make_unique<const Value>(
        *json::read(R"({"far": [{"a name of some length": ["a text of some length", -1]}]})", "x"));
    const Value copy = *document->if_object()->find("far");
    Object changed = *document->if_object();
    changed.set("near", 1).set("far", nullptr);
    CHECK(document->if_object()->size() == 1);
    document.reset();
    CHECK(copy == Value(Array{Object{{"a name of some length", Array{"a text of some length", -1}}}}));
    CHECK(changed == Object{{"far", nullptr}, {"near", 1}});
}

TEST_CASE("copies of a document share what it holds, and each keeps it alive", "[json][reader]") {
    Value document = *json::read("\n[\"a text of some length\"]", "x");
    const Array* const elements = document.if_array();
    auto copy = std::make_unique<const Value>(document);
    CHECK(copy->if_array() == elements);
    CHECK(copy->line() == 2);
    const Value moved = std::move(document);
    copy.reset();
    CHECK(moved.if_array() == elements);
    CHECK(moved == Value(Array{"a text of some length"}));
}

TEST_CASE("a document may become a part of another value", "[json][reader]") {
    const auto document = json::read("[1, {}]", "x");
    REQUIRE(document.has_value());
    const Value whole = Object{{"first", *document}, {"second", *document}};
    CHECK(json::write_line(whole) == R"({"first":[1,{}],"second":[1,{}]})");
    CHECK(*whole.if_object()->find("first") == *document);
    CHECK(whole.if_object()->find("second")->if_array()->size() == 2);
}

TEST_CASE("a decimal is refused with the hint to write a string", "[json][reader]") {
    const std::string hint = "an integer (a decimal is written as a string such as \"0.5\")";
    CHECK(error_of("{\n\"a\": [0,\n 0.5]}") == Error{"x.json", "/a/1", "0.5", hint, 3});
    CHECK(error_of("1e3") == Error{"x.json", "", "1e3", hint, 1});
    CHECK(error_of("[-1.0]") == Error{"x.json", "/0", "-1.0", hint, 1});
    CHECK(error_of("1e400").expected == hint);
    CHECK(error_of("1e99999999999").expected == hint);
}

TEST_CASE("an integer beyond 64 signed bits is refused", "[json][reader]") {
    const std::string range = "an integer from -9223372036854775808 to 9223372036854775807";
    CHECK(error_of("[9223372036854775808]") == Error{"x.json", "/0", "9223372036854775808", range, 1});
    CHECK(error_of("18446744073709551616").expected == range);
    CHECK(error_of("-9223372036854775809").expected == range);
    const Error long_one = error_of(std::string(500, '9'));
    CHECK(long_one.expected == range);
    CHECK(long_one.found == std::string(40, '9') + "...");
}

TEST_CASE("a name that stands twice in an object is refused", "[json][reader]") {
    const std::string once = "each name once in an object";
    CHECK(error_of("{\"a\": 1,\n\"b\": {\"c\": 1,\n\"c\": 2}}") ==
          Error{"x.json", "/b/c", "a second \"c\"", once, 3});
    CHECK(error_of("{\"a/b~\": 1, \"a\\u002fb~\": 2}") ==
          Error{"x.json", "/a~1b~0", "a second \"a/b~\"", once, 1});
    CHECK(json::read("[{\"a\": 1}, {\"a\": 1}]", "x").has_value());
}

TEST_CASE("all errors of a text are reported at once, in its order", "[json][reader]") {
    const Errors errors = errors_of("{\"a\": 0.5,\n\"b\": 1,\n\"b\": 2.5,\n\"c\": 99999999999999999999}");
    REQUIRE(errors.size() == 4);
    CHECK((errors[0].pointer == "/a" && errors[0].line == 1));
    CHECK((errors[1].pointer == "/b" && errors[1].line == 3 && errors[1].found == "2.5"));
    CHECK((errors[2].pointer == "/b" && errors[2].line == 3 && errors[2].found == "a second \"b\""));
    CHECK((errors[3].pointer == "/c" && errors[3].line == 4));
}

TEST_CASE("a broken syntax keeps the errors before it, and ends the reading", "[json][reader]") {
    const Errors errors = errors_of("{\"a\": 0.5,\n\"b\": 1, \"b\": 2,\n oops, \"c\": 0.5}");
    REQUIRE(errors.size() == 3);
    CHECK(errors[0].pointer == "/a");
    CHECK(errors[1].found == "a second \"b\"");
    CHECK((errors[2].found == "\"oops, \\\"c\\\": 0.5}\"" && errors[2].expected == "JSON"));
    CHECK(errors[2].line == 3);
}

TEST_CASE("a text that ends too early says so", "[json][reader]") {
    const Error error = syntax_error("{\n\"a\": [1,\n");
    CHECK(error == Error{"x.json", "/a/1", "the end of the text", "the rest of the document", 2});
    CHECK(error_of("").found == "nothing");
    CHECK(error_of("  \n").found == "the end of the text");
    CHECK(error_of("\"abc").found == "the end of the text");
}

TEST_CASE("nothing may follow the document", "[json][reader]") {
    const std::string expected = "nothing after the end of the document";
    CHECK(syntax_error("{}\n\n x y\nz") == Error{"x.json", "", "\"x y\"", expected, 3});
    CHECK(syntax_error("1 2") == Error{"x.json", "", "\"2\"", expected, 1});
    CHECK(syntax_error(std::string("[]\0", 3)).found == "\"\\u0000\"");
}

TEST_CASE("what JSON does not know is refused", "[json][reader]") {
    for (const std::string_view text :
         {"[1,]",      "{\"a\":1,}", "// x\n1", "/* x */ 1", "'a'",         "{a: 1}",      "NaN",
          "Infinity",  "01",         "+1",      ".5",        "1.",          "0x10",        "[1 2]",
          "{\"a\" 1}", "{1: 2}",     "\"\t\"",  "\"\\x41\"", "\"\\ud800\"", "\"\\udc00\"", "tru",
          "True",      "]",          "[}",      "\"a\nb\"",  "\v1",         "nul l"}) {
        INFO(text);
        CHECK(errors_of(text).size() == 1);
    }
}

TEST_CASE("text that is not UTF-8 is refused, and so is a byte order mark", "[json][reader]") {
    CHECK(syntax_error("[\"ok\",\n\"\xFF\"]").expected == "text in UTF-8");
    CHECK(syntax_error("[\"ok\",\n\"\xFF\"]").line == 2);
    for (const std::string_view text : {"\"\xC0\xAF\"", "\"\xED\xA0\x80\"", "\"\xF4\x90\x80\x80\"",
                                        "\"\xC3\"", "{\"\xC3(\": 1}", "\"\xE2\x94\""}) {
        INFO(text);
        CHECK(json::read(text, "x").has_error());
    }
    CHECK(syntax_error("\xEF\xBB\xBF{}").found == "a byte order mark");
}

TEST_CASE("depth is limited to 16, exactly", "[json][reader]") {
    CHECK(json::read(nested(16), "x").has_value());
    const Error error = error_of(nested(17));
    CHECK(error.expected == "at most 16 arrays and objects within each other");
    CHECK(json::read(nested(40), "x", {.max_depth = 40}).has_value());
}

TEST_CASE("size is limited, exactly", "[json][reader]") {
    const json::Limits limits{.max_bytes = 10};
    CHECK(json::read("[1,2,3,45]", "x", limits).has_value());
    const Errors errors = errors_of("[1,2,3,456]", limits);
    REQUIRE(errors.size() == 1);
    CHECK(errors[0] == Error{"x.json", "", "11 bytes", "at most 10", 0});
    CHECK(json::options_limits.max_bytes == 65536);
    CHECK(json::data_file_limits.max_bytes == 1048576);
}

TEST_CASE("the memory of a tree is limited", "[json][reader]") {
    const json::Limits limits{.max_memory = 1000};
    const std::string fifty(50, 'a');
    CHECK(json::read('"' + fifty + '"', "x", limits).has_value());
    CHECK(json::read("[1,2,3]", "x", limits).has_value());
    const std::string long_text(1001, 'a');
    std::string numbers = "[1";
    std::string names = R"({"":1)";
    for (int count = 0; count < 30; ++count) {
        numbers += ",\n1";
        names += ",\n\"" + fifty + std::to_string(count) + "\":1";
    }
    for (const std::string& text : {'"' + long_text + '"', R"("\n)" + long_text + R"(\n")",
                                    R"({")" + long_text + R"(":1})", numbers + "]", names + "}"}) {
        const Errors errors = errors_of(text, limits);
        REQUIRE(errors.size() == 1);
        CHECK(errors[0].found == "more than this");
        CHECK(errors[0].expected == "values that take at most 1000 bytes of memory");
    }
    CHECK(errors_of(numbers + "]", limits)[0].line > 10);
}

TEST_CASE("the texts of a taken list are given away as they come, and not kept", "[json][reader]") {
    std::string taken;
    const std::array lists{
        json::TakenList{"lines", [&taken](std::string_view text) { taken.append(text).append(";"); }}};
    const json::Limits limits{.max_memory = 1000};
    const std::string_view text =
        R"({"lines": ["a", "\u00e9\n", ""], "inner": {"lines": ["b"]}, "other": ["c"]})";
    const auto value = json::read(text, "x", limits, lists);
    REQUIRE(value.has_value());
    CHECK(taken == "a;\u00e9\n;;");
    CHECK(*value ==
          Value(Object{{"lines", Array{}}, {"inner", Object{{"lines", Array{"b"}}}}, {"other", Array{"c"}}}));
    std::string long_list = R"({"lines": [""])";
    for (int count = 0; count < 1000; ++count) {
        long_list.insert(long_list.size() - 1, R"(, "a")");
    }
    CHECK(json::read(long_list + "}", "x", limits, lists).has_value());
}

TEST_CASE("what is no text in a taken list is an error with its place", "[json][reader]") {
    const std::array lists{json::TakenList{"lines", [](std::string_view) {}}};
    const auto errors = json::read(R"({"lines": ["a", 4, "b", ["c"], {"d": 1}]})", "x.json", {}, lists);
    REQUIRE(errors.has_error());
    REQUIRE(errors.error().size() == 3);
    CHECK(errors.error()[0] == Error{"x.json", "/lines/1", "4", "a text", 1});
    CHECK(errors.error()[1] == Error{"x.json", "/lines/3", "an array", "a text", 1});
    CHECK(errors.error()[2] == Error{"x.json", "/lines/4", "an object", "a text", 1});
    const auto decimal = json::read(R"({"lines": ["a", 1.5, 2]})", "x.json", {}, lists);
    REQUIRE(decimal.has_error());
    REQUIRE(decimal.error().size() == 2);
    CHECK(decimal.error()[0].found == "1.5");
    CHECK(decimal.error()[1] == Error{"x.json", "/lines/2", "2", "a text", 1});
    const auto no_list = json::read(R"({"lines": "a"})", "x.json", {}, lists);
    REQUIRE(no_list.has_value());
    CHECK(*no_list == Value(Object{{"lines", "a"}}));
}

TEST_CASE("after a hundred errors the reading ends", "[json][reader]") {
    std::string text = "[0.5";
    for (int count = 0; count < 300; ++count) {
        text += ",\n0.5";
    }
    CHECK(errors_of(text + "]").size() == json::max_errors_per_file);
}

TEST_CASE("each beginning of a text is refused, and never more", "[json][reader]") {
    const std::string_view text = sample.substr(0, sample.rfind('}') + 1);
    for (std::size_t length = 0; length < text.size(); ++length) {
        const auto value = json::read(text.substr(0, length), "x");
        INFO(length);
        REQUIRE(value.has_error());
        CHECK(value.error().size() == 1);
    }
}

TEST_CASE("a damaged text is refused, or read as something that writes and reads back", "[json][reader]") {
    auto stream = core::derive_stream(7, "damage");
    constexpr std::string_view bytes = "{}[]\",:0123456789.eE+-\\utfn \n\xC3\xFF";
    for (int round = 0; round < 5000; ++round) {
        std::string text(sample);
        const auto changes = stream.below(4) + 1;
        for (std::uint32_t change = 0; change < changes; ++change) {
            const auto place = stream.below(static_cast<std::uint32_t>(text.size()));
            text[place] = bytes[stream.below(static_cast<std::uint32_t>(bytes.size()))];
        }
        const auto value = json::read(text, "x");
        if (value.has_error()) {
            REQUIRE_FALSE(value.error().empty());
            continue;
        }
        const auto again = json::read(json::write_line(*value), "x");
        REQUIRE(again.has_value());
        REQUIRE(*again == *value);
    }
}

TEST_CASE("a file is read, and one that can't be is named", "[json][reader]") {
    const std::filesystem::path folder =
        std::filesystem::temp_directory_path() / "torchwake_json_reader_test";
    std::filesystem::create_directories(folder);
    const std::filesystem::path file = folder / "a.json";
    std::ofstream(file, std::ios::binary) << "{\"a\": 1}\n";
    CHECK(*json::read_file(file) == Value(Object{{"a", 1}}));

    const auto too_long = json::read_file(file, {.max_bytes = 4});
    REQUIRE(too_long.has_error());
    CHECK(to_string(too_long.error().front()) == file.string() + ": found 9 bytes, expected at most 4");

    const auto none = json::read_file(folder / "none.json");
    REQUIRE(none.has_error());
    CHECK(none.error() == Errors{{(folder / "none.json").string(), "", "no such file", "a JSON file", 0}});

    const auto is_folder = json::read_file(folder);
    REQUIRE(is_folder.has_error());
    CHECK(is_folder.error().front().found == "a folder");
    std::filesystem::remove_all(folder);
}
