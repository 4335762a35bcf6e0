#pragma once

// The members of JSON objects that the program prints. Requires: each is there, and of that type.

#include <torchwake/json/value.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace torchwake::testing {

[[nodiscard]] const json::Value& member(const json::Object& object, std::string_view name);
[[nodiscard]] const json::Object& object_at(const json::Object& object, std::string_view name);
[[nodiscard]] std::string text_at(const json::Object& object, std::string_view name);
[[nodiscard]] std::int64_t number_at(const json::Object& object, std::string_view name);
[[nodiscard]] std::vector<std::string> texts_at(const json::Object& object, std::string_view name);

/// The object of each line.
[[nodiscard]] std::vector<json::Object> objects_in(const std::string& lines);

}  // namespace torchwake::testing
