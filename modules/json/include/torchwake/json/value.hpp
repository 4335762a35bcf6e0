#pragma once

// A JSON document as plain values. It differs from JSON at large on purpose:
//
// 1. Numbers are 64-bit signed integers; there is no floating point.
// 2. The members of an object keep their order, and no two have the same name.
// 3. A value that was read from a text knows the line on which it began; comparison ignores that.
//
// Replies are built from braces: `Object{{"turn", 12}, {"keys", Array{"Left", "Right"}}}`.

#include <torchwake/core/contract.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace torchwake::json {

class Value;
struct Member;
using Array = std::vector<Value>;

/// Members in order, each name once.
class Object {
  public:
    Object();
    /// Requires: the names differ. Cost: n log n.
    Object(std::initializer_list<Member> members);
    explicit Object(std::vector<Member> members);
    // Defined where Member is complete.
    Object(const Object&);
    Object(Object&&) noexcept;
    Object& operator=(const Object&);
    Object& operator=(Object&&) noexcept;
    ~Object();

    /// Replaces the member of that name, or appends it. Cost: linear.
    Object& set(std::string_view name, Value value);
    /// The value of that name, or null where there is none. Cost: linear.
    [[nodiscard]] const Value* find(std::string_view name) const;
    /// The same, with its name.
    [[nodiscard]] const Member* find_member(std::string_view name) const;

    [[nodiscard]] const std::vector<Member>& members() const { return members_; }
    [[nodiscard]] std::size_t size() const;
    [[nodiscard]] bool empty() const { return members_.empty(); }

    friend bool operator==(const Object& a, const Object& b);

  private:
    std::vector<Member> members_;
};

class Value {
  public:
    using Data = std::variant<std::nullptr_t, bool, std::int64_t, std::string, Array, Object>;

    Value() = default;
    Value(std::nullptr_t) {}
    Value(std::same_as<bool> auto value) : data_(value) {}
    /// Requires: fits into 64 signed bits.
    template <std::integral T>
        requires(!std::same_as<T, bool>)
    Value(T value) : data_(static_cast<std::int64_t>(value)) {
        TORCHWAKE_EXPECTS(std::in_range<std::int64_t>(value));
    }
    Value(std::string value) : data_(std::move(value)) {}
    Value(std::string_view value) : data_(std::string(value)) {}
    Value(const char* value) : data_(std::string(value)) {}
    Value(Array value) : data_(std::move(value)) {}
    Value(Object value) : data_(std::move(value)) {}

    [[nodiscard]] bool is_null() const { return std::holds_alternative<std::nullptr_t>(data_); }
    /// A pointer to what it holds, or null where it holds something else.
    [[nodiscard]] const bool* if_bool() const { return std::get_if<bool>(&data_); }
    [[nodiscard]] const std::int64_t* if_integer() const { return std::get_if<std::int64_t>(&data_); }
    [[nodiscard]] const std::string* if_string() const { return std::get_if<std::string>(&data_); }
    [[nodiscard]] const Array* if_array() const { return std::get_if<Array>(&data_); }
    [[nodiscard]] const Object* if_object() const { return std::get_if<Object>(&data_); }
    /// All alternatives at once, for std::visit.
    [[nodiscard]] const Data& data() const { return data_; }

    /// Its line in the text, from 1; 0 where it was not read from one.
    [[nodiscard]] int line() const { return line_; }
    void set_line(int line) { line_ = line; }

    friend bool operator==(const Value& a, const Value& b) { return a.data_ == b.data_; }

  private:
    Data data_ = nullptr;
    int line_ = 0;
};

/// One name and its value.
struct Member {
    std::string name;
    Value value;

    friend bool operator==(const Member&, const Member&) = default;
};

}  // namespace torchwake::json
