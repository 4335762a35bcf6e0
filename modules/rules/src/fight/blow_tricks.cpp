#include "fight/blow_tricks.hpp"

#include "items/encumbrance.hpp"
#include "items/gear.hpp"
#include "level/spawning.hpp"
#include "turn/conditions.hpp"
#include "world/actor_ref.hpp"

#include <torchwake/rules/apparent_kind.hpp>
#include <torchwake/rules/lookups.hpp>
#include <torchwake/rules/queries.hpp>

#include <range/v3/algorithm/any_of.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <variant>

namespace torchwake::rules {
namespace {

/// The steps for which a thief runs on after it lost its victim from sight.
constexpr std::int32_t steps_of_a_thief = 12;

/// Some things of a pack, one of which is drawn.
class Lot {
  public:
    void add(const SlotContent& slot) { slots_[count_++] = slot; }
    /// Random: one draw, if there is anything.
    [[nodiscard]] std::optional<SlotContent> draw(core::RandomStream& stream) const {
        return count_ == 0 ? std::nullopt : std::optional(slots_[stream.below(count_)]);
    }

  private:
    std::array<SlotContent, Pack::max_slots> slots_{};
    std::uint32_t count_ = 0;
};

/// The tricks of one blow.
class BlowTricks {
  public:
    BlowTricks(MutableGameState game, EntityId attacker, EntityId victim, Events& events)
        : game_(game), attacker_(attacker), victim_(victim), events_(events) {}

    void operator()(const content::StealTrick&) const {
        if (!game_.world.entities.packs.contains(attacker_) || is_laden(game_, attacker_)) {
            return;
        }
        const std::optional<Slot> free = free_slot(game_.world.entities.packs[attacker_]);
        const auto loot = to_steal().draw(game_.world.streams.combat);
        if (free && loot) {
            steal(*loot, *free);
        }
    }

    void operator()(const content::CorrodeTrick& trick) const {
        const auto hit = to_corrode(trick.most).draw(game_.world.streams.combat);
        if (!hit) {
            return;
        }
        ++game_.world.entities.items[hit->item].corrosion;
        note(content::TrickKind::Corrode, apparent_kind(game_, hit->item));
        note_encumbrance(game_, victim_, events_);
    }

    void operator()(const content::GrabTrick& trick) const {
        using content::ConditionKind;
        if (condition_of(game_, victim_, ConditionKind::Held) == nullptr) {
            note(content::TrickKind::Grab, {});
            begin_condition(game_, victim_, {ConditionKind::Held, trick.turns, 1},
                            actor_ref(game_, attacker_), events_);
        }
    }

    /// No other trick follows a blow.
    template <class Other>
    void operator()(const Other&) const {}

  private:
    [[nodiscard]] static std::optional<Slot> free_slot(const Pack& pack) {
        for (const SlotContent& slot : slots(pack)) {
            if (!slot.item.valid()) {
                return slot.slot;
            }
        }
        return std::nullopt;
    }

    /// The things in the pack that are not worn, without the prize.
    [[nodiscard]] Lot to_steal() const {
        Lot lot;
        for (const SlotContent& slot : filled_slots(pack_of(game_.world.entities, victim_))) {
            const bool carried = game_.world.entities.carried.contains(slot.item);
            if (carried && !game_.catalog.item(game_.world.entities.items[slot.item].kind).prize) {
                lot.add(slot);
            }
        }
        return lot;
    }

    /// The worn things that have armour left to lose.
    [[nodiscard]] Lot to_corrode(std::int32_t most) const {
        Lot lot;
        for (const SlotContent& slot : filled_slots(pack_of(game_.world.entities, victim_))) {
            const Item& item = game_.world.entities.items[slot.item];
            const auto& wear = game_.catalog.item(item.kind).wear;
            const bool worn = wear && game_.world.entities.equipped.contains(slot.item);
            if (worn && item.corrosion < std::min(most, wear->armour)) {
                lot.add(slot);
            }
        }
        return lot;
    }

    /// Moves one of a stack into the thief's pack, and lets the thief run.
    void steal(const SlotContent& loot, Slot slot) const {
        const EntityId taken = split_off(game_, loot.item, 1);
        if (taken == loot.item) {
            take_from_pack(game_, taken, victim_, loot.slot);
        }
        put_in_pack(game_, taken, attacker_, slot);
        note(content::TrickKind::Steal, apparent_kind(game_, taken));
        note_encumbrance(game_, victim_, events_);
        note_encumbrance(game_, attacker_, events_);
        if (Mind* const mind = game_.world.entities.minds.find(attacker_)) {
            mind->intent = Intent::Flee;
            mind->prey = victim_;
            mind->last_seen = position_of(game_, victim_);
            mind->search_steps = steps_of_a_thief;
        }
    }

    void note(content::TrickKind kind, content::ItemId item) const {
        events_.emplace_back(TrickUsed{actor_ref(game_, attacker_), kind, actor_ref(game_, victim_), item});
    }

    MutableGameState game_;
    EntityId attacker_;
    EntityId victim_;
    Events& events_;
};

/// True for a grip whose holder is dead, gone or no longer adjacent.
bool has_lost_hold(GameState game, EntityId victim, const Condition& held) {
    if (held.turns == 0 || !held.causer_kind.valid() ||
        content::find_trick<content::GrabTrick>(game.catalog.monster(held.causer_kind).tricks) == nullptr) {
        return false;
    }
    return !is_alive(game, held.causer) ||
           !core::adjacent(position_of(game, victim), position_of(game, held.causer));
}

/// The first actor in a grip that has ended; an invalid id if there is none.
EntityId next_released(GameState game) {
    for (const auto& [id, conditions] : entries(game.world.entities.conditions)) {
        const Condition& held = conditions.of[static_cast<std::size_t>(content::ConditionKind::Held)];
        if (has_lost_hold(game, id, held)) {
            return id;
        }
    }
    return {};
}

}  // namespace

void play_blow_tricks(MutableGameState game, EntityId attacker, EntityId victim, Events& events) {
    for (const content::Trick& trick : definition_of(game, attacker).tricks) {
        std::visit(BlowTricks(game, attacker, victim, events), trick);
    }
}

bool is_laden(const World& world, EntityId thief) {
    return ranges::any_of(filled_slots(pack_of(world.entities, thief)), [&world](const SlotContent& slot) {
        return world.entities.carried.contains(slot.item);
    });
}

void release_grips(MutableGameState game, Events& events) {
    for (EntityId freed = next_released(game); freed.valid(); freed = next_released(game)) {
        end_condition(game, freed, content::ConditionKind::Held, events);
    }
}

void split_if_hurt(MutableGameState game, EntityId actor, Events& events) {
    const content::MonsterId kind = game.world.entities.creatures[actor].kind;
    const std::int32_t half =
        half_of_split(game.catalog.monster(kind), game.world.entities.vitals[actor].hit_points);
    const auto cell =
        half > 0 && actor != hero_id ? free_neighbour(game, position_of(game, actor)) : std::nullopt;
    if (!cell) {
        return;
    }
    const EntityId part = spawn_offspring(game, actor, kind, *cell);
    Vitals& other = game.world.entities.vitals[part];
    other.hit_points = other.max_hit_points = half;
    Vitals& own = game.world.entities.vitals[actor];
    own.hit_points -= half;
    own.max_hit_points = own.hit_points;
    events.emplace_back(
        TrickUsed{actor_ref(game, actor), content::TrickKind::Split, actor_ref(game, part), {}});
}

}  // namespace torchwake::rules
