#include <torchwake/rules/fate.hpp>
#include <torchwake/save/encounters.hpp>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <iterator>

namespace torchwake::save {
namespace {

Encounter& entry_of(Encounters& encounters, content::MonsterId kind) {
    const auto place = std::ranges::lower_bound(encounters.kinds, kind, {}, &Encounter::kind);
    if (place != encounters.kinds.end() && place->kind == kind) {
        return *place;
    }
    return *encounters.kinds.insert(place, Encounter{kind});
}

template <class Range, class Projection = std::identity>
bool rises(const Range& values, Projection projection = {}) {
    return std::ranges::adjacent_find(values, std::ranges::greater_equal(), projection) == values.end();
}

}  // namespace

Encounter encounter_with(const Encounters& encounters, content::MonsterId kind) {
    const auto place = std::ranges::lower_bound(encounters.kinds, kind, {}, &Encounter::kind);
    return place != encounters.kinds.end() && place->kind == kind ? *place : Encounter{kind};
}

void add_met(Encounters& encounters, const std::vector<forecast::KnownBody>& in_view) {
    for (const forecast::KnownBody& body : in_view) {
        const auto place = std::ranges::lower_bound(encounters.seen, body.id);
        if (body.id != rules::hero_id && (place == encounters.seen.end() || *place != body.id)) {
            encounters.seen.insert(place, body.id);
            ++entry_of(encounters, body.kind).met;
        }
    }
}

void add_killed(Encounters& encounters, const rules::Event& event) {
    if (const rules::ActorRef* const victim = rules::victim_of_hero(event)) {
        ++entry_of(encounters, victim->kind).killed;
    }
}

bool is_sound(const Encounters& encounters) {
    const auto in_range = [](const Encounter& entry) {
        return entry.kind.valid() && entry.met >= 0 && entry.killed >= 0 && entry.met + entry.killed > 0;
    };
    std::int64_t met = 0;
    for (const Encounter& entry : encounters.kinds) {
        met += entry.met;
    }
    return std::ranges::all_of(encounters.kinds, in_range) && rises(encounters.kinds, &Encounter::kind) &&
           rises(encounters.seen) && std::ranges::all_of(encounters.seen, &rules::EntityId::valid) &&
           met == std::ssize(encounters.seen);
}

}  // namespace torchwake::save
