#include "chart.hpp"
#include "course.hpp"

#include <torchwake/spatial/path_finder.hpp>

#include <algorithm>

namespace torchwake::bots {
namespace {

using rules::Knowledge;

bool has_room(const Knowledge& knowledge) {
    const auto pack = knowledge.pack();
    return std::ranges::any_of(pack, [](const rules::PackEntry& entry) { return !entry.item; });
}

class RestCourse final : public Course {
  public:
    std::optional<Stop> finished(const Knowledge& knowledge) override {
        const rules::HeroFacts hero = knowledge.hero();
        if (hero.hit_points < hero.max_hit_points || hero.confused > 0) {
            return std::nullopt;
        }
        return Stop{waited_ ? StopReason::Rested : StopReason::NothingToRest, {}, {}};
    }
    NextStep next(const Knowledge&) override {
        waited_ = true;
        return rules::Command(rules::Wait{});
    }

  private:
    bool waited_ = false;
};

class TravelCourse final : public Course {
  public:
    explicit TravelCourse(core::Point to) : to_(to) {}

    bool may_begin_watched() const override { return true; }
    std::optional<Stop> finished(const Knowledge& knowledge) override {
        return knowledge.hero().at == to_ ? std::optional(Stop{StopReason::Arrived, {}, {}}) : std::nullopt;
    }
    NextStep next(const Knowledge& knowledge) override {
        if (!knowledge.size().contains(to_)) {
            return Stop{StopReason::NoWay, {}, {}};
        }
        chart_.update(knowledge);
        const core::Point here = knowledge.hero().at;
        const auto way = finder_.find(chart_.steps(), here, to_);
        if (way.empty()) {
            return Stop{StopReason::NoWay, {}, {}};
        }
        return walk_unless_taken(knowledge, *core::direction_between(here, way.front()));
    }

  private:
    core::Point to_;
    Chart chart_;
    spatial::PathFinder finder_;
};

/// Goes to the nearest of what is unknown, what only a map told of and what can be taken, and then to the way
/// down. What the hero laid down is to stay there.
class ExploreCourse final : public Course {
  public:
    std::optional<Stop> finished(const Knowledge&) override { return std::nullopt; }

    NextStep next(const Knowledge& knowledge) override {
        chart_.update(knowledge);
        here_ = knowledge.hero().at;
        const bool room = has_room(knowledge);
        collect_items(knowledge);
        if (room && std::ranges::find(items_, here_) != items_.end()) {
            return rules::Command(rules::PickUp{});
        }
        if (const auto step = go_to_what_is_left(knowledge, room)) {
            return walk_unless_taken(knowledge, *step);
        }
        if (const auto step = go_to_stairs(knowledge)) {
            return walk_unless_taken(knowledge, *step);
        }
        return Stop{items_within_reach() ? StopReason::PackFull : StopReason::Explored, {}, {}};
    }

  private:
    void collect_items(const Knowledge& knowledge) {
        items_.clear();
        for (const rules::RememberedObject& object : knowledge.remembered_objects()) {
            if (object.item.valid() && !object.laid_down) {
                items_.push_back(object.at);
            }
        }
    }

    std::optional<core::Direction> go_to_what_is_left(const Knowledge& knowledge, bool room) {
        spatial::BitGrid places = chart_.passable();
        places -= knowledge.seen();
        places |= chart_.frontier();
        places.set(here_, false);
        targets_.clear();
        places.for_each([this](core::Point at) { targets_.push_back(at); });
        if (room) {
            targets_.insert(targets_.end(), items_.begin(), items_.end());
        }
        left_.lead_to(chart_, targets_);
        return left_.first_step(chart_, here_);
    }

    std::optional<core::Direction> go_to_stairs(const Knowledge& knowledge) {
        stairs_.lead_to(chart_, knowledge.stairs(content::Stairs::Down));
        return stairs_.first_step(chart_, here_);
    }

    /// Only those are left that the pack has no room for.
    [[nodiscard]] bool items_within_reach() {
        left_.lead_to(chart_, items_);
        return left_.distance(here_) != spatial::unreachable;
    }

    Chart chart_;
    WayMap left_;
    WayMap stairs_;
    core::Point here_;
    std::vector<core::Point> items_;
    std::vector<core::Point> targets_;
};

}  // namespace

std::unique_ptr<Course> course_of(const Explore&) {
    return std::make_unique<ExploreCourse>();
}

std::unique_ptr<Course> course_of(const Rest&) {
    return std::make_unique<RestCourse>();
}

std::unique_ptr<Course> course_of(const TravelTo& errand) {
    return std::make_unique<TravelCourse>(errand.at);
}

std::vector<core::Point> known_way(const Knowledge& knowledge, core::Point to) {
    if (!knowledge.size().contains(to)) {
        return {};
    }
    Chart chart;
    chart.update(knowledge);
    spatial::PathFinder finder;
    const auto way = finder.find(chart.steps(), knowledge.hero().at, to);
    return {way.begin(), way.end()};
}

}  // namespace torchwake::bots
