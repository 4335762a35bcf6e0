#include "rock/excavation.hpp"
#include "ways/groups.hpp"

#include <torchwake/core/rect.hpp>
#include <torchwake/levels/builders.hpp>

#include <algorithm>
#include <compare>
#include <cstdint>
#include <vector>

namespace torchwake::levels {
namespace {

using core::Point;
using core::Size;

/// The cell of the lattice in which the points lie. Every other row is shifted by half a cell, as in a
/// honeycomb.
constexpr Size lattice_cell{13, 9};
/// The greatest distance of a point from its place in the lattice.
constexpr Size jitter{4, 3};
/// The shares of chambers, in 100, that stay solid or have a pillar in the middle.
constexpr std::uint32_t solid_chambers_in_hundred = 14;
constexpr std::uint32_t pillars_in_hundred = 25;
/// The share, in 100, of walls between already joined chambers that get a gap too.
constexpr std::uint32_t gaps_in_hundred = 35;
constexpr std::size_t least_open_cracks = 20;  // in 100 of the cells
/// The least size of a chamber; smaller ones at the edge are filled.
constexpr std::size_t least_chamber = 6;

using Chamber = std::uint32_t;

/// Random points in a lattice, and the nearest point of each cell.
class Honeycomb {
  public:
    Honeycomb(Size level, core::RandomStream& stream)
        : columns_(level.width / lattice_cell.width + 2), rows_(level.height / lattice_cell.height + 2) {
        for (std::int32_t row = 0; row < rows_; ++row) {
            for (std::int32_t column = 0; column < columns_; ++column) {
                const std::int32_t x = stream.between(-jitter.width, jitter.width);
                const std::int32_t y = stream.between(-jitter.height, jitter.height);
                points_.push_back(Point{left_of(column, row), row * lattice_cell.height} + Point{x, y});
            }
        }
    }

    /// The nearest point of each cell of a level; among equals the first.
    [[nodiscard]] core::Grid<Chamber> nearest_points(Size level) const {
        core::Grid<Chamber> nearest(level);
        for (std::int32_t y = 0; y < level.height; y += lattice_cell.height) {
            for (std::int32_t x = 0; x < level.width; x += lattice_cell.width) {
                const Size size{std::min(lattice_cell.width, level.width - x),
                                std::min(lattice_cell.height, level.height - y)};
                note_nearest({{x, y}, size}, nearest);
            }
        }
        return nearest;
    }
    [[nodiscard]] Point point(Chamber owner) const { return points_[owner]; }
    [[nodiscard]] std::size_t count() const { return points_.size(); }

  private:
    static std::int32_t left_of(std::int32_t column, std::int32_t row) {
        return column * lattice_cell.width - (row % 2 == 0 ? 0 : lattice_cell.width / 2);
    }

    /// The square of a distance. Rows count double, so that chambers are wider than high.
    static std::int32_t square_of(Point way) { return way.x * way.x + 2 * way.y * way.y; }

    /// Finds the nearest points of the cells in one cell of the lattice.
    void note_nearest(const core::Rect& area, core::Grid<Chamber>& nearest) const {
        const std::vector<Chamber> near = near_points(area);
        for (const Point at : core::cells_of(area)) {
            const auto distance = [this, at](Chamber chamber) { return square_of(at - points_[chamber]); };
            nearest[at] = *std::ranges::min_element(near, {}, distance);
        }
    }

    /// The points that may be the nearest of some cell in a cell of the lattice.
    [[nodiscard]] std::vector<Chamber> near_points(const core::Rect& area) const {
        const std::int32_t row = area.top() / lattice_cell.height;
        const std::int32_t column = area.left() / lattice_cell.width;
        std::vector<Chamber> near;
        std::int32_t limit = INT32_MAX;
        for (std::int32_t y = std::max(0, row - 1); y <= std::min(rows_ - 1, row + 2); ++y) {
            for (std::int32_t x = std::max(0, column - 1); x <= std::min(columns_ - 1, column + 2); ++x) {
                near.push_back(static_cast<Chamber>(y * columns_ + x));
                limit = std::min(limit, square_of(longest_way(near.back(), area)));
            }
        }
        std::erase_if(near, [&](Chamber chamber) { return square_of(shortest_way(chamber, area)) > limit; });
        return near;
    }

    [[nodiscard]] Point longest_way(Chamber chamber, const core::Rect& area) const {
        const Point at = points_[chamber];
        return {std::max(at.x - area.left(), area.right() - 1 - at.x),
                std::max(at.y - area.top(), area.bottom() - 1 - at.y)};
    }
    [[nodiscard]] Point shortest_way(Chamber chamber, const core::Rect& area) const {
        const Point at = points_[chamber];
        return at - Point{std::clamp(at.x, area.left(), area.right() - 1),
                          std::clamp(at.y, area.top(), area.bottom() - 1)};
    }

    std::int32_t columns_;
    std::int32_t rows_;
    std::vector<Point> points_;
};

/// A place in the wall between two chambers, with a chamber on either side.
struct Gap {
    Chamber a;
    Chamber b;
    Point at;

    friend auto operator<=>(const Gap&, const Gap&) = default;
};

/// Hollows chambers out of rock, and opens gaps between them.
class Hive {
  public:
    Hive(Excavation& hive, core::RandomStream& stream)
        : rock_(&hive.rock()),
          honeycomb_(hive.size(), stream),
          owners_(honeycomb_.nearest_points(hive.size())),
          stream_(&stream) {}

    void hollow_out() {
        const std::vector<bool> solid = draw_shares(solid_chambers_in_hundred);
        const std::vector<bool> pillared = draw_shares(pillars_in_hundred);
        for (const Point at : cells_inside()) {
            const Chamber owner = owners_[at];
            const bool in_pillar =
                pillared[owner] && core::chebyshev_distance(at, honeycomb_.point(owner)) <= 1;
            (*rock_)[at] = is_border(at) || solid[owner] || in_pillar ? 1 : 0;
        }
    }

    /// Opens a gap between every two neighbours that are not joined yet, and between some that are.
    void open_gaps() {
        std::vector<Gap> gaps = one_gap_a_pair();
        core::shuffle(gaps, *stream_);
        Groups groups(honeycomb_.count());
        for (const Gap& gap : gaps) {
            if (!groups.joined(gap.a, gap.b) || stream_->chance(gaps_in_hundred, 100)) {
                groups.join(gap.a, gap.b);
                (*rock_)[gap.at] = 0;
            }
        }
    }

    /// The open cells of each chamber that has an open cell.
    [[nodiscard]] std::vector<std::vector<Point>> chambers() const {
        std::vector<std::vector<Point>> cells(honeycomb_.count());
        for (const Point at : cells_inside()) {
            if ((*rock_)[at] == 0) {
                cells[owners_[at]].push_back(at);
            }
        }
        std::erase_if(cells, [](const std::vector<Point>& chamber) { return chamber.empty(); });
        return cells;
    }

  private:
    [[nodiscard]] core::RectCells cells_inside() const { return core::cells_of(inside(rock_->size())); }

    std::vector<bool> draw_shares(std::uint32_t in_hundred) {
        std::vector<bool> drawn(honeycomb_.count());
        for (std::size_t owner = 0; owner < drawn.size(); ++owner) {
            drawn[owner] = stream_->chance(in_hundred, 100);
        }
        return drawn;
    }

    [[nodiscard]] bool is_border(Point at) const {
        const auto differs = [this, at](Point way) { return owners_[at + way] != owners_[at]; };
        return differs({1, 0}) || differs({0, 1}) || differs({1, 1});
    }

    [[nodiscard]] std::vector<Gap> all_gaps() const {
        std::vector<Gap> gaps;
        const auto consider = [&](Point at, Point before, Point after) {
            const Chamber a = owners_[before];
            const Chamber b = owners_[after];
            if (a != b && (*rock_)[before] == 0 && (*rock_)[after] == 0) {
                gaps.push_back({std::min(a, b), std::max(a, b), at});
            }
        };
        for (const Point at : cells_inside()) {
            if ((*rock_)[at] != 0) {
                consider(at, at - Point{1, 0}, at + Point{1, 0});
                consider(at, at - Point{0, 1}, at + Point{0, 1});
            }
        }
        return gaps;
    }

    std::vector<Gap> one_gap_a_pair() {
        std::vector<Gap> gaps = all_gaps();
        std::ranges::sort(gaps);
        std::vector<Gap> chosen;
        for (auto first = gaps.begin(); first != gaps.end();) {
            const auto end = std::ranges::find_if_not(first, gaps.end(), [&first](const Gap& gap) {
                return gap.a == first->a && gap.b == first->b;
            });
            chosen.push_back(core::pick(std::span(first, end), *stream_));
            first = end;
        }
        return chosen;
    }

    Rock* rock_;
    Honeycomb honeycomb_;
    core::Grid<Chamber> owners_;
    core::RandomStream* stream_;
};

}  // namespace

Level build_voronoi(const Request& request, core::RandomStream& stream, const Observer& observer) {
    Excavation rock(request, observer);
    Hive hive(rock, stream);
    hive.hollow_out();
    fill_pockets(rock.rock(), least_chamber);
    rock.open_at_least(least_open_cracks);
    rock.show("chambers");
    hive.open_gaps();
    open_corners(rock.rock(), stream);
    rock.show("gaps");
    rock.join(stream);
    return rock.take(hive.chambers());
}

}  // namespace torchwake::levels
