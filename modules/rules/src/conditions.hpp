#pragma once

// What lasts on an actor for so many of its own actions. An action counts from its beginning: what begins
// with it does not count it, what ends with it holds until it is done.

#include <torchwake/rules/formulas.hpp>
#include <torchwake/rules/knowledge.hpp>
#include <torchwake/rules/turn.hpp>

#include <vector>

namespace torchwake::rules {

/// An actor's condition of that kind; null where it has none.
[[nodiscard]] const Condition* condition_of(const World& world, EntityId actor, content::ConditionKind kind);

/// What an actor's attributes come to, with what it holds and wears and all that changes them for a while;
/// never below 0.
[[nodiscard]] content::Attributes attributes_of(const World& world, EntityId actor);
/// The same with that bonus in place of the one of what it holds and wears.
[[nodiscard]] content::Attributes attributes_with(const World& world, EntityId actor,
                                                  const content::Attributes& bonus);
/// Adds the bonus of gear; nothing falls below 0.
void add_bonus(content::Attributes& attributes, const content::Attributes& bonus);

/// Attributes with all that is known to change them for a while; never below 0.
[[nodiscard]] content::Attributes changed_attributes(content::Attributes attributes,
                                                     const std::vector<KnownCondition>& conditions);

/// How long the wait after an action is that begins now.
[[nodiscard]] Pace pace_of(const World& world, EntityId actor);

/// All that lasts on an actor, by kind.
[[nodiscard]] std::vector<KnownCondition> known_conditions(const World& world, EntityId actor);

/// Pulls at what holds it: that lasts shorter by what strength has over 10, but this action more at least.
/// Requires: it is held.
void struggle(World& world, EntityId actor, Events& events);

/// Does nothing where the effect has no turns. Requires: the actor lives.
void begin_condition(const content::Catalog& catalog, World& world, EntityId actor,
                     const content::LastingEffect& effect, const ActorRef& causer, Events& events);
/// Does nothing where the actor has none of that kind.
void end_condition(const content::Catalog& catalog, World& world, EntityId actor, content::ConditionKind kind,
                   Events& events);

/// An actor begins an action of its own.
void open_action(World& world, EntityId actor);
/// That action is done: poison and regrowth have their effect, and what lasted so long ends. The actor may
/// die. Requires: it lives.
void close_action(const content::Catalog& catalog, World& world, EntityId actor, Events& events);

}  // namespace torchwake::rules
