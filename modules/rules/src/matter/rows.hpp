#pragma once

// Rows of bytes, most of which are 0 or alike.

#include <torchwake/content/ids.hpp>
#include <torchwake/content/matter_facts.hpp>
#include <torchwake/rules/beat_buffers.hpp>
#include <torchwake/rules/matter.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

namespace torchwake::rules {

inline constexpr std::size_t word_bytes = sizeof(std::uint64_t);

/// The eight bytes of a row from a place on as one number.
template <class Byte>
[[nodiscard]] std::uint64_t word_at(std::span<const Byte> row, std::size_t place) {
    static_assert(sizeof(Byte) == 1);
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

/// The columns of both, and those between them.
[[nodiscard]] Columns joined(const Columns& one, const Columns& other);

/// By row, the columns between the first and the last cell in which one of the planes is not 0; none where
/// there is no such cell. Requires: the planes have that size.
void find_columns(core::Size size, std::span<const std::span<const std::byte>> planes,
                  std::vector<Columns>& columns);

/// Looks up a fact of each kind of a row. Where a row has one kind alone, a cell of none gets its fact, too.
void look_up(const content::MatterFacts::Table& table, std::span<const std::uint8_t> kinds,
             std::span<std::uint8_t> facts);

}  // namespace torchwake::rules
