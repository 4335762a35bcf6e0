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
    Boxed() : value_(std::make_unique<T>()) {}
    Boxed(T value) : value_(std::make_unique<T>(std::move(value))) {}
    Boxed(const Boxed& other) : value_(std::make_unique<T>(*other)) {}
    Boxed(Boxed&&) noexcept = default;
    Boxed& operator=(const Boxed& other) {
        value_ = std::make_unique<T>(*other);
        return *this;
    }
    Boxed& operator=(Boxed&&) noexcept = default;
    ~Boxed() = default;

    [[nodiscard]] T& operator*() { return *value_; }
    [[nodiscard]] const T& operator*() const { return *value_; }
    [[nodiscard]] T* operator->() { return value_.get(); }
    [[nodiscard]] const T* operator->() const { return value_.get(); }

    friend bool operator==(const Boxed& a, const Boxed& b) { return *a == *b; }

  private:
    std::unique_ptr<T> value_;
};

/// The value itself, boxed or not.
template <class T>
T& unboxed(T& value) {
    return value;
}
template <class T>
void unboxed(const T&&) = delete;
template <class T>
T& unboxed(Boxed<T>& box) {
    return *box;
}
template <class T>
const T& unboxed(const Boxed<T>& box) {
    return *box;
}

}  // namespace torchwake::core
