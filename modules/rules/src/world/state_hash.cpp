#include "world/state_hash.hpp"

#include <torchwake/core/hash.hpp>
#include <torchwake/rules/fields.hpp>
#include <torchwake/rules/turn.hpp>

#include <boost/mp11/algorithm.hpp>

#include <array>
#include <concepts>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>
#include <vector>

namespace torchwake::rules {
namespace {

using Word = std::uint64_t;

/// The number of integers in a value of that type, for integers, ids, quantities, and arrays and structs of
/// them; 0 for values without a fixed number.
template <class T>
inline constexpr std::size_t words_in = std::integral<T> || std::is_enum_v<T> ? 1 : 0;
template <class Tag, class Rep>
inline constexpr std::size_t words_in<core::Id<Tag, Rep>> = 1;
template <class Tag, class Rep>
inline constexpr std::size_t words_in<core::Quantity<Tag, Rep>> = 1;
template <class T, std::size_t size>
inline constexpr std::size_t words_in<std::array<T, size>> = size * words_in<T>;

template <class T, class Field>
consteval std::size_t words_in_field(Field T::*) {
    return words_in<Field>;
}

template <Described T>
inline constexpr std::size_t words_in<T> = [] {
    std::size_t sum = 0;
    bool fixed = true;
    boost::mp11::mp_for_each<detail::FieldsOf<T>>([&sum, &fixed](auto field) {
        constexpr std::size_t words = words_in_field(decltype(field)::pointer);
        sum += words;
        fixed = fixed && words > 0;
    });
    return fixed ? sum : 0;
}();

/// Writes a value of a fixed number of integers, field by field.
class WordWriter {
  public:
    explicit WordWriter(Word* end) : end_(end) {}

    template <class T>
        requires std::integral<T> || std::is_enum_v<T>
    void add(T value) {
        *end_++ = static_cast<Word>(value);
    }
    template <class Tag, class Rep>
    void add(core::Id<Tag, Rep> id) {
        add(id.value);
    }
    template <class Tag, class Rep>
    void add(core::Quantity<Tag, Rep> quantity) {
        add(quantity.value);
    }
    template <class T, std::size_t size>
    void add(const std::array<T, size>& values) {
        for (const T& value : values) {
            add(value);
        }
    }
    template <Described T>
    void add(const T& value) {
        visit_fields(value, [this](std::string_view, const auto& field) { this->add(field); });
    }

  private:
    Word* end_;
};

/// Feeds stored values to a hasher, field by field. Grids of one-byte values go in as blocks.
class StateHasher {
  public:
    template <class T>
        requires(words_in<T> > 0)
    void add(const T& value) {
        hasher_.add_written<words_in<T>>([&value](Word* words) { WordWriter(words).add(value); });
    }
    template <Described T>
        requires(words_in<T> == 0)
    void add(const T& value) {
        visit_fields(value, [this](std::string_view, const auto& field) { this->add(field); });
    }
    void add(const core::RandomStream& stream) { add(stream.state()); }
    template <class T>
    void add(const std::vector<T>& values) {
        add_all(std::span(values));
    }
    template <class T>
    void add(const ComponentStore<T>& store) {
        add_all(store.ids());
        add_all(store.values());
    }
    template <class T>
        requires(sizeof(T) == 1)
    void add(const core::Grid<T>& grid) {
        hasher_.add(grid.width());
        hasher_.add_bytes(std::as_bytes(grid.span()));
    }

    void add(const spatial::BitGrid& cells) {
        hasher_.add(cells.size().width);
        for (std::int32_t y = 0; y < cells.size().height; ++y) {
            add_all(std::span(cells.row(y), cells.words_per_row()));
        }
    }

    [[nodiscard]] std::uint64_t digest() { return hasher_.digest(); }

  private:
    template <class T>
    void add_all(std::span<const T> values) {
        hasher_.add(values.size());
        for (const T& value : values) {
            add(value);
        }
    }

    core::Hasher hasher_;
};

/// Uses the known hashes of left levels, so that a turn's hash costs the same however many there are.
void add_left_levels(StateHasher& hasher, const std::vector<LeftLevel>& levels,
                     const std::vector<std::uint64_t>& known) {
    if (known.size() == levels.size()) {
        hasher.add(known);
    } else {
        hasher.add(level_hashes(levels));
    }
}

}  // namespace

std::uint64_t level_hash(const LeftLevel& level) {
    StateHasher hasher;
    hasher.add(level);
    return hasher.digest();
}

std::uint64_t state_hash(GameState game) {
    StateHasher hasher;
    hasher.add(game.catalog.data_hash());
    visit_state(game.world, [&hasher, game](std::string_view, const auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, std::vector<LeftLevel>>) {
            add_left_levels(hasher, part, game.world.caches.left_hashes);
        } else {
            hasher.add(part);
        }
    });
    return hasher.digest();
}

std::vector<std::uint64_t> level_hashes(std::span<const LeftLevel> levels) {
    std::vector<std::uint64_t> hashes;
    hashes.reserve(levels.size());
    for (const LeftLevel& level : levels) {
        hashes.push_back(level_hash(level));
    }
    return hashes;
}

}  // namespace torchwake::rules
