#include "fight/strike.hpp"

#include "fight/blow_tricks.hpp"
#include "fight/death.hpp"
#include "fight/hostility.hpp"
#include "fight/powers.hpp"
#include "fight/shot.hpp"
#include "items/identification.hpp"
#include "level/matter.hpp"
#include "level/noise.hpp"
#include "level/placement.hpp"
#include "magic/saving_throws.hpp"
#include "turn/conditions.hpp"
#include "world/actor_ref.hpp"
#include "world/limits.hpp"

#include <torchwake/core/contract.hpp>
#include <torchwake/rules/apparent_kind.hpp>
#include <torchwake/rules/flight.hpp>
#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/lookups.hpp>
#include <torchwake/rules/queries.hpp>
#include <torchwake/rules/touch.hpp>

#include <range/v3/action/sort.hpp>
#include <range/v3/range/conversion.hpp>
#include <range/v3/view/filter.hpp>
#include <range/v3/view/transform.hpp>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <tuple>
#include <vector>

namespace torchwake::rules {
std::vector<EntityId> actors_around(const World& world, core::Point place,
                                    const std::vector<core::Point>& cells) {
    const auto nearest_first = [place](const Placed& actor) {
        return std::tuple(core::chebyshev_distance(place, actor.at), actor.id);
    };
    auto found =
        cells |
        ranges::views::transform([&world](core::Point at) { return Placed{world.caches.actors[at], at}; }) |
        ranges::views::filter([](const Placed& actor) { return actor.id.valid(); }) |
        ranges::to<std::vector>() | ranges::actions::sort(std::less{}, nearest_first);
    return found | ranges::views::transform(&Placed::id) | ranges::to<std::vector>();
}

namespace {

/// One use of an aimed item or spell, or one break, against those that it reaches. Keeps the user's values at
/// that moment, because the user may die of the first effect.
class Strike {
  public:
    Strike(MutableGameState game, EntityId user, const content::EffectSource& source,
           const std::vector<core::Point>* cells, Events& events)
        : game_(game),
          cells_(cells),
          user_(actor_ref(game, user)),
          intelligence_(attributes_of(game, user).intelligence),
          source_(source),
          events_(events),
          aim_(flight_of(game.catalog, source)),
          effects_(game.catalog.effects_of(source)) {}

    /// Returns those whom it reached and whom no saving throw spared.
    [[nodiscard]] std::vector<EntityId> aim_at(core::Point target) {
        FlightManner manner = manner_of(aim_);
        manner.pierces |= cells_ != nullptr;
        const Flight flight = trace_flight(game_, user_.at, target, manner);
        events_.emplace_back(MissileFlew{user_, shown(), user_.at, target,
                                         static_cast<std::int32_t>(flight.cells.size()),
                                         flight.ties == spatial::Ties::Upper, source_.spell});
        if (game_.catalog.breaks(source_)) {
            events_.emplace_back(ItemBroke{shown(), flight.end, game_.world.caches.visible.get(flight.end)});
        }
        const std::size_t before = events_.size();
        for (const content::ItemEffect& effect : effects_) {
            std::visit([this, &flight, target](const auto& what) { change_place(what, flight, target); },
                       effect);
        }
        const bool broke_cover =
            std::any_of(events_.begin() + static_cast<std::ptrdiff_t>(before), events_.end(),
                        [](const Event& event) { return std::holds_alternative<CoverBroke>(event); });
        way_ = flight.cells;
        const std::vector<core::Point> cells = cells_of(flight);
        const bool strikes =
            aim_.radius.value > 0 || aim_.pierces || flight.victim.valid() || cells.size() > 1;
        if (strikes) {
            reached_ = reached_in(flight, cells);
        }
        if (game_.catalog.breaks(source_)) {
            spill(flight.end, broke_cover);
        }
        if (strikes) {
            strike_all(flight.end);
        }
        return unspared();
    }

  private:
    /// The cells in which it works.
    [[nodiscard]] std::vector<core::Point> cells_of(const Flight& flight) const {
        return cells_ != nullptr ? *cells_ : reached_cells(game_, flight, aim_);
    }

    /// The kind for which the hero takes the item.
    [[nodiscard]] content::ItemId shown() const {
        return source_.item.valid() ? apparent_kind(game_, source_.item) : source_.item;
    }

    /// The hero learns the kind of what broke if it sees an effect; there is none without anybody to have it.
    void spill(core::Point at, bool broke_cover) {
        const bool seen = game_.world.caches.visible.get(at);
        const bool works_here = broke_cover || std::ranges::any_of(effects_, content::changes_place);
        const bool victim_seen =
            std::ranges::any_of(reached_, [this](EntityId victim) { return actor_ref(game_, victim).seen; });
        if (victim_seen || (seen && works_here)) {
            learn_kind(game_, source_.item, hero_id, events_);
        }
        if (reached_.empty() && !works_here) {
            events_.emplace_back(ItemSpilt{shown(), at, seen});
        }
    }

    void strike_all(core::Point at) {
        events_.emplace_back(AreaStruck{user_, shown(), at, aim_.radius.value,
                                        game_.world.caches.visible.get(at), source_.spell});
        resisted_ =
            roll_saves(game_, game_.world.streams.combat, {aim_.save, intelligence_}, reached_, events_);
        for (const content::ItemEffect& effect : effects_) {
            std::visit([this](const auto& what) { happen(what); }, effect);
        }
    }

    [[nodiscard]] std::vector<EntityId> unspared() const {
        std::vector<EntityId> found;
        for (std::size_t place = 0; place < reached_.size(); ++place) {
            if (!resisted_[place]) {
                found.push_back(reached_[place]);
            }
        }
        return found;
    }

    void happen(const content::DamageEffect& effect) {
        const std::int32_t damage = roll_strike(game_.world.streams.combat, effect.dice, intelligence_);
        for_each_living([this, damage](EntityId victim, bool saved) {
            const std::int32_t whole = damage * (is_shocked(victim) ? wet_multiplier : 1);
            const std::int32_t taken = saved ? saved_damage(aim_.save->spares, whole) : whole;
            if (saved && taken == 0) {
                respond_to_attack(game_, victim, user_, events_);
                return;
            }
            events_.emplace_back(
                ActorHurt{actor_ref(game_, victim), user_, source_.item, taken, source_.spell});
            hurt(game_, victim, taken, user_, events_);
        });
    }

    /// True if lightning strikes the wet.
    [[nodiscard]] bool is_shocked(EntityId victim) const {
        const CellMatter here = matter_at(game_.world.level.matter, position_of(game_, victim));
        return aim_.conducts &&
               (exposure_of(game_, victim).wet > 0 || soaks(game_.catalog, kind_of(victim), here));
    }

    [[nodiscard]] const content::MonsterDef& kind_of(EntityId actor) const {
        return definition_of(game_, actor);
    }

    /// Those in the cells that the strike itself reaches, and those whom it reaches through water.
    [[nodiscard]] std::vector<EntityId> reached_in(const Flight& flight,
                                                   const std::vector<core::Point>& cells) const {
        std::vector<EntityId> reached = actors_around(game_, flight.end, cells);
        if (aim_.conducts) {
            const std::vector<core::Point> direct = directly_reached_cells(game_, flight, aim_);
            std::erase_if(reached, [this, &direct](EntityId actor) {
                return kind_of(actor).flies && !std::ranges::binary_search(direct, position_of(game_, actor));
            });
        }
        return reached;
    }

    void happen(const content::LastingEffect& effect) {
        const content::LastingEffect lasting = used_by(effect, intelligence_);
        if (lasting.turns == 0) {
            return;
        }
        for_each_living([this, &lasting](EntityId victim, bool saved) {
            if (!saved) {
                begin_condition(game_, victim, lasting, user_, events_);
            }
            if (!content::is_welcome(lasting.kind, lasting.amount)) {
                respond_to_attack(game_, victim, user_, events_);
            }
        });
    }

    void happen(const content::HeatEffect& effect) {
        for_each_living([this, &effect](EntityId victim, bool saved) {
            if (!saved) {
                set_alight(game_, victim, effect.amount, deed(), events_);
            }
        });
    }

    void happen(const content::PushEffect& effect) {
        for_each_living([this, &effect](EntityId victim, bool saved) {
            if (!saved) {
                throw_back(game_, victim, user_, effect.cells, events_);
            }
            respond_to_attack(game_, victim, user_, events_);
        });
    }

    /// The nearest of those reached that can be moved changes places with the user.
    void happen(const content::SwapEffect&) {
        for (std::size_t place = 0; place < reached_.size(); ++place) {
            const EntityId victim = reached_[place];
            const bool moves = victim != user_.id && is_alive(game_, victim) && !resisted_[place] &&
                               !is_rooted(game_, victim) &&
                               !game_.world.caches.perils.get(position_of(game_, victim)) &&
                               !game_.world.caches.perils.get(position_of(game_, user_.id));
            if (moves && is_alive(game_, user_.id)) {
                swap_actors(game_, user_.id, victim);
                events_.emplace_back(ActorsSwapped{actor_ref(game_, user_.id), actor_ref(game_, victim)});
                respond_to_attack(game_, victim, actor_ref(game_, user_.id), events_);
                return;
            }
        }
    }

    /// The user comes to the last free cell of the flight.
    void happen(const content::ChargeEffect&) {
        const auto last = std::ranges::find_if(way_.rbegin(), way_.rend(), [this](core::Point at) {
            return is_vacant(game_, at) && !game_.world.caches.perils.get(at);
        });
        if (last != way_.rend() && is_alive(game_, user_.id) && !is_rooted(game_, user_.id)) {
            const core::Point from = position_of(game_, user_.id);
            move_actor(game_, user_.id, *last);
            events_.emplace_back(ActorWalked{actor_ref(game_, user_.id), from});
        }
    }

    void happen(const content::DouseEffect&) {
        for_each_living([this](EntityId victim, bool saved) {
            Torch* const torch = game_.world.entities.torches.find(victim);
            if (torch != nullptr && torch->lit && !saved) {
                torch->lit = false;
                events_.emplace_back(TorchSwitched{actor_ref(game_, victim), false, true});
            }
            respond_to_attack(game_, victim, user_, events_);
        });
    }

    /// `change_place` applies these, and `bring_about` the effects on a body that are no strike.
    template <class Effect>
    void happen(const Effect&) {}

    /// Digs on from the last cell of the flight through the wall of which the level is made, but not through
    /// its border, a vault or a house.
    void change_place(const content::DigEffect& effect, const Flight& flight, core::Point target) {
        const content::LevelDef& level = game_.catalog.level_at(game_.world.level.depth);
        const auto direction = core::direction_towards(user_.at, target);
        const core::Rect inside = core::Rect{{0, 0}, game_.world.level.tiles.size()}.grown(-1);
        core::Point at = flight.end;
        std::int32_t dug = 0;
        while (direction && game_.world.level.depth >= way_out_depth && dug < effect.cells) {
            at = core::step(at, *direction);
            if (!inside.contains(at) || game_.world.level.tiles[at] != level.tiles.wall) {
                break;
            }
            change_tile(game_, at, level.tiles.floor);
            ++dug;
        }
        events_.emplace_back(WallsDug{user_, flight.end, dug, user_.seen});
    }

    void change_place(const content::NoiseEffect& effect, const Flight& flight, core::Point) {
        add_noise_at(game_, flight.end, effect.reach);
        events_.emplace_back(NoiseMade{user_, flight.end, game_.world.caches.visible.get(flight.end)});
    }

    void change_place(const content::PushEffect& effect, const Flight& flight, core::Point) {
        for (const core::Point at : cells_of(flight)) {
            push_against(game_, at, effect.cells, events_);
        }
    }

    void change_place(const content::HeatEffect& effect, const Flight& flight, core::Point) {
        for (const core::Point at : cells_ != nullptr ? *cells_ : heated_cells(game_, flight, aim_)) {
            add_heat(game_, at, effect.amount, deed());
        }
    }

    void change_place(const content::MatterEffect& effect, const Flight& flight, core::Point) {
        const std::vector<core::Point> cells = cells_of(flight);
        bring_matter(game_, flight.end, cells, effect, deed(), events_);
    }

    void change_place(const content::DouseEffect&, const Flight& flight, core::Point) {
        for (const core::Point at : cells_of(flight)) {
            const content::TileId lamp = game_.world.level.tiles[at];
            const content::TileDef& tile = game_.catalog.tile(lamp);
            if (tile.light && tile.switches_to) {
                change_tile(game_, at, *tile.switches_to);
                events_.emplace_back(LampSwitched{user_, lamp, at});
            }
        }
    }

    [[nodiscard]] Deed deed() const { return {user_.id, user_.kind, source_.item, source_.spell}; }

    template <class Effect>
    void change_place(const Effect&, const Flight&, core::Point) {}

    template <class Do>
    void for_each_living(const Do& what) {
        for (std::size_t place = 0; place < reached_.size(); ++place) {
            if (is_alive(game_, reached_[place])) {
                what(reached_[place], resisted_[place]);
            }
        }
    }

    MutableGameState game_;
    const std::vector<core::Point>* cells_;  ///< that it reaches in any case; null: as it flies
    ActorRef user_;
    std::int32_t intelligence_;
    content::EffectSource source_;
    Events& events_;
    const content::Aim& aim_;
    const std::vector<content::ItemEffect>& effects_;
    std::vector<core::Point> way_;  ///< of the flight
    std::vector<EntityId> reached_;
    std::vector<bool> resisted_;  ///< as in reached_
};

}  // namespace

bool lose_hit_points(MutableGameState game, EntityId victim, std::int32_t damage, const ActorRef& attacker,
                     Events& events) {
    const std::int32_t least = victim == hero_id && game.world.run.undying ? 1 : 0;
    Vitals& vitals = game.world.entities.vitals[victim];
    const std::int32_t before = vitals.hit_points;
    vitals.hit_points = std::max(least, before - damage);
    if (vitals.hit_points == 0) {
        let_die(game, victim, attacker, events);
        return false;
    }
    use_powers_of_loss(game, victim, before, events);
    return true;
}

void hurt(MutableGameState game, EntityId victim, std::int32_t damage, const ActorRef& attacker,
          Events& events) {
    take_offence(game, victim, attacker, events);
    if (lose_hit_points(game, victim, damage, attacker, events)) {
        respond_to_attack(game, victim, attacker, events);
        if (damage > 0) {
            split_if_hurt(game, victim, events);
        }
    }
}

std::vector<EntityId> strike(MutableGameState game, EntityId user, const content::EffectSource& source,
                             const StrikeTarget& target, Events& events) {
    return Strike(game, user, source, target.cells, events).aim_at(target.at);
}

void afflict(MutableGameState game, const content::Attack& attack, EntityId victim, const ActorRef& attacker,
             Events& events) {
    for (const content::LastingEffect& effect : attack.effects) {
        if (is_alive(game, victim)) {
            const std::int32_t intelligence = attributes_of(game, attacker.id).intelligence;
            begin_condition(game, victim, used_by(effect, intelligence), attacker, events);
        }
    }
    if (attack.sets_alight && is_alive(game, victim)) {
        set_alight(game, victim, heat_of_fire, {attacker.id, attacker.kind}, events);
    }
}

}  // namespace torchwake::rules
