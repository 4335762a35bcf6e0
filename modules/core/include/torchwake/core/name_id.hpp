#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace torchwake::core {

/// The id of an enumerator's name, its words in small letters with hyphens: "move-north" of "MoveNorth".
class NameId {
  public:
    /// Requires: with hyphens the name has at most 24 letters; a longer one does not compile.
    consteval explicit NameId(std::string_view name) {
        for (const char letter : name) {
            const bool capital = letter >= 'A' && letter <= 'Z';
            if (capital && length_ > 0) {
                append('-');
            }
            append(capital ? static_cast<char>(letter - 'A' + 'a') : letter);
        }
    }

    /// The text, which lives as long as the id.
    [[nodiscard]] constexpr std::string_view view() const { return {letters_.data(), length_}; }

  private:
    constexpr void append(char letter) { letters_.at(length_++) = letter; }

    std::array<char, 24> letters_{};
    std::size_t length_ = 0;
};

}  // namespace torchwake::core
