#pragma once

// A search for commands of the hero by which announced spells miss it. It plays them out on copies of the
// World, with the dice as they fall, and shares nothing with the search of the rules.

#include "scenario/scenario.hpp"

#include <torchwake/core/direction.hpp>
#include <torchwake/rules/announcement.hpp>
#include <torchwake/rules/queries.hpp>
#include <torchwake/rules/turn.hpp>

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace torchwake::rules {

/// No question keeps the hero from acting.
inline void answer_all(World& world) {
    world.choice = {};
    world.run.owed_choices = 0;
}

/// A step or a blow in each direction, and a wait.
inline std::vector<Command> commands_of_search() {
    std::vector<Command> commands;
    commands.reserve(core::all_directions.size() + 1);
    for (const core::Direction direction : core::all_directions) {
        commands.emplace_back(Walk{direction});
    }
    commands.emplace_back(Wait{});
    return commands;
}

/// Drops those whose announcement ended. Returns false if a spell reached the hero.
inline bool note_ends(const Events& events, std::vector<EntityId>& open) {
    for (const AnnouncementEnded& ended : scenario::events_of<AnnouncementEnded>(events)) {
        const bool wanted = std::erase(open, ended.actor.id) > 0;
        if (wanted && ended.end == AnnouncementEnd::Reached) {
            return false;
        }
    }
    return true;
}

inline std::int32_t hit_points_of_hero(const World& world) {
    return world.entities.vitals[hero_id].hit_points;
}

/// A World in which the hero has met none of the open announcements.
struct Branch {
    World world;
    std::vector<EntityId> open;
};

/// Adds the World after each command that none of the open announcements punishes, for each cell of the hero
/// the one with most hit points. Returns true if one of them has no announcement open.
inline bool grow(const Ruleset& ruleset, const Branch& from, std::vector<Branch>& grown) {
    static const std::vector<Command> commands = commands_of_search();
    for (const Command& command : commands) {
        Branch next = from;
        const Turn turn = take_turn(ruleset, next.world, command);
        if (turn.refusal || turn.outcome || !note_ends(turn.events, next.open)) {
            continue;
        }
        answer_all(next.world);
        if (next.open.empty()) {
            return true;
        }
        const core::Point at = position_of(next.world, hero_id);
        const auto known = std::ranges::find_if(
            grown, [at](const Branch& other) { return position_of(other.world, hero_id) == at; });
        if (known == grown.end()) {
            grown.push_back(std::move(next));
        } else if (hit_points_of_hero(known->world) < hit_points_of_hero(next.world)) {
            *known = std::move(next);
        }
    }
    return false;
}

/// True if some commands keep the hero alive, and out of all that those have announced.
inline bool can_be_avoided(const Ruleset& ruleset, const World& world, const std::vector<EntityId>& open) {
    constexpr int most_steps = 8;
    std::vector<Branch> branches{{world, open}};
    for (int step = 0; step < most_steps && !branches.empty(); ++step) {
        std::vector<Branch> grown;
        for (const Branch& branch : branches) {
            if (grow(ruleset, branch, grown)) {
                return true;
            }
        }
        branches = std::move(grown);
    }
    return false;
}

/// True if some commands keep the hero alive for as long as an announcement takes.
inline bool can_live(const Ruleset& ruleset, const World& world) {
    std::vector<Branch> branches{{world, {hero_id}}};  // an announcement that never ends
    for (int step = 0; step <= turns_of_announcement; ++step) {
        std::vector<Branch> grown;
        for (const Branch& branch : branches) {
            static_cast<void>(grow(ruleset, branch, grown));
        }
        branches = std::move(grown);
    }
    return !branches.empty();
}

}  // namespace torchwake::rules
