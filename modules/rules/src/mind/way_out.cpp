#include "mind/way_out.hpp"

#include "fight/announcing.hpp"
#include "mind/mind.hpp"
#include "mind/steps.hpp"
#include "turn/initiative.hpp"

#include <torchwake/rules/footing.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/lookups.hpp>
#include <torchwake/rules/queries.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <variant>
#include <vector>

namespace torchwake::rules {
namespace {

/// The steps that a search looks ahead at most; the hero has more time only against slow casters.
constexpr std::int32_t most_steps = 6;

/// A spell on its way.
struct Coming {
    std::int32_t ticks = 0;  ///< until it is cast
    const Announcement* announced = nullptr;
};

/// A cell that the hero can get to.
struct Reached {
    core::Point at;
    bool holds = true;  ///< false once a spell was cast at it
    std::array<std::uint16_t, 8>
        from{};              ///< the places, in the list, of the cells from which it is reached first
    std::uint8_t count = 0;  ///< of them
};

/// The search for a way.
class Escape {
  public:
    explicit Escape(MutableGameState game)
        : game_(game),
          hazards_(game.world.level.matter.active.at_rest() ? nullptr : &hazards_of_the_hero(game)),
          foreseen_(game.world.level.matter.active.ticks + beats_foreseen * ticks_of_a_beat),
          here_(position_of(game, hero_id)),
          reached_{{here_}} {
        place_of(here_) = 1;
    }

    /// True if the hero can stay where it is past all of these, or has more ways than there are others. No
    /// two of these ways share a cell, so that nobody closes two of them with one step.
    [[nodiscard]] bool passes(const std::vector<Coming>& coming, std::int32_t others) {
        const World& world = game_.world;
        std::int32_t now = world.entities.initiatives[hero_id].counter;
        std::int32_t die = world.entities.initiatives[hero_id].die;
        auto next = coming.begin();
        for (std::int32_t step = 0; step < most_steps && next != coming.end(); ++step) {
            for (; next != coming.end() && next->ticks < now; ++next) {
                leave(*next->announced);
                note_change(*next->announced);
            }
            walk(now);
            now += wait_after(world, hero_id, step, die);
            die = wait_die_sides;
        }
        std::for_each(next, coming.end(), [this](const Coming& last) { leave(*last.announced); });
        return reached_.front().holds || count_ways_apart(others + 1) > others;
    }

  private:
    /// Drops the cells that a spell reaches.
    void leave(const Announcement& announced) {
        for (Reached& reached : reached_) {
            if (reached.holds && reaches(announced, reached.at)) {
                reached.holds = false;
                place_of(reached.at) = 0;
            }
        }
    }

    /// Nobody walks to where a spell has changed the place: what it brings may hold or hurt.
    void note_change(const Announcement& announced) {
        if (std::ranges::any_of(game_.catalog.spell(announced.spell).effects, content::changes_place)) {
            changes_.push_back(&announced);
        }
    }

    /// Adds the cells that a step leads to, so many ticks from now.
    void walk(std::int32_t now) {
        const std::size_t before = is_stuck(now) ? 0 : reached_.size();
        for (std::size_t from = 0; from < before; ++from) {
            if (!reached_[from].holds) {
                continue;
            }
            const core::Point at = reached_[from].at;
            for (const core::Direction direction : free_steps(game_, at)) {
                reach(core::step(at, direction), from, before);
            }
        }
    }

    /// Adds a cell, unless there is a shorter way to it: one among the first `before`.
    void reach(core::Point at, std::size_t from, std::size_t before) {
        std::uint16_t& place = place_of(at);
        if (place == 0 && is_safe(at)) {
            reached_.push_back({at});
            place = static_cast<std::uint16_t>(reached_.size());
        }
        if (place > before) {
            Reached& to = reached_[place - 1U];
            to.from.at(to.count++) = static_cast<std::uint16_t>(from);
        }
    }

    /// The ways that share no cell, up to so many. They are laid one after the other, the nearest ends first,
    /// and none is moved for another, so there may be one more.
    [[nodiscard]] std::int32_t count_ways_apart(std::int32_t most) const {
        std::vector<bool> used(reached_.size());
        std::int32_t count = 0;
        for (std::size_t end = 1; end < reached_.size() && count < most; ++end) {
            count += reached_[end].holds && !used[end] && leads_back(end, used) ? 1 : 0;
        }
        return count;
    }

    /// True if unused cells lead from the hero to this one. Uses up those that it tries: no later way passes
    /// one that led nowhere.
    [[nodiscard]] bool leads_back(std::size_t end, std::vector<bool>& used) const {
        used[end] = true;
        const Reached& reached = reached_[end];
        return std::any_of(reached.from.begin(), reached.from.begin() + reached.count, [&](std::size_t from) {
            return from == 0 || (!used[from] && leads_back(from, used));
        });
    }

    [[nodiscard]] std::uint16_t& place_of(core::Point at) {
        const core::Point from_corner = at - here_ + core::Point{most_steps, most_steps};
        return places_[static_cast<std::size_t>(from_corner.y)][static_cast<std::size_t>(from_corner.x)];
    }

    /// True if the hero can't walk where it wants, or what it stands in may keep it from that by then.
    [[nodiscard]] bool is_stuck(std::int32_t now) const {
        return (hazards_ != nullptr && (hazards_->get(here_) || now > foreseen_)) || is_bound(game_, hero_id);
    }

    /// True if a step there ends there, in one turn, and is no harm.
    [[nodiscard]] bool is_safe(core::Point at) const {
        const bool changed = std::ranges::any_of(
            changes_, [at](const Announcement* announced) { return reaches(*announced, at); });
        const CellMatter matter = matter_at(game_.world.level.matter, at);
        const bool held = matter.cover.valid() && hinders(game_.catalog, game_.catalog.matter(matter.cover));
        return !changed && !game_.world.caches.flags[at].has(CellFlag::Blocks) && !held &&
               !is_slippery(game_.catalog, matter) && (hazards_ == nullptr || !hazards_->get(at));
    }

    MutableGameState game_;
    const spatial::BitGrid* hazards_;  ///< null: nothing burns or drifts
    std::int32_t foreseen_;            ///< the ticks from now for which they hold
    core::Point here_;
    std::vector<Reached> reached_;
    std::vector<const Announcement*> changes_;  ///< those already cast that change cells
    static constexpr std::size_t side = 2 * most_steps + 1;
    std::array<std::array<std::uint16_t, side>, side> places_{};  ///< in `reached_`, from 1; 0: not there
};

/// The others who could step into the hero's way: those near, who may wake.
std::int32_t count_near(const World& world, EntityId monster) {
    constexpr std::int32_t near = 7;
    const core::Point here = position_of(world, hero_id);
    return static_cast<std::int32_t>(std::ranges::count_if(world.entities.minds.ids(), [&](EntityId other) {
        return other != monster && core::chebyshev_distance(position_of(world, other), here) <= near;
    }));
}

}  // namespace

bool has_way_out(MutableGameState game, EntityId monster, const Announcement& wanted) {
    const World& world = game.world;
    std::vector<Coming> coming{{ticks_of_action(world, monster, turns_of_announcement), &wanted}};
    for (const auto& [other, announced] : entries(world.entities.announcements)) {
        coming.push_back({world.entities.initiatives[other].counter, &announced});
    }
    std::ranges::sort(coming, {}, &Coming::ticks);
    return Escape(game).passes(coming, count_near(world, monster));
}

bool needs_way_out(const World& world, core::Point at) {
    return world.caches.actors[at] == hero_id && is_announced_at(world, at);
}

bool leave_way_out(const World& world, core::Point at, const std::vector<content::ItemEffect>& effects) {
    return !needs_way_out(world, at) || std::ranges::all_of(effects, [](const content::ItemEffect& effect) {
        return std::holds_alternative<content::DamageEffect>(effect);
    });
}

}  // namespace torchwake::rules
