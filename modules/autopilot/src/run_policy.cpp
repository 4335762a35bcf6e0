#include "step_policy.hpp"

#include <torchwake/autopilot/known_map.hpp>

namespace torchwake::autopilot {
namespace {

using core::Direction;
using forecast::Knowledge;

Direction turned(Direction direction, unsigned eighths) {
    return static_cast<Direction>((static_cast<unsigned>(direction) + eighths) % 8U);
}

/// The sides to which a step is possible.
struct Sides {
    bool left = false;
    bool right = false;

    [[nodiscard]] bool closed() const { return !left && !right; }
    friend bool operator==(const Sides&, const Sides&) = default;
};

/// Runs straight on while both sides stay the same, and around the bends of a corridor.
class RunPolicy final : public StepPolicy {
  public:
    explicit RunPolicy(Direction direction) : direction_(direction) {}

    std::optional<Stop> finished(const Knowledge& knowledge) override {
        const core::Point here = knowledge.hero().at;
        if (!running_) {
            return std::nullopt;
        }
        const auto object = knowledge.object(here);
        if (object && object->what == forecast::ObjectKind::Item) {
            return Stop{StopReason::SomethingHere, {}, object->item};
        }
        const content::TileDef& tile = knowledge.catalog().tile(*knowledge.tile(here));
        const bool remarkable = tile.stairs != content::Stairs::None || tile.closes_to.has_value();
        return remarkable || here == from_ ? std::optional(Stop{StopReason::SomethingHere, {}, {}})
                                           : std::nullopt;
    }

    NextStep next(const Knowledge& knowledge) override {
        map_.update(knowledge);
        terrain_.update(knowledge);
        const core::Point here = knowledge.hero().at;
        if (!running_) {
            return begin(knowledge, here);
        }
        const Sides now = sides(here);
        const Sides expected = sides_.value_or(now);
        if (!terrain_.steps().allows(here, direction_)) {
            return expected.closed() ? turn(knowledge, here) : NextStep(Stop{StopReason::Arrived, {}, {}});
        }
        if (now != expected || closed_door(knowledge, core::step(here, direction_))) {
            return Stop{StopReason::SomethingHere, {}, {}};
        }
        sides_ = now;
        return go(knowledge, here);
    }

  private:
    NextStep begin(const Knowledge& knowledge, core::Point here) {
        if (!terrain_.steps().allows(here, direction_)) {
            return Stop{StopReason::Refused, {}, {}};
        }
        running_ = true;
        if (sides(here).closed()) {
            sides_ = Sides{};
        }
        return go(knowledge, here);
    }

    /// Follows a corridor around a bend, if there is only one way.
    NextStep turn(const Knowledge& knowledge, core::Point here) {
        std::optional<Direction> onward;
        for (const Direction way : core::all_directions) {
            if (!terrain_.steps().allows(here, way) || was_in_reach(core::step(here, way))) {
                continue;
            }
            if (onward || closed_door(knowledge, core::step(here, way))) {
                return Stop{StopReason::SomethingHere, {}, {}};
            }
            onward = way;
        }
        if (!onward) {
            return Stop{StopReason::Arrived, {}, {}};
        }
        direction_ = *onward;
        sides_ = Sides{};
        return go(knowledge, here);
    }

    NextStep go(const Knowledge& knowledge, core::Point here) {
        if (!map_.steps().allows(here, direction_)) {
            return Stop{StopReason::FireAhead, {}, {}};
        }
        from_ = here;
        return walk_unless_taken(knowledge, direction_);
    }

    /// True for the cell before the last step, and its neighbours.
    [[nodiscard]] bool was_in_reach(core::Point at) const {
        const auto way = core::direction_between(from_, at);
        return at == from_ || (way && terrain_.steps().allows(from_, *way));
    }

    /// A diagonal run ignores the cells beside it.
    [[nodiscard]] Sides sides(core::Point at) const {
        if (core::is_diagonal(direction_)) {
            return {true, true};
        }
        return {terrain_.steps().allows(at, turned(direction_, 6)),
                terrain_.steps().allows(at, turned(direction_, 2))};
    }

    [[nodiscard]] static bool closed_door(const Knowledge& knowledge, core::Point at) {
        const content::TileDef* const tile = knowledge.tile_def(at);
        return tile != nullptr && tile->opens_to.has_value();
    }

    Direction direction_;
    KnownMap map_;
    KnownMap terrain_{Shuns::WhatStays};
    core::Point from_;
    std::optional<Sides> sides_;  ///< the sides at the cell before
    bool running_ = false;
};

}  // namespace

std::unique_ptr<StepPolicy> policy_of(const Run& action, SeenHarm&) {
    return std::make_unique<RunPolicy>(action.direction);
}

}  // namespace torchwake::autopilot
