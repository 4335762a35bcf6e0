#include "step_policy.hpp"
#include "without_way.hpp"

#include <torchwake/autopilot/known_map.hpp>
#include <torchwake/spatial/path_finder.hpp>

#include <algorithm>
#include <span>
#include <string>
#include <vector>

namespace torchwake::autopilot {
namespace {

using forecast::Knowledge;

/// The hero's room for items: coins always fit; others need a slot or a like stack, and must not overburden
/// it.
class Room {
  public:
    explicit Room(const Knowledge& knowledge)
        : catalog_(&knowledge.catalog()), hero_(knowledge.hero()), pack_(knowledge.pack()) {}

    [[nodiscard]] bool has(content::ItemId item) const {
        const content::ItemDef& kind = catalog_->item(item);
        const bool fits = std::ranges::any_of(pack_, [&](const forecast::PackEntry& entry) {
            return !entry.item || (*entry.item == item && entry.count < kind.stack);
        });
        return kind.money || (fits && hero_.weight + kind.weight <= hero_.capacity);
    }

  private:
    const content::Catalog* catalog_;
    forecast::HeroFacts hero_;
    std::vector<forecast::PackEntry> pack_;
};

/// The group of unidentified kinds to which an item belongs, by its look or once it is known.
const std::string& group_of(const content::ItemDef& kind) {
    return kind.look.empty() ? kind.unknown : kind.look;
}

bool is_collected(const content::ItemDef& kind, const Collecting& kinds) {
    const bool missile = kind.ammunition.has_value() || kind.throws.has_value();
    return (kinds.coins && kind.money) || (kinds.missiles && missile) ||
           (kinds.potions && group_of(kind) == "potion") || (kinds.scrolls && group_of(kind) == "scroll");
}

/// The way to a known cell, or beside what is to be met there.
class Way {
  public:
    explicit Way(SeenHarm* memory = nullptr) : memory_(memory) {}

    /// The cells from the hero's next one to the end; empty on the end, and if no path is known. They last
    /// until the next call. It leads through harm that is only remembered where nothing leads around it.
    /// Requires: the level contains the cell.
    std::span<const core::Point> find(const Knowledge& knowledge, core::Point to) {
        const auto cells = find(knowledge, to, memory_);
        return cells.empty() && memory_ != nullptr ? find(knowledge, to, nullptr) : cells;
    }
    /// Requires: find() has just found no way there.
    [[nodiscard]] Stop stop_without(const Knowledge& knowledge, core::Point to) const {
        const Ends ends{ends_of_way(knowledge, map_, to)};
        return {reason_without_way(knowledge, map_, ends, StopReason::NoPath), {}, {}};
    }

  private:
    std::span<const core::Point> find(const Knowledge& knowledge, core::Point to, SeenHarm* memory) {
        map_.update(knowledge, memory);
        const core::Point here = knowledge.hero().at;
        const std::vector<core::Point> ends = ends_of_way(knowledge, map_, to);
        if (ends != std::vector{to}) {
            nearest_.lead_onto(map_, ends);
            to = nearest_.end_of_path(map_, here);
        }
        return finder_.find(map_.steps(), here, to);
    }

    SeenHarm* memory_;
    KnownMap map_;
    PathMap nearest_;
    spatial::PathFinder finder_;
};

/// True if the hero stands on the cell, or beside what is to be met there.
bool is_at(const Knowledge& knowledge, core::Point to) {
    if (knowledge.hero().at == to) {
        return true;
    }
    return knowledge.size().contains(to) && is_to_be_met(knowledge, to) &&
           step_between(knowledge, knowledge.hero().at, to);
}

/// Waits until the hero has recovered, and no fire burns in its view.
class RestPolicy final : public StepPolicy {
  public:
    std::optional<Stop> finished(const Knowledge& knowledge) override {
        const forecast::HeroFacts hero = knowledge.hero();
        const bool recovers = !hero.hunger || !rules::stops_recovery(*hero.hunger);
        const bool gains = hero.hit_points < hero.max_hit_points || hero.mana < hero.max_mana;
        if ((recovers && gains) || turns_left(hero.conditions, content::ConditionKind::Confusion) > 0 ||
            knowledge.sees_flames()) {
            return std::nullopt;
        }
        if (!recovers && gains) {
            return Stop{StopReason::Hungry, {}, {}};
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

class TravelPolicy final : public StepPolicy {
  public:
    TravelPolicy(const TravelTo& action, SeenHarm& memory)
        : to_(action.at), takes_(action.takes), way_(&memory) {}

    std::optional<Stop> finished(const Knowledge& knowledge) override {
        return is_at(knowledge, to_) ? std::optional(Stop{StopReason::Arrived, {}, {}}) : std::nullopt;
    }
    NextStep next(const Knowledge& knowledge) override {
        if (!knowledge.size().contains(to_)) {
            return Stop{StopReason::NoPath, {}, {}};
        }
        if (collects(knowledge, takes_)) {
            return rules::Command(rules::PickUp{});
        }
        const auto cells = way_.find(knowledge, to_);
        if (cells.empty()) {
            return way_.stop_without(knowledge, to_);
        }
        return walk_unless_taken(knowledge, *core::direction_between(knowledge.hero().at, cells.front()));
    }

  private:
    core::Point to_;
    Collecting takes_;
    Way way_;
};

/// Explores: goes to the nearest unknown cell, cell known only from a map, or item that can be taken, and
/// finally to the prize, else to the stairs down. Items that the hero laid down stay where they are, so does
/// the prize, and the town is known without a look at it.
class ExplorePolicy final : public StepPolicy {
  public:
    explicit ExplorePolicy(SeenHarm& memory) : memory_(&memory) {}

    std::optional<Stop> finished(const Knowledge&) override { return std::nullopt; }

    NextStep next(const Knowledge& knowledge) override {
        map_.update(knowledge, memory_);
        here_ = knowledge.hero().at;
        collect_items(knowledge);
        if (std::ranges::find(wanted_, here_) != wanted_.end()) {
            return rules::Command(rules::PickUp{});
        }
        if (const auto step = go_to_what_is_left(knowledge)) {
            return walk_unless_taken(knowledge, *step);
        }
        map_.update(knowledge);  // what harm is only remembered may be over
        if (const auto step = go_to_what_is_left(knowledge)) {
            return walk_unless_taken(knowledge, *step);
        }
        if (is_behind_fire(knowledge, map_, {targets_})) {
            return Stop{StopReason::FireAhead, {}, {}};
        }
        if (here_ == prize_) {
            return Stop{StopReason::SomethingHere, {}, *knowledge.catalog().prize()};
        }
        ends_.lead_onto(map_, prize_ ? std::vector{*prize_} : knowledge.stairs(content::Stairs::Down));
        if (const auto step = ends_.first_step(map_, here_)) {
            return walk_unless_taken(knowledge, *step);
        }
        left_.lead_onto(map_, items_);  // only those without room for them are left
        const bool full = left_.distance(here_) != spatial::unreachable;
        return Stop{full ? StopReason::PackFull
                         : reason_without_way(knowledge, map_, {targets_}, StopReason::Explored),
                    {},
                    {}};
    }

  private:
    void collect_items(const Knowledge& knowledge) {
        items_.clear();
        wanted_.clear();
        prize_.reset();
        const Room room(knowledge);
        for (const rules::RememberedObject& object : knowledge.remembered_objects()) {
            if (object.item.valid() && !object.laid_down) {
                if (object.item == knowledge.catalog().prize()) {
                    prize_ = object.at;
                    continue;
                }
                items_.push_back(object.at);
                if (room.has(knowledge.apparent_kind(object.item))) {
                    wanted_.push_back(object.at);
                }
            }
        }
    }

    std::optional<core::Direction> go_to_what_is_left(const Knowledge& knowledge) {
        targets_ = knowledge.depth() == 0 ? map_.frontier().cells() : map_.unseen(knowledge).cells();
        std::erase(targets_, here_);
        targets_.insert(targets_.end(), wanted_.begin(), wanted_.end());
        left_.lead_onto(map_, targets_);
        return left_.first_step(map_, here_);
    }

    SeenHarm* memory_;
    KnownMap map_;
    PathMap left_;
    PathMap ends_;  ///< to where nothing is left to explore
    core::Point here_;
    std::optional<core::Point> prize_;  ///< where it lies; nobody takes it by exploring
    std::vector<core::Point> items_;    ///< the items that the hero knows of
    std::vector<core::Point> wanted_;   ///< the items that the hero can take
    std::vector<core::Point> targets_;
};

}  // namespace

std::unique_ptr<StepPolicy> policy_of(const Explore&, SeenHarm& memory) {
    return std::make_unique<ExplorePolicy>(memory);
}

std::unique_ptr<StepPolicy> policy_of(const Rest&, SeenHarm&) {
    return std::make_unique<RestPolicy>();
}

std::unique_ptr<StepPolicy> policy_of(const TravelTo& action, SeenHarm& memory) {
    return std::make_unique<TravelPolicy>(action, memory);
}

bool collects(const Knowledge& knowledge, const Collecting& kinds) {
    const core::Point here = knowledge.hero().at;
    const auto objects = knowledge.remembered_objects();
    const auto lies = std::ranges::find(objects, here, &rules::RememberedObject::at);
    if (lies == objects.end() || !lies->item.valid() || lies->laid_down) {
        return false;
    }
    const std::vector<forecast::KnownActor> actors = knowledge.actors_in_view();
    const content::ItemId item = knowledge.apparent_kind(lies->item);
    return is_collected(knowledge.catalog().item(item), kinds) && Room(knowledge).has(item) &&
           std::ranges::none_of(actors, &forecast::KnownActor::hostile);
}

std::optional<core::Point> nearest_stairs(const Knowledge& knowledge, content::Stairs way) {
    const std::vector<core::Point> stairs = knowledge.stairs(way);
    if (stairs.empty()) {
        return std::nullopt;
    }
    KnownMap map;
    map.update(knowledge);
    PathMap paths;
    paths.lead_onto(map, stairs);
    const core::Point here = knowledge.hero().at;
    const bool reachable = paths.distance(here) != spatial::unreachable;
    return reachable ? paths.end_of_path(map, here) : stairs.front();
}

std::vector<core::Point> known_path(const Knowledge& knowledge, core::Point to) {
    if (!knowledge.size().contains(to)) {
        return {};
    }
    Way way;
    const auto cells = way.find(knowledge, to);
    return {cells.begin(), cells.end()};
}

}  // namespace torchwake::autopilot
