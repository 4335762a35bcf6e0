#include <torchwake/forecast/turn_order.hpp>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <tuple>

namespace torchwake::forecast {
namespace {

/// An actor that acts again and again, or matter that changes in beats. Times are in half ticks, so that the
/// mean of two waits is a whole number.
struct Acting {
    KnownReadiness readiness;
    std::int32_t next = 0;     ///< the expected time of its next act
    std::int32_t soonest = 0;  ///< the earliest time of that act
    std::int32_t acts = 0;     ///< that were counted
    bool arrives = false;      ///< it acts once: it follows the hero, and nothing is known of its next wait
    bool beat = false;         ///< no actor: each of its times is known
};

constexpr std::int32_t halves = 2;
/// The acts of an actor whose times are known.
constexpr std::int32_t exact_acts = 2;

bool is_exact(const Acting& acting) {
    return acting.beat || acting.acts < exact_acts;
}

/// True if the act comes before any of the others that depend on a die not drawn yet.
bool is_certain(const std::vector<Acting>& all, const Acting& act) {
    return is_exact(act) && std::ranges::all_of(all, [&act](const Acting& other) {
               return is_exact(other) ||
                      std::tuple(other.soonest, other.readiness.id) > std::tuple(act.next, act.readiness.id);
           });
}

/// True if the next beats do more than dry what is wet.
bool does_more_than_dry(const Knowledge& knowledge, const rules::Activity& active) {
    const auto any = [](const auto& plane) {
        return std::ranges::any_of(plane.span(), [](auto value) { return value != 0; });
    };
    const auto burns = [](const KnownActor& actor) { return actor.burning > 0; };
    return active.flowing || any(active.fuel) || any(active.heat) || any(active.coming) ||
           any(active.amount) || knowledge.hero().burning > 0 ||
           std::ranges::any_of(knowledge.actors_in_view(), burns);
}

/// The actors in view, those who are about to arrive, and the beats, which come last at their moment.
std::vector<Acting> all_who_act(const Knowledge& knowledge) {
    std::vector<Acting> all;
    for (const KnownReadiness& readiness : knowledge.readiness()) {
        const std::int32_t first = readiness.ticks * halves;
        all.push_back({.readiness = readiness, .next = first, .soonest = first});
    }
    for (const KnownFollower& follower : knowledge.followers()) {
        const std::int32_t first = follower.ticks * halves;
        all.push_back({.readiness = {.id = follower.id, .kind = follower.kind, .at = follower.at},
                       .next = first,
                       .soonest = first,
                       .arrives = true});
    }
    if (const rules::Activity active = knowledge.matter().active; does_more_than_dry(knowledge, active)) {
        const std::int32_t first = active.ticks * halves;
        KnownReadiness nobody;
        nobody.wait = rules::ticks_of_a_beat;
        all.push_back({.readiness = nobody, .next = first, .soonest = first, .beat = true});
    }
    return all;
}

void count_act(const Knowledge& knowledge, Acting& acting) {
    ++acting.acts;
    if (acting.arrives) {
        acting.acts = exact_acts;
        acting.soonest = acting.next + halves;
        acting.next = std::numeric_limits<std::int32_t>::max();
    } else if (is_exact(acting)) {
        acting.next += acting.readiness.wait * halves;
        acting.soonest = acting.next;
    } else {
        const WaitBounds bounds = knowledge.wait_bounds(acting.readiness.id, acting.acts - 1);
        acting.soonest = acting.next + bounds.shortest * halves;
        acting.next += bounds.shortest + bounds.longest;
    }
}

/// Counts an actor's acts before `end`, if its second one is at `second`, before that, and each later wait is
/// the shortest or the longest one.
std::int32_t count_acts(const Knowledge& knowledge, rules::EntityId actor, std::int32_t second,
                        std::int32_t end, std::int32_t WaitBounds::* bound) {
    std::int32_t acts = exact_acts;
    std::int32_t time = second + knowledge.wait_bounds(actor, acts - 1).*bound;
    while (time < end) {
        ++acts;
        time += knowledge.wait_bounds(actor, acts - 1).*bound;
    }
    return acts;
}

}  // namespace

std::vector<UpcomingAct> upcoming_acts(const Knowledge& knowledge, std::size_t count) {
    std::vector<Acting> all = all_who_act(knowledge);
    std::vector<UpcomingAct> acts;
    bool certain = true;
    while (acts.size() < count) {
        const auto next = std::ranges::min_element(
            all, {}, [](const Acting& acting) { return std::tuple(acting.next, acting.readiness.id); });
        const KnownReadiness& who = next->readiness;
        certain = certain && is_certain(all, *next);
        acts.push_back({who.id, who.kind, who.at, certain, next->beat});
        count_act(knowledge, *next);
    }
    return acts;
}

std::optional<ActForecast> acts_before_hero(const Knowledge& knowledge, rules::EntityId actor) {
    const std::vector<KnownReadiness> all = knowledge.readiness();
    const auto found = std::ranges::find(all, actor, &KnownReadiness::id);
    if (found == all.end()) {
        return std::nullopt;
    }
    ActForecast forecast{.ticks = found->ticks, .turn = all.front().ticks + all.front().wait};
    const std::int32_t second = found->ticks + found->wait;
    if (second >= forecast.turn) {
        forecast.fewest = forecast.most = found->ticks < forecast.turn ? 1 : 0;
        return forecast;
    }
    const auto count = [&](std::int32_t WaitBounds::* bound) {
        return count_acts(knowledge, actor, second, forecast.turn, bound);
    };
    forecast.fewest = count(&WaitBounds::longest);
    forecast.most = count(&WaitBounds::shortest);
    return forecast;
}

}  // namespace torchwake::forecast
