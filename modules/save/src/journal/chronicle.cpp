#include "values/value_type.hpp"

#include <torchwake/rules/event.hpp>
#include <torchwake/save/chronicle.hpp>

#include <algorithm>
#include <utility>
#include <variant>

namespace torchwake::save {
namespace {

using rules::Event;

/// Clears the ids of an event's actors, which may be gone when it is read.
void forget_ids(Event& event) {
    const Alternative& kind = event_alternatives()[event.index()];
    for (const Field& field : kind.type->fields) {
        if (field.type == &value_type<rules::ActorRef>) {
            void* const facts = const_cast<void*>(kind.value_in(&event));
            static_cast<rules::ActorRef*>(field.member_of(facts))->id = rules::EntityId{};
        }
    }
}

/// True if one of these kinds happened to an actor out of the hero's sight.
template <class... Kinds>
bool is_unseen(const Event& event) {
    const auto unseen = [](const auto* what) { return what != nullptr && !what->actor.seen; };
    return (unseen(std::get_if<Kinds>(&event)) || ...);
}

/// True for events that would crowd out the others: steps, waits unless the hero regained something, unseen
/// acts of others, and areas, whose victims have events of their own.
bool is_routine(const Event& event) {
    if (const auto* const waited = std::get_if<rules::ActorWaited>(&event)) {
        // Without an id it comes from a stored chronicle, which has passed this check.
        return waited->regained == 0 || (waited->actor.id.valid() && waited->actor.id != rules::hero_id);
    }
    return std::holds_alternative<rules::ActorWalked>(event) ||
           std::holds_alternative<rules::AreaStruck>(event) ||
           is_unseen<rules::DoorOpened, rules::DoorClosed, rules::ActorWoke, rules::ActorNoticed>(event);
}

}  // namespace

void Chronicle::add(std::int32_t turn, Event event) {
    add_killed(encounters_, event);
    if (is_routine(event)) {
        return;
    }
    forget_ids(event);
    append({turn, event});
}

void Chronicle::add(std::int32_t turn, Remark remark) {
    append({turn, kept_remark(std::move(remark))});
}

void Chronicle::append(ChronicleEntry entry) {
    if (entries_.size() == 2 * capacity) {
        entries_.erase(entries_.begin(), entries_.begin() + capacity);
    }
    entries_.push_back(std::move(entry));
}

void Chronicle::add(std::int32_t turn, std::span<const Event> events) {
    for (const Event& event : events) {
        add(turn, event);
    }
}

void Chronicle::add_turn(const forecast::Knowledge& knowledge, std::span<const Event> events) {
    add(knowledge.turn(), events);
    knowledge.copy_bodies(in_view_);
    add_met(encounters_, in_view_);
    constexpr std::int32_t full = 1000;
    const forecast::HeroFacts hero = knowledge.hero();
    add_health(health_, knowledge.turn(), {hero.hit_points * full / hero.max_hit_points, knowledge.depth()});
}

std::span<const ChronicleEntry> Chronicle::entries() const {
    const std::span<const ChronicleEntry> all = entries_;
    return all.last(std::min(all.size(), capacity));
}

bool operator==(const Chronicle& a, const Chronicle& b) {
    return std::ranges::equal(a.entries(), b.entries()) && a.encounters() == b.encounters() &&
           a.health() == b.health();
}

rules::CauseOfDeath cause_of_death(const content::Catalog& catalog, const Chronicle& chronicle) {
    rules::Inquest inquest(catalog.hero());
    for (const ChronicleEntry& entry : chronicle.entries()) {
        if (const Event* const event = entry.event()) {
            inquest.hear(*event);
        }
    }
    return inquest.cause();
}

}  // namespace torchwake::save
