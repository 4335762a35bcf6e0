#include "builders/squares.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/core/rect.hpp>

#include <algorithm>

namespace torchwake::levels {
namespace {

using core::Point;

constexpr std::int32_t last = weave_square - 1;
constexpr core::Size whole{weave_square, weave_square};

constexpr std::uint32_t bit(Point at) {
    return std::uint32_t{1} << static_cast<unsigned>(at.y * weave_square + at.x);
}

/// The cells of a square, each moved to another place.
template <class Place>
std::uint32_t moved(std::uint32_t cells, const Place& place) {
    std::uint32_t result = 0;
    for (const Point at : core::cells_of(whole)) {
        result |= (cells & bit(at)) != 0 ? bit(place(at)) : 0U;
    }
    return result;
}

std::uint32_t turned(std::uint32_t cells) {
    return moved(cells, [](Point at) { return Point{last - at.y, at.x}; });
}

std::uint32_t mirrored(std::uint32_t cells) {
    return moved(cells, [](Point at) { return Point{last - at.x, at.y}; });
}

std::uint32_t cut(std::span<const std::string> sample, Point corner) {
    std::uint32_t cells = 0;
    for (const Point place : core::cells_of(whole)) {
        const Point at = corner + place;
        const char drawn = sample[static_cast<std::size_t>(at.y)][static_cast<std::size_t>(at.x)];
        cells |= drawn == '.' ? bit(place) : 0U;
    }
    return cells;
}

}  // namespace

std::size_t Square::edge(std::size_t side) const {
    const core::Point way = core::offset(core::cardinal_directions[side]);
    std::size_t edge = 0;
    for (std::int32_t along = 0; along <= last; ++along) {
        const Point at = way.x == 0 ? Point{along, way.y < 0 ? 0 : last} : Point{way.x < 0 ? 0 : last, along};
        edge |= is_open(at) ? std::size_t{1} << static_cast<unsigned>(along) : 0;
    }
    return edge;
}

Squares::Squares(std::span<const std::string> sample) {
    const auto width = static_cast<std::int32_t>(sample.front().size());
    const auto height = static_cast<std::int32_t>(sample.size());
    for (std::int32_t y = 0; y < height; y += weave_square) {
        for (std::int32_t x = 0; x < width; x += weave_square) {
            std::uint32_t cells = cut(sample, {x, y});
            for (int turn = 0; turn < 4; ++turn) {
                add(cells);
                add(mirrored(cells));
                cells = turned(cells);
            }
        }
    }
    for (std::size_t side = 0; side < side_count; ++side) {
        for (std::size_t number = 0; number < squares_.size(); ++number) {
            with_edge_[side][squares_[number].edge(side)].set(number);
            all_.set(number);
        }
        for (std::size_t edge = 0; edge < edge_patterns; ++edge) {
            if (with_edge_[side][edge].any()) {
                edges_[side].push_back(edge);
            }
        }
    }
}

void Squares::add(std::uint32_t cells) {
    const auto known = std::ranges::find(squares_, cells, &Square::cells);
    if (known != squares_.end()) {
        ++known->weight;
    } else if (squares_.size() < most_squares) {
        squares_.push_back({cells, 1});
    }
}

Edges Squares::edges_of(const Options& some, std::size_t side) const {
    Edges found = 0;
    for (const std::size_t edge : edges_[side]) {
        found |= (some & with_edge_[side][edge]).any() ? Edges{1} << edge : 0U;
    }
    return found;
}

std::size_t Squares::draw(const Options& some, core::RandomStream& stream) const {
    std::uint32_t sum = 0;
    for (std::size_t number = 0; number < squares_.size(); ++number) {
        sum += some.test(number) ? squares_[number].weight : 0;
    }
    std::uint32_t drawn = stream.below(sum);
    std::size_t number = 0;
    while (!some.test(number) || drawn >= squares_[number].weight) {
        drawn -= some.test(number) ? squares_[number].weight : 0;
        ++number;
    }
    return number;
}

}  // namespace torchwake::levels
