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
#include <bit>
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

/// The first steps of ways, one bit for each direction.
using FirstSteps = std::uint8_t;

/// A cell that the hero can be in, and how the ways there begin.
struct Reached {
    core::Point at;
    FirstSteps by = 0;  ///< 0: it stays where it is
};

/// The ways out.
struct Ways {
    FirstSteps by = 0;      ///< how they begin
    std::int32_t ends = 0;  ///< the cells in which they end
    bool stays = false;     ///< it can stay where it is

    /// True if so many others can't close all of them.
    [[nodiscard]] bool outnumber(std::int32_t others) const {
        return std::min(std::popcount(by), ends) > others;
    }
};

/// The search for a way.
class Escape {
  public:
    explicit Escape(MutableGameState game)
        : game_(game),
          hazards_(game.world.level.matter.active.at_rest() ? nullptr : &hazards_of_the_hero(game)),
          foreseen_(game.world.level.matter.active.ticks + beats_foreseen * ticks_of_a_beat),
          here_(position_of(game, hero_id)),
          reached_{{here_}} {}

    /// The ways that pass all of these.
    [[nodiscard]] Ways past(const std::vector<Coming>& coming) {
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
        Ways ways;
        for (const Reached& reached : reached_) {
            ways.by |= reached.by;
            ways.ends += reached.at == here_ ? 0 : 1;
            ways.stays |= reached.at == here_;
        }
        return ways;
    }

  private:
    /// Drops the cells that a spell reaches.
    void leave(const Announcement& announced) {
        std::erase_if(reached_,
                      [&announced](const Reached& reached) { return reaches(announced, reached.at); });
        places_ = {};
        for (std::size_t place = 0; place < reached_.size(); ++place) {
            place_of(reached_[place].at) = static_cast<std::uint8_t>(place + 1);
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
        for (std::size_t place = 0; place < before; ++place) {
            const Reached from = reached_[place];
            for (const core::Direction direction : free_steps(game_, from.at)) {
                const core::Point to = core::step(from.at, direction);
                if (place_of(to) != 0 || is_safe(to)) {
                    reach(to, from.at == here_ ? step_in(direction) : from.by);
                }
            }
        }
    }

    [[nodiscard]] static FirstSteps step_in(core::Direction direction) {
        return static_cast<FirstSteps>(1U << static_cast<unsigned>(direction));
    }

    void reach(core::Point at, FirstSteps by) {
        std::uint8_t& place = place_of(at);
        if (place == 0) {
            reached_.push_back({at, by});
            place = static_cast<std::uint8_t>(reached_.size());
        } else {
            reached_[place - 1U].by |= by;
        }
    }

    [[nodiscard]] std::uint8_t& place_of(core::Point at) {
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
    std::array<std::array<std::uint8_t, side>, side> places_{};  ///< in `reached_`, from 1; 0: not there
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
    const Ways ways = Escape(game).past(coming);
    return ways.stays || ways.outnumber(count_near(world, monster));
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
