#include "app/members.hpp"

#include <torchwake/json/reader.hpp>

#include <catch2/catch_message.hpp>
#include <catch2/catch_test_macros.hpp>

#include <sstream>

namespace torchwake::testing {

const json::Value& member(const json::Object& object, std::string_view name) {
    CAPTURE(name);
    const json::Value* const value = object.find(name);
    REQUIRE(value != nullptr);
    return *value;
}

const json::Object& object_at(const json::Object& object, std::string_view name) {
    const json::Object* const held = member(object, name).if_object();
    REQUIRE(held != nullptr);
    return *held;
}

std::string text_at(const json::Object& object, std::string_view name) {
    const auto held = member(object, name).if_string();
    REQUIRE(held.has_value());
    return std::string(*held);
}

std::int64_t number_at(const json::Object& object, std::string_view name) {
    const std::int64_t* const held = member(object, name).if_integer();
    REQUIRE(held != nullptr);
    return *held;
}

std::vector<std::string> texts_at(const json::Object& object, std::string_view name) {
    const json::Array* const held = member(object, name).if_array();
    REQUIRE(held != nullptr);
    std::vector<std::string> texts;
    for (const json::Value& text : *held) {
        texts.emplace_back(*text.if_string());
    }
    return texts;
}

std::vector<json::Object> objects_in(const std::string& lines) {
    std::vector<json::Object> objects;
    std::istringstream in(lines);
    for (std::string line; std::getline(in, line);) {
        const auto value = json::read(line, "a line");
        REQUIRE(value.has_value());
        const json::Object* const object = value->if_object();
        REQUIRE(object != nullptr);
        objects.push_back(*object);
    }
    return objects;
}

}  // namespace torchwake::testing
