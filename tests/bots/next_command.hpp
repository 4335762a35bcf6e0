#pragma once

#include "scenario/scenario.hpp"

#include <torchwake/bots/bot.hpp>

#include <string_view>
#include <variant>

namespace torchwake::bots {

/// The first command of a bot that has seen nothing before.
inline rules::Command next(const scenario::Scenario& scenario, std::string_view bot = "explorer") {
    return make_bot(bot)->next(scenario.knowledge());
}

/// Lets all enemies of a map hunt the hero.
inline void rouse(scenario::Scenario& scenario) {
    for (const forecast::KnownActor& actor : scenario.knowledge().actors_in_view()) {
        rules::Mind& mind = scenario.world.entities.minds[actor.id];
        mind.intent = rules::Intent::Hunt;
        mind.prey = rules::hero_id;
    }
}

/// Lets a monster sleep that would kill the hero.
inline void let_sleep_strong(scenario::Scenario& scenario, rules::EntityId monster) {
    scenario.put_to_sleep(monster);
    scenario.world.entities.vitals[monster] = {200, 200, 0, 0};
}

inline bool is_use(const rules::Command& command, rules::Slot slot) {
    const auto* use = std::get_if<rules::UseItem>(&command);
    return use != nullptr && use->slot == slot;
}

}  // namespace torchwake::bots
