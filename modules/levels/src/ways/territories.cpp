#include "ways/territories.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/core/direction.hpp>
#include <torchwake/core/random.hpp>
#include <torchwake/levels/regions.hpp>

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <utility>

namespace torchwake::levels {
namespace {

using core::Point;

/// The steps by which the search continues, for each direction in which a cell was entered. All others lead
/// back, or to cells that the cell before reaches as soon, because no corner is cut.
constexpr std::array<unsigned, 8> onward = [] {
    std::array<unsigned, 8> ways{};
    for (unsigned direction = 0; direction < ways.size(); ++direction) {
        const unsigned sideways = direction % 2 == 0 ? 2 : 1;
        for (unsigned turn = 8 - sideways; turn <= 8 + sideways; ++turn) {
            ways[direction] |= 1U << (direction + turn) % 8;
        }
    }
    return ways;
}();

/// The cell that is nearest to the mean of all cells.
Point middle_of(const std::vector<Point>& cells) {
    Point sum;
    for (const Point at : cells) {
        sum = sum + at;
    }
    const auto count = static_cast<std::int32_t>(cells.size());
    const Point mean{sum.x / count, sum.y / count};
    return *std::ranges::min_element(cells, {},
                                     [mean](Point at) { return core::chebyshev_distance(at, mean); });
}

}  // namespace

Territories::Territories(const spatial::OpenNeighbours& open, Steps steps)
    : open_(&open),
      allowed_(static_cast<std::uint8_t>(steps)),
      owners_(open.size(), none),
      distances_(open.size(), spatial::unreachable),
      past_farthest_(static_cast<std::size_t>(open.size().height),
                     std::numeric_limits<spatial::Distance>::min()),
      queue_(open.size().area()) {
    TORCHWAKE_EXPECTS(open.rule() == spatial::CornerRule::Refuse);
    const auto width = static_cast<std::size_t>(open.size().width);
    for (const core::Direction direction : core::all_directions) {
        const Point way = core::offset(direction);
        leads_[static_cast<std::size_t>(direction)] =
            static_cast<std::size_t>(way.y) * width + static_cast<std::size_t>(way.x);
    }
}

void Territories::add(std::span<const Point> start) {
    ++count_;
    std::ranges::for_each(start, [this](Point at) { begin(at); });
    spread();
}

void Territories::add_all(std::span<const std::vector<Point>> starts) {
    // The search keeps the order of owners among cells at equal distances, so the first of equals wins here
    // too.
    for (const std::vector<Point>& start : starts) {
        ++count_;
        std::ranges::for_each(start, [this](Point at) { begin(at); });
    }
    spread();
}

void Territories::begin(Point at) {
    const std::size_t cell = distances_.index(at);
    owners_.span()[cell] = static_cast<Owner>(count_ - 1);
    distances_.span()[cell] = 0;
    queue_[tail_++] = {static_cast<std::uint32_t>(cell), allowed_};
}

void Territories::spread() {
    if (tail_ == 0) {
        return;
    }
    const std::span<Owner> owners = owners_.span();
    const std::span<spatial::Distance> distances = distances_.span();
    const std::span<const std::uint8_t> steps = open_->table().span();
    const auto leads = leads_;
    Reached* const queue = queue_.data();
    std::size_t tail = std::exchange(tail_, 0);
    for (std::size_t next = 0; next < tail; ++next) {
        const std::size_t from = queue[next].cell;
        const Owner owner = owners[from];
        const spatial::Distance distance = distances[from] + 1;
        for (unsigned legal = steps[from] & queue[next].onward; legal != 0; legal &= legal - 1) {
            const auto direction = static_cast<std::size_t>(std::countr_zero(legal));
            const std::size_t to = from + leads[direction];
            if (distance < distances[to]) {
                distances[to] = distance;
                owners[to] = owner;
                queue[tail++] = {static_cast<std::uint32_t>(to), onward[direction] & allowed_};
            }
        }
    }
    note_farthest({queue, tail});
}

void Territories::note_farthest(std::span<const Reached> changed) {
    const auto [first, last] = std::ranges::minmax(changed, {}, &Reached::cell);
    const std::int32_t end = distances_.point(last.cell).y;
    for (std::int32_t y = distances_.point(first.cell).y; y <= end; ++y) {
        // One more than the greatest distance; unreachable cells wrap around to the least value.
        auto past_most = std::numeric_limits<spatial::Distance>::min();
        for (const spatial::Distance distance : distances_.row(y)) {
            const auto past = static_cast<spatial::Distance>(static_cast<std::uint32_t>(distance) + 1U);
            past_most = std::max(past_most, past);
        }
        past_farthest_[static_cast<std::size_t>(y)] = past_most;
    }
}

Point Territories::farthest() const {
    const auto most = std::ranges::max_element(past_farthest_);
    const auto y = static_cast<std::int32_t>(most - past_farthest_.begin());
    const std::span<const spatial::Distance> row = distances_.row(y);
    return {static_cast<std::int32_t>(std::ranges::find(row, *most - 1) - row.begin()), y};
}

std::vector<Point> Territories::closer_to_home(Point at) const {
    std::vector<Point> closer;
    for (const core::Direction direction : core::all_directions) {
        const Point to = core::step(at, direction);
        const bool may_step =
            ((allowed_ >> static_cast<unsigned>(direction)) & 1U) != 0 && open_->allows(at, direction);
        if (may_step && owners_[to] == owners_[at] && distances_[to] < distances_[at]) {
            closer.push_back(to);
        }
    }
    return closer;
}

std::vector<Point> Territories::way_home(Point from, core::RandomStream& stream) const {
    std::vector<Point> way{from};
    while (distances_[way.back()] > 0) {
        const std::vector<Point> closer = closer_to_home(way.back());
        way.push_back(core::pick(closer, stream));
    }
    return way;
}

Territories spread_out(const spatial::OpenNeighbours& open, Point first, spatial::Distance reach) {
    Territories territories(open, Steps::All);
    territories.add({&first, 1});
    spread_out(territories, reach);
    return territories;
}

void spread_out(Territories& territories, spatial::Distance reach) {
    Point farthest = territories.farthest();
    while (territories.distance(farthest) >= reach ||
           (territories.count() < 2 && territories.distance(farthest) > 0)) {
        territories.add({&farthest, 1});
        farthest = territories.farthest();
    }
}

std::vector<Region> regions_of(const Territories& territories, core::Size size) {
    std::vector<Region> regions(territories.count());
    for (std::int32_t y = 0; y < size.height; ++y) {
        const std::span<const Territories::Owner> owners = territories.owners().row(y);
        for (std::int32_t x = 0; x < size.width; ++x) {
            const Territories::Owner owner = owners[static_cast<std::size_t>(x)];
            if (owner != Territories::none) {
                regions[owner].cells.push_back({x, y});
            }
        }
    }
    for (Region& region : regions) {
        region.center = middle_of(region.cells);
    }
    return regions;
}

void take_out(const spatial::BitGrid& cells, std::vector<Region>& regions) {
    for (Region& region : regions) {
        const std::size_t taken = std::erase_if(region.cells, [&cells](Point at) { return cells.get(at); });
        if (taken > 0 && !region.cells.empty()) {
            region.center = middle_of(region.cells);
        }
    }
    std::erase_if(regions, [](const Region& region) { return region.cells.empty(); });
}

}  // namespace torchwake::levels
