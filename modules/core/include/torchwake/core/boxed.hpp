#pragma once

// A large value that takes the place of a pointer, for the rare large alternatives of a variant.

#include <memory>
#include <utility>

namespace torchwake::core {

/// A value in memory of its own, which is copied and compared with it. Moved from, it can only be assigned
/// to.
template <class T>
class Boxed {
  public:
    /// A value by its default constructor.
    Boxed() : value_(std::make_unique<T>()) {}
    /// Moves a value into memory of its own.
    Boxed(T value) : value_(std::make_unique<T>(std::move(value))) {}
    /// A copy of the value. Requires: `other` was not moved from.
    Boxed(const Boxed& other) : value_(std::make_unique<T>(*other)) {}
    Boxed(Boxed&&) noexcept = default;
    /// Replaces the value by a copy, in new memory. Requires: `other` was not moved from.
    Boxed& operator=(const Boxed& other) {
        value_ = std::make_unique<T>(*other);
        return *this;
    }
    Boxed& operator=(Boxed&&) noexcept = default;
    ~Boxed() = default;

    /// The value, as through a pointer. Requires: this was not moved from.
    [[nodiscard]] T& operator*() { return *value_; }
    /// The value. Requires: this was not moved from.
    [[nodiscard]] const T& operator*() const { return *value_; }
    /// For a member of the value. Requires: this was not moved from.
    [[nodiscard]] T* operator->() { return value_.get(); }
    /// For a member of the value. Requires: this was not moved from.
    [[nodiscard]] const T* operator->() const { return value_.get(); }

    /// Compares the values, not their addresses.
    friend bool operator==(const Boxed& a, const Boxed& b) { return *a == *b; }

  private:
    std::unique_ptr<T> value_;
};

/// The value itself, boxed or not.
template <class T>
T& unboxed(T& value) {
    return value;
}
/// A temporary has no value to refer to.
template <class T>
void unboxed(const T&&) = delete;
/// The value in a box, to change.
template <class T>
T& unboxed(Boxed<T>& box) {
    return *box;
}
/// The value in a box.
template <class T>
const T& unboxed(const Boxed<T>& box) {
    return *box;
}

}  // namespace torchwake::core
