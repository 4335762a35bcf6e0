#pragma once

// A JSON document as plain values. It differs from general JSON on purpose:
//
// 1. Numbers are 64-bit signed integers; there is no floating point.
// 2. The members of an object keep their order, and no two have the same name.
// 3. A value that was read from a text knows the line on which it began; comparison ignores that.
// 4. All values of a text lie in memory of the outermost one, which its copies share. A copy of an inner
//    value has memory of its own, and outlives the document.
//
// Replies are built from braces: `Object{{"turn", 12}, {"keys", Array{"Left", "Right"}}}`.

#include <torchwake/core/contract.hpp>
#include <torchwake/json/list.hpp>
#include <torchwake/json/string.hpp>

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

namespace torchwake::json {

struct Member;
class Value;
/// An array of values, in order.
using Array = List<Value>;
/// The members of an object, in order.
using Members = List<Member>;

/// Members in order, each name once.
class Object {
  public:
    Object();
    /// Requires: the names differ. Cost: n log n.
    Object(std::initializer_list<Member> members);
    /// Takes members. Requires: the names differ. Cost: n log n.
    explicit Object(Members members);
    // Defined where Member is complete.
    /// A copy in memory of its own. Cost: linear.
    Object(const Object&);
    /// Takes the members; the other object is empty afterwards.
    Object(Object&&) noexcept;
    /// Replaces the members by copies. Cost: linear.
    Object& operator=(const Object&);
    /// Replaces the members by those of the other object.
    Object& operator=(Object&&) noexcept;
    ~Object();

    /// Replaces the member of that name, or appends it. Cost: linear.
    Object& set(std::string_view name, Value value);
    /// The value of that name; null if there is none. Cost: linear.
    [[nodiscard]] const Value* find(std::string_view name) const;
    /// The member of that name; null if there is none. Cost: linear.
    [[nodiscard]] const Member* find_member(std::string_view name) const;

    /// All members in order.
    [[nodiscard]] const Members& members() const { return members_; }
    /// The number of members.
    [[nodiscard]] std::size_t size() const { return members_.size(); }
    /// True if there is no member.
    [[nodiscard]] bool empty() const { return members_.empty(); }

    /// True if both have equal members in the same order. Cost: linear.
    friend bool operator==(const Object& a, const Object& b);

  private:
    friend class TreeBuilder;
    struct Checked {};
    /// Takes members whose names were already compared.
    Object(Members members, Checked);

    Members members_;
};

/// A JSON value: null, a boolean, an integer, a string, an array or an object; null by default.
class Value {
  public:
    Value() = default;
    /// Null.
    Value(std::nullptr_t) {}
    /// A boolean; nothing else converts to it, also no pointer.
    Value(std::same_as<bool> auto value) : data_(value) {}
    /// Requires: fits into 64 signed bits.
    template <std::integral T>
        requires(!std::same_as<T, bool>)
    Value(T value) : data_(static_cast<std::int64_t>(value)) {
        TORCHWAKE_EXPECTS(std::in_range<std::int64_t>(value));
    }
    /// A string.
    Value(String value) : data_(std::move(value)) {}
    /// A string, copied.
    Value(std::string_view value) : data_(String(value)) {}
    /// A string, copied.
    Value(const std::string& value) : data_(String(value)) {}
    /// A string, copied up to its zero byte. Requires: not null.
    Value(const char* value) : data_(String(value)) {}
    /// An array.
    Value(Array value) : data_(std::move(value)) {}
    /// An object.
    Value(Object value) : data_(std::move(value)) {}

    Value(const Value&) = default;
    // Not inline: GCC 12 would warn that it reads bytes that a value of another kind leaves uninitialised.
    /// Takes the value of the other one, which may only be assigned to or destroyed then.
    Value(Value&&) noexcept;
    Value& operator=(const Value&) = default;
    Value& operator=(Value&&) noexcept = default;
    ~Value() = default;

    /// True if this holds null.
    [[nodiscard]] bool is_null() const { return if_a<std::nullptr_t>() != nullptr; }
    /// A pointer to the value of that type; null if this holds another type.
    [[nodiscard]] const bool* if_bool() const { return if_a<bool>(); }
    /// Likewise, to the integer.
    [[nodiscard]] const std::int64_t* if_integer() const { return if_a<std::int64_t>(); }
    /// Likewise, to the array.
    [[nodiscard]] const Array* if_array() const { return if_a<Array>(); }
    /// Likewise, to the object.
    [[nodiscard]] const Object* if_object() const { return if_a<Object>(); }
    /// Its text, which lives as long as the value; nothing if it is no string.
    [[nodiscard]] std::optional<std::string_view> if_string() const {
        const auto* const string = if_a<String>();
        return string != nullptr ? std::optional(string->view()) : std::nullopt;
    }

    /// Calls the visitor with the held null pointer, bool, std::int64_t, String, Array or Object.
    template <class Visitor>
    std::invoke_result_t<Visitor&, std::nullptr_t> visit(Visitor&& visitor) const {
        return std::visit(
            [&visitor](const auto& held) -> std::invoke_result_t<Visitor&, std::nullptr_t> {
                if constexpr (std::same_as<decltype(held), const Document&>) {
                    return held->visit(visitor);
                } else {
                    return visitor(held);
                }
            },
            data_);
    }

    /// Its line in the text, from 1; 0 if it was not read from one.
    [[nodiscard]] int line() const { return line_; }
    /// Sets the line, from 1, as a reader does; 0: none.
    void set_line(int line) { line_ = line; }

    /// True if both hold equal values of the same type, whatever their lines. Cost: linear.
    friend bool operator==(const Value& a, const Value& b) { return a.held().data_ == b.held().data_; }

  private:
    friend class TreeBuilder;
    /// The outermost value of a text, with the memory of all values within it.
    using Document = std::shared_ptr<const Value>;
    explicit Value(Document document) : data_(std::move(document)), line_(held().line_) {}

    /// This value, or the outermost one of the document that it holds.
    [[nodiscard]] const Value& held() const {
        const Document* const document = std::get_if<Document>(&data_);
        return document != nullptr ? **document : *this;
    }
    template <class T>
    [[nodiscard]] const T* if_a() const {
        return std::get_if<T>(&held().data_);
    }

    std::variant<std::nullptr_t, bool, std::int64_t, String, Array, Object, Document> data_ = nullptr;
    int line_ = 0;
};

/// A name and its value.
struct Member {
    String name;  ///< unique within its object
    Value value;  ///< what stands under that name

    friend bool operator==(const Member&, const Member&) = default;
};

inline Object::Object() = default;
inline Object::Object(const Object&) = default;
inline Object::Object(Object&&) noexcept = default;
inline Object& Object::operator=(const Object&) = default;
inline Object& Object::operator=(Object&&) noexcept = default;
inline Object::~Object() = default;
inline Object::Object(Members members, Checked) : members_(std::move(members)) {}

}  // namespace torchwake::json
