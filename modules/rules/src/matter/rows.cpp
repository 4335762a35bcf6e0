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

/// The bits of some cells in all planes.
class JoinedPlanes {
  public:
    explicit JoinedPlanes(std::span<const std::span<const std::byte>> planes) : planes_(planes) {}

    /// Those of eight cells from one on.
    [[nodiscard]] std::uint64_t word(std::size_t cell) const {
        std::uint64_t bits = 0;
        for (const std::span<const std::byte>& plane : planes_) {
            bits |= word_at(plane, cell);
        }
        return bits;
    }
    [[nodiscard]] bool any(std::size_t cell) const {
        std::byte bits{};
        for (const std::span<const std::byte>& plane : planes_) {
            bits |= plane[cell];
        }
        return bits != std::byte{};
    }

  private:
    std::span<const std::span<const std::byte>> planes_;
};

Columns set_columns(const JoinedPlanes& planes, std::size_t begin, std::size_t end) {
    std::size_t first = begin;
    while (first + word_bytes <= end && planes.word(first) == 0) {
        first += word_bytes;
    }
    while (first < end && !planes.any(first)) {
        ++first;
    }
    std::size_t last = end;
    while (last >= first + word_bytes && planes.word(last - word_bytes) == 0) {
        last -= word_bytes;
    }
    while (last > first && !planes.any(last - 1)) {
        --last;
    }
    return {first - begin, last - begin};
}

}  // namespace

void find_columns(core::Size size, std::span<const std::span<const std::byte>> planes,
                  std::vector<Columns>& columns) {
    const JoinedPlanes joined(planes);
    const auto width = static_cast<std::size_t>(size.width);
    columns.resize(static_cast<std::size_t>(size.height));
    for (std::size_t row = 0; row < columns.size(); ++row) {
        columns[row] = set_columns(joined, row * width, (row + 1) * width);
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
