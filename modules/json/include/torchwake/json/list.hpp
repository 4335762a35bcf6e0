#pragma once

#include <torchwake/core/contract.hpp>

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <memory_resource>
#include <new>
#include <utility>

namespace torchwake::json {

/// The elements of an array or an object, in 16 bytes: a vector whose elements may lie in borrowed memory;
/// such elements are never destroyed. A copy always has memory of its own.
///
/// Requires: less than 2^32 elements.
template <class T>
class List {
  public:
    /// The type of the elements, as standard containers name it.
    using value_type = T;
    /// Iterates in the order of the text.
    using const_iterator = const T*;

    List() = default;
    /// Copies of the elements, in their order. Cost: linear.
    List(std::initializer_list<T> elements) : List(elements.begin(), elements.end()) {}
    /// Copies of the elements of a range, in their order. Cost: linear.
    template <std::forward_iterator Iterator>
    List(Iterator first, Iterator last) : List() {
        reserve(static_cast<std::size_t>(std::distance(first, last)));
        for (; first != last; ++first) {
            emplace_back(*first);
        }
    }
    /// Makes the elements make_element(0) to make_element(size - 1) in the lender's memory, which must
    /// outlive this list and all that it is moved to. Nothing may be appended.
    template <std::invocable<std::size_t> MakeElement>
    List(std::size_t size, std::pmr::memory_resource& lender, const MakeElement& make_element)
        : elements_(std::pmr::polymorphic_allocator<T>(&lender).allocate(size)), size_(narrowed(size)) {
        for (std::size_t place = 0; place < size; ++place) {
            ::new (elements_ + place) T(make_element(place));
        }
    }

    /// A copy in memory of its own, also of a borrowed list. Cost: linear.
    List(const List& other) : List(other.begin(), other.end()) {}
    /// Takes the elements where they are; the other list is empty afterwards.
    List(List&& other) noexcept
        : elements_(std::exchange(other.elements_, nullptr)),
          size_(std::exchange(other.size_, 0)),
          capacity_(std::exchange(other.capacity_, 0)) {}
    /// Replaces the elements by copies in memory of its own. Cost: linear.
    List& operator=(const List& other) {
        if (this != &other) {
            *this = List(other);
        }
        return *this;
    }
    /// Takes the elements where they are; the other list has the former ones afterwards.
    List& operator=(List&& other) noexcept {
        std::swap(elements_, other.elements_);
        std::swap(size_, other.size_);
        std::swap(capacity_, other.capacity_);
        return *this;
    }
    ~List() {
        if (capacity_ > 0) {
            std::destroy_n(elements_, size_);
            std::allocator<T>().deallocate(elements_, capacity_);
        }
    }

    /// Appends a copy. Requires: the elements were not borrowed. Cost: as for a vector.
    void push_back(const T& element) { emplace_back(element); }
    /// Appends an element that is moved from. Requires and cost: likewise.
    void push_back(T&& element) { emplace_back(std::move(element)); }
    /// Appends an element made of the arguments, and returns it. Requires and cost: likewise.
    template <class... Arguments>
    T& emplace_back(Arguments&&... arguments) {
        if (size_ >= capacity_) {
            return grow_by(T(std::forward<Arguments>(arguments)...));
        }
        T* const element = std::construct_at(elements_ + size_, std::forward<Arguments>(arguments)...);
        ++size_;
        return *element;
    }
    /// Makes room for that many elements in all; never gives memory back. Requires: the elements were not
    /// borrowed.
    void reserve(std::size_t capacity) {
        TORCHWAKE_EXPECTS(size_ <= capacity_);
        if (capacity > capacity_) {
            List larger;
            larger.elements_ = std::allocator<T>().allocate(capacity);
            larger.capacity_ = narrowed(capacity);
            std::uninitialized_move_n(elements_, size_, larger.elements_);
            larger.size_ = size_;
            *this = std::move(larger);
        }
    }

    /// The first element, or end().
    [[nodiscard]] const T* begin() const { return elements_; }
    /// The place after the last element.
    [[nodiscard]] const T* end() const { return elements_ + size_; }
    /// The first element to change, or end().
    [[nodiscard]] T* begin() { return elements_; }
    /// The place after the last element, for changes.
    [[nodiscard]] T* end() { return elements_ + size_; }
    /// The number of elements.
    [[nodiscard]] std::size_t size() const { return size_; }
    /// True if there is no element.
    [[nodiscard]] bool empty() const { return size_ == 0; }
    /// The element at that place, from 0. Requires: place < size().
    [[nodiscard]] const T& operator[](std::size_t place) const {
        TORCHWAKE_EXPECTS(place < size_);
        return elements_[place];
    }
    /// The first element. Requires: not empty.
    [[nodiscard]] const T& front() const { return (*this)[0]; }
    /// The last element. Requires: not empty.
    [[nodiscard]] const T& back() const { return (*this)[size() - 1]; }

    /// True if both have equal elements in the same order, wherever these lie. Cost: linear.
    friend bool operator==(const List& a, const List& b) {
        return std::equal(a.begin(), a.end(), b.begin(), b.end());
    }

  private:
    /// Appends an element that may have been made from one in the list.
    T& grow_by(T element) {
        constexpr std::size_t least = 4;
        reserve(std::max(least, size() * 2));
        return emplace_back(std::move(element));
    }
    static std::uint32_t narrowed(std::size_t size) {
        TORCHWAKE_EXPECTS(std::in_range<std::uint32_t>(size));
        return static_cast<std::uint32_t>(size);
    }

    T* elements_ = nullptr;
    std::uint32_t size_ = 0;
    std::uint32_t capacity_ = 0;  ///< 0 if the elements are lent
};

}  // namespace torchwake::json
