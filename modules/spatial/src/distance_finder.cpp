#include "step_offsets.hpp"
#include "step_wave.hpp"

#include <torchwake/spatial/distance_finder.hpp>

#include <algorithm>
#include <bit>

namespace torchwake::spatial {
namespace {

using Index = std::uint32_t;

/// Calls visit(direction number) for every bit of a set of steps.
template <class Visit>
void for_each_step(unsigned steps, Visit&& visit) {
    for (; steps != 0; steps &= steps - 1) {
        visit(static_cast<std::size_t>(std::countr_zero(steps)));
    }
}

/// Runs a wave whose last cells are `farthest` steps away; returns the distance of the last ones after.
Distance run(StepWave& wave, CornerRule rule, Distance farthest, const Distance& goal) {
    switch (rule) {
        case CornerRule::Refuse:
            return wave.run<CornerRule::Refuse>(farthest, goal);
        case CornerRule::Cut:
            return wave.run<CornerRule::Cut>(farthest, goal);
        case CornerRule::StraightOnly:
            break;
    }
    return wave.run<CornerRule::StraightOnly>(farthest, goal);
}

/// Keeps the cells from which the map grows.
void keep(const StepWave& wave, Distance farthest, GrowingMap& growing) {
    const auto cardinal = wave.last_cardinal();
    const auto diagonal = wave.last_diagonal();
    growing.farthest = farthest;
    growing.last.assign(cardinal.begin(), cardinal.end());
    growing.last.insert(growing.last.end(), diagonal.begin(), diagonal.end());
    growing.last_cardinals = cardinal.size();
}

}  // namespace

void DistanceFinder::steps(const OpenNeighbours& open, Point source, DistanceMap& map) {
    steps(open, std::span(&source, 1), map);
}

void DistanceFinder::steps(const OpenNeighbours& open, std::span<const Point> sources, DistanceMap& map) {
    take(sources);
    steps_from_sources(open, map);
}

void DistanceFinder::steps(const OpenNeighbours& open, std::span<const Source> sources, DistanceMap& map) {
    take(sources);
    steps_from_sources(open, map);
}

void DistanceFinder::take(std::span<const Point> sources) {
    sources_.clear();
    for (const Point source : sources) {
        sources_.push_back({source, 0});
    }
}

void DistanceFinder::take(std::span<const Source> sources) {
    sources_.assign(sources.begin(), sources.end());
    std::ranges::sort(sources_, {}, &Source::start);
}

void DistanceFinder::steps_from_sources(const OpenNeighbours& open, DistanceMap& map) {
    map.reset(open.size(), unreachable);
    make_room(open);
    StepWave wave(open, map, cardinal_.data(), diagonal_.data());
    Distance farthest = sources_.empty() ? 0 : sources_.front().start + 1;
    for (auto source = sources_.begin(); source != sources_.end();) {
        const Distance start = source->start;
        const auto others = std::find_if(source, sources_.end(),
                                         [start](const Source& other) { return other.start != start; });
        const Distance beside = start + 1;
        run(wave, open.rule(), farthest, beside);
        farthest = beside;
        // The cells that the wave entered last are as far as the neighbours of these sources, which join
        // them.
        for (auto same = source; same != others; ++same) {
            map[same->at] = std::min(map[same->at], start);
        }
        for (; source != others; ++source) {
            wave.start(static_cast<Index>(map.index(source->at)), farthest);
        }
    }
    run(wave, open.rule(), farthest, unreachable);
}

void DistanceFinder::begin(const OpenNeighbours& open, Point source, GrowingMap& growing) {
    growing.map.reset(open.size(), unreachable);
    // A wave seldom has more cells than two sides of the level.
    const std::int32_t sides = open.size().width + open.size().height;
    growing.last.reserve(static_cast<std::size_t>(sides));
    make_room(open);
    growing.map[source] = 0;
    StepWave wave(open, growing.map, cardinal_.data(), diagonal_.data());
    wave.start(static_cast<Index>(growing.map.index(source)), 1);
    keep(wave, 1, growing);
}

void DistanceFinder::reach(const OpenNeighbours& open, Point cell, GrowingMap& growing) {
    extend(open, growing, growing.map[cell]);
}

void DistanceFinder::complete(const OpenNeighbours& open, GrowingMap& growing) {
    extend(open, growing, unreachable);
}

/// Extends the map until `goal`, the distance of some cell, is at most the farthest distance.
void DistanceFinder::extend(const OpenNeighbours& open, GrowingMap& growing, const Distance& goal) {
    TORCHWAKE_EXPECTS(growing.map.size() == open.size());
    if (goal <= growing.farthest || growing.last.empty()) {
        return;
    }
    make_room(open);
    StepWave wave(open, growing.map, cardinal_.data(), diagonal_.data());
    const std::span last(growing.last);
    wave.resume(last.first(growing.last_cardinals), last.subspan(growing.last_cardinals));
    const Distance farthest = run(wave, open.rule(), growing.farthest, goal);
    keep(wave, farthest, growing);
}

/// Makes room for one entry more than cells in the lists of a wave.
void DistanceFinder::make_room(const OpenNeighbours& open) {
    const std::size_t entries = open.size().area() + 1;
    cardinal_.resize(std::max(cardinal_.size(), entries));
    diagonal_.resize(std::max(diagonal_.size(), entries));
}

void DistanceFinder::weighted(const OpenNeighbours& open, const StepCosts& costs,
                              std::span<const Point> sources, DistanceMap& map) {
    take(sources);
    weighted_from_sources(open, costs, map);
}

void DistanceFinder::weighted(const OpenNeighbours& open, const StepCosts& costs,
                              std::span<const Source> sources, DistanceMap& map) {
    take(sources);
    weighted_from_sources(open, costs, map);
}

void DistanceFinder::weighted_from_sources(const OpenNeighbours& open, const StepCosts& costs,
                                           DistanceMap& map) {
    TORCHWAKE_EXPECTS(costs.size() == open.size());
    map.reset(open.size(), unreachable);
    // Each neighbour of a cell pushes it at most once.
    buckets_.reset(open.size().area() * 8 + sources_.size());
    const StepLeads leads = step_leads(map.width());
    const Distance* const distances = map.span().data();
    auto source = sources_.begin();
    for (Distance now = 0; source != sources_.end() || !buckets_.empty(); ++now) {
        now = buckets_.empty() ? source->start : now;
        for (; source != sources_.end() && source->start == now; ++source) {
            Distance& known = map[source->at];
            buckets_.push(static_cast<Index>(map.index(source->at)), now, now < known);
            known = std::min(known, now);
        }
        while (const std::optional<Index> from = buckets_.pop(now)) {
            if (distances[*from] == now) {
                leave(*from, open.table().span()[*from], leads, costs, map);
            }
        }
    }
}

/// Lowers the distances of the neighbours that are nearer through this cell. It tries all eight without a
/// branch, which would often be mispredicted; an illegal step leads to the cell itself.
void DistanceFinder::leave(Index from, unsigned legal, const StepLeads& leads, const StepCosts& costs,
                           DistanceMap& map) {
    Distance* const distances = map.span().data();
    const std::uint8_t* const cost = costs.span().data();
    const Distance now = distances[from];
    for (unsigned direction = 0; direction < 8; ++direction) {
        const Index cell = from + leads[2 * direction + (legal >> direction & 1U)];
        const Distance next = now + cost[cell];
        const Distance known = distances[cell];
        distances[cell] = std::min(known, next);
        buckets_.push(cell, next, next < known);
    }
}

void DistanceFinder::flee(const OpenNeighbours& open, const DistanceMap& danger, DistanceMap& map) {
    TORCHWAKE_EXPECTS(danger.size() == open.size() && &danger != &map);
    map.reset(open.size(), unreachable);
    queue_.resize(std::max(queue_.size(), open.size().area()));
    const std::size_t count = order_farthest_first(danger);
    const std::span<Distance> scores = map.span();
    for (std::size_t i = 0; i < count; ++i) {
        const Index cell = farthest_first_[i];
        scores[cell] = -12 * danger.span()[cell];
    }
    smooth(open, danger, std::span(farthest_first_).first(count), map);
}

void DistanceFinder::smooth(const OpenNeighbours& open, const DistanceMap& danger,
                            std::span<const Index> start, DistanceMap& map) {
    constexpr Distance step_score = 10;
    const auto offsets = step_offsets(map.width());
    const std::span<const std::uint8_t> table = open.table().span();
    const std::span<Distance> scores = map.span();
    std::size_t head = 0;
    std::size_t tail = 0;
    const auto lower = [&](Index from) {
        for_each_step(table[from], [&](std::size_t direction) {
            const Index cell = from + offsets[direction];
            if (scores[from] + step_score < scores[cell] && danger.span()[cell] != unreachable) {
                scores[cell] = scores[from] + step_score;
                queue_[tail++] = cell;
            }
        });
    };
    // Both sequences rise, so taking the lower head each time visits all cells in rising order.
    for (const Index cell : start) {
        while (head < tail && scores[queue_[head]] < scores[cell]) {
            lower(queue_[head++]);
        }
        if (scores[cell] == -12 * danger.span()[cell]) {
            lower(cell);
        }
    }
    while (head < tail) {
        lower(queue_[head++]);
    }
}

std::size_t DistanceFinder::order_farthest_first(const DistanceMap& danger) {
    farthest_first_.resize(std::max(farthest_first_.size(), danger.size().area()));
    places_.assign(danger.size().area() + 1, 0);
    std::size_t count = 0;
    for (const Distance distance : danger.span()) {
        if (distance != unreachable) {
            ++places_[static_cast<std::size_t>(distance)];
            ++count;
        }
    }
    auto after = static_cast<Index>(count);
    for (Index& place : places_) {
        after -= place;
        place = after;
    }
    for (std::size_t cell = 0; cell < danger.span().size(); ++cell) {
        const Distance distance = danger.span()[cell];
        if (distance != unreachable) {
            farthest_first_[places_[static_cast<std::size_t>(distance)]++] = static_cast<Index>(cell);
        }
    }
    return count;
}

}  // namespace torchwake::spatial
