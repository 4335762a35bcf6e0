#include "step_policy.hpp"

#include <torchwake/autopilot/auto_action.hpp>
#include <torchwake/forecast/matter_forecast.hpp>
#include <torchwake/rules/harm.hpp>
#include <torchwake/rules/lookups.hpp>

#include <range/v3/range/conversion.hpp>
#include <range/v3/view/filter.hpp>
#include <range/v3/view/transform.hpp>

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace torchwake::autopilot {
namespace {

using forecast::Knowledge;
using rules::ActorRef;

/// Enemies in view that were unaware of the hero when the action began.
using Unaware = std::vector<rules::EntityId>;

bool is_among(const Unaware& passed, rules::EntityId id) {
    return std::ranges::find(passed, id) != passed.end();
}

Unaware unaware_in_view(const Knowledge& knowledge) {
    const std::vector<forecast::KnownActor> actors = knowledge.actors_in_view();
    const auto is_unaware = [](const forecast::KnownActor& actor) { return actor.hostile && !actor.hunting; };
    return actors | ranges::views::filter(is_unaware) | ranges::views::transform(&forecast::KnownActor::id) |
           ranges::to<std::vector>();
}

/// An enemy, and where the hero saw it.
struct SeenEnemy {
    content::MonsterId kind;
    core::Point at;
};

/// The nearest enemy in view that hunts the hero, or is not among `passed`.
std::optional<SeenEnemy> enemy_in_view(const Knowledge& knowledge, const Unaware& passed) {
    const auto actors = knowledge.actors_in_view();
    const auto enemy = std::ranges::find_if(actors, [&passed](const forecast::KnownActor& actor) {
        return actor.hostile && (actor.hunting || !is_among(passed, actor.id));
    });
    return enemy == actors.end() ? std::nullopt : std::optional(SeenEnemy{enemy->kind, enemy->at});
}

std::optional<SeenEnemy> as_seen_enemy(const content::Catalog& catalog, const ActorRef& actor) {
    const bool seen = actor.seen && catalog.hostile(catalog.hero(), actor.kind);
    return seen ? std::optional(SeenEnemy{actor.kind, actor.at}) : std::nullopt;
}

/// An enemy that did or suffered something in view, except dying.
template <class Event>
std::optional<SeenEnemy> enemy_seen_in(const content::Catalog& catalog, const Event& event) {
    if constexpr (requires { event.attacker; }) {
        const auto attacker = as_seen_enemy(catalog, event.attacker);
        return attacker ? attacker : as_seen_enemy(catalog, event.victim);
    } else if constexpr (requires { event.actor; } && !requires { event.killer; }) {
        return as_seen_enemy(catalog, event.actor);
    } else {
        return std::nullopt;
    }
}

/// True if the event is a wait or a step of one of `passed`.
bool is_idle(const rules::Event& event, const Unaware& passed) {
    const auto* waited = std::get_if<rules::ActorWaited>(&event);
    const auto* walked = std::get_if<rules::ActorWalked>(&event);
    return (waited != nullptr && is_among(passed, waited->actor.id)) ||
           (walked != nullptr && is_among(passed, walked->actor.id));
}

/// An enemy that the hero saw during a turn; it may be out of view again.
std::optional<SeenEnemy> enemy_seen(const content::Catalog& catalog, const rules::Events& events,
                                    const Unaware& passed) {
    for (const rules::Event& event : events) {
        const auto enemy =
            std::visit([&catalog](const auto& what) { return enemy_seen_in(catalog, what); }, event);
        if (enemy && !is_idle(event, passed)) {
            return enemy;
        }
    }
    return std::nullopt;
}

Stop stop_for(const SeenEnemy& enemy, const Knowledge& knowledge) {
    return {StopReason::EnemyInView, enemy.kind, {}, core::direction_towards(knowledge.hero().at, enemy.at)};
}

/// The reason to stop of a hero that some events tell that it has to eat.
std::optional<StopReason> hunger_in(const rules::Events& events) {
    std::optional<StopReason> reason;
    for (const rules::Event& event : events) {
        const auto* const changed = std::get_if<rules::HungerChanged>(&event);
        const auto* const hurt = std::get_if<rules::HungerHurt>(&event);
        if (hurt != nullptr && hurt->actor.id == rules::hero_id) {
            return StopReason::Starving;
        }
        if (changed != nullptr && changed->actor.id == rules::hero_id &&
            rules::stops_recovery(changed->stage)) {
            const bool starves = changed->stage == rules::HungerStage::Starving;
            reason = starves ? StopReason::Starving : StopReason::HungerBegan;
        }
    }
    return reason;
}

/// True if the hero opened a door, which ends `Run`.
bool opened_door(const rules::Events& events) {
    return std::ranges::any_of(events, [](const rules::Event& event) {
        const auto* opened = std::get_if<rules::DoorOpened>(&event);
        return opened != nullptr && opened->actor.id == rules::hero_id;
    });
}

/// True if the hero discovered a trap, in any way, or its gear warned it.
bool is_warned(const rules::Events& events) {
    return std::ranges::any_of(events, [](const rules::Event& event) {
        const auto* sprung = std::get_if<rules::TrapSprung>(&event);
        return std::holds_alternative<rules::TrapSpotted>(event) ||
               std::holds_alternative<rules::DangerSensed>(event) ||
               (sprung != nullptr && sprung->actor.id == rules::hero_id);
    });
}

/// The stop of a hero who burns, or whom what it sees hurts soon where it stands.
std::optional<Stop> stop_in_fire(const Knowledge& knowledge) {
    const forecast::HeroFacts hero = knowledge.hero();
    if (hero.burning > 0) {
        return Stop{StopReason::Burning, {}, {}};
    }
    const bool harmful = forecast::forecast_matter(knowledge).ever_harmful(hero.at);
    return harmful ? std::optional(Stop{StopReason::Flames, {}, {}}) : std::nullopt;
}

}  // namespace

struct AutoActionRunner::Inner {
    Inner(const AutoAction& which, SeenHarm* memory)
        : action(which),
          policy(std::visit(
              [harm = memory != nullptr ? memory : &own](const auto& what) { return policy_of(what, *harm); },
              which)) {}

    /// The stop before a step of any automatic action, if there is a reason.
    [[nodiscard]] std::optional<Stop> early_stop(const Knowledge& knowledge) const {
        const forecast::HeroFacts hero = knowledge.hero();
        if (hunted && steps == 0 && hero.alive) {
            return std::nullopt;
        }
        if (const auto enemy = enemy_in_view(knowledge, passed)) {
            return stop_for(*enemy, knowledge);
        }
        if (!hero.alive || (steps > 0 && knowledge.depth() != depth)) {
            return Stop{};
        }
        if (const auto fire = stop_in_fire(knowledge)) {
            return fire;
        }
        if (confusion_of(hero) > 0 && !std::holds_alternative<Rest>(action)) {
            return Stop{StopReason::Hurt, {}, {}};
        }
        return steps == most_steps ? std::optional(Stop{StopReason::TooLong, {}, {}}) : std::nullopt;
    }

    [[nodiscard]] static std::int32_t confusion_of(const forecast::HeroFacts& hero) {
        return turns_left(hero.conditions, content::ConditionKind::Confusion);
    }

    void remember(const Knowledge& knowledge) {
        const forecast::HeroFacts hero = knowledge.hero();
        hit_points = hero.hit_points;
        confusion = confusion_of(hero);
        depth = knowledge.depth();
        ++steps;
    }

    /// The stop that follows from the harm or the hunger of the last step, if any.
    [[nodiscard]] std::optional<Stop> harm(const Knowledge& knowledge, const rules::Events& events) const {
        const forecast::HeroFacts hero = knowledge.hero();
        const bool hurt = confusion_of(hero) > confusion || std::ranges::any_of(events, rules::hurts_hero);
        if (const auto hunger = hurt ? std::nullopt : hunger_in(events)) {
            return Stop{*hunger, {}, {}};
        }
        return hurt || hero.hit_points < hit_points ? std::optional(Stop{StopReason::Hurt, {}, {}})
                                                    : std::nullopt;
    }

    SeenHarm own;
    AutoAction action;
    std::unique_ptr<StepPolicy> policy;
    Unaware passed;       ///< unaware enemies at the beginning; Rest has none
    bool hunted = false;  ///< an enemy hunted the hero when it began, so it is one step
    std::int32_t steps = 0;
    // The values before the last step.
    std::int32_t hit_points = 0;
    std::int32_t confusion = 0;
    std::int32_t depth = 0;
};

AutoActionRunner::AutoActionRunner(const AutoAction& action, SeenHarm* memory)
    : inner_(std::make_unique<Inner>(action, memory)) {}
AutoActionRunner::~AutoActionRunner() = default;
AutoActionRunner::AutoActionRunner(AutoActionRunner&&) noexcept = default;
AutoActionRunner& AutoActionRunner::operator=(AutoActionRunner&&) noexcept = default;

std::variant<rules::Command, Stop> AutoActionRunner::next(const Knowledge& knowledge) {
    if (inner_->steps == 0 && !std::holds_alternative<Rest>(inner_->action)) {
        inner_->passed = unaware_in_view(knowledge);
        inner_->hunted = is_hunted(knowledge);
    }
    if (const auto stop = inner_->early_stop(knowledge)) {
        return *stop;
    }
    if (const auto stop = inner_->policy->finished(knowledge)) {
        return *stop;
    }
    NextStep step = inner_->policy->next(knowledge);
    if (std::holds_alternative<rules::Command>(step)) {
        inner_->remember(knowledge);
    }
    return step;
}

std::optional<Stop> AutoActionRunner::after(const Knowledge& knowledge, const rules::Turn& turn) {
    if (turn.refusal) {
        return Stop{StopReason::Refused, {}, {}};
    }
    if (turn.outcome || knowledge.depth() != inner_->depth) {
        return Stop{};
    }
    if (inner_->hunted) {
        return Stop{StopReason::Hunted, {}, {}};
    }
    auto enemy = enemy_in_view(knowledge, inner_->passed);
    if (!enemy) {
        enemy = enemy_seen(knowledge.catalog(), turn.events, inner_->passed);
    }
    if (enemy) {
        return stop_for(*enemy, knowledge);
    }
    if (const auto fire = stop_in_fire(knowledge)) {
        return fire;
    }
    if (const auto harm = inner_->harm(knowledge, turn.events)) {
        return harm;
    }
    if (is_warned(turn.events)) {
        return Stop{};  // the turn has told what it was
    }
    if (std::holds_alternative<Run>(inner_->action) && opened_door(turn.events)) {
        return Stop{StopReason::SomethingHere, {}, {}};
    }
    return inner_->policy->finished(knowledge);
}

bool is_hunted(const Knowledge& knowledge) {
    return std::ranges::any_of(knowledge.actors_in_view(), [](const forecast::KnownActor& actor) {
        return actor.hostile && actor.hunting;
    });
}

NextStep walk_unless_taken(const Knowledge& knowledge, core::Direction direction) {
    const auto other = knowledge.actor(core::step(knowledge.hero().at, direction));
    const auto lets_past = [&knowledge](const forecast::KnownActor& actor) {
        return !actor.hostile &&
               knowledge.catalog().monster(actor.kind).movement != content::Movement::Static;
    };
    if (!other || lets_past(*other)) {
        return rules::Command(rules::Walk{direction});
    }
    return other->hostile ? Stop{StopReason::EnemyInTheWay, other->kind, {}, direction}
                          : Stop{StopReason::Refused, {}, {}};
}

}  // namespace torchwake::autopilot
