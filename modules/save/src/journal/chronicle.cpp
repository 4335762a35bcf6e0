#include <torchwake/rules/event.hpp>
#include <torchwake/rules/fields.hpp>
#include <torchwake/save/chronicle.hpp>

#include <algorithm>
#include <string_view>
#include <type_traits>
#include <utility>

namespace torchwake::save {
namespace {

using rules::Event;

/// Clears the ids of an event's actors, which may be gone when it is read.
void forget_ids(Event& event) {
    std::visit(
        [](auto& what) {
            rules::visit_fields(what, [](std::string_view, auto& field) {
                if constexpr (std::is_same_v<std::remove_cvref_t<decltype(field)>, rules::ActorRef>) {
                    field.id = rules::EntityId{};
                }
            });
        },
        event);
}

/// True for events that would crowd out the others: steps, waits unless the hero regained something, unseen
/// acts of others, and areas, whose victims have events of their own.
bool is_routine(const Event& event) {
    return std::visit(
        [](const auto& what) {
            using Kind = std::remove_cvref_t<decltype(what)>;
            if constexpr (std::is_same_v<Kind, rules::ActorWalked> ||
                          std::is_same_v<Kind, rules::AreaStruck>) {
                return true;
            } else if constexpr (std::is_same_v<Kind, rules::ActorWaited>) {
                // Without an id it comes from a stored chronicle, which has passed this check.
                return what.regained == 0 || (what.actor.id.valid() && what.actor.id != rules::hero_id);
            } else if constexpr (std::is_same_v<Kind, rules::DoorOpened> ||
                                 std::is_same_v<Kind, rules::DoorClosed> ||
                                 std::is_same_v<Kind, rules::ActorWoke> ||
                                 std::is_same_v<Kind, rules::ActorNoticed>) {
                return !what.actor.seen;
            } else {
                return false;
            }
        },
        event);
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
