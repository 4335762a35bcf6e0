#include <torchwake/json/value.hpp>

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <string>
#include <string_view>

using torchwake::json::Array;
using torchwake::json::Object;
using torchwake::json::Value;

TEST_CASE("a value holds what it was made of", "[json][value]") {
    CHECK(Value().is_null());
    CHECK(*Value(true).if_bool());
    CHECK(*Value(std::uint8_t{7}).if_integer() == 7);
    CHECK(*Value(INT64_MIN).if_integer() == INT64_MIN);
    CHECK(*Value("a").if_string() == "a");
    CHECK(*Value(std::string_view("b")).if_string() == "b");
    CHECK(Value(Array{1, "x"}).if_array()->size() == 2);
    CHECK(Value(Object{{"a", 1}}).if_object()->size() == 1);
}

TEST_CASE("a value answers null for what it does not hold", "[json][value]") {
    const Value value("text");
    CHECK_FALSE(value.is_null());
    CHECK(value.if_bool() == nullptr);
    CHECK_FALSE(Value(1).if_string().has_value());
    CHECK(value.if_integer() == nullptr);
    CHECK(value.if_array() == nullptr);
    CHECK(value.if_object() == nullptr);
}

TEST_CASE("an object keeps the order of its members, also when one is replaced", "[json][value]") {
    Object object{{"b", 1}, {"a", 2}};
    object.set("c", 3).set("b", "new");
    CHECK(Value(object) == Value(Object{{"b", "new"}, {"a", 2}, {"c", 3}}));
    CHECK_FALSE(Value(object) == Value(Object{{"a", 2}, {"b", "new"}, {"c", 3}}));
}

TEST_CASE("a member is found by its name", "[json][value]") {
    const Object object{{"turn", 12}, {"keys", Array{"Left", "Right"}}};
    REQUIRE(object.find("turn") != nullptr);
    CHECK(*object.find("turn") == Value(12));
    CHECK(object.find("Turn") == nullptr);
    CHECK(object.find_member("keys")->name == "keys");
}

TEST_CASE("values compare without their lines", "[json][value]") {
    Value read(1);
    read.set_line(20);
    CHECK(read == Value(1));
    CHECK(read.line() == 20);
    CHECK(Value(1).line() == 0);
}
