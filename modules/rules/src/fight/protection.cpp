// What protects a monster from blows by the tricks of its kind, and the states in which it does not.

#include <torchwake/core/direction.hpp>
#include <torchwake/rules/actor_facts.hpp>
#include <torchwake/rules/light.hpp>
#include <torchwake/rules/lookups.hpp>
#include <torchwake/rules/touch.hpp>

#include <algorithm>
#include <vector>

namespace torchwake::rules {
namespace {

using content::ConditionKind;
using content::Weakness;

/// The states of one actor against an opponent.
class States {
  public:
    States(GameState game, EntityId actor, core::Point opponent)
        : game_(game), actor_(actor), opponent_(opponent) {}

    [[nodiscard]] bool holds(Weakness state) const {
        switch (state) {
            case Weakness::Fire:
                return exposure_of(game_, actor_).burning > 0;
            case Weakness::Acid:
                return stands_in_acid();
            case Weakness::Poison:
                return condition_of(game_, actor_, ConditionKind::Poison) != nullptr;
            case Weakness::Water:
                return exposure_of(game_, actor_).wet > 0 ||
                       soaks(game_.catalog, definition_of(game_, actor_), matter());
            case Weakness::Hold:
                return condition_of(game_, actor_, ConditionKind::Held) != nullptr;
            case Weakness::Flank:
                return turns_its_flank();
            case Weakness::Dark:
                return !is_lit(game_, here());
        }
        return false;
    }

  private:
    [[nodiscard]] core::Point here() const { return position_of(game_, actor_); }
    [[nodiscard]] CellMatter matter() const { return matter_at(game_.world.level.matter, here()); }

    [[nodiscard]] bool stands_in_acid() const {
        const content::MatterDef* const liquid = liquid_underfoot(game_.catalog, matter());
        return liquid != nullptr && liquid->corrodes && !definition_of(game_, actor_).flies;
    }

    /// A hunter faces the cell where it last saw its prey. A sleeper counts as facing whoever wakes it.
    [[nodiscard]] bool turns_its_flank() const {
        const Mind* const mind = game_.world.entities.minds.find(actor_);
        if (mind == nullptr || mind->intent == Intent::Sleep) {
            return false;
        }
        const auto front = core::direction_towards(here(), mind->last_seen);
        const auto side = core::direction_towards(here(), opponent_);
        const bool faces = mind->intent == Intent::Hunt && front && side &&
                           core::eighths_between(*front, *side) <= 1 &&
                           condition_of(game_, actor_, ConditionKind::Confusion) == nullptr;
        return !faces;
    }

    GameState game_;
    EntityId actor_;
    core::Point opponent_;
};

/// The protections by tricks whose weaknesses `is_weak` denies.
template <class IsWeak>
Protection protection_unless(const content::MonsterDef& kind, const IsWeak& is_weak) {
    Protection protection;
    if (const auto* const plate = content::find_trick<content::PlateTrick>(kind.tricks);
        plate != nullptr && !is_weak(plate->weak_to)) {
        const bool faces = std::ranges::find(plate->weak_to, Weakness::Flank) != plate->weak_to.end();
        (faces ? protection.guard : protection.armour) = plate->armour;
    }
    if (const auto* const trick = content::find_trick<content::RegenerateTrick>(kind.tricks);
        trick != nullptr && !is_weak(trick->weak_to)) {
        protection.regained = trick->amount;
    }
    if (const auto* const trick = content::find_trick<content::RecoilTrick>(kind.tricks);
        trick != nullptr && !is_weak(trick->weak_to)) {
        protection.recoil = trick->damage;
    }
    return protection;
}

}  // namespace

Protection protection_of(GameState game, EntityId actor, core::Point opponent) {
    const content::MonsterDef& kind = definition_of(game, actor);
    if (kind.tricks.empty()) {
        return {};
    }
    const States states(game, actor, opponent);
    return protection_unless(kind, [&states](const std::vector<Weakness>& weak_to) {
        return std::ranges::any_of(weak_to, [&states](Weakness state) { return states.holds(state); });
    });
}

Protection protection_of(const content::MonsterDef& kind) {
    return protection_unless(kind, [](const std::vector<Weakness>&) { return false; });
}

}  // namespace torchwake::rules
