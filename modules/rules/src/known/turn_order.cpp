#include <torchwake/rules/turn_order.hpp>

#include <algorithm>
#include <cstdint>
#include <tuple>

namespace torchwake::rules {
namespace {

/// An actor that acts again and again. Times are in half ticks, so that the mean of two waits is a whole
/// number.
struct Acting {
    KnownReadiness readiness;
    std::int32_t next = 0;           ///< the expected time of its next act
    std::int32_t soonest_again = 0;  ///< the earliest time of an act after its first
    bool has_acted = false;
};

constexpr std::int32_t halves = 2;

/// True if no actor that has acted can act again before another's first act.
bool nobody_comes_between(const std::vector<Acting>& all, const Acting& first) {
    return std::ranges::all_of(all, [&first](const Acting& other) {
        return !other.has_acted || std::tuple(other.soonest_again, other.readiness.id) >
                                       std::tuple(first.next, first.readiness.id);
    });
}

}  // namespace

std::vector<UpcomingAct> upcoming_acts(const Knowledge& knowledge, std::size_t count) {
    std::vector<Acting> all;
    for (const KnownReadiness& readiness : knowledge.readiness()) {
        all.push_back({readiness, readiness.ticks * halves, 0, false});
    }
    std::vector<UpcomingAct> acts;
    bool certain = true;
    while (acts.size() < count) {
        const auto next = std::ranges::min_element(
            all, {}, [](const Acting& acting) { return std::tuple(acting.next, acting.readiness.id); });
        const KnownReadiness& who = next->readiness;
        certain = certain && !next->has_acted && nobody_comes_between(all, *next);
        acts.push_back({who.id, who.kind, who.at, certain});
        next->soonest_again = next->next + who.shortest * halves;
        next->next += who.shortest + who.longest;
        next->has_acted = true;
    }
    return acts;
}

}  // namespace torchwake::rules
