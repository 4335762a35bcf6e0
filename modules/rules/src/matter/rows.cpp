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

}  // namespace

Columns set_columns(std::span<const std::uint8_t> row) {
    std::size_t first = 0;
    while (first + word_bytes <= row.size() && word_at(row, first) == 0) {
        first += word_bytes;
    }
    while (first < row.size() && row[first] == 0) {
        ++first;
    }
    std::size_t last = row.size();
    while (last >= first + word_bytes && word_at(row, last - word_bytes) == 0) {
        last -= word_bytes;
    }
    while (last > first && row[last - 1] == 0) {
        --last;
    }
    return {first, last};
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
