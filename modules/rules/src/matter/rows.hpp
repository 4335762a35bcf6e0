#pragma once

// Rows of bytes, most of which are 0 or alike.

#include <torchwake/content/matter_facts.hpp>
#include <torchwake/rules/beat_buffers.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

namespace torchwake::rules {

inline constexpr std::size_t word_bytes = sizeof(std::uint64_t);

/// The eight bytes of a row from a place on as one number.
[[nodiscard]] inline std::uint64_t word_at(std::span<const std::uint8_t> row, std::size_t place) {
    std::uint64_t word = 0;
    std::memcpy(&word, row.data() + place, sizeof(word));
    return word;
}

/// Calls visit(place) for each byte of a row that is not 0 when it is reached.
template <class Visit>
void for_each_set(std::span<const std::uint8_t> row, const Visit& visit) {
    for (std::size_t first = 0; first < row.size(); first += word_bytes) {
        const std::size_t last = std::min(first + word_bytes, row.size());
        if (last - first == word_bytes && word_at(row, first) == 0) {
            continue;
        }
        for (std::size_t place = first; place < last; ++place) {
            if (row[place] != 0) {
                visit(place);
            }
        }
    }
}

/// The place of the first byte that is not 0, and the one behind the last such; none if all are 0.
[[nodiscard]] Columns set_columns(std::span<const std::uint8_t> row);

/// True if any of some bytes is not 0.
template <class Byte>
[[nodiscard]] bool any_set(std::span<const Byte> row) {
    static_assert(sizeof(Byte) == 1);
    Byte bits{};
    for (const Byte byte : row) {
        bits = static_cast<Byte>(bits | byte);
    }
    return bits != Byte{};
}

/// Looks up a fact of each kind of a row. Where a row has one kind alone, a cell of none gets its fact, too.
void look_up(const content::MatterFacts::Table& table, std::span<const std::uint8_t> kinds,
             std::span<std::uint8_t> facts);

}  // namespace torchwake::rules
