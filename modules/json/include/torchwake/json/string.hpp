#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory_resource>
#include <string>
#include <string_view>
#include <utility>

namespace torchwake::json {

/// A text in a tree of values, in 16 bytes: up to 15 bytes lie within it, more in memory of its own or in
/// borrowed memory. A copy always has memory of its own.
///
/// Requires: less than 4 GiB.
class String {
  public:
    /// The longest text, in bytes, that needs no memory elsewhere.
    static constexpr std::size_t most_within = 15;

    String() = default;
    /// A copy of the text.
    String(std::string_view text);
    /// A copy of the text.
    String(const std::string& text) : String(std::string_view(text)) {}
    /// A copy of the text up to its zero byte. Requires: not null.
    String(const char* text) : String(std::string_view(text)) {}
    /// A text that does not fit within lies in the lender's memory, which must outlive this and all that it
    /// is moved to.
    String(std::string_view text, std::pmr::memory_resource& lender);

    /// A copy in memory of its own, also of a borrowed text.
    String(const String& other) : String(other.view()) {}
    /// Takes the text where it is; the other one is empty afterwards.
    String(String&& other) noexcept : bytes_(std::exchange(other.bytes_, {})) {}
    /// Replaces the text by a copy in memory of its own.
    String& operator=(const String& other) { return *this = String(other); }
    /// Takes the text where it is; the other one has the former text afterwards.
    String& operator=(String&& other) noexcept {
        std::swap(bytes_, other.bytes_);
        return *this;
    }
    ~String() {
        if (place() == owned) {
            free();
        }
    }

    /// The text, which lives until this is changed, moved or destroyed.
    [[nodiscard]] std::string_view view() const {
        return lies_within() ? std::string_view(bytes_.data(), place())
                             : std::string_view(elsewhere().bytes, elsewhere().size);
    }
    /// As view().
    operator std::string_view() const { return view(); }

    /// True if both are the same bytes, wherever these lie.
    friend bool operator==(const String& a, const String& b) {
        return a.lies_within() && b.lies_within() ? a.bytes_ == b.bytes_ : a.view() == b.view();
    }
    /// True if the text is the same bytes.
    friend bool operator==(const String& a, const std::convertible_to<std::string_view> auto& b) {
        return a.view() == std::string_view(b);
    }

  private:
    /// The layout of the 16 bytes if the text does not lie within them.
    struct Elsewhere {
        char* bytes;
        std::uint32_t size;
        std::array<char, 3> unused;
        std::uint8_t place;
    };
    // The last byte: the size of a text within, or one of these.
    static constexpr std::uint8_t owned = most_within + 1;
    static constexpr std::uint8_t lent = most_within + 2;

    [[nodiscard]] std::uint8_t place() const { return static_cast<std::uint8_t>(bytes_.back()); }
    [[nodiscard]] bool lies_within() const { return place() <= most_within; }
    [[nodiscard]] Elsewhere elsewhere() const { return std::bit_cast<Elsewhere>(bytes_); }

    template <class Allocator>
    void take(std::string_view text, Allocator allocator, std::uint8_t place);
    void free() noexcept;

    /// Zeros follow a text within.
    std::array<char, most_within + 1> bytes_{};
};

}  // namespace torchwake::json
