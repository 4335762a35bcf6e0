#include "escape.hpp"

#include "fuel.hpp"

#include <torchwake/core/grid.hpp>
#include <torchwake/rules/matter.hpp>
#include <torchwake/spatial/bit_grid.hpp>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

namespace torchwake::bots {
namespace {

using forecast::Knowledge;

// The costs of a way. Harm counts most; of equal ways the shortest is best.
constexpr std::int32_t cost_of_spell = 256;     ///< of an announced spell
constexpr std::int32_t cost_of_harm = 64;       ///< of a beat in a harmful cell
constexpr std::int32_t cost_of_lit_fuel = 32;   ///< of a beat in fuel, while the hero burns
constexpr std::int32_t gain_of_water = 32;      ///< of a beat in water, while the hero burns
constexpr std::int32_t cost_of_gas = 48;        ///< of a step that makes gas
constexpr std::int32_t cost_of_near_harm = 24;  ///< of an end beside harm
constexpr std::int32_t cost_of_end_in_fuel = 16;
constexpr std::int32_t cost_of_step = 1;
constexpr std::int32_t unreached = std::numeric_limits<std::int32_t>::max();
/// More actions than a plain hero has within the forecast beats.
constexpr std::int32_t most_actions = 16;

/// The cheapest way to a cell.
struct Way {
    std::int32_t cost = unreached;
    std::optional<core::Direction> first;  ///< nothing: it begins with a wait

    /// A way that begins at once is better than an equal one that does not.
    [[nodiscard]] bool is_better_than(const Way& other) const {
        return cost < other.cost || (cost == other.cost && first && !other.first);
    }
};

/// Searches the ways of the hero, action by action, with the beats between them.
class Escape {
  public:
    Escape(const Knowledge& knowledge, const forecast::MatterForecast& forecast,
           const spatial::OpenNeighbours& steps)
        : knowledge_(knowledge),
          forecast_(forecast),
          steps_(steps),
          announced_(knowledge.announcements()),
          hero_(knowledge.hero()),
          occupied_(knowledge.size()),
          ways_(knowledge.size()) {
        for (const forecast::KnownActor& actor : knowledge.actors_in_view()) {
            occupied_.set(actor.at);
        }
    }

    [[nodiscard]] std::optional<core::Direction> first_step() {
        std::int32_t staying = cost_of_end(hero_.at);
        ways_[hero_.at] = {0, std::nullopt};
        reached_.assign(1, hero_.at);
        std::size_t beat = 0;
        std::int32_t ticks = forecast_.ticks;  // until that beat
        std::size_t spell = 0;
        const auto goes_on = [&] { return beat < beats() || spell < announced_.size(); };
        for (std::int32_t action = 0; action < most_actions && goes_on(); ++action) {
            take_action(action == 0);
            const std::int32_t end = (action + 1) * hero_.wait;
            for (; beat < beats() && ticks < end; ++beat, ticks += rules::ticks_of_a_beat) {
                staying += pass([this, beat](core::Point at) { return cost_of_beat(beat, at); });
            }
            for (; spell < announced_.size() && announced_[spell].ticks < end; ++spell) {
                staying += pass([&cells = announced_[spell].cells](core::Point at) {
                    return std::ranges::binary_search(cells, at) ? cost_of_spell : 0;
                });
            }
        }
        const Way best = cheapest();
        return best.cost < staying ? best.first : std::nullopt;
    }

  private:
    [[nodiscard]] std::size_t beats() const { return forecast_.harmful.size(); }
    void take_action(bool is_first) {
        core::Grid<Way> next(knowledge_.size());
        std::vector<core::Point> reached;
        const auto reach = [&](core::Point at, const Way& way) {
            if (next[at].cost == unreached) {
                reached.push_back(at);
            }
            if (way.is_better_than(next[at])) {
                next[at] = way;
            }
        };
        for (const core::Point from : reached_) {
            reach(from, ways_[from]);
            for (const core::Direction direction : core::all_directions) {
                const core::Point to = core::step(from, direction);
                if (steps_.allows(from, direction) && !occupied_.get(to)) {
                    const std::int32_t gas = gives_off_fuel(knowledge_, to) ? cost_of_gas : 0;
                    reach(to, {ways_[from].cost + cost_of_step + gas,
                               is_first ? std::optional(direction) : ways_[from].first});
                }
            }
        }
        ways_ = std::move(next);
        reached_ = std::move(reached);
    }

    /// Adds the costs of a moment to all ways. Returns that of staying.
    template <class Cost>
    std::int32_t pass(const Cost& cost) {
        for (const core::Point at : reached_) {
            ways_[at].cost += cost(at);
        }
        return cost(hero_.at);
    }

    [[nodiscard]] std::int32_t cost_of_beat(std::size_t beat, core::Point at) const {
        if (forecast_.harmful[beat].get(at)) {
            return cost_of_harm;
        }
        if (hero_.burning == 0) {
            return 0;
        }
        const rules::CellMatter here = knowledge_.matter(at);
        const bool in_water = here.liquid.valid() && knowledge_.catalog().matter(here.liquid).wets;
        return (is_fuel(knowledge_, at) ? cost_of_lit_fuel : 0) - (in_water ? gain_of_water : 0);
    }

    [[nodiscard]] std::int32_t cost_of_end(core::Point at) const {
        if (forecast_.harmful.empty()) {
            return 0;
        }
        const spatial::BitGrid& harmful = forecast_.harmful.back();
        const bool is_near = std::ranges::any_of(core::all_directions, [&](core::Direction direction) {
            const core::Point beside = core::step(at, direction);
            return knowledge_.size().contains(beside) && harmful.get(beside);
        });
        return (is_near ? cost_of_near_harm : 0) + (is_fuel(knowledge_, at) ? cost_of_end_in_fuel : 0);
    }

    [[nodiscard]] Way cheapest() const {
        Way best;
        for (const core::Point at : reached_) {
            const Way way{ways_[at].cost + cost_of_end(at), ways_[at].first};
            best = way.is_better_than(best) ? way : best;
        }
        return best;
    }

    const Knowledge& knowledge_;
    const forecast::MatterForecast& forecast_;
    const spatial::OpenNeighbours& steps_;
    std::vector<forecast::KnownAnnouncement> announced_;
    forecast::HeroFacts hero_;
    spatial::BitGrid occupied_;
    core::Grid<Way> ways_;
    std::vector<core::Point> reached_;
};

}  // namespace

std::optional<core::Direction> way_out_of_harm(const Knowledge& knowledge,
                                               const forecast::MatterForecast& forecast,
                                               const spatial::OpenNeighbours& steps) {
    return Escape(knowledge, forecast, steps).first_step();
}

}  // namespace torchwake::bots
