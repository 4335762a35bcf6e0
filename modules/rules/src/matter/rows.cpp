#include "matter/rows.hpp"

#include <torchwake/content/ids.hpp>

namespace torchwake::rules {
namespace {

constexpr std::uint8_t no_kind = content::MatterId{}.value;

/// The one kind of a row, besides cells without any; no kind if there are several or none.
std::uint8_t only_kind(std::span<const std::uint8_t> kinds) {
    std::uint8_t lowest = no_kind;
    for (const std::uint8_t kind : kinds) {
        lowest = std::min(lowest, kind);
    }
    std::uint8_t others = 0;
    for (const std::uint8_t kind : kinds) {
        others = static_cast<std::uint8_t>(others | (kind != lowest && kind != no_kind ? 1 : 0));
    }
    return others == 0 ? lowest : no_kind;
}

/// The columns between the first and the last byte of a row that is not 0; none if all are.
Columns set_columns(std::span<const std::byte> row) {
    std::size_t first = 0;
    while (first + word_bytes <= row.size() && word_at(row, first) == 0) {
        first += word_bytes;
    }
    while (first < row.size() && row[first] == std::byte{}) {
        ++first;
    }
    if (first == row.size()) {
        return {};
    }
    std::size_t last = row.size();
    while (last >= first + word_bytes && word_at(row, last - word_bytes) == 0) {
        last -= word_bytes;
    }
    while (row[last - 1] == std::byte{}) {
        --last;
    }
    return {first, last};
}

}  // namespace

Columns joined(const Columns& one, const Columns& other) {
    if (one.size() == 0) {
        return other;
    }
    if (other.size() == 0) {
        return one;
    }
    return {std::min(one.first, other.first), std::max(one.last, other.last)};
}

void find_columns(core::Size size, std::span<const std::span<const std::byte>> planes,
                  std::vector<Columns>& columns) {
    const auto width = static_cast<std::size_t>(size.width);
    columns.assign(static_cast<std::size_t>(size.height), Columns{});
    for (const std::span<const std::byte> plane : planes) {
        if (any_set(plane)) {
            for (std::size_t row = 0; row < columns.size(); ++row) {
                columns[row] = joined(columns[row], set_columns(plane.subspan(row * width, width)));
            }
        }
    }
}

std::size_t find_kind(std::span<const content::MatterId> kinds, content::MatterId kind, std::size_t from) {
    static_assert(sizeof(content::MatterId) == 1);
    const std::span<const std::byte> bytes = std::as_bytes(kinds.subspan(from));
    const void* const found = bytes.empty() ? nullptr : std::memchr(bytes.data(), kind.value, bytes.size());
    return found == nullptr
               ? kinds.size()
               : from + static_cast<std::size_t>(static_cast<const std::byte*>(found) - bytes.data());
}

void look_up(const content::MatterFacts::Table& table, std::span<const std::uint8_t> kinds,
             std::span<std::uint8_t> facts) {
    const std::uint8_t kind = only_kind(kinds);
    if (kind != no_kind) {
        std::ranges::fill(facts, table[kind]);
        return;
    }
    for (std::size_t place = 0; place < kinds.size(); ++place) {
        facts[place] = table[kinds[place]];
    }
}

}  // namespace torchwake::rules
